import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import type { ChallengeRow, ChallengeReviewRow, EnrolmentRow } from '../data.ts';

const challengeColours = { DRAFT: 'neutral', PUBLISHED: 'done', ARCHIVED: 'locked' } as const;
const submissionColours = { WAITING: 'waiting', RETURNED: 'warning' } as const;

/** Whether learners find it, and what its author waits for. */
export const ChallengeMarks = ({
  challenge: { status, submission },
}: Readonly<{ challenge: Pick<ChallengeRow, 'status' | 'submission'> }>) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
    <StatusChip
      status={challengeColours[status]}
      label={<FormattedMessage id={`console.challenges.status.${status}`} />}
    />
    {submission !== 'NONE' && (
      <StatusChip
        status={submissionColours[submission]}
        label={<FormattedMessage id={`console.challenges.submission.${submission}`} />}
      />
    )}
  </Box>
);

const enrolmentColours = { IN_PROGRESS: 'active', COMPLETED: 'done', CANCELED: 'neutral' } as const;
export const EnrolmentStatusChip = ({ status }: Readonly<{ status: EnrolmentRow['status'] }>) => (
  <StatusChip
    status={enrolmentColours[status]}
    label={<FormattedMessage id={`console.enrolments.status.${status}`} />}
  />
);

/** Whether the challenge's page shows it. */
export const ReviewStateChip = ({
  hiddenAt,
}: Readonly<{ hiddenAt: ChallengeReviewRow['hiddenAt'] | Date }>) => (
  <StatusChip
    status={hiddenAt === null ? 'done' : 'locked'}
    label={
      <FormattedMessage
        id={hiddenAt === null ? 'console.challengeReviews.shown' : 'console.challengeReviews.hidden'}
      />
    }
  />
);

/** What learners pay; a word where nothing is paid. */
export const Coins = ({ amount }: Readonly<{ amount: number }>) =>
  amount === 0 ? (
    <FormattedMessage id="console.learning.free" />
  ) : (
    <CoinAmount coin="FIT_COIN" amount={amount} size="small" />
  );

/** How far a learner has come. */
export const Way = ({ percent }: Readonly<{ percent: number }>) => {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={formatMessage({ id: 'console.enrolments.percent' })}
        sx={{ height: 8, borderRadius: 4, flex: 1 }}
      />
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formats.percent(percent, 0)}</span>
    </Box>
  );
};
