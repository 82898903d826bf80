import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useLanguage } from '#ui/intl.ts';
import { namesOf, type SearchedPlace } from '../quick-find/records.ts';

export type RelatedList<Row> = Readonly<{
  queryKey: readonly [string, ...string[]];
  load: (query: { range: string; sort: string }, signal: AbortSignal) => Promise<readonly Row[]>;
  sort: readonly [string, 'ASC' | 'DESC'];
  /** One more is asked for, which says whether there are others. */
  most: number;
}>;

/** The first rows of another list. */
export const useRelatedRows = <Row>({ queryKey, load, sort, most }: RelatedList<Row>) =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => load({ range: `[0,${most}]`, sort: JSON.stringify(sort) }, signal),
  });

export type NamedRecord = Readonly<{ id: string; name: string; detail?: string | undefined }>;
/** Before that nothing is asked. */
export const leastLetters = 2;
const mostRecords = 8;

const useNaming = (place: SearchedPlace) => {
  const language = useLanguage();
  const { label, detail } = namesOf(place);
  return (row: RaRecord): NamedRecord => ({
    id: String(row.id),
    name: label(row, language) || `#${row.id}`,
    detail: detail?.(row),
  });
};

/** Records by name, as the search of their own list finds them. */
export const useNamedRecords = (place: SearchedPlace, text: string) => {
  const dataProvider = useDataProvider();
  const named = useNaming(place);
  return useQuery({
    queryKey: [place, 'named', text],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.getList<RaRecord>(place, {
        filter: { q: text },
        pagination: { page: 1, perPage: mostRecords },
        signal,
      });
      return data.map(named);
    },
    enabled: text.length >= leastLetters,
    placeholderData: (before) => before,
  });
};

/** The name of the one that the address speaks of. */
export const useNamedRecord = (place: SearchedPlace, id: string) => {
  const dataProvider = useDataProvider();
  const named = useNaming(place);
  return useQuery({
    queryKey: [place, 'name', id],
    queryFn: async ({ signal }) => named((await dataProvider.getOne<RaRecord>(place, { id, signal })).data),
    enabled: id !== '',
  });
};
