/** What screen readers are told of UFOs and places. */
import { isCity, neighbours, placesOn } from "./geography";
import { restaurantsIn, standIn, tileOf, ufosAt, witnessesIn, type Ufo } from "./pieces";
import type { Scene } from "./scene";
import type { Place } from "./view";

export function sayUfo({ say, seats }: Scene, ufo: Ufo): string {
  return say("board-ufo", { ufo: ufo.kind, name: seats[ufo.seat]?.name ?? "" });
}

/** Everything that is to be known of a place, in one sentence after the other. */
export function sayPlace(scene: Scene, place: Place): string {
  const { view, facts, say, seats, size } = scene;
  const nameOf = (seat: number | null) => (seat === null ? "" : (seats[seat]?.name ?? ""));
  const told = [say("place", { place })];
  if (isCity(place)) {
    const tile = tileOf(view, place);
    const owners = restaurantsIn(view, place);
    if (tile)
      told.push(
        say("board-city", {
          resistance: tile.resistance,
          free: tile.places - owners.length,
          places: tile.places,
        }),
      );
    const lord = facts?.controlled[place];
    if (lord !== undefined) told.push(say("board-controlled", { name: nameOf(lord) }));
    for (const seat of new Set(owners))
      told.push(
        say("board-restaurants", {
          name: nameOf(seat),
          count: owners.filter((each) => each === seat).length,
        }),
      );
    for (const { seat, count } of witnessesIn(view, place))
      told.push(say("board-witnesses", { name: nameOf(seat), count }));
  } else {
    const owner = standIn(view, place);
    told.push(owner === null ? say("board-village") : say("board-stand", { name: nameOf(owner) }));
  }
  told.push(...ufosAt(view, place).map((ufo) => sayUfo(scene, ufo)));
  const near = neighbours(size, place)
    .filter((each) => placesOn(size).includes(each))
    .map((each) => say("place", { place: each }));
  told.push(say("board-near", { places: near.join(", ") }));
  return told.join("; ");
}
