import { useQuery } from '@tanstack/react-query';
import type { Picked } from './picked.ts';

type Search = Readonly<{
  source: readonly [string, string];
  search: (text: string, signal: AbortSignal) => Promise<readonly Picked[]>;
  asked: string;
  enabled: boolean;
}>;

/** What fits the text; until the next answer, what fitted before. */
export const useRecords = ({ source, search, asked, enabled }: Search) =>
  useQuery({
    queryKey: [source[0], source[1], asked],
    enabled,
    queryFn: ({ signal }) => search(asked, signal),
    placeholderData: (before) => before,
  });
