"""The few sentences of the terminal itself, so that it speaks also where no catalogues are installed."""

from __future__ import annotations

_PHRASES: dict[str, tuple[str, str]] = {
    "hand_over": ("Seat {seat} ({side}), take the keyboard.", "Asiento {seat} ({side}), te toca el teclado."),
    "ready": ("Enter when only you are looking: ", "Pulsa Intro cuando solo mires tú: "),
    "ready_or_undo": (
        "Enter to pass the keyboard, u to take back: ",
        "Intro para pasar el teclado, u para deshacer: ",
    ),
    "news": ("Since you last looked:", "Desde tu última mirada:"),
    "one": ("Pick one.", "Elige una."),
    "exactly": ("Pick exactly {least}.", "Elige exactamente {least}."),
    "some": ("Pick {least} to {most}.", "Elige de {least} a {most}."),
    "sealed": ("Sealed: nobody sees it before it is revealed.", "En secreto: nadie lo ve hasta que se revele."),
    "suggested": ("Enter alone takes {picks}.", "Intro a secas elige {picks}."),
    "nothing": ("nothing", "nada"),
    "help": (
        "Pick by number (several: 1 4 2); u undo, o other questions, b board, s FILE save, r resign, q quit.",
        "Elige por número (varios: 1 4 2); u deshacer, o más, b tablero, s FICHERO guarda, r rendirse, q fin.",
    ),
    "not_understood": ("I do not understand “{found}”.", "No entiendo «{found}»."),
    "no_number": ("There is no option {found}.", "No hay opción {found}."),
    "no_undo": (
        "That cannot be taken back: dice were rolled, something was shown, or another seat acted.",
        "Eso ya no se puede deshacer: hubo dados, se mostró algo o actuó otro asiento.",
    ),
    "undone": ("Taken back.", "Deshecho."),
    "others": ("Your open questions:", "Tus preguntas abiertas:"),
    "answered": ("answered", "contestada"),
    "surely": ("Resign? Type yes: ", "¿Rendirse? Escribe sí: "),
    "yes": ("yes", "sí"),
    "saved": ("Saved in {file}.", "Guardado en {file}."),
    "unsaved": ("Cannot be saved: {why}.", "No se puede guardar: {why}."),
    "over": ("The match is over.", "La partida ha terminado."),
    "seed": ("Seed {seed}, hash {hash}.", "Semilla {seed}, huella {hash}."),
}


def phrase(key: str, language: str, **args: object) -> str:
    """Say a sentence of the terminal in English or Spanish."""
    english, spanish = _PHRASES[key]
    return (spanish if language == "es" else english).format(**args)
