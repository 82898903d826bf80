/** What shows a file. */
export const mediumUseKinds = [
  'WEEK',
  'AVATAR',
  'RECEIPT',
  'EVIDENCE',
  'PRODUCT',
  'PARTNER',
  'POSTER',
  'GALLERY',
  'FEED',
  'CHAT',
  'ROOM',
  'ARTICLE',
  'LESSON',
  'CHALLENGE',
  'SITE',
  'BUG_REPORT',
  'REVIEW',
  'REVIEW_DRAFT',
] as const;
export type MediumUseKind = (typeof mediumUseKinds)[number];

/** One place that shows a file, as the storage knows it. */
export type MediumUse = Readonly<{ kind: MediumUseKind; id: string }>;

/** The same with the words for its owner: what it is called, and where in the site it stands. */
export type NamedUse = MediumUse & Readonly<{ title: string | null; link: string | null }>;

/** The ids of the places of one kind. */
export const placesOfKind = (known: readonly MediumUse[], kind: MediumUseKind): readonly string[] =>
  known.flatMap((use) => (use.kind === kind ? [use.id] : []));

const keyOf = ({ kind, id }: MediumUse): string => `${kind} ${id}`;

/** All that is known, once each: what modules have words for, and the rest by its kind. */
export const namedUses = (known: readonly MediumUse[], named: readonly NamedUse[]): readonly NamedUse[] => {
  const words = new Map(named.map((use) => [keyOf(use), use]));
  const shown = new Set(known.map(keyOf));
  return [
    ...known.map((use) => words.get(keyOf(use)) ?? { ...use, title: null, link: null }),
    ...named.filter((use) => !shown.has(keyOf(use))),
  ];
};
