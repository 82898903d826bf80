import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSettings, publicSettings } from '#core/platform/settings/site.ts';
import { headHtml, headOf, jsonInHtml } from './head.ts';

const site = { ...publicSettings(defaultSettings), consentVersion: '1', baseUrl: 'https://fitboard.example' };
const text = (id: string) => `[${id}]`;
const page = (path: string, language: 'vi' | 'en', extra: object = {}) =>
  headOf(
    { path: '/invite', title: 'nav.invite', indexed: true, ...extra },
    { language, path, site, data: null, text },
  );

describe('the head of a page', () => {
  it('points at itself and at its twin, whichever was asked', () => {
    for (const [path, language, canonical] of [
      ['/invite', 'vi', 'https://fitboard.example/invite'],
      ['/en/invite', 'en', 'https://fitboard.example/en/invite'],
    ] as const) {
      const head = page(path, language);
      expect(head.canonical).toBe(canonical);
      expect(head.alternates).toEqual({
        vi: 'https://fitboard.example/invite',
        en: 'https://fitboard.example/en/invite',
      });
    }
  });

  it('says what the site is on the front page', () => {
    const head = headOf(
      { path: '/', title: 'x', indexed: true },
      { language: 'en', path: '/en', site, data: null, text },
    );
    expect(head.title).toBe(site.siteTitle.en);
    expect(head.canonical).toBe('https://fitboard.example/en');
    expect(JSON.stringify(head.jsonLd)).toContain('"WebSite"');
  });

  it('keeps what is not for search engines out of them', () => {
    const html = headHtml(page('/x', 'vi', { indexed: false }), { language: 'vi', site, nonce: 'n' });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  });

  it('lets nobody write HTML through a name', () => {
    const head = page('/x', 'vi', {
      head: () => ({ title: '"><script>alert(1)</script>', jsonLd: [{ name: '</script><script>alert(1)' }] }),
    });
    const html = headHtml(head, { language: 'vi', site, nonce: 'n' });
    expect(html).not.toMatch(/<script>alert/);
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
    expect(JSON.parse(jsonInHtml({ name: '</script>\u2028' }))).toEqual({ name: '</script>\u2028' });
  });

  it('names just the languages that there are, itself among them, and one for all others', () => {
    const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/);
    const place = fc.record({ vi: slug, en: slug }, { requiredKeys: [] });
    fc.assert(
      fc.property(place, fc.constantFrom('vi' as const, 'en' as const), (slugs, reader) => {
        const there = (['vi', 'en'] as const).filter((one) => slugs[one] !== undefined);
        const written = there.includes(reader) ? reader : (there[0] ?? reader);
        const addressOf = (one: 'vi' | 'en') => `/post/${slugs[one] ?? 'x'}`;
        const head = page(`${reader === 'en' ? '/en' : ''}/post/x`, reader, {
          head: () => ({
            address: addressOf(written),
            addresses: Object.fromEntries(there.map((one) => [one, addressOf(one)])),
            written,
          }),
        });
        const html = headHtml(head, { language: reader, site, nonce: 'n' });
        const named = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, one, to]) => [
          one,
          to,
        ]);
        expect(named.map(([one]) => one)).toEqual(there.length === 0 ? [] : [...there, 'x-default']);
        if (there.length > 0) expect(named.map(([, to]) => to)).toContain(head.canonical);
        expect(named.every(([, to]) => to!.startsWith(`${site.baseUrl}/`))).toBe(true);
        expect(html.match(/rel="canonical"/g)).toHaveLength(1);
      }),
    );
  });

  it('says the same to every network', () => {
    const html = headHtml(page('/x', 'vi'), { language: 'vi', site, nonce: 'n' });
    for (const part of ['title', 'description', 'image']) {
      const of = (name: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(html)?.[1];
      expect(of(`twitter:${part}`)).toBe(of(`og:${part}`));
      expect(of(`og:${part}`)).toBeTruthy();
    }
  });
});
