import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
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

export const useLessonNotes = (q: string) =>
  useInfiniteQuery({
    queryKey: ['me', 'lesson-notes', q],
    ...cursorPages((place, options) =>
      client.enrolments.notes({ query: { limit: 20, ...(q === '' ? {} : { q }), ...place } }, options),
    ),
    placeholderData: (previous) => previous,
  });
