import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../client.ts';

/** Whether two-step sign-in is on, and whether it must be. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => client.secondFactor.get({}, { signal }),
});

/** The server refuses staff work meanwhile; this says why, before each page would. */
export const useSecondFactorDue = (isStaff: boolean) =>
  useQuery({
    ...secondFactorQuery,
    enabled: isStaff,
    staleTime: Infinity,
    select: ({ isDue }) => isDue,
  });
