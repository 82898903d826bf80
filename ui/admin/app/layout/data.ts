import { useQuery } from '@tanstack/react-query';
import { client } from '../client.ts';

/** The server refuses staff work meanwhile; this says why, before each page would. */
export const useSecondFactorDue = (isStaff: boolean) =>
  useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => client.secondFactor.get({}, { signal }),
    enabled: isStaff,
    staleTime: Infinity,
    select: ({ isDue }) => isDue,
  });
