import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

describe('the fingerprint of sources', () => {
  let root: string;
  const write = (name: string, text: string) => writeFile(join(root, name), text);
  const taken = () => fingerprint(root, ['app', 'one.json', 'missing']);
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'fitboard-fingerprint-'));
    await mkdir(join(root, 'app', 'deep'), { recursive: true });
    await write('app/deep/a.ts', 'a');
    await write('one.json', '{}');
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('stays when dates, tests and other folders change', async () => {
    const before = await taken();
    await utimes(join(root, 'one.json'), 1, 1);
    await write('app/deep/a.test.ts', 'new');
    await write('elsewhere.ts', 'new');
    expect(await taken()).toBe(before);
  });

  it('changes with content, with names, and with a file more', async () => {
    const seen = new Set([await taken()]);
    await write('app/deep/a.ts', 'b');
    seen.add(await taken());
    await write('app/deep/b.ts', '');
    seen.add(await taken());
    await rm(join(root, 'app/deep/b.ts'));
    await write('app/deep/c.ts', '');
    seen.add(await taken());
    expect(seen.size).toBe(4);
  });
});
