import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { coachRequests } from '#http/coaching/contract/coach-requests.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import { client } from '../../app/client.ts';
import { reloadAccount } from '../../app/data/own-account.ts';
import { type Application, applicationDraft, applicationResolver } from './application.ts';

type Mine = z.output<(typeof coachRequests)['mine']['output']>;
export type CoachRequest = NonNullable<Mine['request']>;

export const coachRequestKey = ['coach-request'] as const;

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

const keep = (queries: QueryClient, request: CoachRequest) =>
  queries.setQueryData<Mine>(coachRequestKey, { request });

type Options = Readonly<{ userId: string; start: Application }>;

export const useApply = ({ userId, start }: Options) => {
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<unknown>();
  const [draft] = useState(() => applicationDraft(userId));
  const form = useForm<Application>({
    resolver: applicationResolver,
    defaultValues: draft.read() ?? start,
  });

  const submit = form.handleSubmit(async (application) => {
    setRefusal(undefined);
    try {
      const request = await client.coachRequests.create({ body: application });
      draft.remove();
      keep(queries, request);
    } catch (error) {
      const left = applyServerErrors(form, error);
      setRefusal(left);
      // Sent from another tab, or decided meanwhile: the page shows how it stands.
      if (becameCoach(error)) await reloadAccount().catch(() => undefined);
      else if (isApiError(error) && error.code.startsWith('coach_request.')) {
        await queries.invalidateQueries({ queryKey: coachRequestKey });
      }
    }
  });

  return { form, submit, refusal, keepDraft: () => draft.write(form.getValues()) };
};
