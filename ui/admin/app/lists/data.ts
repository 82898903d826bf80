import { useQuery } from '@tanstack/react-query';

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
