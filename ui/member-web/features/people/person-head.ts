import type { HeadExtras } from '../../head.ts';

const textIn = (data: unknown, key: 'displayName' | 'about') => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : null;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text);

/** Search engines and shared links learn what a stranger sees, and nothing else. */
export const personHead: HeadExtras = ({ data, site, path, text }) => {
  const name = textIn(data, 'displayName');
  if (name === undefined) return {};
  const about = textIn(data, 'about')?.replaceAll(/\s+/g, ' ');
  return {
    title: name,
    description: about === undefined ? text('people.title') : short(about),
    kind: 'profile',
    indexed: true,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name,
          url: site.baseUrl + path,
          ...(about === undefined ? {} : { description: short(about) }),
        },
      },
    ],
  };
};
