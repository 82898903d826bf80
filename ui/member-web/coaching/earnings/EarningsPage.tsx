import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton, ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { GiftPicture } from '#ui/illustrations/scenes.tsx';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { type Earnings, useEarningLines, useEarnings } from '../../app/data/coach-desk.ts';
import { NotCoach } from '../../app/parts/CoachOnly.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { paths } from '../../app/paths.ts';
import { useEarningsFile } from './data.ts';
import { EarningRow } from './EarningRow.tsx';
import { Months } from './Months.tsx';
import { Sums } from './Sums.tsx';

declare global {
  interface MessageCatalogues {
    earnings: typeof import('./messages/vi.json');
  }
}

const Lines = () => {
  const query = useEarningLines();
  const now = new Date(useThisMinute() ?? 0);
  return (
    <>
      <Card>
        <QueryView
          query={query}
          compact
          skeleton={
            <CardContent>
              <ListSkeleton rows={4} picture={false} />
            </CardContent>
          }
        >
          {({ pages }) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {pages
                .flatMap(({ items }) => items)
                .map((line) => (
                  <EarningRow key={line.id} line={line} now={now} />
                ))}
            </Box>
          )}
        </QueryView>
      </Card>
      <ShowMore query={query} />
    </>
  );
};

const Earned = ({ earnings }: Readonly<{ earnings: Earnings }>) => (
  <Stack sx={{ gap: 5 }}>
    <Sums earnings={earnings} />
    {earnings.reviews > 0 && (
      <>
        <PageSection title={<FormattedMessage id="earnings.months" />}>
          <Card>
            <CardContent>
              <Months months={earnings.months} />
            </CardContent>
          </Card>
        </PageSection>
        <PageSection
          title={<FormattedMessage id="earnings.lines" />}
          lead={<FormattedMessage id="earnings.lines.text" />}
        >
          <Lines />
        </PageSection>
      </>
    )}
  </Stack>
);

const isNothing = ({ reviews, awaiting }: Earnings) => reviews === 0 && awaiting === 0;

const EarningsPage = () => {
  const { formatMessage } = useIntl();
  const query = useEarnings();
  const csv = useEarningsFile();

  return (
    <Page
      title={formatMessage({ id: 'earnings.title' })}
      description={<FormattedMessage id="earnings.lead" />}
      {...(query.data !== undefined && query.data.reviews > 0
        ? {
            actions: (
              <SubmitButton
                type="button"
                variant="outlined"
                startIcon={<DownloadIcon />}
                busy={csv.isPending}
                onClick={() => csv.mutate()}
              >
                <FormattedMessage id="earnings.csv" />
              </SubmitButton>
            ),
          }
        : {})}
    >
      {isApiError(query.error, 'coach.not_coach') ? (
        <NotCoach />
      ) : (
        <>
          {csv.error !== null && <ErrorNote error={csv.error} />}
          <QueryView
            query={query}
            skeleton={<CardGridSkeleton cards={3} />}
            isEmpty={isNothing}
            empty={
              <EmptyState
                picture={<GiftPicture />}
                title={<FormattedMessage id="earnings.empty" />}
                action={
                  <Button component={LocalLink} to={paths.coachSettings} variant="contained">
                    <FormattedMessage id="earnings.empty.action" />
                  </Button>
                }
              >
                <FormattedMessage id="earnings.empty.text" />
              </EmptyState>
            }
          >
            {(earnings) => <Earned earnings={earnings} />}
          </QueryView>
        </>
      )}
    </Page>
  );
};

export default EarningsPage;
