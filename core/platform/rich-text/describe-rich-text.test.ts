import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHtml } from '#fixtures/platform/hostile-html.ts';
import { countWords, describeRichText, readRichText } from './describe-rich-text.ts';
import { writeHtml } from './write-html.ts';

const lesson =
  '<h2>Khởi động</h2><p>Xoay khớp vai, <strong>10 lần</strong> mỗi bên.<br>Thở đều.</p>' +
  '<ul><li><p>Gập bụng</p><ol><li><p>20 lần</p></li></ol></li></ul>' +
  '<table><thead><tr><th scope="col"><p>Bài</p></th></tr></thead><tbody><tr><td><p>Plank – 30 s</p></td></tr></tbody></table>' +
  '<figure><img data-medium="m1" alt="Tư thế đứng"><figcaption>Đứng thẳng</figcaption></figure>' +
  '<figure><video data-medium="m2"></video></figure><figure><img data-medium="m1" alt=""></figure>' +
  '<h3>Khởi động</h3><aside data-kind="warning"><h3>Đau lưng?</h3><p>Dừng lại.</p></aside>' +
  '<details><summary>Vì sao?</summary><p>Cơ cần máu.</p></details><h4>Nhỏ</h4><h2>💪</h2>' +
  '<pre><code class="language-ts">let a = 1;\nlet b;</code></pre><div data-embed="vimeo" data-id="76979871"></div><hr>';

describe('what a text consists of', () => {
  it('is counted and named', () => {
    const { text, ...facts } = describeRichText(lesson);
    expect(text.split('\n')).toEqual([
      'Khởi động', 'Xoay khớp vai, 10 lần mỗi bên.', 'Thở đều.', 'Gập bụng', '20 lần', 'Bài', 'Plank – 30 s', 'Đứng thẳng',
      'Khởi động', 'Đau lưng?', 'Dừng lại.', 'Vì sao?', 'Cơ cần máu.', 'Nhỏ', '💪', 'let a = 1;', 'let b;',
    ]); // prettier-ignore
    expect(facts).toEqual({
      words: 38,
      blocks: 15,
      pictures: 3,
      undescribed: 1,
      depth: 5,
      media: ['m1', 'm2'],
      contents: [
        { id: 'section-khoi-dong', level: 2, text: 'Khởi động' },
        { id: 'section-khoi-dong--2', level: 3, text: 'Khởi động' },
        { id: 'section-part', level: 2, text: '💪' },
      ],
    });
  });

  it('is nothing of nothing', () => {
    expect(describeRichText('')).toEqual({
      words: 0,
      blocks: 0,
      pictures: 0,
      undescribed: 0,
      depth: 0,
      media: [],
      text: '',
      contents: [],
    });
  });

  it('is the same whether the text or its tree is looked at, and its text shows no mark-up', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const blocks = readRichText(html);
        expect(describeRichText(blocks)).toEqual(describeRichText(writeHtml(blocks)));
      }),
      { numRuns: 300 },
    );
    expect(describeRichText('<p>a &lt;b&gt; c</p>').text).toBe('a <b> c');
  });

  it('has an id for each heading, once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Bài 1', 'bai 1', 'Bài 1 2', '', '…', 'Rất '.repeat(40)), { maxLength: 9 }),
        (titles) => {
          const { contents } = describeRichText(titles.map((title) => `<h2>${title}</h2>`).join(''));
          const ids = contents.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of ids) expect(id).toMatch(/^section-[a-z0-9]+(-[a-z0-9]+)*(--\d+)?$/);
        },
      ),
    );
  });
});

describe('words', () => {
  it('are syllables in Vietnamese and words in English', () => {
    expect(countWords('Hôm nay, bạn tập 3 bài.')).toBe(6);
    expect(countWords("Don't skip warm-ups!")).toBe(3);
    expect(countWords(' – … 💪 — \n\u00a0 ')).toBe(0);
  });

  it('are as many as are put together by spaces of any kind', () => {
    const word = fc.constantFrom('tập', 'luyện', 'a1', 'warm-up', '30s');
    const space = fc.constantFrom(' ', '\n', '\u00a0', '  ', ' – ');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, space), { maxLength: 20 }),
        (pairs) => countWords(pairs.flat().join('')) === pairs.length,
      ),
    );
  });
});
