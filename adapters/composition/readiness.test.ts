import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writesToDisk } from '#adapters/external/media/disk-writing.ts';
import { readiness } from './readiness.ts';

const works = async (): Promise<void> => undefined;
const fails = () => Promise.reject(new Error('disk full'));
const hangs = () => new Promise<void>(() => undefined);

describe('readiness', () => {
  it.each([
    ['everything works', [works, works], true],
    ['one of them fails', [works, fails], false],
    ['one of them hangs', [hangs, works], false],
  ])('when %s is %j', async (_, checks, ready) => {
    expect(await readiness(checks as (() => Promise<void>)[], { patience: 30 })()).toBe(ready);
  });

  it('is asked once a second, however many ask, and anew after that', async () => {
    let at = 0;
    let asked = 0;
    let isFull = false;
    const check = async () => {
      asked += 1;
      if (isFull) throw new Error('disk full');
    };
    const isReady = readiness([check], { now: () => at });
    expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
    expect(asked).toBe(1);
    isFull = true;
    at = 999;
    expect(await isReady()).toBe(true);
    at = 1_000;
    expect(await isReady()).toBe(false);
    isFull = false;
    at = 2_000;
    expect(await isReady()).toBe(true);
  });
});

describe('a folder that is written to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitboard-readiness-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps nothing of it', async () => {
    await writesToDisk(join(folder, 'uploads'))();
    expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
  });

  it('is refused where nothing can be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(writesToDisk(join(folder, 'file/uploads'))()).rejects.toThrow();
  });
});
