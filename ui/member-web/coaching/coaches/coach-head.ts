import type { z } from 'zod';
import type { coaches } from '#http/coaching/contract/coaches.ts';
import { cardOfCoach } from '#core/platform/share-picture/share-card.ts';
import type { HeadExtras } from '../../app/head.ts';
import { breadcrumbs } from '../../app/found/breadcrumbs.ts';
import { inLanguage } from '../../app/language.ts';
import { paths } from '../../app/paths.ts';
import { sharedPicture } from '../../app/found/share-image.ts';

type Coach = z.input<(typeof coaches)['get']['output']>;

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text);
const oneLine = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const isCoach = (data: unknown): data is Coach =>
  typeof data === 'object' && data !== null && 'histogram' in data && 'displayName' in data;

/** Stars that the clock gave tell nothing of a coach: search engines learn of the members' alone. */
const aggregateOf = ({ mean, memberCount }: Coach['rating']) =>
  mean === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Math.round(mean * 100) / 100,
          ratingCount: memberCount,
          bestRating: 5,
          worstRating: 1,
        },
      };

/** What a stranger sees. */
export const coachHead: HeadExtras = ({ data, site, language, text }) => {
  if (!isCoach(data)) return {};
  const { displayName: name, username, id, city, country, website, headline, rating } = data;
  const address = `/coach/${username ?? id}`;
  const url = site.baseUrl + inLanguage(address, language);
  const about = oneLine(headline) || oneLine(data.about);
  return {
    title: name,
    description: short(about === '' ? `${name} · ${text('coaches.title')}` : about),
    kind: 'profile',
    indexed: data.isListed,
    address,
    ...sharedPicture(cardOfCoach(data, site.siteName)),
    standsAt: data.domain?.domainName,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Person',
            '@id': `${url}#person`,
            name,
            url,
            ...(username === null ? {} : { alternateName: username }),
            ...(about === '' ? {} : { description: short(about) }),
            ...(website === null ? {} : { sameAs: website }),
            ...(city === null && country === null
              ? {}
              : {
                  homeLocation: {
                    '@type': 'Place',
                    address: {
                      '@type': 'PostalAddress',
                      ...(city === null ? {} : { addressLocality: city }),
                      ...(country === null ? {} : { addressCountry: country }),
                    },
                  },
                }),
          },
          // A person cannot be rated in this vocabulary; what a person offers can.
          {
            '@type': 'Service',
            name: `${text('coaches.title')}: ${name}`,
            url,
            provider: { '@id': `${url}#person` },
            ...aggregateOf(rating),
          },
        ],
      },
      breadcrumbs(site, language, [
        { name: text('coaches.title'), address: paths.coaches },
        { name, address },
      ]),
    ],
  };
};
