import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { bookmarks } from '#http/content/contract/bookmarks.ts';
import type { enrolments } from '#http/learning/contract/enrolments.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../../app/client.ts';

export type LessonNote = z.output<(typeof enrolments)['notes']['output']>['items'][number];

const certificatesKey = ['certificates', 'mine'] as const;

/** One's own certificates and badges, newest first. */
export const useCertificates = () =>
  useInfiniteQuery({
    queryKey: certificatesKey,
    ...cursorPages((place, options) => client.certificates.mine({ query: { limit: 20, ...place } }, options)),
  });

/** Printed again under the name that the account has now; the old one is replaced. */
export const useReissue = (publicId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.certificates.reissue({ params: { publicId } }),
    onSuccess: () =>
      Promise.all(
        [['certificates'], ['challenges'], ['me', 'challenges']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
};

type Bookmark = z.output<(typeof bookmarks)['list']['output']>['items'][number];
export type KeptLesson = Extract<Bookmark, { kind: 'LESSON' }>['lesson'];

type BookmarkPage = Readonly<{ items: readonly Bookmark[]; nextCursor: string | null }>;

/** Of one kind: the server gives no other. */
const keptOf = <Kept>(page: BookmarkPage, pick: (bookmark: Bookmark) => readonly Kept[]) => ({
  ...page,
  items: page.items.flatMap(pick),
});

export const useKeptChallenges = () =>
  useInfiniteQuery({
    queryKey: ['me', 'bookmarks', 'challenges'],
    ...cursorPages(async (place, options) =>
      keptOf(
        await client.bookmarks.list({ query: { kind: 'CHALLENGE', limit: 20, ...place } }, options),
        (one) => (one.kind === 'CHALLENGE' ? [one.challenge] : []),
      ),
    ),
  });

export const useKeptLessons = () =>
  useInfiniteQuery({
    queryKey: ['me', 'bookmarks', 'lessons'],
    ...cursorPages(async (place, options) =>
      keptOf(
        await client.bookmarks.list({ query: { kind: 'LESSON', limit: 20, ...place } }, options),
        (one) => (one.kind === 'LESSON' ? [one.lesson] : []),
      ),
    ),
  });

export const useLessonNotes = (q: string) =>
  useInfiniteQuery({
    queryKey: ['me', 'lesson-notes', q],
    ...cursorPages((place, options) =>
      client.enrolments.notes({ query: { limit: 20, ...(q === '' ? {} : { q }), ...place } }, options),
    ),
    placeholderData: (previous) => previous,
  });
