import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<NonNullable<ICruiseOptions['ruleSet']>['forbidden']>;
};

const given = {
  'package.json': '{ "type": "module", "dependencies": { "@tanstack/react-query": "5.0.0" } }',
  'node_modules/@tanstack/react-query/package.json':
    '{ "name": "@tanstack/react-query", "main": "index.js" }',
  'node_modules/@tanstack/react-query/index.js': 'export const useQuery = () => undefined;',
  'ui/member-web/app/client.ts': 'export const client = {};',
  'ui/member-web/money/orders/Card.tsx': 'export type Size = string; export const Card = () => null;',
};

/** The broken rules of a project that has these files, each with the file that breaks it. */
const breachesOf = async (files: Readonly<Record<string, string>>): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    for (const [path, text] of Object.entries({ ...given, ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { output } = await cruise(['ui'], {
      baseDir: folder,
      ruleSet: { forbidden },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
    });
    if (typeof output === 'string') throw new Error(output);
    return output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const screen = 'ui/member-web/money/orders';

describe('a screen', () => {
  it('asks the server through its data file', async () => {
    const text = `import { useQuery } from '@tanstack/react-query'; import { client } from '../../app/client.ts';
      export const useOrders = () => [useQuery, client];`;
    expect(await breachesOf({ [`${screen}/data.ts`]: text })).toEqual([]);
  });

  it.each([
    [
      'a component that calls react-query',
      `${screen}/Orders.tsx`,
      `import { useQuery } from '@tanstack/react-query'; useQuery();`,
    ],
    [
      'a form hook that calls the client',
      `${screen}/use-order.ts`,
      `import { client } from '../../app/client.ts'; client;`,
    ],
    [
      'a page of the console that calls react-query',
      'ui/admin/money/orders/OrderShow.tsx',
      `import { useQuery } from '@tanstack/react-query'; useQuery();`,
    ],
    [
      'a part of the app that calls react-query',
      'ui/member-web/app/parts/use-x.ts',
      `import { useQuery } from '@tanstack/react-query'; useQuery();`,
    ],
  ])('does not let through %s', async (_, file, text) => {
    expect(await breachesOf({ [file]: text })).toEqual([`screens-ask-through-data: ${file}`]);
  });

  it.each([
    ['data.ts', `import { Card } from './Card.tsx'; Card;`],
    ['use-order.ts', `import { Card } from './Card.tsx'; Card;`],
    ['data.ts', `import type { Size } from './Card.tsx'; export type Mine = Size;`],
  ])('keeps components out of %s', async (name, text) => {
    const file = `${screen}/${name}`;
    expect(await breachesOf({ [file]: text })).toEqual([`data-knows-no-component: ${file}`]);
  });
});
