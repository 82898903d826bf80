import type { Language } from '#core/kernel/language.ts';
import type { SiteBlockContent, SitePage } from '#core/member-lifecycle/site-page/site-page.ts';
import type { SitePageWord } from '#core/sites/own-site/labels.ts';
import { say } from '#adapters/ports/messages.ts';
import { escapeHtml } from '../plain-page.ts';
import { siteStyle } from './site-style.ts';

type Around = Readonly<{
  nonce: string;
  /** Where the site stands, without a slash at the end. */
  origin: string;
  /** The platform's. */
  baseUrl: string;
}>;

const wordsOf =
  (language: Language) =>
  (word: SitePageWord, values: Readonly<Record<string, string>> = {}): string =>
    escapeHtml(say(language, `site.page.${word}`, values));

const link = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}" rel="noopener">${text}</a>`;
const outside = ({ label, url }: Readonly<{ label: string; url: string }>): string =>
  `<a href="${escapeHtml(url)}" rel="noopener nofollow ugc">${escapeHtml(label)}</a>`;
const items = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 1 }).format(value);

type Drawing = Around & Readonly<{ page: SitePage }>;

const platformPath = ({ page, baseUrl }: Drawing, path: string): string =>
  `${baseUrl}${page.language === 'en' ? '/en' : ''}${path}`;

const figures = ({ language }: SitePage, shown: readonly (readonly [string, number | null])[]): string =>
  `<dl>${shown
    .flatMap(([name, value]) =>
      value === null ? [] : [`<div><dt>${escapeHtml(name)}</dt><dd>${numberIn(language, value)}</dd></div>`],
    )
    .join('')}</dl>`;

const credentialList = (
  drawing: Drawing,
  shown: readonly Readonly<{ publicId: string; title: string }>[],
): string =>
  items(
    shown.map(({ publicId, title }) =>
      link(platformPath(drawing, `/verify/${encodeURIComponent(publicId)}`), escapeHtml(title)),
    ),
  );

