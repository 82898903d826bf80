import { getHeapStatistics } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { idleRelease, releaseMemory } from './idle-memory.ts';

const mebibyte = 1_048_576;

const observed = () => {
  const state = { held: 200, share: 0, released: 0, heldAfterwards: 150 };
  const look = idleRelease({
    resident: () => state.held * mebibyte,
    busyShare: () => state.share,
    async release() {
      state.released += 1;
      state.held = state.heldAfterwards;
    },
  });
  return { state, look };
};

describe('memory of a resting server', () => {
  it('is released once after the start, and again when it has grown', async () => {
    const { state, look } = observed();
    await look();
    await look();
    await look();
    expect(state.released).toBe(1);

    state.held = 500;
    await look();
    expect(state).toMatchObject({ released: 2, held: 150 });
  });

  it('is left alone while there is work, and released when it is done', async () => {
    const { state, look } = observed();
    await look();
    await look();
    Object.assign(state, { held: 900, share: 0.4 });
    await look();
    await look();
    expect(state.released).toBe(1);

    state.share = 0.02;
    await look();
    expect(state).toMatchObject({ released: 2, held: 150 });
  });

  it('is not released again and again when other code holds it', async () => {
    const { state, look } = observed();
    state.heldAfterwards = 400;
    state.held = 500;
    for (let count = 0; count < 10; count += 1) await look();
    expect(state.released).toBe(1);
  });

  it('is collected with the room that V8 kept for it, by a collector no other code sees', () => {
    let rows: unknown[] | null = Array.from({ length: 400_000 }, (_, at) => ({ at, words: `row ${at}` }));
    expect(rows.length).toBe(400_000);
    const before = getHeapStatistics().total_heap_size;
    rows = null;
    releaseMemory();
    expect(before - getHeapStatistics().total_heap_size).toBeGreaterThan(16 * mebibyte);
    expect('gc' in globalThis).toBe(false);
  });
});
