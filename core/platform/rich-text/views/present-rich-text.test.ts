import { describe, expect, it } from 'vitest';
import { hostileHtml } from '#fixtures/platform/hostile-html.ts';
import { readRichText } from '../describe-rich-text.ts';
import type { ShownMedium } from '../shown-medium.ts';
import { presentBlocks, presentRichText, type RichTextPresentation } from './present-rich-text.ts';

const picture: ShownMedium = { id: 'm1', type: 'IMAGE', url: 'https://media.example/m1?a=1&b=2', thumbnailUrl: 'https://media.example/t1', posterUrl: null, width: 1600, height: 1200 }; // prettier-ignore
const film: ShownMedium = { ...picture, id: 'm2', type: 'VIDEO', url: 'https://media.example/m2', posterUrl: 'https://media.example/p2', width: null, height: null }; // prettier-ignore
const presentation: RichTextPresentation = {
  media: new Map([picture, film].map((medium) => [medium.id, medium])),
  words: { tip: 'Mẹo', warning: 'Lưu ý', medical: 'Y tế', table: 'Bảng' },
  baseUrl: 'https://fitboard.example',
};
const shown = (html: string, more: Partial<RichTextPresentation> = {}) =>
  presentRichText(html, { ...presentation, ...more });

describe('a text as it is shown', () => {
  it('has pictures with addresses in two sizes, and films with controls', () => {
    expect(shown('<figure><img data-medium="m1" alt="Tư thế"><figcaption>Đứng</figcaption></figure>')).toBe(
      '<figure><img data-medium="m1" alt="Tư thế" src="https://media.example/m1?a=1&amp;b=2" width="1600" height="1200" ' +
        'srcset="https://media.example/t1 480w, https://media.example/m1?a=1&amp;b=2 1600w" sizes="(max-width: 712px) 100vw, 680px" ' +
        'loading="lazy" decoding="async"><figcaption>Đứng</figcaption></figure>',
    );
    expect(shown('<figure><video data-medium="m2"></video></figure>')).toBe(
      '<figure><video data-medium="m2" src="https://media.example/m2" poster="https://media.example/p2" controls="" playsinline="" preload="metadata"></video></figure>',
    );
  });

  it('keeps the description of what may not be shown, or is something else than it should be', () => {
    expect(shown('<figure><img data-medium="gone" alt="Tư thế"></figure>')).toBe(
      '<figure><img data-medium="gone" alt="Tư thế"></figure>',
    );
    expect(shown('<figure><img data-medium="m2" alt=""></figure>')).toBe(
      '<figure><img data-medium="m2" alt=""></figure>',
    );
  });

  it('says of outside links alone that they are not ours', () => {
    const rel = ' rel="noopener nofollow ugc"';
    const link = (href: string) => `<p><a href="${href}">x</a></p>`;
    expect(shown(link('https://a.vn'))).toBe(`<p><a href="https://a.vn"${rel}>x</a></p>`);
    expect(shown(link('https://fitboard.example.evil'))).toContain(rel);
    for (const own of [
      '/post/x',
      'https://fitboard.example',
      'https://fitboard.example/post/x',
      'mailto:a@b.vn',
    ])
      expect(shown(link(own))).toBe(link(own));
    expect(shown(link('/post/x'), { absolute: true })).toBe(link('https://fitboard.example/post/x'));
  });

  it('lets lines of code scroll by keyboard', () => {
    expect(shown('<pre><code class="language-ts">1</code></pre>')).toBe(
      '<pre tabindex="0"><code class="language-ts">1</code></pre>',
    );
  });

  it('names headings, callouts and tables, and turns a film elsewhere into a link', () => {
    expect(shown('<h2>Khởi động</h2>')).toBe('<h2 id="section-khoi-dong">Khởi động</h2>');
    expect(shown('<aside data-kind="tip"><p>Uống nước</p></aside>')).toBe(
      '<aside data-kind="tip"><p data-word="">Mẹo</p><p>Uống nước</p></aside>',
    );
    expect(shown('<table><tbody><tr><td><p>1</p></td></tr></tbody></table>')).toBe(
      '<div data-table="" role="region" aria-label="Bảng" tabindex="0"><table><tbody><tr><td><p>1</p></td></tr></tbody></table></div>',
    );
    expect(shown('<div data-embed="youtube" data-id="dQw4w9WgXcQ"></div>')).toBe(
      '<div data-embed="youtube"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener nofollow ugc"><strong>YouTube</strong> <span>youtube.com/watch?v=dQw4w9WgXcQ</span></a></div>',
    );
  });

  it('has as many blocks as are stored, and never a program, frame or foreign file', () => {
    for (const html of hostileHtml) {
      const blocks = readRichText(html);
      expect(presentBlocks(blocks, presentation)).toHaveLength(blocks.length);
      expect(shown(html)).not.toMatch(
        /<(?:script|iframe|svg|style|form|object|embed)|<[^>]* (?:on\w+|style|srcdoc|formaction)=/i,
      );
    }
  });
});
