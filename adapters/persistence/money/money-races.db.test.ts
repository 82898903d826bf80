import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { moneyRaces, openRaceWorld } from '#fixtures/money/sequences/races.ts';
import { crowds, violationsOf } from '#fixtures/engine/races.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await openRaceWorld();
});
afterAll(() => here.close());

/** As many have an effect as may; the others hear a plain no; and every money rule holds afterwards. */
describe.each(crowds)('%i at the same instant', (crowd) => {
  it.each(moneyRaces)('$name', async (race) => {
    expect(await violationsOf(here, race, crowd)).toEqual([]);
  });
});
