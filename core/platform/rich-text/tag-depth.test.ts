import { expect, it } from 'vitest';
import { hugeHtml } from '#fixtures/platform/hostile-html.ts';
import { isTooNested } from './tag-depth.ts';

it('a page whose paragraphs, items and cells nobody closed is not nested', () => {
  for (const sloppy of [
    '<p>một',
    '<li>một',
    '<dt>a<dd>b',
    '<tr><td>a<td>b',
    '<br>',
    '<img src=x>',
    '<b>a</b>',
  ])
    expect(isTooNested(sloppy.repeat(500)), sloppy).toBe(false);
  expect(isTooNested('<div>'.repeat(150))).toBe(false);
});

it('what goes down without end is, whatever it says it closes', () => {
  for (const [name, html] of Object.entries(hugeHtml(10_000))) expect(isTooNested(html), name).toBe(true);
});
