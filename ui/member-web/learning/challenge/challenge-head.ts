import type { z } from 'zod';
import type { challenges } from '#http/learning/contract/challenges.ts';
import type { Language } from '#core/kernel/language.ts';
import { cardOfChallenge } from '#core/platform/share-picture/share-card.ts';
import type { HeadExtras } from '../../app/head.ts';
import { inLanguage } from '../../app/language.ts';
import { breadcrumbs } from '../../app/found/breadcrumbs.ts';
import { challengePath, paths } from '../../app/paths.ts';
import { sharedPicture } from '../../app/found/share-image.ts';

type Challenge = z.input<(typeof challenges)['get']['output']>;

const isChallenge = (data: unknown): data is Challenge =>
  typeof data === 'object' && data !== null && 'chapters' in data && 'goals' in data;

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text);

const addressesOf = ({ slug, language, translation }: Challenge): Partial<Record<Language, string>> => ({
  [language]: challengePath(slug),
  ...(translation === null ? {} : { [translation.language]: challengePath(translation.slug) }),
});

/** What a stranger sees. */
export const challengeHead: HeadExtras = ({ data, site, language: reader, text }) => {
  if (!isChallenge(data)) return {};
  const { slug, language, title, summary, status, author, rating, minutes, pay, goals } = data;
  const address = challengePath(slug);
  const url = site.baseUrl + inLanguage(address, language);
  return {
    title,
    description: short(summary),
    kind: 'article',
    indexed: status === 'PUBLISHED',
    address,
    addresses: addressesOf(data),
    written: language,
    ...sharedPicture(cardOfChallenge(data, site.siteName)),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Course',
        '@id': `${url}#course`,
        name: title,
        description: summary,
        url,
        inLanguage: language,
        ...(goals.length === 0 ? {} : { teaches: goals }),
        provider: { '@type': 'Organization', name: site.siteName, url: site.baseUrl },
        ...(author === null || author.name === ''
          ? {}
          : { author: { '@type': 'Person', name: author.name } }),
        isAccessibleForFree: pay === 0,
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: `PT${minutes}M`,
        },
        // Coins are no currency that search engines know: only what is free has an offer.
        ...(pay === 0
          ? { offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'VND', url } }
          : {}),
        ...(rating.mean === null
          ? {}
          : {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: Math.round(rating.mean * 100) / 100,
                ratingCount: rating.count,
                bestRating: 5,
                worstRating: 1,
              },
            }),
      },
      breadcrumbs(site, reader, [
        { name: text('catalogue.title'), address: paths.challenges },
        { name: title, address },
      ]),
    ],
  };
};
