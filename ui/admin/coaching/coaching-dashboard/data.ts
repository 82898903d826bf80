import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminCoaching } from '#http/coaching/contract/admin-reviews.ts';
import { coachingClient } from '../parts/client.ts';

type Period = z.input<typeof adminCoaching.dashboard.query>['days'];

export const useCoachingFigures = (days: Period) =>
  useQuery({
    queryKey: ['coaching-dashboard', days],
    queryFn: ({ signal }) => coachingClient.adminCoaching.dashboard({ query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });
