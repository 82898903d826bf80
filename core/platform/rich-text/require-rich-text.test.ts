import { describe, expect, it, vi } from 'vitest';
import { plainRichText } from '#fixtures/engine/ports.ts';
import { requireRichText } from './require-rich-text.ts';

const path = 'body.content';
const required = (html: string, maxLength = 200_000) =>
  requireRichText({ richText: plainRichText }, { html, maxLength, path });
const refused = (code: string, params: object) =>
  expect.objectContaining({ code, params, fields: [{ path, code, params }] }) as Error;

const listsWithin = (levels: number): string =>
  levels === 0 ? '' : `<ul><li><p>x</p>${listsWithin(levels - 1)}</li></ul>`;

describe('a text that is to be stored', () => {
  it('comes back clean, with what is in it', () => {
    expect(required('<p>Chào <b>bạn</b></p>')).toMatchObject({
      html: '<p>Chào <strong>bạn</strong></p>',
      words: 2,
      blocks: 1,
    });
    expect(required('')).toMatchObject({ html: '', words: 0 });
  });

  it('goes past the forgiving parser when it stands in its one form, as the editor sends it', () => {
    const clean = vi.fn(() => '<p>lau</p>');
    const asked = (html: string) =>
      requireRichText({ richText: { clean } }, { html, maxLength: 200, path }).html;
    const settled = '<h2>Bữa sáng</h2><ul><li><p>Đạm &amp; <strong>rau</strong></p></li></ul>';
    expect(asked(settled)).toBe(settled);
    expect(clean).not.toHaveBeenCalled();
    const others = [
      '<p>Đạm & rau</p>',
      '<p onclick="x">Đạm</p>',
      '<p>Đạm',
      '<P>Đạm</P>',
      '<p>Đạm</p><script>x</script>',
      '<p><a href="javascript:x">Đạm</a></p>',
      '<p>\u0110a\u0323m</p>',
      '<p>Đạm\u200b</p>',
      '<p> Đạm</p>',
      'Đạm',
    ];
    for (const html of others) expect(asked(html), html).toBe('<p>lau</p>');
    expect(clean).toHaveBeenCalledTimes(others.length);
  });

  it('may be as long as is said, measured when it is clean', () => {
    expect(required(`<p>${'a'.repeat(13)}</p>`, 20).html).toHaveLength(20);
    expect(required(`<p style="color:red">${'a'.repeat(13)}</p>`, 20).html).toHaveLength(20);
    expect(() => required(`<p>${'a'.repeat(14)}</p>`, 20)).toThrow(
      refused('input.max_length', { length: 20 }),
    );
    // Not even read.
    expect(() => required('<i></i>'.repeat(6), 20)).toThrow(refused('input.max_length', { length: 20 }));
  });

  it('nests twelve elements and no more', () => {
    expect(required(listsWithin(5)).depth).toBe(11);
    expect(() => required(listsWithin(6))).toThrow(refused('rich_text.too_deep', { depth: 12 }));
    expect(() => required('<div>'.repeat(500))).toThrow(refused('rich_text.too_deep', { depth: 12 }));
  });

  it('shows a hundred pictures and no more', () => {
    const pictures = (count: number) => '<figure><img data-medium="m1" alt=""></figure>'.repeat(count);
    expect(required(pictures(100)).pictures).toBe(100);
    expect(() => required(pictures(101))).toThrow(refused('rich_text.too_many_pictures', { count: 100 }));
  });

  it('piles no marks on a letter', () => {
    expect(() => required(`<p>Z${'\u0335'.repeat(9)}</p>`)).toThrow(
      refused('input.too_many_marks', { count: 4 }),
    );
  });
});
