/** Wheel, fingers and drag move and magnify what is seen of a map. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "../../parts/boxes";
import type { Zoom } from "./zoom.svelte";

/** So many pixels of a wheel make it e times larger; so many of a finger are not yet a drag. */
const WHEEL = 400;
const STEADY = 5;

interface OnScreen {
  clientX: number;
  clientY: number;
}

export const gestures =
  (zoom: Zoom): Attachment<SVGSVGElement> =>
  (svg) => {
    const held = new Map<number, Point>();
    let dragged = false;

    function onMap({ clientX, clientY }: OnScreen): Point {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(
        svg.getScreenCTM()?.inverse(),
      );
      return { x, y };
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      zoom.by(Math.exp(-event.deltaY / WHEEL), onMap(event));
    }

    function press({ pointerId, clientX, clientY }: PointerEvent): void {
      held.set(pointerId, { x: clientX, y: clientY });
      dragged = false;
    }

    function move({ pointerId, clientX, clientY }: PointerEvent): void {
      const before = held.get(pointerId);
      if (!before) return;
      const now = { x: clientX, y: clientY };
      const other = [...held].find(([id]) => id !== pointerId)?.[1];
      if (other) pinch(before, now, other);
      else if (!dragged && distance(now, before) < STEADY) return;
      else drag(before, now);
      dragged = true;
      held.set(pointerId, now);
    }

    function pinch(before: Point, now: Point, other: Point): void {
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
      zoom.by(distance(now, other) / Math.max(1, distance(before, other)), onMap(middle));
    }

    function drag(before: Point, now: Point): void {
      const pixels = svg.getScreenCTM()?.a ?? 1;
      zoom.drag((now.x - before.x) / pixels, (now.y - before.y) / pixels);
    }

    const release = ({ pointerId }: PointerEvent) => held.delete(pointerId);

    /** A drag ends with a click that means nothing. */
    function endDrag(event: Event): void {
      if (dragged) event.stopPropagation();
      dragged = false;
    }

    const ended = new AbortController();
    const { signal } = ended;
    svg.addEventListener("wheel", wheel, { signal, passive: false });
    svg.addEventListener("pointerdown", press, { signal });
    svg.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      svg.addEventListener(end, release, { signal });
    svg.addEventListener("click", endDrag, { signal, capture: true });
    return () => ended.abort();
  };

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
