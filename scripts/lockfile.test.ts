import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockfile = z.object({ packages: z.record(z.string(), entry) });
const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const read = async <Shape>(name: string, schema: z.ZodType<Shape>): Promise<Shape> =>
  schema.parse(JSON.parse(await readFile(new URL(`../${name}`, import.meta.url), 'utf8')));

/** The nearest entry, from the package upwards, as Node would find it. */
const holds = (packages: Record<string, unknown>, from: string, name: string): boolean => {
  for (let base = from; ;) {
    if (`${base ? `${base}/` : ''}node_modules/${name}` in packages) return true;
    if (!base) return false;
    const end = base.lastIndexOf('/node_modules/');
    base = end < 0 ? '' : base.slice(0, end);
  }
};

describe('the lockfile', () => {
  it('holds every package of every platform, without which a clean install fails', async () => {
    const { packages } = await read('package-lock.json', lockfile);
    const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !holds(packages, from, name))
        .map((name) => `${from || 'fitboard'} needs ${name}`),
    );

    expect(Object.keys(packages).length).toBeGreaterThan(500);
    expect(missing).toEqual([]);
  });

  it('fits package.json, whose versions are exact', async () => {
    const { packages } = await read('package-lock.json', lockfile);
    const { dependencies, devDependencies } = await read('package.json', manifest);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const exact = version.replace(/^npm:.*@/, '');
      expect(exact, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(exact);
    }
  });

  it('names no registry of one place', async () => {
    const { packages } = await read('package-lock.json', lockfile);
    const elsewhere = Object.values(packages)
      .map(({ resolved }) => resolved)
      .filter((address) => address !== undefined && !address.startsWith('https://registry.npmjs.org/'));
    expect(elsewhere).toEqual([]);
  });
});
