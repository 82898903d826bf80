import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { ClockIcon, EditIcon, WarningIcon } from '#ui/icons.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { AuthoringProvider } from '#ui/learning/data.ts';
import { Checklist } from '#ui/learning/publish/Checklist.tsx';
import { StatisticsView } from '#ui/learning/results/StatisticsView.tsx';
import { ListLink, RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { TwoColumns } from '../../app/parts/TwoColumns.tsx';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { useChallenge, staffAuthoring, type StaffChallenge } from '../data.ts';
import { ChallengeMarks } from '../parts/cells.tsx';
import { challengeEditPath } from '../parts/challenge-paths.ts';
import { ChallengeActions } from './ChallengeActions.tsx';
import { ChallengeFacts, Editions, Learners } from './ChallengeFacts.tsx';
import { Difference } from './Difference.tsx';
import { Outline } from './Outline.tsx';

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

/** What keeps it from being published; who may edit is led to where it is put right. */
const Gaps = ({ challenge }: Readonly<{ challenge: StaffChallenge }>) => {
  const may = useMay();
  const navigate = useNavigate();
  const { issues, warnings } = challenge.checklist;
  if (issues.length === 0 && warnings.length === 0) return null;
  return (
    <Section>
      <Checklist
        copy={challenge}
        lead={
          may('knowledge.update')
            ? (search) => void navigate(challengeEditPath(challenge.id, search), { state: keepFocus })
            : undefined
        }
      />
    </Section>
  );
};

const Results = ({ id }: Readonly<{ id: string }>) => (
  <Section>
    <StatisticsView
      challengeId={id}
      links={{
        stuck: (shown) => (
          <ListLink place="enrolments" filter={{ challengeId: id, isStuck: 'true' }} name={shown} />
        ),
        quiz: (quizId, title) => <RecordLink place="quizzes" id={quizId} name={title} />,
      }}
    />
  </Section>
);

const ChallengeShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const may = useMay();
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
            {may('knowledge.update') && (
              <Button
                size="small"
                variant="outlined"
                startIcon={<EditIcon />}
                component={Link}
                to={challengeEditPath(challenge.id)}
              >
                <FormattedMessage id="console.challenges.edit" />
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
          <AuthoringProvider value={staffAuthoring}>
            <Submission challenge={found} />
            <TwoColumns>
              <Box>
                <Gaps challenge={found} />
                <Difference challenge={found} />
                <Outline challenge={found} />
                {found.edition > 0 && <Results id={found.id} />}
              </Box>
              <Box>
                <ChallengeFacts challenge={found} />
                <Learners challenge={found} />
                <Editions challenge={found} />
              </Box>
            </TwoColumns>
          </AuthoringProvider>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default ChallengeShow;
