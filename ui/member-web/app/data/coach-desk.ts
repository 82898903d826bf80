import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { coachDesk } from '#http/coaching/contract/coach-desk.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { client } from '../client.ts';

export type CoachSettings = z.output<(typeof coachDesk)['settings']['output']>;
export type QuestionForm = NonNullable<z.output<(typeof coachDesk)['form']['output']>['form']>;
export type FormQuestion = QuestionForm['questions'][number];
export type SavedReplies = z.output<(typeof coachDesk)['savedReplies']['output']>;
export type SavedReply = SavedReplies['items'][number];
export type Earnings = z.output<(typeof coachDesk)['earnings']['output']>;
export type EarningLine = z.output<(typeof coachDesk)['earningLines']['output']>['items'][number];

/** A coach's own things lie under one name, so that one hint refreshes what is on the screen. */
export const coachDeskKeys = {
  all: ['coach-desk'] as const,
  settings: ['coach-desk', 'settings'] as const,
  form: ['coach-desk', 'form'] as const,
  savedReplies: ['coach-desk', 'saved-replies'] as const,
  earnings: ['coach-desk', 'earnings'] as const,
  earningLines: ['coach-desk', 'earnings', 'lines'] as const,
};

export const useIsCoach = (): boolean => {
  const user = useSignedInUser();
  return user?.status === 'ACTIVE' && user.type === 'COACH';
};

export const useCoachSettings = () => {
  const enabled = useIsCoach();
  return useQuery({
    queryKey: coachDeskKeys.settings,
    queryFn: ({ signal }) => client.coachDesk.settings({}, { signal }),
    enabled,
  });
};

export const useQuestionForm = () => {
  const enabled = useIsCoach();
  return useQuery({
    queryKey: coachDeskKeys.form,
    queryFn: ({ signal }) => client.coachDesk.form({}, { signal }),
    enabled,
  });
};

export const useSavedReplies = () => {
  const enabled = useIsCoach();
  return useQuery({
    queryKey: coachDeskKeys.savedReplies,
    queryFn: ({ signal }) => client.coachDesk.savedReplies({}, { signal }),
    enabled,
  });
};

/** A former coach still has coins to come: the server knows who ever earned. */
export const useEarnings = () => {
  const enabled = useSignedInUser()?.status === 'ACTIVE';
  return useQuery({
    queryKey: coachDeskKeys.earnings,
    queryFn: ({ signal }) => client.coachDesk.earnings({}, { signal }),
    enabled,
  });
};

/** One line a paid review, newest answer first. */
export const useEarningLines = () => {
  const enabled = useSignedInUser()?.status === 'ACTIVE';
  return useInfiniteQuery({
    queryKey: coachDeskKeys.earningLines,
    ...cursorPages((place, options) =>
      client.coachDesk.earningLines({ query: { limit: 20, ...place } }, options),
    ),
    enabled,
  });
};
