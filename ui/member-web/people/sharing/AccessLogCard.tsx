import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { AccountCard } from '../account/AccountCard.tsx';
import { row } from '../account/row.ts';

type Paged<Entry> = ComponentProps<typeof ShowMore>['query'] &
  Readonly<{
    data: Readonly<{ pages: readonly Readonly<{ items: readonly Entry[] }>[] }> | undefined;
    error: unknown;
    isPending: boolean;
    refetch: () => unknown;
  }>;

type Props<Entry> = Readonly<{
  id: string;
  title: ReactNode;
  text: ReactNode;
  /** Said where nobody has looked. */
  none: ReactNode;
  query: Paged<Entry>;
  keyOf: (entry: Entry) => string;
  children: (entry: Entry) => ReactNode;
  /** Behind an entry: what its owner may do about it. */
  step?: (entry: Entry) => ReactNode;
}>;

/** Who looked at what is this member's, newest first. */
export const AccessLogCard = <Entry,>({
  id,
  title,
  text,
  none,
  query,
  keyOf,
  children,
  step,
}: Props<Entry>) => {
  const { data, error, isPending, refetch } = query;
  return (
    <AccountCard id={id} title={title} description={text}>
      <QueryView
        query={{ data: data?.pages, error, isPending, refetch }}
        compact
        skeleton={<ListSkeleton rows={2} />}
        isEmpty={(pages) => pages[0]?.items.length === 0}
        empty={<Typography sx={{ color: 'text.secondary' }}>{none}</Typography>}
      >
        {(pages) => (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {pages
              .flatMap(({ items }) => items)
              .map((entry) => (
                <Box component="li" key={keyOf(entry)} sx={row}>
                  <EyeIcon sx={{ color: 'text.secondary' }} />
                  <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                    {children(entry)}
                  </Box>
                  {step?.(entry)}
                </Box>
              ))}
          </Box>
        )}
      </QueryView>
      <ShowMore query={query} mt={1} />
    </AccountCard>
  );
};
