/** The stream as a file: a drawing that stands alone, with a title, everybody's name, and the colours it has on the page. */
import { EMBLEMS } from "../parts/emblems";
import type { SeatShown } from "../parts/seats";

const COPIED = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "font-size"];
const SVG = "http://www.w3.org/2000/svg";
const FONT = "sans-serif";
const MARGIN = 16;
const LINE = 28;
const SIGN = 20;

interface Legend {
  title: string;
  /** What the picture shows. */
  line: string;
  seats: readonly SeatShown[];
}

function part(name: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text) made.textContent = text;
  return made;
}

/** A colour as it is on the page now, by day or by night. */
function seen(colour: string, where: Element): string {
  const probe = where.appendChild(document.createElement("span"));
  probe.style.color = colour;
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** The drawing with the colours it has, without the line at the moment that is shown. */
function copyOf(drawn: SVGSVGElement): SVGSVGElement {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const parts = [...drawn.querySelectorAll("path, rect, text")];
  copy.querySelectorAll("path, rect, text").forEach((each, at) => {
    const style = getComputedStyle(parts[at] ?? drawn);
    for (const name of COPIED) each.setAttribute(name, style.getPropertyValue(name));
  });
  copy.querySelector(".now")?.remove();
  return copy;
}

/** Everybody with colour, emblem and name, in as many rows as they need. */
function legend(seats: readonly SeatShown[], wide: number, where: Element): [SVGElement, number] {
  const group = part("g", { "font-size": 15, fill: getComputedStyle(where).color });
  const pen = document.createElement("canvas").getContext("2d");
  if (pen) pen.font = `15px ${FONT}`;
  let x = MARGIN;
  let row = 0;
  for (const { name, colour, ink: inside, emblem } of seats) {
    const room = SIGN + 8 + (pen?.measureText(name).width ?? 8 * name.length) + 20;
    if (x > MARGIN && x + room > wide) {
      x = MARGIN;
      row += 1;
    }
    const at = part("g", { transform: `translate(${String(x)} ${String(row * LINE)})` });
    at.append(
      part("rect", { width: SIGN, height: SIGN, rx: 4, fill: seen(colour, where) }),
      part("path", {
        d: EMBLEMS[emblem],
        fill: seen(inside, where),
        transform: "translate(2 2) scale(.667)",
      }),
      part("text", { x: SIGN + 8, y: 15 }, name),
    );
    group.append(at);
    x += room;
  }
  return [group, (row + 1) * LINE];
}

/** The stream below its title and its legend. */
function pictureOf(drawn: SVGSVGElement, { title, line, seats }: Legend): string {
  const { width, height } = drawn.viewBox.baseVal;
  const { color } = getComputedStyle(drawn);
  const paper = getComputedStyle(document.body).backgroundColor;
  const [names, rows] = legend(seats, width + MARGIN, drawn.parentElement ?? document.body);
  const top = MARGIN + 2 * LINE + rows;
  const wide = width + 2 * MARGIN;
  const high = top + height + MARGIN;
  const whole = part("svg", {
    xmlns: SVG,
    viewBox: `0 0 ${String(wide)} ${String(high)}`,
    width: wide,
    height: high,
    "font-family": FONT,
  });
  names.setAttribute("transform", `translate(0 ${String(MARGIN + 2 * LINE)})`);
  const copy = copyOf(drawn);
  for (const [name, value] of Object.entries({ x: MARGIN, y: top, width, height }))
    copy.setAttribute(name, String(value));
  whole.append(
    part("title", {}, `${title}: ${line}`),
    part("rect", { width: wide, height: high, fill: paper }),
    part("text", { x: MARGIN, y: MARGIN + 16, "font-size": 20, fill: color }, title),
    part("text", { x: MARGIN, y: MARGIN + 16 + LINE, "font-size": 15, fill: color }, line),
    names,
    copy,
  );
  return new XMLSerializer().serializeToString(whole);
}

export function saveStream(name: string, legend: Legend): void {
  const drawn = document.querySelector<SVGSVGElement>("svg[data-stream]");
  if (!drawn) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([pictureOf(drawn, legend)], { type: "image/svg+xml" }));
  link.download = `${name}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}
