import { describe, expect, it } from 'vitest';
import { defaultSettings, publicSettings } from '#core/platform/settings/site.ts';
import { headHtml, headOf } from '../../app/head.ts';
import { postHead } from './post-head.ts';

const site = { ...publicSettings(defaultSettings), consentVersion: '1', baseUrl: 'https://fitboard.example' };
const htmlOf = (data: unknown) => {
  const context = { language: 'vi', path: '/feed/7', site, data, text: (id: string) => id } as const;
  const head = headOf({ path: '/feed/:id', title: 'Bài đăng', head: postHead }, context);
  return headHtml(head, { language: 'vi', site, nonce: 'n' });
};

describe('the head of a post', () => {
  it('says who wrote and the first words, and stays out of search results', () => {
    const html = htmlOf({
      id: '7',
      author: { name: 'Lan' },
      text: `Chạy "5 km"\n<b>rồi</b> ${'x'.repeat(300)}`,
    });
    expect(html).toContain('<meta property="og:title" content="Lan · Fitboard">');
    expect(html).toContain('content="Chạy &quot;5 km&quot; &lt;b&gt;rồi&lt;/b&gt; x');
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('says nothing of what a visitor may not read', () => {
    expect(htmlOf(null)).toContain('content="Bài đăng · Fitboard"');
    expect(htmlOf(null)).toContain('noindex');
  });
});
