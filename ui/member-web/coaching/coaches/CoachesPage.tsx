import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outdated } from '#ui/components/Outdated.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { FilterIcon } from '#ui/icons.tsx';
import { LostPicture, StartPicture } from '#ui/illustrations/scenes.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { CoachCard, coachGrid } from '../parts/CoachCard.tsx';
import { useCoaches } from '../data.ts';
import { SearchField } from '../../app/parts/SearchField.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterFields } from './FilterFields.tsx';
import { activeFilters } from './filters.ts';
import { SortSelect } from './SortSelect.tsx';
import { useFilters } from './use-filters.ts';

declare global {
  interface MessageCatalogues {
    coaches: typeof import('./messages/vi.json');
  }
}

const FilterSheet = lazy(() => import('./FilterSheet.tsx'));

/** Enough for the first look on a desk; the others' pictures wait until they are near. */
const atOnce = 6;

/** Phones only: how many filters are on stands on the button. */
const SheetButton = ({ active, onOpen }: Readonly<{ active: number; onOpen: () => void }>) => (
  <Button
    variant="outlined"
    startIcon={<FilterIcon />}
    aria-haspopup="dialog"
    onClick={onOpen}
    sx={{ display: { lg: 'none' }, alignSelf: 'flex-end', minHeight: 48 }}
  >
    {active === 0 ? (
      <FormattedMessage id="coaches.filters" />
    ) : (
      <FormattedMessage id="coaches.filters.count" values={{ count: active }} />
    )}
  </Button>
);

const Results = ({
  query,
  isNarrowed,
  onClear,
}: Readonly<{ query: ReturnType<typeof useCoaches>; isNarrowed: boolean; onClear: () => void }>) => (
  <>
    <Outdated when={query.isPlaceholderData}>
      <QueryView
        query={query}
        skeleton={<CardGridSkeleton cards={6} height={170} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          isNarrowed ? (
            <EmptyState
              picture={<LostPicture />}
              title={<FormattedMessage id="coaches.noMatch" />}
              action={
                <Button variant="outlined" onClick={onClear}>
                  <FormattedMessage id="coaches.clear" />
                </Button>
              }
            >
              <FormattedMessage id="coaches.noMatch.text" />
            </EmptyState>
          ) : (
            <EmptyState picture={<StartPicture />} title={<FormattedMessage id="coaches.empty" />}>
              <FormattedMessage id="coaches.empty.text" />
            </EmptyState>
          )
        }
      >
        {({ pages }) => (
          <Box component="ul" sx={coachGrid}>
            {pages
              .flatMap((page) => page.items)
              .map((coach, index) => (
                <CoachCard key={coach.id} coach={coach} eager={index < atOnce} />
              ))}
          </Box>
        )}
      </QueryView>
    </Outdated>
    <ShowMore query={query} placement="centre" mt={3} />
  </>
);

export default function CoachesPage() {
  const { formatMessage } = useIntl();
  const { filters, change, clear, clearAll } = useFilters();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const query = useCoaches(filters);
  const [first] = query.data?.pages ?? [];
  const active = activeFilters(filters).length;
  const isNarrowed = active > 0 || filters.q !== undefined;
  const look = useCallback((q: string) => change({ q: q === '' ? undefined : q.slice(0, 100) }), [change]);

  return (
    <Page title={formatMessage({ id: 'coaches.title' })} description={<FormattedMessage id="coaches.lead" />}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' },
        }}
      >
        <Box
          component="section"
          aria-label={formatMessage({ id: 'coaches.filters' })}
          sx={{ display: { xs: 'none', lg: 'block' } }}
        >
          <FilterFields filters={filters} change={change} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
            <SearchField
              label={<FormattedMessage id="coaches.search" />}
              clearLabel={formatMessage({ id: 'coaches.search.clear' })}
              q={filters.q ?? ''}
              onSearch={look}
              sx={{ flex: '1 1 260px' }}
            />
            <SheetButton active={active} onOpen={() => setSheet('open')} />
            <SortSelect sort={filters.sort ?? 'BEST'} onChange={(sort) => change({ sort })} />
          </Box>
          <FilterChips filters={filters} change={change} clear={clear} />
          <Box component="p" role="status" sx={{ m: 0, mb: 2, minHeight: '1.5em', color: 'text.secondary' }}>
            {first !== undefined && !query.isPlaceholderData && first.total > 0 && (
              <FormattedMessage
                id={first.totalIsCapped ? 'coaches.totalCapped' : 'coaches.total'}
                values={{ count: first.total }}
              />
            )}
          </Box>
          <Results query={query} isNarrowed={isNarrowed} onClear={clearAll} />
        </Box>
      </Box>
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
            total={query.isPlaceholderData ? undefined : first?.total}
            filters={filters}
            change={change}
            clear={clear}
          />
        </Suspense>
      )}
    </Page>
  );
}
