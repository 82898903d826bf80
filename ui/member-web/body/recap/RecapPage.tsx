import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/icons.tsx';
import { StartPicture } from '#ui/illustrations/scenes.tsx';
import { dayOf } from '#ui/indicator/days.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { markRecapSeen } from '../../app/data/recap-news.ts';
import { paths } from '../../app/paths.ts';
import { useRecap } from './data.ts';
import { RecapCards } from './RecapCards.tsx';

declare global {
  interface MessageCatalogues {
    recap: typeof import('./messages/vi.json');
  }
}

const useMonthName = () => {
  const { formatDate } = useIntl();
  return (month: string) => formatDate(dayOf(`${month}-01`), { month: 'long', year: 'numeric' });
};

const Months = ({ previous, next }: Readonly<{ previous: string | null; next: string | null }>) => {
  const { formatMessage } = useIntl();
  const nameOf = useMonthName();
  return (
    <Box
      component="nav"
      aria-label={formatMessage({ id: 'recap.months' })}
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, minHeight: 44, mb: 2 }}
    >
      {previous === null ? (
        <span />
      ) : (
        <Button component={LocalLink} to={`${paths.recap}?month=${previous}`} startIcon={<ArrowLeftIcon />}>
          {nameOf(previous)}
        </Button>
      )}
      {next !== null && (
        <Button component={LocalLink} to={`${paths.recap}?month=${next}`} endIcon={<ArrowRightIcon />}>
          {nameOf(next)}
        </Button>
      )}
    </Box>
  );
};

const NoMonth = ({ isUnknown }: Readonly<{ isUnknown: boolean }>) => (
  <EmptyState
    picture={<StartPicture />}
    title={<FormattedMessage id={isUnknown ? 'recap.unknown' : 'recap.none'} />}
    action={
      isUnknown ? (
        <Button component={LocalLink} to={paths.recap} variant="contained">
          <FormattedMessage id="recap.last" />
        </Button>
      ) : (
        <Button component={LocalLink} to={paths.weeklySave} variant="contained">
          <FormattedMessage id="recap.save" />
        </Button>
      )
    }
  >
    <FormattedMessage id={isUnknown ? 'recap.unknown.why' : 'recap.none.why'} />
  </EmptyState>
);

/** A month that is over, looked back on; the others are one press away. */
export default function RecapPage() {
  const { formatMessage } = useIntl();
  const nameOf = useMonthName();
  const [query] = useSearchParams();
  const found = useRecap(query.get('month'));
  const month = found.data?.recap?.month;
  useEffect(() => {
    if (month !== undefined) markRecapSeen(month);
  }, [month]);
  const isUnknown = isApiError(found.error, 'recap.not_there') || isApiError(found.error, 'input.date');
  const title =
    month === undefined || isUnknown
      ? formatMessage({ id: 'recap.title' })
      : formatMessage({ id: 'recap.of' }, { month: nameOf(month) });
  return (
    <Page
      width="reading"
      title={title}
      above={
        <BackLink to={paths.timeline}>
          <FormattedMessage id="recap.timeline" />
        </BackLink>
      }
    >
      {isUnknown ? (
        <NoMonth isUnknown />
      ) : (
        <QueryView query={found} skeleton={<CardSkeleton height={320} />}>
          {({ recap, previous, next }) =>
            recap === null ? (
              <NoMonth isUnknown={false} />
            ) : (
              <>
                <Months previous={previous} next={next} />
                <RecapCards recap={recap} />
              </>
            )
          }
        </QueryView>
      )}
    </Page>
  );
}