const inside = (drawing: Drawing, block: SiteBlockContent): string => {
  const { page } = drawing;
  const word = wordsOf(page.language);
  switch (block.kind) {
    case 'about':
      return block.text
        .split(/\n+/)
        .map((part) => `<p>${escapeHtml(part)}</p>`)
        .join('');
    case 'badges':
    case 'certificates':
      return credentialList(drawing, block.items);
    case 'stats':
      return figures(page, [
        [say(page.language, 'site.page.weeks', {}), block.weeks],
        ['BMI', block.bmi],
        [say(page.language, 'site.page.bodyFat', {}), block.bodyFat],
      ]);
    case 'rating':
      return `<p class="big">★ ${numberIn(page.language, block.mean)} <span>(${numberIn(page.language, block.count)})</span></p>`;
    case 'gallery':
      return `<div class="gallery">${block.items
        .map(
          ({ url, alt }) =>
            `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" loading="lazy" width="240" height="240">`,
        )
        .join('')}</div>`;
    case 'challenges':
      return items(
        block.items.map(({ slug, title }) =>
          link(platformPath(drawing, `/challenge/${encodeURIComponent(slug)}`), escapeHtml(title)),
        ),
      );
    case 'price': {
      const sum = block.price === 0 ? word('free') : `${numberIn(page.language, block.price)} Fit Coin`;
      const href = platformPath(drawing, `/coach/${encodeURIComponent(block.username)}`);
      return `<p class="big">${sum}</p><p><a class="button" href="${escapeHtml(href)}" rel="noopener">${word('request')}</a></p>`;
    }
    case 'links':
      return items(block.items.map(outside));
    case 'followers':
    case 'members':
      return `<p class="big">${numberIn(page.language, block.count)}</p>`;
    case 'contact':
      return items([
        ...(block.email === null ? [] : [link(`mailto:${block.email}`, escapeHtml(block.email))]),
        ...(block.phone === null
          ? []
          : [link(`tel:${block.phone.replace(/[^\d+]/g, '')}`, escapeHtml(block.phone))]),
      ]);
  }
};

/** Nothing is asked of Google before the visitor agrees; the answer stays in this browser. */
const consentScript = (id: string, nonce: string): string =>
  `<script nonce="${nonce}">(function(){var k='analytics',b=document.getElementById('consent'),g=function(){` +
  `window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};gtag('js',new Date());gtag('config','${id}');` +
  `var s=document.createElement('script');s.src='https://www.googletagmanager.com/gtag/js?id=${id}';s.nonce='${nonce}';document.head.append(s)},v=null;` +
  `try{v=localStorage.getItem(k)}catch(e){}if(v==='yes')g();else if(v!=='no')b.hidden=false;` +
  `b.addEventListener('click',function(e){var a=e.target.dataset.answer;if(!a)return;try{localStorage.setItem(k,a)}catch(x){}b.hidden=true;if(a==='yes')g()})})()</script>`;

const consent = ({ page, nonce }: Drawing): string => {
  if (page.analyticsId === '') return '';
  const word = wordsOf(page.language);
  return (
    `<aside id="consent" hidden><p>${word('consent')}</p><button data-answer="yes">${word('agree')}</button> ` +
    `<button data-answer="no">${word('refuse')}</button></aside>${consentScript(page.analyticsId, nonce)}`
  );
};

const addressIn = (origin: string, language: Language): string =>
  language === 'en' ? `${origin}/en` : `${origin}/`;

const head = ({ page, origin, nonce }: Drawing): string => {
  const title = escapeHtml(page.tagline === '' ? page.name : `${page.name} – ${page.tagline}`);
  const canonical = escapeHtml(addressIn(origin, page.language));
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title><link rel="canonical" href="${canonical}">`,
    `<link rel="alternate" hreflang="vi" href="${escapeHtml(addressIn(origin, 'vi'))}">`,
    `<link rel="alternate" hreflang="en" href="${escapeHtml(addressIn(origin, 'en'))}">`,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressIn(origin, 'vi'))}">`,
    ...(page.tagline === '' ? [] : [`<meta name="description" content="${escapeHtml(page.tagline)}">`]),
    `<meta property="og:type" content="profile"><meta property="og:title" content="${title}">`,
    `<meta property="og:url" content="${canonical}">`,
    ...(page.avatarUrl === null
      ? []
      : [`<meta property="og:image" content="${escapeHtml(page.avatarUrl)}">`]),
    ...(page.facebookAppId === ''
      ? []
      : [`<meta property="fb:app_id" content="${escapeHtml(page.facebookAppId)}">`]),
    '<link rel="icon" href="/favicon.ico">',
    `<style nonce="${nonce}">${siteStyle(page.palette)}</style>`,
  ].join('');
};

/** The whole page; every text of a member is escaped here, and nowhere before. */
export const siteHtml = (page: SitePage, around: Around): string => {
  const drawing: Drawing = { ...around, page };
  const word = wordsOf(page.language);
  const other = page.language === 'vi' ? 'en' : 'vi';
  const picture = page.logoUrl ?? page.avatarUrl;
  const blocks = page.blocks.map(
    (block) =>
      `<section class="${block.kind}"><h2>${word(block.kind)}</h2>${inside(drawing, block)}</section>`,
  );
  const title =
    page.textLogoUrl === null
      ? escapeHtml(page.name)
      : `<img class="text-logo" src="${escapeHtml(page.textLogoUrl)}" alt="${escapeHtml(page.name)}">`;
  return (
    `<!doctype html><html lang="${page.language}"><head>${head(drawing)}</head><body><header>` +
    (picture === null ? '' : `<img src="${escapeHtml(picture)}" alt="" width="112" height="112">`) +
    `<h1>${title}</h1>${page.tagline === '' ? '' : `<p>${escapeHtml(page.tagline)}</p>`}` +
    `<nav><a href="${other === 'en' ? '/en' : '/'}" hreflang="${other}" lang="${other}">${word('other')}</a></nav></header>` +
    `<main>${blocks.join('')}</main><footer>` +
    `${link(around.baseUrl, word('footer', { site: page.siteName }))}</footer>${consent(drawing)}</body></html>`
  );
};

/** For an address where nothing is shown: it says no more than that. */
export const missingSiteHtml = (language: Language, nonce: string): string => {
  const word = wordsOf(language);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${word('missing')}</title>` +
    `<style nonce="${nonce}">${siteStyle('slate')}</style></head><body><main><h1>${word('missing')}</h1>` +
    `<p>${word('missingText')}</p></main></body></html>`
  );
};
