import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHtml } from '#fixtures/platform/hostile-html.ts';
import { fitToAllowList } from './fit-to-allow-list.ts';
import { readHtml } from './read-html.ts';
import type { AnyNode } from './tree.ts';
import { writeHtml } from './write-html.ts';

const value = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'<>&"\'/= \u00a0;#') }),
);
const text = value.filter((some) => some !== '' && !some.includes('\u0000'));

const { nodes } = fc.letrec<{ nodes: readonly AnyNode[]; element: AnyNode }>((tie) => ({
  // Two texts in a row would be read as one.
  nodes: fc
    .array(fc.oneof({ depthSize: 'small' }, text, tie('element')), { maxLength: 4 })
    .map((list) => list.filter((node, at) => typeof node !== 'string' || typeof list[at - 1] !== 'string')),
  element: fc.record({
    tag: fc.constantFrom('p', 'strong', 'a', 'td', 'aside'),
    attributes: fc.dictionary(fc.constantFrom('href', 'title', 'data-kind'), value, {
      noNullPrototype: true,
    }),
    children: tie('nodes'),
  }),
}));

describe('HTML as browsers write it', () => {
  it('is read back as what was written', () => {
    fc.assert(
      fc.property(nodes, (written) => {
        expect(readHtml(writeHtml(written))).toEqual(written);
      }),
    );
  });

  it('may leave breaks and pictures open, and names signs in three ways', () => {
    expect(readHtml('a<br>b<hr/><img data-medium="m1">')).toEqual([
      'a',
      { tag: 'br', attributes: {}, children: [] },
      'b',
      { tag: 'hr', attributes: {}, children: [] },
      { tag: 'img', attributes: { 'data-medium': 'm1' }, children: [] },
    ]);
    expect(readHtml('&lt;&#60;&#x3C;&nbsp;&copy;&#0;&#xd800;&#1114112;')).toEqual([
      '<<<\u00a0&copy;\ufffd\ufffd\ufffd',
    ]);
  });

  it('that is none is text, and ends', () => {
    expect(readHtml('a < b > c <3 <p title=x>')).toEqual(['a < b > c <3 <p title=x>']);
    expect(readHtml('</p>a</b>')).toEqual(['a']);
    expect(readHtml('<p>a<strong>b')).toEqual([
      { tag: 'p', attributes: {}, children: ['a', { tag: 'strong', attributes: {}, children: ['b'] }] },
    ]);
  });

  it('nested without end is read to a depth, and keeps its words', () => {
    const html = writeHtml(fitToAllowList(readHtml(`${'<blockquote>'.repeat(50_000)}chữ`)));
    expect(html).toContain('chữ');
    expect(html.length).toBeLessThan(10_000);
  });

  it('fitted to the list, written and read again is fitted', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const fitted = fitToAllowList(readHtml(html));
        expect(fitToAllowList(readHtml(writeHtml(fitted)))).toEqual(fitted);
      }),
      { numRuns: 500 },
    );
  });
});
