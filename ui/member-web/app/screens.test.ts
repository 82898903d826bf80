import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import coreVi from '#core/kernel/messages/vi.json' with { type: 'json' };
import sharedVi from '#ui/messages/vi.json' with { type: 'json' };
import memberVi from '../messages/vi.json' with { type: 'json' };
import { isFirstName, isFormWord } from '../../build/compiled-messages.ts';
import { screenHeads } from './found/screen-heads.ts';
import { inLanguage, withoutLanguage } from './language.ts';
import { paths } from './paths.ts';
import { screens, unknownScreen } from './screens.ts';

const folders = globSync(['ui/member-web/*/*/messages', 'ui/shared/*/messages']);

const catalogue = (name: string): Record<string, string> => {
  if (['core', 'core-names', 'first-names', 'form'].includes(name)) return coreVi;
  const [folder, ...others] = folders.filter((path) => path.split('/').at(-2) === name);
  if (folder === undefined || others.length > 0) throw new Error(`Not one catalogue: ${name}`);
  return JSON.parse(readFileSync(`${folder}/vi.json`, 'utf8')) as Record<string, string>; // our own catalogue
};

const matches = (path: string) =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`);

describe.each([...screens, unknownScreen])('the screen at $path', (screen) => {
  it('has its title among the words that it loads', () => {
    const words = Object.assign({}, memberVi, sharedVi, ...(screen.words ?? []).map(catalogue));
    expect(words).toHaveProperty([screen.title]);
    if (screen.description !== undefined) expect(words).toHaveProperty([screen.description]);
  });

  it('is for search engines only when everybody may see it', () => {
    if (screen.indexed) expect(screen.access).toBe('public');
  });
});

const root = `${process.cwd()}/`;
const aliases: Readonly<Record<string, string>> = { '#ui/': 'ui/shared/', '#core/': 'core/' };
const seenFrom = new Map<string, readonly string[]>();

/** What a file of the screens imports, at once or when it is needed. */
const importsOf = (file: string): readonly string[] => {
  const known = seenFrom.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8').replaceAll(/^import type [^;]*;/gm, '');
  const found = [...text.matchAll(/(?:from |import\()'([^']+\.tsx?)'/g)].flatMap(([, from = '']) => {
    const alias = Object.keys(aliases).find((start) => from.startsWith(start));
    if (alias !== undefined) return [aliases[alias] + from.slice(alias.length)];
    return from.startsWith('.') ? [relative(root, resolve(root, dirname(file), from))] : [];
  });
  seenFrom.set(file, found);
  return found;
};

/** All that may come to stand on a page; the application itself has words of its own. */
const filesFrom = (page: string): readonly string[] => {
  const seen = new Set([
    'ui/member-web/app/catalogues.ts',
    'ui/member-web/app/screens.ts',
    'ui/member-web/app/paths.ts',
  ]);
  const own = seen.size;
  const open = [relative(root, resolve(root, 'ui/member-web/app', page))];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...importsOf(file));
  }
  return [...seen].slice(own);
};

const map = readFileSync('ui/member-web/app/screens.ts', 'utf8');
const pageOf = (path: string): string =>
  /import\('([^']+)'\)/.exec(map.slice(map.indexOf(`path: '${path}',`)))?.[1] ?? '';

const withFew = screens.filter(
  ({ words = [] }) => words.includes('first-names') || words.includes('core-names'),
);

describe('the map', () => {
  it('names each address once, without a language', () => {
    const all = screens.map(({ path }) => path);
    expect(new Set(all).size).toBe(all.length);
    for (const path of all) expect(withoutLanguage(inLanguage(path, 'en'))).toBe(path);
  });

  it.each(withFew)('brings at $path what its parts say of the names of the core', ({ path, words = [] }) => {
    const page = pageOf(path);
    const said = new Set<string>();
    for (const file of filesFrom(page)) {
      const text = readFileSync(file, 'utf8');
      for (const [, id = ''] of text.matchAll(/['"`]([a-zA-Z_]+(?:\.[\w-]+)+)['"`]/g))
        if (id in coreVi) said.add(id);
      for (const [, start = ''] of text.matchAll(/(?:id=\{|id: |say\()`([a-zA-Z_]+\.(?:[\w-]+\.)*)\$\{/g))
        // Why the server refuses comes with its refusal.
        if (start !== 'error.') for (const id of Object.keys(coreVi)) if (id.startsWith(start)) said.add(id);
    }
    const isBrought = (id: string) =>
      isFirstName(id) ||
      // A field calls itself wrong until these come, with its first touch at the latest.
      id.startsWith('error.input.') ||
      (words.includes('form') && isFormWord(id)) ||
      (words.includes('core-names') && !id.startsWith('error.'));
    expect([...said].filter((id) => !isBrought(id))).toEqual([]);
  });

  it.each(Object.keys(screenHeads))('has a screen that the head of %s belongs to', (path) => {
    expect(screens.map((screen) => screen.path)).toContain(path);
  });

  it.each(Object.entries(paths))('has a screen behind the link to %s', (_, path) => {
    expect(screens.some((screen) => matches(screen.path).test(path))).toBe(true);
  });
});
