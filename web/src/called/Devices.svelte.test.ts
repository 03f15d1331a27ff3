// The list of what has one's seats: this device is marked and stays, every other is signed off by itself.
import type { Component } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { press, put, settle, texts } from "../../tests/page";
import { SEATS, source } from "../../tests/texts";
import * as api from "../lib/api";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import Devices from "./Devices.svelte";

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
afterEach(() => vi.restoreAllMocks());

const device = (id: string, more = {}) => ({
  id,
  way: "opened" as const,
  since: 0,
  tables: ["a", "b"],
  here: false,
  browser: "Firefox",
  system: "Linux",
  ...more,
});

it("marks this device and signs another one off, once that is meant", async () => {
  app.words = new Words("en", source("en"), SEATS);
  const here = device("1", { way: "seat", here: true });
  vi.spyOn(api, "devices").mockResolvedValue([
    here,
    device("2", { browser: null, system: null }),
    device("3", { way: "link" }),
  ]);
  const end = vi.spyOn(api, "endDevice").mockResolvedValue([here]);
  put(Devices as Component<any>, { key: "secret" });
  await settle();
  const names = [app.words.text("mine-device-unknown"), app.words.text("mine-device-link")];
  expect(texts(".devices strong")).toEqual(["Firefox, Linux", ...names]);
  expect(texts(".devices .chip")).toEqual([app.words.text("mine-device-here")]);
  expect(texts(".devices button")).toHaveLength(2);
  await press(app.words.text("mine-device-end"));
  expect(end).not.toHaveBeenCalled();
  await press(app.words.text("yes"));
  expect(end.mock.calls).toEqual([["secret", "2"]]);
  expect(texts(".devices strong")).toEqual(["Firefox, Linux"]);
});
