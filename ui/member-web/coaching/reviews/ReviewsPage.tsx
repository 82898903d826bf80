import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { reviewStatuses } from '#core/coaching/review/review.ts';
import { Page } from '#ui/components/Page.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { EmptyState } from '#ui/components/States.tsx';
import { LetterPicture, StartPicture } from '#ui/illustrations/scenes.tsx';
import { useIsCoach } from '../../app/data/coach-desk.ts';
import { PartNav } from '../review-parts/PartNav.tsx';
import { ReviewRow } from '../review-parts/ReviewRow.tsx';
import { ReviewRows } from '../review-parts/ReviewRows.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { StatusFilter } from '../../app/parts/StatusFilter.tsx';
import { Bundles } from './Bundles.tsx';
import { type Side, useReviews } from '../../app/data/reviews.ts';

declare global {
  interface MessageCatalogues {
    reviews: typeof import('./messages/vi.json');
  }
}

const NoneYet = ({ side }: Readonly<{ side: Side }>) =>
  side === 'MEMBER' ? (
    <EmptyState
      picture={<StartPicture />}
      title={<FormattedMessage id="reviews.empty" />}
      action={
        <Button component={LocalLink} to={paths.coaches} variant="contained">
          <FormattedMessage id="reviews.coaches" />
        </Button>
      }
    >
      <FormattedMessage id="reviews.empty.text" />
    </EmptyState>
  ) : (
    <EmptyState
      picture={<LetterPicture />}
      title={<FormattedMessage id="reviews.empty.coach" />}
      action={
        <Button component={LocalLink} to={paths.coachDesk} variant="contained">
          <FormattedMessage id="reviews.desk" />
        </Button>
      }
    >
      <FormattedMessage id="reviews.empty.coach.text" />
    </EmptyState>
  );

const sides: Readonly<Record<string, Side>> = { coach: 'COACH', member: 'MEMBER' };

/**
 * Side and state live in the address: a link and the way back show the same list. Where the address names no side, a coach
 * who never asked anybody sees what they answer.
 */
const useView = () => {
  const isCoach = useIsCoach();
  const [search, setSearch] = useSearchParams();
  const named = isCoach ? sides[search.get('side') ?? ''] : 'MEMBER';
  const own = useReviews({ side: 'MEMBER', enabled: named === undefined });
  const side: Side = named ?? (own.data?.pages[0]?.items.length === 0 ? 'COACH' : 'MEMBER');
  const status = reviewStatuses.find((known) => known === search.get('status'));
  const choose = (next: string) =>
    setSearch(
      { ...(isCoach ? { side: side.toLowerCase() } : {}), ...(next === '' ? {} : { status: next }) },
      { replace: true, preventScrollReset: true, state: keepFocus },
    );
  return { isCoach, side, status, choose };
};

export default function ReviewsPage() {
  const { formatMessage } = useIntl();
  const { isCoach, side, status, choose } = useView();
  const query = useReviews({ side, status });
  // A member who has none at all has nothing to choose from.
  const hasNone = status === undefined && query.data?.pages[0]?.items.length === 0;

  return (
    <Page
      title={formatMessage({ id: 'reviews.title' })}
      description={<FormattedMessage id="reviews.lead" />}
      actions={
        <Button component={LocalLink} to={paths.coaches} variant="outlined">
          <FormattedMessage id="reviews.coaches" />
        </Button>
      }
    >
      {isCoach && (
        <PartNav
          label={formatMessage({ id: 'reviews.sides' })}
          current={side}
          parts={[
            {
              key: 'MEMBER',
              to: `${paths.reviews}?side=member`,
              label: <FormattedMessage id="reviews.side.MEMBER" />,
            },
            {
              key: 'COACH',
              to: `${paths.reviews}?side=coach`,
              label: <FormattedMessage id="reviews.side.COACH" />,
            },
          ]}
        />
      )}
      {side === 'MEMBER' && <Bundles />}
      {!hasNone && (
        <StatusFilter
          name={formatMessage({ id: 'reviews.filter' })}
          label={<FormattedMessage id="reviews.state" />}
          status={status}
          choose={choose}
          allLabel={formatMessage({ id: 'reviews.filter.all' })}
          choices={reviewStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `review.status.${value}` }),
          }))}
        />
      )}
      <ReviewRows
        key={side}
        query={query}
        label={formatMessage({ id: 'reviews.title' })}
        empty={
          status === undefined ? (
            <NoneYet side={side} />
          ) : (
            <EmptyState
              compact
              title={<FormattedMessage id="reviews.noMatch" />}
              action={
                <Button variant="outlined" onClick={() => choose('')}>
                  <FormattedMessage id="reviews.clear" />
                </Button>
              }
            />
          )
        }
        Row={ReviewRow}
      />
    </Page>
  );
}
