"""Scratch space for rules: arrays on the stack, which take hardly any time to make and none to free."""

from __future__ import annotations

from typing import Any

import numpy as np

from tafelrunde.kernel.compiled import INTERPRETED

if INTERPRETED:

    def zeros(shape: Any, kind: Any = np.int64) -> Any:
        """The same, interpreted."""
        return np.zeros(shape, kind)

else:
    from numba.core import cgutils, types
    from numba.extending import intrinsic
    from numba.np.arrayobj import populate_array
    from numba.np.numpy_support import as_dtype

    @intrinsic(prefer_literal=True)
    def zeros(_typing: Any, shape: Any, kind: Any = None) -> Any:
        """An array of zeros as NumPy's `zeros` makes it, whole numbers or of another kind.

        Its lengths are constants, and it lasts until the rule that made it returns: a rule does not return it.
        """
        each_length: Any = shape if isinstance(shape, types.BaseTuple) else [shape]
        lengths = [length.literal_value for length in each_length]
        made = types.Array(types.int64 if kind is None else kind.dtype, len(lengths), "C")
        item = as_dtype(made.dtype).itemsize
        count = int(np.prod(lengths))
        strides = [item * int(np.prod(lengths[axis + 1 :])) for axis in range(len(lengths))]

        def build(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
            def word(number: int) -> Any:
                return context.get_constant(types.intp, number)

            data = cgutils.alloca_once(builder, context.get_data_type(made.dtype), size=word(count))
            cgutils.memset(builder, data, word(count * item), 0)
            array = context.make_array(made)(context, builder)
            shape, steps = [word(length) for length in lengths], [word(stride) for stride in strides]
            populate_array(array, data=data, shape=shape, strides=steps, itemsize=word(item), meminfo=None)
            return array._getvalue()

        return made(shape, types.Omitted(None) if kind is None else kind), build
