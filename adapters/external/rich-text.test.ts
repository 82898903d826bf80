import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { allowList, richTextLimits, type Tag } from '#core/platform/rich-text/allow-list.ts';
import { requireRichText } from '#core/platform/rich-text/require-rich-text.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { describeRichText, readRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import { writeHtml } from '#core/platform/rich-text/write-html.ts';
import { anyHtml, hostileHtml, hugeHtml } from '#fixtures/platform/hostile-html.ts';
import { richText } from './rich-text.ts';

const { clean } = richText;

type Seen = Readonly<{ tag: string; parent: string; attributes: Readonly<Record<string, string>> }>;

/** What a parser that knows nothing of ours finds in a text. */
const elementsOf = (html: string): readonly Seen[] => {
  const open: string[] = [];
  const seen: Seen[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      seen.push({ tag, parent: open.at(-1) ?? '', attributes });
      open.push(tag);
    },
    onclosetag: () => void open.pop(),
    oncomment: () => seen.push({ tag: 'comment', parent: '', attributes: {} }),
  });
  parser.end(html);
  return seen;
};

const holds = (parent: string): readonly string[] => {
  if (parent === '') return allowList.top;
  const rule = allowList.tags[parent as Tag].holds; // the parent was judged before
  if (rule === 'line') return [...allowList.marks, 'br'];
  return typeof rule === 'string' ? [] : rule;
};

