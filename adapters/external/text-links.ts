import { LinkifyIt } from 'linkify-it';
import type { TextLinks } from '#core/community/comment/ports.ts';
import { urlMaxLength } from '#core/community/comment/text-entity.ts';

/** Addresses as people write them, also without `https://`; mail addresses and other schemes are no links. */
const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, fuzzyIP: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

const addressOf = (url: string, hasScheme: boolean): string | null => {
  // What people write without a scheme is fetched and opened over https.
  const address = URL.parse(hasScheme ? url : url.replace(/^http:/, 'https:'));
  if (!address || !['http:', 'https:'].includes(address.protocol)) return null;
  if (address.username !== '' || address.password !== '') return null;
  return address.href.length <= urlMaxLength ? address.href : null;
};

export const textLinks: TextLinks = {
  find: (text) =>
    (finder.match(text) ?? []).flatMap(({ index, lastIndex, url, schema }) => {
      const address = addressOf(url, schema !== '');
      return address === null
        ? []
        : [{ kind: 'LINK' as const, start: index, length: lastIndex - index, url: address }];
    }),
};
