// @vitest-environment node
import { describe, expect, it } from "vitest";
import { RECORDED } from "./recorded/games";
import { bidLimits, catPoints, ownerOfPlace } from "./view";

const frames = RECORDED.flatMap(({ runs }) => runs.flat());

describe("what the board derives from a view", () => {
  it("puts every placed card where its owner was expected", () => {
    for (const { view } of frames) {
      view.row.forEach((card, place) => expect(ownerOfPlace(view, place)).toBe(card.owner));
    }
  });

  it("gives the same limits of a bid as the legal moves", () => {
    const auctions = frames.filter(
      ({ view, moves }) => view.phase === "bid" && moves.some((move) => move.kind === "bid"),
    );
    expect(auctions.length).toBeGreaterThan(20);
    for (const { view, moves } of auctions) {
      const bids = moves.filter((move) => move.kind === "bid").map((move) => Number(move.args["mice"]));
      const limits = bidLimits(view, 0);
      expect([limits.least, limits.most]).toEqual([Math.min(...bids), Math.max(...bids)]);
    }
  });

  it("offers the take for one mouse only to the last seat without a bid", () => {
    const view = {
      bidders: 1,
      highest_bid: 0,
      seats: [
        { mice: 9, bid: 0, passed: false },
        { mice: 4, bid: 0, passed: true },
      ],
    };
    expect(bidLimits(view as never, 0)).toEqual({ least: 1, most: 1, take: true });
    expect(bidLimits(view as never, 1).take).toBe(false);
  });

  it("counts cats, and neither rabbits nor dogs", () => {
    expect(catPoints(["-8", "15", "rabbit", "large-dog"])).toBe(7);
  });
});
