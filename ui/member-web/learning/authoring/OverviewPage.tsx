import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { WarningIcon } from '#ui/icons.tsx';
import { Editions } from '#ui/learning/publish/Editions.tsx';
import { StatisticsView } from '#ui/learning/results/StatisticsView.tsx';
import { useLocalPath } from '../../app/parts/use-local-path.ts';
import { DeleteDraft } from './DeleteDraft.tsx';
import { OwnChallenge } from './OwnChallenge.tsx';

/** Its learners go on to the challenge itself. */
const ToChallenge = () => {
  const { id = '' } = useParams();
  const local = useLocalPath();
  return <Navigate to={local(`/challenge/${encodeURIComponent(id)}`)} replace />;
};

const OverviewPage = () => {
  const { formatMessage } = useIntl();
  return (
    <OwnChallenge title={formatMessage({ id: 'authoring.overview' })} otherwise={<ToChallenge />}>
      {(copy) => (
        <Stack sx={{ gap: 4 }}>
          {copy.returnReason !== null && (
            <Alert
              severity="warning"
              icon={<WarningIcon fontSize="inherit" />}
              sx={{ whiteSpace: 'pre-line' }}
            >
              <FormattedMessage id="authoring.reason" values={{ reason: copy.returnReason }} />
            </Alert>
          )}
          <StatisticsView challengeId={copy.id} />
          <Editions editions={copy.editions} />
          <Box>
            <DeleteDraft copy={copy} />
          </Box>
        </Stack>
      )}
    </OwnChallenge>
  );
};

export default OverviewPage;
