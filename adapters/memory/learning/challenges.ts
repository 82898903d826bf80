import { displayName } from '#core/access/actor/person.ts';
import { payAt, type Challenge } from '#core/learning/challenge/challenge.ts';
import { lessonsIn, minutesOf } from '#core/learning/challenge/edition.ts';
import type { ChallengeFilter, ChallengeRow, Challenges } from '#core/learning/challenge/ports.ts';
import { secondsToLearn } from '#core/learning/lesson/lesson.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, deleteRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    challenges: Challenge;
    /** An address that a challenge had. */
    challengeSlugs: Readonly<{ slug: string; challengeId: string }>;
  }
}

/** What a list is ordered by, as one number; behind it the id decides. */
const rankOf = (challenge: Challenge, { sort = 'newest', at }: ChallengeFilter): number => {
  switch (sort) {
    case 'popular':
      return challenge.learners;
    case 'rating':
      return challenge.ratings === 0 ? 0 : challenge.stars / challenge.ratings;
    case 'price':
      return 1_000_000 - payAt(challenge, at);
    case 'newest':
      return challenge.publishedAt?.getTime() ?? 0;
  }
};

type Lists = Pick<Challenges, 'pageOf' | 'featured' | 'pageOfAuthor' | 'addresses' | 'list'>;

const challengeLists = (view: () => View, rowOf: (challenge: Challenge) => ChallengeRow): Lists => {
  const challenges = () => view().table('challenges');

  const blockedWith = (viewerId: UserId | null): ReadonlySet<UserId> =>
    new Set(
      viewerId === null
        ? []
        : view()
            .table('relations')
            .all()
            .filter(({ kind }) => kind === 'BLOCK')
            .flatMap(({ ownerId, otherId }) =>
              ownerId === viewerId ? [otherId] : otherId === viewerId ? [ownerId] : [],
            ),
    );

  const wordsOf = (q = ''): readonly string[] => fold(normalize(q)).split(/\s+/u).filter(Boolean);

  const fits = (challenge: Challenge, filter: ChallengeFilter): boolean => {
    const { q, language, isFree, authorId, at } = filter;
    const text = fold(`${challenge.title} ${challenge.summary}`);
    return (
      challenge.status === 'PUBLISHED' &&
      (language === undefined || challenge.language === language) &&
      (isFree === undefined || (payAt(challenge, at) === 0) === isFree) &&
      (authorId === undefined || challenge.authorId === authorId) &&
      wordsOf(q).every((word) => text.includes(word))
    );
  };

  return {
    async pageOf(filter, { limit, cursor }) {
      const place = decodeCursor(cursor, 'number', 'id');
      const hidden = blockedWith(filter.viewerId);
      const found = challenges()
        .all()
        .filter((challenge) => fits(challenge, filter) && !hidden.has(challenge.authorId))
        .map((challenge) => ({ challenge, rank: rankOf(challenge, filter) }))
        .filter(({ challenge, rank }) => {
          if (place === null) return true;
          const [before, id] = [Number(place[0]), place[1]];
          return rank < before || (rank === before && challenge.id < id);
        })
        .toSorted(descending(({ challenge, rank }) => [rank, challenge.id]));
      const page = pageOf(found, limit, ({ challenge, rank }) => encodeCursor(String(rank), challenge.id));
      return { ...page, items: page.items.map(({ challenge }) => rowOf(challenge)) };
    },

    async featured(language, viewerId = null) {
      const hidden = blockedWith(viewerId);
      return challenges()
        .all()
        .filter(
          (one) =>
            one.status === 'PUBLISHED' &&
            one.featured !== null &&
            (language === undefined || one.language === language) &&
            !hidden.has(one.authorId),
        )
        .toSorted(ascending((one) => [one.featured ?? 0, one.id]))
        .map(rowOf);
    },

    async pageOfAuthor(authorId, { status }, { limit, cursor }) {
      const place = decodeCursor(cursor, 'instant', 'id');
      const found = challenges()
        .all()
        .filter((one) => one.authorId === authorId && (status === undefined || one.status === status))
        .filter(({ updatedAt, id }) => {
          if (place === null) return true;
          const before = new Date(place[0]);
          return updatedAt < before || (updatedAt.getTime() === before.getTime() && id < place[1]);
        })
        .toSorted(descending(({ updatedAt, id }) => [updatedAt, id]));
      return pageOf(found.map(rowOf), limit, ({ updatedAt, id }) => encodeCursor(updatedAt, id));
    },

    async addresses({ limit, cursor }) {
      const [after] = decodeCursor(cursor, 'id') ?? [];
      const found = challenges()
        .all()
        .filter(({ id, status }) => status === 'PUBLISHED' && (after === undefined || id > after))
        .toSorted(ascending(({ id }) => [id]));
      return pageOf(found, limit, ({ id }) => encodeCursor(id));
    },

    async list(request) {
      const rows = challenges()
        .all()
        .map((challenge) => ({ ...challenge, authorName: rowOf(challenge).authorName }));
      const plan = readListRequest(staffLists.challenges, request);
      const listed = staffList(rows, plan, staffLists.challenges, ({ title, slug, authorId }) => {
        const author = view().table('users').get(authorId);
        return [
          title,
          slug,
          ...(author ? [author.fullname, author.username, author.email, author.phone] : []),
        ];
      });
      return { ...listed, rows: listed.rows.map(rowOf) };
    },
  };
};

