import { beforeEach, describe, expect, it, vi } from "vitest";
import { until } from "../../../tests/patience";
import type { LogEvent } from "../board";
import { RECORDED, steps } from "./recorded/games";
import { sceneOf } from "./scene";
import { Stage } from "./stage.svelte";

const ending = steps().find(({ after }) => after.events.some(({ event }) => event === "row_won"))!;
const heard = vi.fn<(event: LogEvent) => void>();

function staged(): Stage {
  const stage = new Stage(ending.before.view, heard);
  const root = document.body.appendChild(document.createElement("div"));
  stage.attach(root, root.appendChild(document.createElement("div")));
  return stage;
}

beforeEach(() => {
  heard.mockClear();
  document.body.innerHTML = "";
});

describe("the stage", () => {
  it("shows events one after the other, not the end at once", async () => {
    const stage = staged();
    stage.follow(ending.after.view, ending.after.events);
    await until(() => expect(heard.mock.lastCall?.[0].event).toBe("revealed"));
    expect(stage.busy).toBe(true);
    expect(stage.scene.row.length).toBeGreaterThan(0);
    stage.finish();
  });

  it("ends at once when interrupted, with the latest view, and goes on to nothing", async () => {
    const stage = staged();
    stage.follow(ending.after.view, ending.after.events);
    await until(() => expect(heard.mock.lastCall?.[0].event).toBe("revealed"));
    const shown = heard.mock.calls.length;
    stage.finish();
    expect(stage.busy).toBe(false);
    expect(stage.scene).toEqual(sceneOf(ending.after.view));
    await Promise.resolve();
    await Promise.resolve();
    expect(heard.mock.calls.length).toBe(shown);
  });

  it("jumps without showing anything", () => {
    const stage = staged();
    const last = RECORDED[1]!.runs[0]!.at(-1)!;
    stage.jump(last.view);
    expect(stage.scene).toEqual(sceneOf(last.view));
    expect(heard).not.toHaveBeenCalled();
  });

  it("shows no movement where nothing was attached", () => {
    const stage = new Stage(ending.before.view, heard);
    stage.follow(ending.after.view, ending.after.events);
    expect(stage.busy).toBe(false);
    expect(stage.scene).toEqual(sceneOf(ending.after.view));
  });
});
