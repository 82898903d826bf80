import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { measurementImports } from '#http/body/contract/measurement-imports.ts';
import { client } from '../client.ts';
import type { TimelineRange } from './indicators.ts';

export const importedKeys = {
  all: ['measurement-imports'] as const,
  list: ['measurement-imports', 'list'] as const,
  series: (range: TimelineRange) => ['measurement-imports', 'series', range] as const,
};

export type ImportedSeries = z.output<(typeof measurementImports)['series']['output']>['series'][number];

/** One's own numbers from elsewhere, to stand beside those of the saved weeks. */
export const importedQuery = (range: TimelineRange) =>
  queryOptions({
    queryKey: importedKeys.series(range),
    queryFn: ({ signal }) => client.measurementImports.series({ query: { range } }, { signal }),
  });
export const useImported = (range: TimelineRange, enabled: boolean) =>
  useQuery({ ...importedQuery(range), placeholderData: (previous) => previous, enabled });

export const refreshImported = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: importedKeys.all });
