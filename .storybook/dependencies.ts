import { globSync, readFileSync } from 'node:fs';

const sources = [
  'ui/shared',
  'ui/member-web',
  'ui/admin',
  '.storybook',
  'adapters/http/*/contract',
  'fixtures',
];
const bare = /^(?:import|export) (?!type )[^;]*?from '([^.#'][^']*)'|import\('([^.#'][^']*)'\)/gm;
/** Nor what only a worker needs that no story starts. */
const notForBrowsers =
  /^(node:|@tensorflow\/|vite|vitest|storybook|@storybook|@vitejs|virtual:|sharp|yazl|@emotion\/server|react-dom\/server)|\.css$|\?/;

/**
 * Every package that a screen imports, found before the first story runs: one discovered later is bundled anew and
 * reloads the page under a running test.
 */
export const importedPackages = (): string[] => {
  const found = new Set<string>();
  for (const file of globSync(sources.map((folder) => `${folder}/**/*.{ts,tsx}`))) {
    if (file.endsWith('vite.config.ts') || file.endsWith('.test.ts')) continue;
    for (const [, fixed, lazy] of readFileSync(file, 'utf8').matchAll(bare)) {
      const name = fixed ?? lazy;
      if (name !== undefined && !notForBrowsers.test(name)) found.add(name);
    }
  }
  return [...found].toSorted();
};
