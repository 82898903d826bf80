import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outdated } from '#ui/components/Outdated.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LostPicture, StartPicture } from '#ui/illustrations/scenes.tsx';
import { useLanguage } from '#ui/intl.ts';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { useChallenges, useFeaturedChallenges, useLearning } from '../data.ts';
import { ChallengeCard, challengeGrid } from '../parts/ChallengeCard.tsx';
import { FilterBar } from './FilterBar.tsx';
import { askedWith, isNarrowed } from './filters.ts';
import { useFilters } from './use-filters.ts';

declare global {
  interface MessageCatalogues {
    catalogue: typeof import('./messages/vi.json');
  }
}

/** Enough for the first look on a desk; the others' pictures wait until they are near. */
const atOnce = 3;

/** By challenge, how far the reader is. */
const useOwnPercents = (): ReadonlyMap<string, number> => {
  const { data } = useLearning(null);
  return new Map(
    data?.pages.flatMap(({ items }) =>
      items.map(({ challenge, enrolment }) => [challenge.id, enrolment.percent] as const),
    ),
  );
};

type Percents = Readonly<{ percents: ReadonlyMap<string, number> }>;

/** What staff put in front; a page without it is whole. */
const Featured = ({ percents }: Percents) => {
  const { data } = useFeaturedChallenges();
  if (data === undefined || data.length === 0) return null;
  return (
    <Box sx={{ mb: 5 }}>
      <PageSection title={<FormattedMessage id="catalogue.featured" />}>
        <Box component="ul" sx={challengeGrid}>
          {data.map((challenge, index) => (
            <ChallengeCard
              key={challenge.id}
              challenge={challenge}
              percent={percents.get(challenge.id)}
              eager={index < atOnce}
              heading="h3"
            />
          ))}
        </Box>
      </PageSection>
    </Box>
  );
};

export default function ChallengesPage() {
  const { formatMessage } = useIntl();
  const reader = useLanguage();
  const { filters, change } = useFilters();
  const query = useChallenges(askedWith(filters, reader));
  const percents = useOwnPercents();
  const narrowed = isNarrowed(filters);
  return (
    <Page
      title={formatMessage({ id: 'catalogue.title' })}
      description={<FormattedMessage id="catalogue.lead" />}
    >
      {!narrowed && <Featured percents={percents} />}
      <PageSection title={<FormattedMessage id="catalogue.all" />}>
        <FilterBar filters={filters} change={change} />
        <Outdated when={query.isPlaceholderData}>
          <QueryView
            query={query}
            skeleton={<CardGridSkeleton cards={6} height={260} />}
            isEmpty={({ pages }) => pages[0]?.items.length === 0}
            empty={
              narrowed ? (
                <EmptyState
                  picture={<LostPicture />}
                  title={<FormattedMessage id="catalogue.noMatch" />}
                  action={
                    <Button variant="outlined" onClick={() => change(() => ({}))}>
                      <FormattedMessage id="catalogue.clear" />
                    </Button>
                  }
                >
                  <FormattedMessage id="catalogue.noMatch.text" />
                </EmptyState>
              ) : (
                <EmptyState picture={<StartPicture />} title={<FormattedMessage id="catalogue.empty" />}>
                  <FormattedMessage id="catalogue.empty.text" />
                </EmptyState>
              )
            }
          >
            {({ pages }) => (
              <Box component="ul" sx={challengeGrid}>
                {pages
                  .flatMap((page) => page.items)
                  .map((challenge, index) => (
                    <ChallengeCard
                      key={challenge.id}
                      challenge={challenge}
                      percent={percents.get(challenge.id)}
                      eager={index < atOnce}
                      heading="h3"
                    />
                  ))}
              </Box>
            )}
          </QueryView>
        </Outdated>
        <ShowMore query={query} placement="centre" mt={3} />
      </PageSection>
    </Page>
  );
}
