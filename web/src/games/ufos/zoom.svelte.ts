/** Which part of the map is seen: all of it, or a part that one has moved to with wheel, fingers, drag or keys. */
import type { Point } from "../../parts/boxes";
import type { Frame } from "./geography";

const CLOSEST = 6;
const A_STEP = 1.35;

export class Zoom {
  #whole: () => Frame;
  /** How high the window is for its width. */
  #aspect: () => number;
  /** The middle of what is seen, and how much larger than the whole it is drawn. */
  #middle = $state.raw<Point | null>(null);
  scale = $state(1);

  /** What is seen now. */
  frame: Frame = $derived.by(() => {
    const whole = this.#whole();
    const width = whole.width / this.scale;
    const height = this.isWhole ? whole.height : Math.min(whole.height, width * this.#aspect());
    const middle = this.#middle ?? {
      x: whole.x + whole.width / 2,
      y: whole.y + whole.height / 2,
    };
    const within = (wanted: number, from: number, all: number, part: number) =>
      Math.min(Math.max(wanted - part / 2, from), from + all - part);
    return {
      x: within(middle.x, whole.x, whole.width, width),
      y: within(middle.y, whole.y, whole.height, height),
      width,
      height,
    };
  });

  constructor(whole: () => Frame, aspect: () => number) {
    this.#whole = whole;
    this.#aspect = aspect;
  }

  get isWhole(): boolean {
    return this.scale === 1;
  }

  fit(): void {
    this.scale = 1;
    this.#middle = null;
  }

  /** Come closer, or go away, with one point staying where it is. */
  by(factor: number, around?: Point): void {
    const { x, y, width, height } = this.frame;
    const point = around ?? { x: x + width / 2, y: y + height / 2 };
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const share = this.scale / scale;
    this.#middle = {
      x: point.x + (x + width / 2 - point.x) * share,
      y: point.y + (y + height / 2 - point.y) * share,
    };
    this.scale = scale;
    if (scale === 1) this.#middle = null;
  }

  closer = (): void => this.by(A_STEP);
  away = (): void => this.by(1 / A_STEP);

  /** Move what is seen, in units of the map. */
  drag(dx: number, dy: number): void {
    const { x, y, width, height } = this.frame;
    if (!this.isWhole) this.#middle = { x: x + width / 2 - dx, y: y + height / 2 - dy };
  }

  /** Show some points with room around them, as large as fills the window; without points, stay. */
  show(points: readonly Point[], room: number): void {
    if (!points.length) return;
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
    const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
    const whole = this.#whole();
    const fills = (this.#aspect() * whole.width) / whole.height;
    const fits = Math.min(
      whole.width / (right - left),
      (whole.width * this.#aspect()) / (bottom - top),
    );
    this.scale = Math.min(CLOSEST, Math.max(1, fills, fits));
    this.#middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  }
}
