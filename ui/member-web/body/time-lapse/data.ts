import { useQuery } from '@tanstack/react-query';
import type { TimeLapseSpan } from '#core/body/snapshot/alignment/time-lapse.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { client } from '../../app/client.ts';
import { weekKeys } from '../../app/data/indicators.ts';

/** The newest twelve saves are those of twelve weeks, or more where some were left out; all come a hundred at a time. */
const pageOf = { TWELVE_WEEKS: 12, ALL: 100 } as const;

const read = async (span: TimeLapseSpan, signal: AbortSignal): Promise<readonly SavedWeek[]> => {
  const weeks: SavedWeek[] = [];
  const isWhole = span === 'ALL';
  let cursor: string | null = null;
  do {
    const query: { limit: number; cursor?: string } = {
      limit: pageOf[span],
      ...(cursor === null ? {} : { cursor }),
    };
    const page: Awaited<ReturnType<typeof client.indicators.list>> = await client.indicators.list(
      { query },
      { signal },
    );
    weeks.push(...page.items);
    cursor = isWhole ? page.nextCursor : null;
  } while (cursor !== null);
  return weeks;
};

/** One's own weeks, of the last twelve or all of them. */
export const useLapseWeeks = (span: TimeLapseSpan) =>
  useQuery({
    queryKey: weekKeys.lapse(span),
    queryFn: ({ signal }) => read(span, signal),
    placeholderData: (previous) => previous,
    // Each photo asks for a fresh address by itself, and what plays does not begin anew.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
