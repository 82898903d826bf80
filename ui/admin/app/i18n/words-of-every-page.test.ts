import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const admin = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, admin), 'utf8');

test('what every page may show finds its words without the words of any area', () => {
  const ofAreas = globSync('{money,coaching,learning,community,platform}/*/messages/vi.json', {
    cwd: admin,
  }).flatMap((path) => Object.keys(JSON.parse(read(path)) as Record<string, string>)); // one flat object each
  const ofEveryPage = globSync('app/{parts,lists,forms,layout}/**/*.{ts,tsx}', {
    cwd: admin,
    exclude: (path) => path.includes('.stories.'),
  }).map(read);
  expect(ofAreas.length).toBeGreaterThan(100);
  expect(ofEveryPage.length).toBeGreaterThan(20);
  const named = (id: string) =>
    [`'${id}'`, `"${id}"`].some((text) => ofEveryPage.some((code) => code.includes(text)));
  expect(ofAreas.filter(named)).toEqual([]);
});