const forgetDrafts = (view: View, authorId: UserId): void => {
  const challenges = view.table('challenges');
  const isDraft = (id: string) => {
    const challenge = challenges.get(id);
    return challenge?.authorId === authorId && challenge.status === 'DRAFT';
  };
  for (const name of ['lessons', 'quizzes', 'chapters'] as const)
    deleteRows<{ challengeId: string }>(view.table(name) as never, ({ challengeId }) => isDraft(challengeId)); // each row has one
  deleteRows(challenges, ({ id }) => isDraft(id));
  changeRows(
    challenges,
    (one) => one.authorId === authorId && one.status === 'PUBLISHED',
    (one) => ({ ...one, status: 'ARCHIVED' as const, featured: null }),
  );
};

export const memoryChallenges = (view: () => View): Challenges => {
  const challenges = () => view().table('challenges');
  const slugs = () => view().table('challengeSlugs');

  const newestOf = (id: string) =>
    view()
      .table('editions')
      .all()
      .filter(({ challengeId }) => challengeId === id)
      .toSorted(descending(({ number }) => [number]))[0];

  const rowOf = (challenge: Challenge): ChallengeRow => {
    const author = view().table('users').get(challenge.authorId);
    const outline = newestOf(challenge.id)?.outline;
    const working = view()
      .table('lessons')
      .all()
      .filter(({ challengeId }) => challengeId === challenge.id);
    const lessons = outline ? lessonsIn(outline) : working;
    const seconds = working.reduce((sum, lesson) => sum + secondsToLearn(lesson), 0);
    return {
      ...challenge,
      authorName: author ? displayName(author) : '',
      cover: (challenge.coverId && view().table('media').get(challenge.coverId)) || null,
      lessonCount: lessons.length,
      minutes: outline ? minutesOf(outline) : Math.max(1, Math.round(seconds / 60)),
      hasVideo: lessons.some(({ type }) => type === 'VIDEO'),
    };
  };

  const put = (challenge: Challenge): void => {
    const others = challenges()
      .all()
      .filter(({ id }) => id !== challenge.id);
    const owner = slugs().get(challenge.slug);
    if (others.some(({ slug }) => slug === challenge.slug) || (owner && owner.challengeId !== challenge.id))
      view().refuse('challenge.slug_exists');
    const { translationGroup, language } = challenge;
    if (others.some((one) => one.translationGroup === translationGroup && one.language === language))
      view().refuse('challenge.translation_exists');
    if (challenge.coverId !== null && !view().table('media').get(challenge.coverId))
      view().refuse('challenge.image_not_found');
    challenges().set(challenge.id, challenge);
  };

  return {
    insert: async (challenge) => put(challenge),

    async find(idOrSlug) {
      const all = challenges().all();
      const former = slugs().get(idOrSlug);
      const found =
        challenges().get(idOrSlug) ??
        all.find(({ slug }) => slug === idOrSlug) ??
        (former && challenges().get(former.challengeId));
      return found ? rowOf(found) : null;
    },

    lock: async (id) => challenges().get(id) ?? null,

    async update(challenge) {
      const before = challenges().get(challenge.id);
      if (!before) throw new DomainError('challenge.not_found');
      const { learners, completed, ratings, stars } = before;
      const next = { ...challenge, learners, completed, ratings, stars, version: before.version + 1 };
      put(next);
      if (before.slug !== next.slug) slugs().set(before.slug, { slug: before.slug, challengeId: before.id });
      return next;
    },

    async count(id, counts) {
      const before = challenges().get(id);
      if (!before) return;
      const added = Object.entries(counts).map(([name, change]) => [
        name,
        before[name as keyof typeof counts] + change,
      ]);
      challenges().set(id, { ...before, ...Object.fromEntries(added) });
    },

    async delete(id) {
      const hasChapters = view()
        .table('chapters')
        .all()
        .some(({ challengeId }) => challengeId === id);
      if (hasChapters) view().refuse('challenge.has_chapters');
      deleteRows(view().table('quizzes'), ({ challengeId }) => challengeId === id);
      deleteRows(slugs(), ({ challengeId }) => challengeId === id);
      challenges().delete(id);
    },

    translationsOf: async ({ id, translationGroup }) =>
      challenges()
        .all()
        .filter((one) => one.id !== id && one.translationGroup === translationGroup)
        .toSorted(ascending((one) => [one.language])),

    ...challengeLists(view, rowOf),

    ofAuthor: async (authorId) =>
      challenges()
        .all()
        .filter((one) => one.authorId === authorId)
        .toSorted(ascending(({ id }) => [id])),

    forgetDraftsOf: async (authorId) => forgetDrafts(view(), authorId),
  };
};
