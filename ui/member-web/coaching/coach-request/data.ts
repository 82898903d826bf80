import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { z } from 'zod';
import type { coachRequests } from '#http/coaching/contract/coach-requests.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { client } from '../../app/client.ts';
import { reloadAccount } from '../../app/data/own-account.ts';

type Mine = z.output<(typeof coachRequests)['mine']['output']>;
type NewRequest = z.input<(typeof coachRequests)['create']['body']>;
export type CoachRequest = NonNullable<Mine['request']>;

const coachRequestKey = ['coach-request'] as const;

const becameCoach = (error: unknown) =>
  isApiError(error, 'coach_request.go_to_coach_settings') || isApiError(error, 'coach_request.already_coach');

/** One's own latest application. A member who was made a coach meanwhile is known as one from here on. */
export const useOwnApplication = () => {
  const query = useQuery({
    queryKey: coachRequestKey,
    queryFn: ({ signal }) => client.coachRequests.mine({}, { signal }),
    // The live line tells at once; this finds out when it is down.
    refetchInterval: ({ state }) => (state.data?.request?.status === 'PENDING' ? 60_000 : false),
  });
  const isCoach = becameCoach(query.error);
  useEffect(() => {
    // Without a connection the page stays as it is and asks again later.
    if (isCoach) reloadAccount().catch(() => undefined);
  }, [isCoach]);
  return query;
};

export const useSendApplication = () => {
  const queries = useQueryClient();
  return {
    /** `onSent`: before the page shows the application in place of the form. */
    send: async (application: NewRequest, onSent: () => void) => {
      const request = await client.coachRequests.create({ body: application });
      onSent();
      queries.setQueryData<Mine>(coachRequestKey, { request });
    },
    /** Sent from another tab, or decided meanwhile: the page shows how it stands. */
    lookAgain: async (refusal: unknown) => {
      if (becameCoach(refusal)) await reloadAccount().catch(() => undefined);
      else if (isApiError(refusal) && refusal.code.startsWith('coach_request.')) {
        await queries.invalidateQueries({ queryKey: coachRequestKey });
      }
    },
  };
};
