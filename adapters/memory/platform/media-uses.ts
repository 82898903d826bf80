import type { MediumUse } from '#core/platform/media/use.ts';
import { ascending } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    mediumUses: MediumUse & Readonly<{ mediumId: string }>;
  }
}

/** What shows a file, each place once. */
export const usesIn = (view: View, mediumId: string): readonly MediumUse[] => {
  const { table } = view;
  const found: MediumUse[] = [
    ...table('snapshots')
      .all()
      .filter(({ media }) => media.some((shown) => shown.mediumId === mediumId))
      .map(({ week }) => ({ kind: 'WEEK', id: week }) as const),
    ...table('users')
      .all()
      .filter(({ avatarId }) => avatarId === mediumId)
      .map(({ id }) => ({ kind: 'AVATAR', id }) as const),
    ...table('payments')
      .all()
      .filter(({ receiptId }) => receiptId === mediumId)
      .map(({ id }) => ({ kind: 'RECEIPT', id }) as const),
    ...table('specializationRequests')
      .all()
      .filter(({ evidence }) => evidence.mediaIds.includes(mediumId))
      .map(({ id }) => ({ kind: 'EVIDENCE', id }) as const),
    ...platformUses(view, mediumId),
    ...table('media')
      .all()
      .filter(({ posterId }) => posterId === mediumId)
      .map(({ id }) => ({ kind: 'POSTER', id }) as const),
    ...table('galleryItems')
      .all()
      .filter((item) => item.mediumId === mediumId)
      .map(({ userId }) => ({ kind: 'GALLERY', id: userId }) as const),
    ...table('feedPosts')
      .all()
      .filter(({ media }) => media.some((shown) => shown.mediumId === mediumId))
      .map(({ id }) => ({ kind: 'FEED', id }) as const),
    ...table('mediumUses')
      .all()
      .filter((use) => use.mediumId === mediumId)
      .map(({ kind, id }) => ({ kind, id })),
  ];
  const once = new Map(found.map((use) => [`${use.kind} ${use.id}`, use]));
  return [...once.values()].toSorted(ascending(({ kind, id }) => [kind, id]));
};

/** Products and partners that show the file: to everybody, for as long as they are there. */
const platformUses = ({ table }: View, mediumId: string): readonly MediumUse[] => [
  ...table('products')
    .all()
    .filter(({ imageIds }) => imageIds.includes(mediumId))
    .map(({ id }) => ({ kind: 'PRODUCT', id }) as const),
  ...table('partners')
    .all()
    .filter(({ logoId }) => logoId === mediumId)
    .map(({ id }) => ({ kind: 'PARTNER', id }) as const),
];

/** To everybody, for as long as they are there: products, partners, and articles in the site's name. */
export const isShownByPlatform = (view: View, mediumId: string, platformUserId: string): boolean =>
  platformUses(view, mediumId).length > 0 ||
  view
    .table('mediumUses')
    .all()
    .some(
      (use) =>
        use.mediumId === mediumId &&
        use.kind === 'ARTICLE' &&
        view.table('posts').get(use.id)?.authorId === platformUserId,
    );
