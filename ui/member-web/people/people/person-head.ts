import { inLanguage } from '../../app/language.ts';
import { cardOfPerson } from '#core/platform/share-picture/share-card.ts';
import type { HeadExtras } from '../../app/head.ts';
import { sharedPicture } from '../../app/found/share-image.ts';

const textIn = (data: unknown, key: string) => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : null;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The host of the person's own site, while it is served. */
const siteOf = (data: unknown): string | undefined => {
  const domain: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'domain') : null;
  return textIn(domain, 'domainName');
};

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text);

/** Search engines and shared links learn what a stranger sees, and nothing else. */
export const personHead: HeadExtras = ({ data, site, language, text }) => {
  const name = textIn(data, 'displayName');
  if (name === undefined) return {};
  const username = textIn(data, 'username');
  const address = `/user/${username ?? textIn(data, 'id') ?? ''}`;
  const about = textIn(data, 'about')?.replaceAll(/\s+/g, ' ');
  const city = textIn(data, 'city');
  const country = textIn(data, 'country');
  const website = textIn(data, 'website');

  return {
    title: name,
    description: short(about ?? `${name} · ${text('people.title')}`),
    kind: 'profile',
    indexed: true,
    address,
    ...sharedPicture(cardOfPerson({ id: textIn(data, 'id') ?? '', displayName: name }, site.siteName)),
    standsAt: siteOf(data),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        ...(textIn(data, 'createdAt') === undefined ? {} : { dateCreated: textIn(data, 'createdAt') }),
        mainEntity: {
          '@type': 'Person',
          name,
          url: site.baseUrl + inLanguage(address, language),
          ...(username === undefined ? {} : { alternateName: username }),
          ...(about === undefined ? {} : { description: short(about) }),
          ...(website === undefined ? {} : { sameAs: website }),
          ...(city === undefined && country === undefined
            ? {}
            : {
                homeLocation: {
                  '@type': 'Place',
                  address: {
                    '@type': 'PostalAddress',
                    ...(city === undefined ? {} : { addressLocality: city }),
                    ...(country === undefined ? {} : { addressCountry: country }),
                  },
                },
              }),
        },
      },
    ],
  };
};
