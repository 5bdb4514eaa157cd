/** Things of the board in words, for labels and screen readers. */
import { faceOf } from "./box";
import type { Area, Dish, Ingredient } from "./view";
import type { Scene } from "./scene";
import { leftOf, reserverOf, standing, surchargeOf } from "./table";

export function nameOf({ seats, say }: Scene, seat: number): string {
  const shown = seats[seat];
  return shown?.you ? say("label-you") : (shown?.name ?? "");
}

/** Several ingredients: "2 × meat, 1 × salt". */
function goods({ say }: Scene, counts: Partial<Record<Ingredient, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([ingredient, count]) => `${count} × ${say("ingredient", { ingredient })}`)
    .join(", ");
}

/** An area with its goods and with who stands there. */
export function areaLabel(scene: Scene, area: Area): string {
  const { table, say } = scene;
  const closed = area !== "grocer" && (table.covers[area] ?? 0) > 0;
  const present = standing(table, area).filter((each) => each.helpers + each.discs > 0);
  return [
    say("area", { area }),
    closed ? say("label-closed") : "",
    goods(scene, table.stock[area] ?? {}),
    present.map((each) => `${nameOf(scene, each.seat)} ${each.helpers + each.discs}`).join(", "),
  ]
    .filter((part) => part !== "")
    .join("; ");
}

/** What a dish costs where it lies. */
function priceLabel(scene: Scene, dish: Dish): string {
  const { say, table } = scene;
  const { colour, own, other } = faceOf(dish);
  if (colour === null) {
    const left = say("price-large.left", { count: leftOf(table, dish) });
    return `${say("price-large", { dish })}, ${left}`;
  }
  const extra = surchargeOf(scene, dish);
  const price = say("price", { count: own, colour, other });
  return extra > 0 ? `${price}, ${say("price-surcharge", { count: extra })}` : price;
}

export function dishLabel(scene: Scene, dish: Dish): string {
  const { say, table } = scene;
  const seat = reserverOf(table, dish);
  return [
    say("dish", { dish }),
    say("points", { points: faceOf(dish).points }),
    priceLabel(scene, dish),
    seat === null ? "" : `${say("label-reserved")}: ${nameOf(scene, seat)}`,
  ]
    .filter((part) => part !== "")
    .join("; ");
}

/** What a cooked dish does for the rest of the match, if dishes are magical. */
export function benefitLabel({ say, table }: Scene, dish: Dish): string {
  const { type, colour } = faceOf(dish);
  if (!table.magical_dishes || colour === null) return "";
  return say("benefit", { type, colour });
}

/** What is to be known of a cooked dish, as `data-meaning` says it. */
export function cookedMeaning({ table }: Scene, dish: Dish): string {
  const { type, colour } = faceOf(dish);
  if (!table.magical_dishes || colour === null) return `cooked?dish=${dish}`;
  return `benefit?dish=${dish}&type=${type}&colour=${colour}`;
}
