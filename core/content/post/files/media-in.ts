import type { MediumId } from '#core/kernel/id.ts';
import type { PostContent } from '../post.ts';

/** Of clean rich text; it names each file so. */
const idsInText = (html: string): readonly MediumId[] =>
  [...html.matchAll(/ data-medium="([^"]+)"/g)].map(([, id]) => id!); // the group is part of each match

export const mediaIn = ({ html, imageId, metaImageId }: PostContent): readonly MediumId[] => [
  ...new Set([...[imageId, metaImageId].filter((id) => id !== null), ...idsInText(html)]),
];
