"""Check a match file by FAIR.md alone: python fair_page_checker.py FILE [LINE FROM THE THREAD]."""

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

Match = dict[str, Any]


def canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def need(truth: object, what: str) -> None:
    if not truth:
        sys.exit(f"refused: {what}")


def commitment(match: Match) -> str:
    """Compute the hash that must have been published."""
    if match["dice"] == 1:
        return sha256(bytes.fromhex(match["seed"]))
    packs = {}
    by_digits = {sha256(canonical(pack))[:16]: sha256(canonical(pack)) for pack in match["packs"]}
    keys = match["options"].get("packs", [])
    need(len(keys) == len(by_digits) == len(match["packs"]), "the packs are not those of the options")
    for key in keys:
        need(key.partition("@")[2] in by_digits, f"the pack {key} is not in the file")
        packs[key] = by_digits[key.partition("@")[2]]
    same = ("match", "game", "rules", "scenario", "options", "seats", "seed")
    opened = match.get("opened") or {}
    bound = {key: opened.get(key, match[key]) for key in same}
    return sha256(canonical({**bound, "packs": packs, "scheme": "fieldpost-2"}))


class Blocks:
    """The bytes of one draw."""

    def __init__(self, match: Match, purpose: str, count: int) -> None:
        text = f"{':'.join(match['entropy'])}|{purpose}|{count}|"
        self.text = text if match["dice"] == 1 else f"{match['commitment']}|{text}"
        self.key = bytes.fromhex(match["seed"])
        self.part, self.left = 0, b""

    def take(self, size: int) -> int:
        if not self.left:
            text = f"{self.text}{self.part}".encode()
            self.left = hashlib.blake2b(text, key=self.key, digest_size=32).digest()
            self.part += 1
        taken, self.left = self.left[:size], self.left[size:]
        return int.from_bytes(taken, "big")


def rolled(blocks: Blocks, number: int, faces: int) -> list[int]:
    dice: list[int] = []
    while len(dice) < number:
        byte = blocks.take(1)
        if byte < 256 - 256 % faces:
            dice.append(byte % faces + 1)
    return dice


def shuffled(blocks: Blocks, number: int) -> list[int]:
    cards, k = list(range(number)), number
    while k > 1:
        x = blocks.take(4)
        if x < 2**32 - 2**32 % k:
            j = x % k
            k -= 1
            cards[k], cards[j] = cards[j], cards[k]
    return cards


def check_draws(match: Match) -> None:
    drawn: list[tuple[int, str]] = []  # act and purpose of every draw that counts
    act = 0
    for number, draw in enumerate(match["draws"], 1):
        purpose, count = draw["purpose"], draw["count"]
        need(purpose != "computer", f"draw {number} is for what the computer thinks with")
        where = f"draw {number} ({purpose} {count})"
        need(act <= draw["act"] <= len(match["acts"]), f"{where}: act {draw['act']} is out of order")
        for one in match["acts"][act : draw["act"]]:
            if "to" in one:
                drawn = [(at, what) for at, what in drawn if at < one["to"]]
        act = draw["act"]
        right = sum(what == purpose for _, what in drawn)
        need(count == right, f"{where}: the count should be {right}")
        drawn.append((act, purpose))
        blocks = Blocks(match, purpose, count)
        if draw["draw"] == "roll":
            need(1 <= draw["faces"] <= 256, f"{where}: dice of {draw['faces']} faces")
            dice = rolled(blocks, len(draw["rolled"]), draw["faces"])
            need(draw["rolled"] == dice, f"{where}: the file has {draw['rolled']}, right is {dice}")
        else:
            order = shuffled(blocks, len(draw["order"]))
            need(draw["order"] == order, f"{where}: the file has {draw['order']}, right is {order}")


def check_computer(match: Match) -> None:
    for number, act in enumerate(match["acts"], 1):
        told = act.get("computer")
        if told is not None:
            need(act["act"] == "answer", f"act {number}: the computer can only answer")
            need(told["level"] and told["version"] >= 1, f"act {number}: the computer has no level, or no version")


def computers_key(match: Match, seat: int) -> str:
    """Compute what the computer takes its chance from in a seat."""
    return f"{Blocks(match, 'computer', seat).take(32):064x}"


def check(match: Match, line: str | None = None) -> None:
    need(match["format"] == 2 and match["dice"] in (1, 2), "not of format 2, or of unknown dice")
    need(re.fullmatch("[0-9a-f]{64}", match["seed"]), "the seed is not 64 hex digits")
    if match["dice"] == 2:
        need(len(match["entropy"]) in (0, match["seats"]), "not a word for each seat")
        words = all(re.fullmatch("[0-9A-Za-z_-]{1,40}", word) for word in match["entropy"])
        need(words, "a player's word has other signs than allowed")
    need(match["commitment"] == commitment(match), "the hash is not that of the seed and the match")
    published = [f"fieldpost-{match['dice']}", match["commitment"], *match["entropy"]]
    need(line is None or line.split() == published, "the line from the thread is another")
    need(match["draws"] is not None, "the file tells no draws")
    check_draws(match)
    check_computer(match)


if __name__ == "__main__":
    check(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")), *sys.argv[2:3])
    print("all is as the page says")
