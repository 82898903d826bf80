import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LetterPicture, ScalePicture } from '#ui/illustrations/scenes.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { type RequestForm, useRequestForm } from '../data.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { coachPath, paths, reviewPath } from '../../app/paths.ts';
import { RequestFlow } from './RequestFlow.tsx';

declare global {
  interface MessageCatalogues {
    'review-request': typeof import('./messages/vi.json');
  }
}

const NoWeek = () => (
  <EmptyState
    picture={<ScalePicture />}
    title={<FormattedMessage id="reviewRequest.noWeek" />}
    action={
      <Button component={LocalLink} to={paths.weeklySave} variant="contained">
        <FormattedMessage id="nav.weeklySave" />
      </Button>
    }
  >
    <FormattedMessage id="reviewRequest.noWeek.text" />
  </EmptyState>
);

const AlreadyAsked = ({ name, reviewId }: Readonly<{ name: string; reviewId: string }>) => (
  <EmptyState
    picture={<LetterPicture />}
    title={<FormattedMessage id="reviewRequest.pending" values={{ name }} />}
    action={
      <Button component={LocalLink} to={reviewPath(reviewId)} variant="contained">
        <FormattedMessage id="reviewRequest.open" />
      </Button>
    }
  >
    <FormattedMessage id="reviewRequest.pending.text" />
  </EmptyState>
);

const Loaded = ({ form }: Readonly<{ form: RequestForm }>) => {
  const user = useSignedInUser();
  if (user === undefined) return null;
  // What was just sent waits too: the flow itself says so.
  return (
    <RequestFlow
      key={form.coach.id}
      userId={user.id}
      form={form}
      instead={
        form.pendingReviewId !== null ? (
          <AlreadyAsked name={form.coach.displayName} reviewId={form.pendingReviewId} />
        ) : form.weeks.length === 0 ? (
          <NoWeek />
        ) : null
      }
    />
  );
};

export default function ReviewRequestPage() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const query = useRequestForm(id);
  if (isApiError(query.error, 'review.coach_not_found')) return <NotFoundView />;
  const coach = query.data?.coach;
  return (
    <Page
      title={formatMessage({ id: 'reviewRequest.title' })}
      above={coach !== undefined && <BackLink to={coachPath(coach)}>{coach.displayName}</BackLink>}
    >
      <QueryView
        query={query}
        skeleton={
          <Box sx={{ maxWidth: 680 }}>
            <FormSkeleton fields={4} />
          </Box>
        }
      >
        {(form) => <Loaded form={form} />}
      </QueryView>
    </Page>
  );
}
