"""What a seat may know: the declarations of the fields, turned into one mask of bytes for each viewer.

A view is the state with every byte blanked that its viewer may not see; nothing else decides it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.kernel.compiled import rule
from tafelrunde.kernel.record import Record, u8

Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Sight:
    """For one game: which bytes each viewer keeps, and what is counted for everybody.

    `keep` has a row for each seat and a last one for the spectator. A row of `counts` says: first byte, how many, and
    the byte in which their sum is shown.
    """

    keep: Bytes
    counts: npt.NDArray[np.int64]

    @classmethod
    def of(cls, record: type[Record], most_seats: int) -> Sight:
        """Read the declarations of a record."""
        keep = np.zeros((most_seats + 1, record.dtype.itemsize), np.uint8)
        keep[:, 0] = 0xFF
        counts: list[tuple[int, int, int]] = []
        places = record.dtype.fields
        assert places is not None
        for name, field in record.fields.items():
            kind, start = places[name][0], places[name][1]
            if field.sight == "everyone":
                keep[:, start : start + kind.itemsize] = 0xFF
            rows = field.shape[0] if field.sight == "owner" else 1
            width = kind.itemsize // rows
            if field.sight == "owner":
                for seat in range(rows):
                    keep[seat, start + seat * width : start + (seat + 1) * width] = 0xFF
            if field.counted:
                if field.kind is not u8:
                    raise TypeError(f"{record.game}: {name} is counted, so it must be stored in single bytes")
                shown = places[name + "_count"][1]
                counts += [(start + row * width, width, shown + row) for row in range(rows)]
        return cls(keep, np.array(counts, np.int64).reshape(-1, 3))


@rule
def look(cells: Any, at: int, seat: int, keep: Any, counts: Any, out: Any, to: int) -> None:
    """Write the view of a seat (or of SPECTATOR) of the record in row `at` of cells into row `to` of out."""
    viewer = seat if seat >= 0 else len(keep) - 1
    for i in range(cells.shape[1]):
        out[to, i] = cells[at, i] & keep[viewer, i]
    for row in range(len(counts)):
        total = 0
        for i in range(counts[row, 0], counts[row, 0] + counts[row, 1]):
            total += cells[at, i]
        out[to, counts[row, 2]] = total
