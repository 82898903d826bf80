import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { ClockIcon, WarningIcon } from '#ui/icons.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { TwoColumns } from '../../app/parts/TwoColumns.tsx';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { useChallenge, type StaffChallenge } from '../data.ts';
import { ChallengeMarks } from '../parts/cells.tsx';
import { ChallengeActions } from './ChallengeActions.tsx';
import { ChallengeFacts, Editions, Learners } from './ChallengeFacts.tsx';
import { Checklist } from './Checklist.tsx';
import { Difference } from './Difference.tsx';
import { Outline } from './Outline.tsx';
import { Statistics } from './Statistics.tsx';

/** What its author waits for, or was told. */
const Submission = ({ challenge }: Readonly<{ challenge: StaffChallenge }>) => {
  const { submission, submittedAt, returnReason } = challenge;
  if (submission === 'WAITING' && submittedAt !== null)
    return (
      <Alert severity="info" icon={<ClockIcon fontSize="inherit" />} sx={{ mb: 2 }}>
        <FormattedMessage
          id="console.challenges.waits"
          values={{ waiting: <WaitingTime key="waiting" since={submittedAt} /> }}
        />
      </Alert>
    );
  if (submission === 'RETURNED')
    return (
      <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />} sx={{ mb: 2 }}>
        <FormattedMessage id="console.challenges.returned" values={{ reason: returnReason ?? '' }} />
      </Alert>
    );
  return null;
};

const ChallengeShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useChallenge(id);
  const challenge = query.data;
  return (
    <ConsolePage
      title={challenge?.title ?? formatMessage({ id: 'resources.challenges.name' }, { smart_count: 1 })}
      beside={challenge && <ChallengeMarks challenge={challenge} />}
      actions={
        challenge && (
          <>
            {challenge.status === 'PUBLISHED' && (
              <Button
                size="small"
                href={`${challenge.language === 'en' ? '/en' : ''}/challenge/${encodeURIComponent(challenge.slug)}`}
                target="_blank"
                rel="noopener"
              >
                <FormattedMessage id="console.challenges.openPage" />
              </Button>
            )}
            <ChallengeActions challenge={challenge} reload={query.refetch} />
          </>
        )
      }
      back={{
        to: '/admin/challenges',
        label: <FormattedMessage id="resources.challenges.name" values={{ smart_count: 2 }} />,
      }}
      width={1200}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
        {(found) => (
          <>
            <Submission challenge={found} />
            <TwoColumns>
              <Box>
                <Checklist challenge={found} />
                <Difference challenge={found} />
                <Outline challenge={found} />
                {found.edition > 0 && <Statistics id={found.id} />}
              </Box>
              <Box>
                <ChallengeFacts challenge={found} />
                <Learners challenge={found} />
                <Editions challenge={found} />
              </Box>
            </TwoColumns>
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default ChallengeShow;
