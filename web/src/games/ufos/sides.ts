/** Beside which side of its place a name stands, so that it covers neither lines nor pieces; below it if not told here. */
export type Side = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

/** For the whole map, and for the part of it that 2 and 3 play on. */
export const SIDES: Record<"large" | "small", Partial<Record<Side, string>>> = {
  large: {
    e: "beijing cairo cape_town colares gulf_breeze meteora moscow shag_harbour tokyo ubud yangshuo",
    ne: "baikonur delhi falcon_lake hessdalen talkeetna vanavara",
    nw: "hana hanga_roa kecksburg lalibela london timbuktu trans",
    se: "andasibe bagan dalnegorsk furnas kapustin_yar nazca new_york palenque rio",
    sw: "capilla hampi kaikoura mexico rachel ruwa seven_seas sydney wycliffe",
    w: "abyaneh kulusuk los_angeles luderitz nan_madol siwa yangambi",
  },
  small: {
    e: "cairo gulf_breeze london meteora new_york rio shag_harbour timbuktu",
    ne: "falcon_lake",
    nw: "nazca",
    se: "capilla colares emilcin hessdalen siwa yangambi",
    sw: "furnas hana hanga_roa mexico palenque rachel roswell trans",
    w: "berlin kecksburg kulusuk los_angeles",
  },
};
