import type { SiteBlockContent, SitePost } from '#core/member-lifecycle/site-page/site-page.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { escapeHtml } from '../plain-page.ts';
import { icon, inLanguage, numberIn, platformPath, wordsOf, type Drawing } from './drawing.ts';

type Of<Kind extends SiteBlockContent['kind']> = Extract<SiteBlockContent, { kind: Kind }>;

const list = (lines: readonly string[], kind: string): string =>
  `<ul class="${kind}">${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** One line that leads on. */
const row = (href: string, text: string, { mark = '', rel = 'noopener' } = {}): string =>
  `<a href="${escapeHtml(href)}" rel="${rel}">${mark}<span>${escapeHtml(text)}</span>${icon('arrow')}</a>`;

const about = ({ text }: Of<'about'>): string =>
  text
    .split(/\n+/)
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('');

const credentials = (drawing: Drawing, { items }: Of<'badges' | 'certificates'>): string =>
  list(
    items.map(({ publicId, title }) =>
      row(platformPath(drawing, `/verify/${encodeURIComponent(publicId)}`), title, { mark: icon('seal') }),
    ),
    'rows',
  );

const figures = ({ page }: Drawing, { weeks, bmi, bodyFat }: Of<'stats'>): string => {
  const word = wordsOf(page.language);
  const shown = [
    [word('weeks'), weeks],
    ['BMI', bmi],
    [word('bodyFat'), bodyFat],
  ] as const;
  const tiles = shown.flatMap(([name, value]) =>
    value === null ? [] : [`<div><dd>${numberIn(page.language, value)}</dd><dt>${name}</dt></div>`],
  );
  return `<dl>${tiles.join('')}</dl>`;
};

const mostStars = 5;

/** As many stars as the mean has, to the nearest half. */
const rating = ({ page: { language } }: Drawing, { mean, count }: Of<'rating'>): string => {
  const filled = Math.round(Math.min(mean, mostStars) * 2) * 10;
  return (
    `<p class="score"><b>${numberIn(language, mean)}</b>` +
    `<svg class="stars" viewBox="0 0 100 20" width="120" height="24" aria-hidden="true"><defs><clipPath id="filled"><rect width="${filled}" height="20"/></clipPath>` +
    `<path id="star" d="M10 1.600l2.600 5.400 5.900.8-4.300 4.100 1 5.900L10 15l-5.200 2.800 1-5.900L1.500 7.800l5.900-.8z"/></defs>` +
    [0, 20, 40, 60, 80].map((x) => `<use href="#star" x="${x}" class="off"/>`).join('') +
    `<g clip-path="url(#filled)">${[0, 20, 40, 60, 80].map((x) => `<use href="#star" x="${x}"/>`).join('')}</g></svg></p>` +
    `<p class="note">${wordsOf(language)('reviews', { count })}</p>`
  );
};

const gallery = ({ items }: Of<'gallery'>): string =>
  `<div class="pictures">${items
    .map(
      ({ url, alt }) =>
        `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" loading="lazy" width="480" height="480">`,
    )
    .join('')}</div>`;

const postedOn = ({ publishDate, language }: SitePost): string =>
  publishDate === null
    ? ''
    : `<time datetime="${publishDate.toISOString()}">${new Intl.DateTimeFormat(
        language === 'vi' ? 'vi-VN' : 'en-GB',
        { dateStyle: 'medium', timeZone: defaultTimeZone },
      ).format(publishDate)}</time> · `;

const posts = ({ page, baseUrl }: Drawing, { items }: Of<'posts'>): string => {
  const word = wordsOf(page.language);
  const cards = items.map((post) => {
    const { slug, language, title, description, readingMinutes, imageUrl, imageAlt } = post;
    const href = inLanguage(baseUrl, language, `/post/${encodeURIComponent(slug)}`);
    const picture =
      imageUrl === null
        ? ''
        : `<img src="${escapeHtml(imageUrl)}" alt="${escapeHtml(imageAlt)}" loading="lazy" width="480" height="270">`;
    const summary = description === '' ? '' : `<p>${escapeHtml(description)}</p>`;
    const lang = language === page.language ? '' : ` lang="${language}"`;
    return (
      `<article${lang}>${picture}<div><h3><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></h3>` +
      `<p class="note">${postedOn(post)}${word('minutes', { count: readingMinutes })}</p>${summary}</div></article>`
    );
  });
  return `<div class="cards">${cards.join('')}</div><p class="more"><a href="/feed.xml">${icon('feed')}${word('feed')}</a></p>`;
};

const challenges = (drawing: Drawing, { items }: Of<'challenges'>): string =>
  list(
    items.map(({ slug, title }) =>
      row(platformPath(drawing, `/challenge/${encodeURIComponent(slug)}`), title, { mark: icon('flag') }),
    ),
    'rows',
  );

const price = (drawing: Drawing, { price: amount, username }: Of<'price'>): string => {
  const { language } = drawing.page;
  const word = wordsOf(language);
  const sum = amount === 0 ? word('free') : `${numberIn(language, amount)} Fit Coin`;
  const href = platformPath(drawing, `/coach/${encodeURIComponent(username)}`);
  return `<p class="sum">${sum}</p><a class="button" href="${escapeHtml(href)}" rel="noopener">${word('request')}${icon('arrow')}</a>`;
};

const links = ({ items }: Of<'links'>): string =>
  list(
    items.map(({ label, url }) => row(url, label, { rel: 'noopener nofollow ugc' })),
    'pills',
  );

const contact = ({ email, phone }: Of<'contact'>): string =>
  list(
    [
      ...(email === null ? [] : [row(`mailto:${email}`, email, { mark: icon('mail') })]),
      ...(phone === null ? [] : [row(`tel:${phone.replace(/[^\d+]/g, '')}`, phone, { mark: icon('phone') })]),
    ],
    'rows',
  );

const inside = (drawing: Drawing, block: SiteBlockContent): string => {
  switch (block.kind) {
    case 'about':
      return about(block);
    case 'badges':
    case 'certificates':
      return credentials(drawing, block);
    case 'stats':
      return figures(drawing, block);
    case 'rating':
      return rating(drawing, block);
    case 'gallery':
      return gallery(block);
    case 'posts':
      return posts(drawing, block);
    case 'challenges':
      return challenges(drawing, block);
    case 'price':
      return price(drawing, block);
    case 'links':
      return links(block);
    case 'followers':
    case 'members':
      return `<p class="sum">${numberIn(drawing.page.language, block.count)}</p>`;
    case 'contact':
      return contact(block);
  }
};

/** Those that need the whole width; the others share a line while there is room. */
const wide: ReadonlySet<SiteBlockContent['kind']> = new Set(['about', 'gallery', 'posts', 'challenges']);

const section = (drawing: Drawing, block: SiteBlockContent): string =>
  `<section class="${block.kind}"><h2>${wordsOf(drawing.page.language)(block.kind)}</h2>${inside(drawing, block)}</section>`;

/** In the order of their owner: neighbours that are narrow stand beside each other, and none is moved. */
export const blocksHtml = (drawing: Drawing): string => {
  const lines: string[] = [];
  let beside: string[] = [];
  const endLine = () => {
    if (beside.length > 0) lines.push(`<div class="beside">${beside.join('')}</div>`);
    beside = [];
  };
  for (const block of drawing.page.blocks)
    if (wide.has(block.kind)) {
      endLine();
      lines.push(section(drawing, block));
    } else beside.push(section(drawing, block));
  endLine();
  return lines.join('');
};
