import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarkup, placeholdersOf } from './mail-markup.ts';

const kinds = (text: string) => parseMarkup(text).blocks.map((block) => block.kind);

describe('Mail markup', () => {
  test('is paragraphs, lists, buttons and what stands out', () => {
    const text =
      'Chào {{name}},\n\nMã của bạn:\n\n**{{code}}**\n- Một\n- **Hai**\nSau đó\n[Mở]({{link}})\nHết.';
    expect(kinds(text)).toEqual([
      'paragraph',
      'paragraph',
      'highlight',
      'list',
      'paragraph',
      'button',
      'paragraph',
    ]);
    expect(parseMarkup(text).brokenLines).toEqual([]);
  });

  test('keeps single line breaks inside a paragraph', () => {
    expect(parseMarkup('Thân mến,\nĐội ngũ {{site}}').blocks).toMatchObject([
      { kind: 'paragraph', lines: [[{ value: 'Thân mến,' }], [{ value: 'Đội ngũ ' }, { value: 'site' }]] },
    ]);
  });

  test.each([
    ['a bold that never ends', 'Xin **chào'],
    ['a place that never ends', 'Chào {{name'],
    ['a place with no name', 'Chào {{}}'],
    ['a place with a sentence in it', 'Chào {{ first name }}'],
    ['a closing without an opening', 'Chào name}}'],
    ['a link in the middle of a line', 'Bấm [vào đây]({{link}}) nhé'],
    ['a button to a name', '[Mở]({{name}})'],
    ['a button that runs code', '[Mở](javascript:alert(1))'],
    ['a button without encryption', '[Mở](http://example.com)'],
    ['a button without words', '[****]({{link}})'],
    ['a button with a value glued to its address', '[Mở](https://example.com/{{link}})'],
  ])('points at the line of %s', (_, line) => {
    expect(parseMarkup(`Chào bạn,\n\n${line}\n\nHết.`).brokenLines).toEqual([3]);
  });

  test('names each place once', () => {
    expect(placeholdersOf('{{name}} {{ code }} [x]({{link}}) {{name}} {{}} {{1a}}')).toEqual([
      'name',
      'code',
      'link',
    ]);
  });

  test('survives whatever staff type', () => {
    const scraps = fc.array(
      fc.constantFrom(
        '{{',
        '}}',
        '**',
        '[',
        '](',
        ')',
        'name',
        'link',
        '- ',
        '\n',
        '\r\n',
        ' ',
        'ệ',
        'https://a.vn',
      ),
    );
    fc.assert(
      fc.property(scraps, (parts) => {
        const { blocks, brokenLines } = parseMarkup(parts.join(''));
        const drawn = JSON.stringify(blocks);
        expect(drawn).not.toMatch(/\{\{|\]\(|\*\*/);
        expect(brokenLines).toEqual(brokenLines.toSorted((a, b) => a - b));
      }),
    );
  });
});
