"""Plans ahead: used in the rules' order where they can be, and noticed by nobody before."""

from engine.core.plans import Plan
from engine.core.properties import seen
from engine.core.protocol import Option
from engine.fab.planning import BOOK
from tests.fab.front import GAME, IL, SY, Front, front


def plan(here: Front, seat: int, *plans: Plan) -> Front:
    """Open both books, and let a seat plan."""
    here.run(["plans"])
    here.answer(seat, BOOK.kind, *(planned.option for planned in plans))
    here.state.open = [decision for decision in here.state.open if decision.kind == BOOK.kind]
    return here


def battle(
    seat: int, *plans: Plan, units: tuple[str, ...] = ("SY12@18 up", "IL04@18"), have: tuple[str, ...]
) -> Front:
    here = plan(front(*units).have(*have), seat, *plans)
    books = here.state.open
    here.state.phase = "combat"
    here.state.agenda = [["rest"], ["round", "18"]]
    here.state.open = books
    here.call(GAME.run)
    return here


def test_a_planned_retreat_needs_no_question() -> None:
    here = battle(
        IL,
        Plan("stand", ("retreat",), about="18"),
        Plan("retreat", ("to", "15")),
        units=("SY12@18 up", "IL04@18", "IL03@15"),
        have=("il-SA-1",),
    )

    assert here.unit("IL04").area == "15"


def test_a_plan_for_one_area_goes_before_one_for_all() -> None:
    here = battle(
        IL,
        Plan("stand", ("retreat",)),
        Plan("stand", ("hold",), about="18"),
        units=("SY12@18 up", "IL04@18", "SY13@18"),
        have=("il-SA-1",),
    )

    assert here.unit("IL04").area == "18"
    assert here.asked(SY, "point")


def test_what_cannot_be_done_is_asked() -> None:
    here = battle(
        IL,
        Plan("stand", ("reinforce",)),
        units=("SY12@18 up", "IL04@18"),
        have=("il-SA-1",),
    )

    assert here.asked(IL, "stand")


def test_assets_are_assigned_as_far_as_they_go_together() -> None:
    have = ("I36-ART-1", "I36-ART-2", "I36-ENG-1")
    plans = [Plan("support", ("assign", piece)) for piece in have]
    here = plan(front("SY12@18 up", "SY13@18", "IL04@18").have(*have), IL, *plans)
    here.state.agenda = [["rest"], ["round", "18"]]
    here.call(GAME.run)

    assert here.one("assigned")["pieces"] == ["I36-ART-1", "I36-ENG-1"]


def test_an_attack_is_aborted_at_so_many_hits() -> None:
    def aborted(*dice: int) -> bool:
        here = plan(front("SY12@18 up", "IL04@18"), SY, Plan("abort", ("abort",), least=2)).dice(fire=[*dice])
        here.state.agenda = [["rest"], ["round", "18"]]
        here.call(GAME.run)
        return bool(here.said("aborted"))

    assert aborted(1, 1, 1)
    assert not aborted(1, 1, 9)


def test_nobody_notices_a_plan() -> None:
    here = front("SY12@18 up", "IL04@18").run(["plans"])
    before = [seen(GAME, here.state, viewer) for viewer in (None, SY)]
    picks: list[Option] = [Plan("stand", ("hold",)).option]
    here.answer(IL, BOOK.kind, *picks)

    assert here.events == []
    assert [seen(GAME, here.state, viewer) for viewer in (None, SY)] == before
