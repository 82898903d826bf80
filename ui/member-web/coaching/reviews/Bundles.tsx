import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { coachPath, paths, reviewPath, reviewRequestPath } from '../../app/paths.ts';
import { type ReviewBundle, useBundles, useEndBundle, useNextRequest } from './data.ts';

/** What each quarter has become, in words: the order says which week it was. */
const Parts = ({ bundle }: Readonly<{ bundle: ReviewBundle }>) => {
  const { formatMessage } = useIntl();
  const weekName = useWeekName();
  return (
    <Box
      component="ol"
      aria-label={formatMessage({ id: 'reviews.bundle.parts' })}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
    >
      {bundle.parts.map(({ number, amount, status, week, reviewId }) => (
        <Box
          component="li"
          key={number}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, justifyContent: 'space-between' }}
        >
          <span>
            {week === null || reviewId === null ? (
              <FormattedMessage id={`reviews.bundle.part.${status}`} values={{ number }} />
            ) : (
              <Link
                component={LocalLink}
                to={reviewPath(reviewId)}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
              >
                <FormattedMessage
                  id="reviews.bundle.part.USED"
                  values={{ number, week: weekName(weekOf(week).startsOn) }}
                />
              </Link>
            )}
          </span>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="reviews.bundle.amount" values={{ amount }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** The next step of a bundle: send, wait, or save a week first. */
const NextStep = ({ bundle }: Readonly<{ bundle: ReviewBundle }>) => {
  const { formatMessage } = useIntl();
  const weekName = useWeekName();
  const toast = useToast();
  const next = useNextRequest(bundle.id);
  const { nextWeek, pendingReviewId, coachId, coachName, coachUsername } = bundle;
  if (pendingReviewId !== null)
    return (
      <Button component={LocalLink} to={reviewPath(pendingReviewId)} variant="outlined">
        <FormattedMessage id="reviews.bundle.pending" />
      </Button>
    );
  if (nextWeek === null)
    return (
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          <FormattedMessage id="reviews.bundle.noWeek" />
        </Typography>
        <Button component={LocalLink} to={paths.weeklySave} variant="outlined">
          <FormattedMessage id="nav.weeklySave" />
        </Button>
      </Box>
    );
  return (
    <Box>
      {next.error !== null && <ErrorNote error={next.error} />}
      {isApiError(next.error, 'review.answers_required') ? (
        <Button
          component={LocalLink}
          to={reviewRequestPath({ id: coachId, username: coachUsername })}
          variant="contained"
        >
          <FormattedMessage id="reviews.bundle.answer" />
        </Button>
      ) : (
        <SubmitButton
          type="button"
          busy={next.isPending}
          onClick={() =>
            next.mutate(undefined, {
              onSuccess: () =>
                toast(formatMessage({ id: 'reviews.bundle.sent' }, { name: coachName }), { kind: 'success' }),
            })
          }
        >
          <FormattedMessage
            id="reviews.bundle.send"
            values={{ week: weekName(weekOf(nextWeek.week).startsOn) }}
          />
        </SubmitButton>
      )}
    </Box>
  );
};

const Bundle = ({ bundle }: Readonly<{ bundle: ReviewBundle }>) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const toast = useToast();
  const end = useEndBundle(bundle.id);
  const [isEnding, setEnding] = useState(false);
  const { id, coachId, coachName, coachUsername, unused, endsAt, parts } = bundle;
  const left = parts.filter(({ status }) => status === 'UNUSED').reduce((sum, part) => sum + part.amount, 0);
  const title = `bundle-${id}`;
  return (
    <Card component="section" aria-labelledby={title} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Box>
        <Typography id={title} variant="h2">
          <FormattedMessage id="reviews.bundle" />{' '}
          <Link
            component={LocalLink}
            to={coachPath({ id: coachId, username: coachUsername })}
            color="inherit"
          >
            {coachName}
          </Link>
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="reviews.bundle.left" values={{ count: unused, date: date(endsAt) }} />
        </Typography>
      </Box>
      <Parts bundle={bundle} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        <NextStep bundle={bundle} />
        <Button variant="text" color="inherit" onClick={() => setEnding(true)}>
          <FormattedMessage id="reviews.bundle.end" />
        </Button>
      </Box>
      <ConfirmOnDemand
        open={isEnding}
        title={<FormattedMessage id="reviews.bundle.end.title" values={{ name: coachName }} />}
        confirmLabel={<FormattedMessage id="reviews.bundle.end" />}
        dangerous
        onConfirm={async () => {
          await end();
          toast(formatMessage({ id: 'reviews.bundle.ended' }, { amount: left }), { kind: 'success' });
        }}
        onClose={() => setEnding(false)}
      >
        <FormattedMessage id="reviews.bundle.end.text" values={{ count: unused, amount: left }} />
      </ConfirmOnDemand>
    </Card>
  );
};

/** What was bought and goes on; nothing while there is none. */
export const Bundles = () => {
  const { data, error, refetch } = useBundles();
  if (error !== null)
    return (
      <Box sx={{ mb: 3 }}>
        <ErrorNote error={error} />
        <Button variant="outlined" onClick={() => void refetch()}>
          <FormattedMessage id="reviews.bundle.retry" />
        </Button>
      </Box>
    );
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Stack sx={{ gap: 2, mb: 3 }}>
      {data.items.map((bundle) => (
        <Bundle key={bundle.id} bundle={bundle} />
      ))}
    </Stack>
  );
};
