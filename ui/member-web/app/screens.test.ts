import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import coreVi from '#core/kernel/messages/vi.json' with { type: 'json' };
import sharedVi from '#ui/messages/vi.json' with { type: 'json' };
import memberVi from '../messages/vi.json' with { type: 'json' };
import { isFirstName } from '../../build/compiled-messages.ts';
import { screenHeads } from './found/screen-heads.ts';
import { inLanguage, withoutLanguage } from './language.ts';
import { paths } from './paths.ts';
import { screens, unknownScreen } from './screens.ts';

const folders = globSync(['ui/member-web/*/*/messages', 'ui/shared/*/messages']);

const catalogue = (name: string): Record<string, string> => {
  if (['core', 'core-names', 'first-names'].includes(name)) return coreVi;
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

describe('the map', () => {
  it('names each address once, without a language', () => {
    const all = screens.map(({ path }) => path);
    expect(new Set(all).size).toBe(all.length);
    for (const path of all) expect(withoutLanguage(inLanguage(path, 'en'))).toBe(path);
  });

  it('leaves words of the core that a screen does not bring to those who have been refused, or to other screens', () => {
    const withFew = screens.filter(({ words = [] }) => words.includes('first-names'));
    expect(withFew.map(({ path }) => path)).toContain('/dashboard');
    const left = Object.keys(coreVi).filter((key) => !isFirstName(key));
    const folders =
      'ui/member-web/{app/{fitboard,layout},people/{auth,account,profile},coaching/earnings,learning/{challenge,learn,parts}}';
    for (const file of globSync(`${folders}/**/*.{ts,tsx}`, {
      exclude: ['**/*.stories.tsx', '**/*.test.ts'],
    })) {
      const text = readFileSync(file, 'utf8');
      const said = left.filter((key) => new RegExp(`id(=|: )["']${key}["']`).test(text));
      expect([...said, ...(text.match(/id(=\{|: )`error\./g) ?? [])], file).toEqual([]);
    }
  });

  it.each(Object.keys(screenHeads))('has a screen that the head of %s belongs to', (path) => {
    expect(screens.map((screen) => screen.path)).toContain(path);
  });

  it.each(Object.entries(paths))('has a screen behind the link to %s', (_, path) => {
    expect(screens.some((screen) => matches(screen.path).test(path))).toBe(true);
  });
});
