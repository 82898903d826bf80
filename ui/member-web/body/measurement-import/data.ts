import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WeekValue } from '#core/body/measurement-import/imported-value.ts';
import type { measurementImports } from '#http/body/contract/measurement-imports.ts';
import { client } from '../../app/client.ts';
import { importedKeys, refreshImported } from '../../app/data/imported.ts';

export type OwnImport = z.output<(typeof measurementImports)['list']['output']>['items'][number];
export type PreviewedValue = z.output<(typeof measurementImports)['preview']['output']>['items'][number];
export type NewImport = z.input<(typeof measurementImports)['keep']['body']>;
export type KeptImport = z.output<(typeof measurementImports)['keep']['output']>;

export const useImports = () =>
  useQuery({
    queryKey: importedKeys.list,
    queryFn: ({ signal }) => client.measurementImports.list({}, { signal }),
  });

/** What is there now is compared with, so it is asked anew for each reading of a file. */
export const useComparison = (values: readonly WeekValue[], reading: number) =>
  useQuery({
    queryKey: [...importedKeys.all, 'preview', reading],
    queryFn: ({ signal }) => client.measurementImports.preview({ body: { values: [...values] } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useKeepImport = (onKept: (kept: KeptImport) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewImport) => client.measurementImports.keep({ body }),
    onSuccess: async (kept) => {
      onKept(kept);
      await refreshImported(queries);
    },
  });
};

export const useRemoveImport = () => {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (id: string) => client.measurementImports.remove({ params: { id } }),
    // It may be gone already: what is true now is asked for either way.
    onSettled: () => refreshImported(queries),
  });
  return mutateAsync;
};