/** What is wrong with a text that should consist of nothing but what the list has. */
const breaches = (html: string): readonly string[] =>
  elementsOf(html).flatMap(({ tag, parent, attributes }) => {
    if (!Object.hasOwn(allowList.tags, tag)) return [`<${tag}>`];
    const rule = allowList.tags[tag as Tag];
    const known = 'attributes' in rule ? Object.keys(rule.attributes) : [];
    const strange = Object.keys(attributes).filter((name) => !known.includes(name));
    const { href } = attributes;
    return [
      ...strange.map((name) => `${tag}[${name}]`),
      ...(holds(parent).includes(tag) ? [] : [`${tag} in ${parent}`]),
      ...(tag === 'a' && !/^(?:https?:\/\/[^/@\\]+(?:[/?#]|$)|mailto:[^@]+@|\/(?![/\\]))/.test(href ?? '')
        ? [`a[href=${href}]`]
        : []),
    ];
  });

describe('cleaning', () => {
  it('leaves of what a stranger might write only what the list has', () => {
    expect(hostileHtml.length).toBeGreaterThan(600);
    for (const html of hostileHtml) {
      const cleaned = clean(html);
      expect(breaches(cleaned), html).toEqual([]);
      expect(clean(cleaned), html).toBe(cleaned);
    }
  });

  it('leaves of any page only what the list has, and of that everything', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const cleaned = clean(html);
        expect(breaches(cleaned)).toEqual([]);
        expect(clean(cleaned)).toBe(cleaned);
      }),
      { numRuns: 1500 },
    );
  });

  it('would change nothing in what is taken as it was sent, because it stands in its one form', () => {
    const judge = (html: string) => {
      const settled = writeHtml(readRichText(html));
      expect(breaches(settled), html).toEqual([]);
      expect(writeHtml(readRichText(settled)), html).toBe(settled);
      expect(clean(settled), html).toBe(settled);
    };
    hostileHtml.forEach(judge);
    fc.assert(fc.property(anyHtml, judge), { numRuns: 1500 });
  });

  it('keeps every word that is not a program, in its order', () => {
    const words = fc.array(fc.constantFrom('một', 'hai', 'ba', 'bốn'), { minLength: 1, maxLength: 6 });
    const wrapped = fc.tuple(
      words,
      fc.constantFrom(
        'p',
        'div',
        'section',
        'b',
        'h5',
        'td',
        'li',
        'dt',
        'summary',
        'font',
        'x-made-up',
        'caption',
      ),
      fc.constantFrom('', '<b>', '<table><tr><td>', '<ul><li>', '<details>', '<a href="javascript:1">'),
    );
    fc.assert(
      fc.property(fc.array(wrapped, { maxLength: 5 }), (parts) => {
        const html = parts
          .map(([said, tag, before]) => `${before}<${tag}>${said.join(' ')}</${tag}> `)
          .join('');
        const said = parts.flatMap(([some]) => some).toSorted();
        expect(describeRichText(clean(html)).text.split(/\s+/).filter(Boolean).toSorted()).toEqual(said);
      }),
    );
  });

  it('keeps words apart that lie in a list without an item', () => {
    const html = clean('<ul><li>một</li> <b>hai</b> <i>ba</i> </ul>');
    expect(describeRichText(html).text.split(/\s+/).filter(Boolean)).toEqual(['một', 'hai', 'ba']);
  });

  it.each([
    ['<p>Một <b>hai</b></p>', '<p>Một <strong>hai</strong></p>'],
    ['Không thẻ<br><br>nào', '<p>Không thẻ<br><br>nào</p>'],
    ['<p>Chữ <i>nghiêng <b>đậm</b></i></p>', '<p>Chữ <em>nghiêng </em><strong><em>đậm</em></strong></p>'],
    ['<a>không đích</a> <a href="javascript:x">đích xấu</a>', '<p>không đích đích xấu</p>'],
    [
      '<a href="https://a.vn/b c" rel="opener" target="_blank">x</a>',
      '<p><a href="https://a.vn/b%20c">x</a></p>',
    ],
    ['<p>&nbsp;</p><p> </p><p><br></p>', ''],
    ['<h1>Tên</h1><h6>Nhỏ</h6>', '<h2>Tên</h2><h4>Nhỏ</h4>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>'],
    [
      '<ol start="1"><li>a</ol><ol start="4"><li>b</ol>',
      '<ol><li><p>a</p></li></ol><ol start="4"><li><p>b</p></li></ol>',
    ],
    [
      '<p>trước <img data-medium="m1" src="//x/y" alt="Tư  thế"> sau</p>',
      '<p>trước</p><figure><img data-medium="m1" alt="Tư thế"></figure><p>sau</p>',
    ],
    ['<img src="https://example.com/x.png" alt="x">', ''],
    [
      '<aside>không loại</aside><aside data-kind="medical"><p>Hỏi bác sĩ</p></aside>',
      '<p>không loại</p><aside data-kind="medical"><p>Hỏi bác sĩ</p></aside>',
    ],
    ['<details>không tên</details>', '<p>không tên</p>'],
    [
      '<div data-embed="youtube" data-id="dQw4w9WgXcQ">x</div>',
      '<div data-embed="youtube" data-id="dQw4w9WgXcQ"></div>',
    ],
    ['<pre>a\n  b</pre>', '<pre><code>a\n  b</code></pre>'],
    ['<pre><code class="language-ts hljs">a</code></pre>', '<pre><code>a</code></pre>'],
  ])('writes %j as %j', (html, cleaned) => {
    expect(clean(html)).toBe(cleaned);
  });

  it('fills what a table lacks, cuts what reaches out of it, and finds its head', () => {
    expect(
      clean('<table><thead><tr><td>Bài</td><td>Lần</td></tr></thead><tr><th>Gập bụng</th></tr><tr><td rowspan="9" colspan="9">x</table>'),
    ).toBe(
      '<table><thead><tr><th scope="col"><p>Bài</p></th><th scope="col"><p>Lần</p></th>' + '<th scope="col"><p></p></th>'.repeat(7) + '</tr></thead>' +
        '<tbody><tr><th scope="row"><p>Gập bụng</p></th>' + '<td><p></p></td>'.repeat(8) + '</tr><tr><td colspan="9"><p>x</p></td></tr></tbody></table>',
    ); // prettier-ignore
  });

  it.each(Object.entries(hugeHtml(1_000_000)))('refuses a megabyte of %s at once', (_, html) => {
    const before = process.threadCpuUsage();
    const refuse = () => requireRichText({ richText }, { html, maxLength: 500_000, path: 'body.content' });
    expect(refuse).toThrow(DomainError);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(100);
  });

  it('keeps a full lesson whole', () => {
    const html = '<h2>Bài tập</h2><p>Đứng thẳng, <strong>hít sâu</strong>.</p>'.repeat(3000);
    expect(clean(html)).toBe(html);
    expect(describeRichText(html)).toMatchObject({ words: 18_000, blocks: 6000, depth: 2 });
    expect(richTextLimits.depth).toBeGreaterThan(2);
  });
});
