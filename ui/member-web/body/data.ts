import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ownMeasurements } from '#http/body/contract/own-measurements.ts';
import { client } from '../app/client.ts';

export type OwnMeasurement = z.output<(typeof ownMeasurements)['list']['output']>['items'][number];

export const ownKeys = {
  all: ['own-measurements'] as const,
  list: ['own-measurements', 'list'] as const,
  values: (id: string) => ['own-measurements', 'values', id] as const,
};

/** What the member measures beside the profile. */
export const useOwnMeasurements = () =>
  useQuery({ queryKey: ownKeys.list, queryFn: ({ signal }) => client.ownMeasurements.list({}, { signal }) });

export const refreshOwn = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ownKeys.all });
