import type { Language } from '#core/kernel/language.ts';
import type { SitePage } from '#core/member-lifecycle/site-page/site-page.ts';
import { escapeHtml } from '../plain-page.ts';
import { icon, numberIn, platformPath, wordsOf, type Around, type Drawing } from './drawing.ts';
import { blocksHtml } from './site-blocks.ts';
import { iconColours, siteStyle, themeColours } from './site-style.ts';

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
    ...(page.blocks.some(({ kind }) => kind === 'posts')
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(page.name)}" href="/feed.xml">`,
        ]
      : []),
    '<link rel="icon" href="/favicon.ico">',
    ...themeColours(page.palette).map(
      ([scheme, colour]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`,
    ),
    `<style nonce="${nonce}">${siteStyle(page.palette)}</style>`,
  ].join('');
};

/** For the tab of a browser, where its owner has chosen none. */
export const initialIcon = (name: string, palette: SitePage['palette']): string => {
  const [initial = ''] = name;
  const { accent, onAccent } = iconColours(palette);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${accent}"/>` +
    `<text x="32" y="45" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="36" fill="${onAccent}">${escapeHtml(initial.toUpperCase())}</text></svg>`
  );
};

/** What counts most in one line; each is a block of its own further down, and off here when it is off there. */
const highlights = ({ page }: Drawing): string => {
  const word = wordsOf(page.language);
  const figures = page.blocks.flatMap((block) => {
    if (block.kind === 'rating')
      return [`<li><b>★ ${numberIn(page.language, block.mean)}</b> ${word('rating')}</li>`];
    if (block.kind !== 'members' && block.kind !== 'followers') return [];
    return block.count === 0
      ? []
      : [`<li><b>${numberIn(page.language, block.count)}</b> ${word(block.kind)}</li>`];
  });
  return figures.length > 0 ? `<ul class="highlights">${figures.join('')}</ul>` : '';
};

/** The step a visitor came for: asking the coach, else writing to the owner. */
const invitation = (drawing: Drawing): string => {
  const word = wordsOf(drawing.page.language);
  const price = drawing.page.blocks.find((block) => block.kind === 'price');
  if (price) {
    const href = platformPath(drawing, `/coach/${encodeURIComponent(price.username)}`);
    return `<a class="button" href="${escapeHtml(href)}" rel="noopener">${word('request')}${icon('arrow')}</a>`;
  }
  const contact = drawing.page.blocks.find((block) => block.kind === 'contact');
  return contact?.email
    ? `<a class="button" href="mailto:${escapeHtml(contact.email)}">${icon('mail')}${word('contact')}</a>`
    : '';
};

const header = (drawing: Drawing): string => {
  const { page } = drawing;
  const word = wordsOf(page.language);
  const other = page.language === 'vi' ? 'en' : 'vi';
  const picture = page.logoUrl ?? page.avatarUrl;
  const shape = page.logoUrl === null ? 'portrait' : 'logo';
  const title =
    page.textLogoUrl === null
      ? escapeHtml(page.name)
      : `<img class="text-logo" src="${escapeHtml(page.textLogoUrl)}" alt="${escapeHtml(page.name)}">`;
  return (
    `<header><nav><a href="${other === 'en' ? '/en' : '/'}" hreflang="${other}" lang="${other}">${word('other')}</a></nav><div class="who">` +
    (picture === null
      ? ''
      : `<img class="${shape}" src="${escapeHtml(picture)}" alt="" width="144" height="144">`) +
    `<div><h1>${title}</h1>${page.tagline === '' ? '' : `<p class="tagline">${escapeHtml(page.tagline)}</p>`}` +
    `${highlights(drawing)}${invitation(drawing)}</div></div></header>`
  );
};

/** The whole page; every text of a member is escaped here and in the blocks, and nowhere before. */
export const siteHtml = (page: SitePage, around: Around): string => {
  const drawing: Drawing = { ...around, page };
  const made = wordsOf(page.language)('footer', { site: page.siteName });
  return (
    `<!doctype html><html lang="${page.language}"><head>${head(drawing)}</head><body>${header(drawing)}` +
    `<main>${blocksHtml(drawing)}</main><footer><a href="${escapeHtml(around.baseUrl)}" rel="noopener">${made}</a></footer>` +
    `${consent(drawing)}</body></html>`
  );
};

/** For an address where nothing is shown: it says no more than that. */
const noSiteHtml = (
  { title, text }: Readonly<{ title: 'missing' | 'unreachable'; text: 'missingText' | 'unreachableText' }>,
  language: Language,
  nonce: string,
): string => {
  const word = wordsOf(language);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${word(title)}</title>` +
    `<style nonce="${nonce}">${siteStyle('slate')}</style></head><body><main class="nothing"><h1>${word(title)}</h1>` +
    `<p>${word(text)}</p></main></body></html>`
  );
};

export const missingSiteHtml = (language: Language, nonce: string): string =>
  noSiteHtml({ title: 'missing', text: 'missingText' }, language, nonce);

/** The site is there, and what it shows can't be read at the moment. */
export const restingSiteHtml = (language: Language, nonce: string): string =>
  noSiteHtml({ title: 'unreachable', text: 'unreachableText' }, language, nonce);
