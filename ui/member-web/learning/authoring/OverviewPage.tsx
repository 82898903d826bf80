import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { WarningIcon } from '#ui/icons.tsx';
import { Editions } from '#ui/learning/publish/Editions.tsx';
import { StatisticsView } from '#ui/learning/results/StatisticsView.tsx';
import GoOnPage from '../mine/GoOnPage.tsx';
import { DeleteDraft } from './DeleteDraft.tsx';
import { OwnChallenge } from './OwnChallenge.tsx';

/** For its author what it brought; its learners are led to where they go on. */
const OverviewPage = () => {
  const { formatMessage } = useIntl();
  return (
    <OwnChallenge title={formatMessage({ id: 'authoring.overview' })} otherwise={<GoOnPage />}>
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
          <StatisticsView challengeId={copy.id}>
            <Editions editions={copy.editions} />
            <Box>
              <DeleteDraft copy={copy} />
            </Box>
          </StatisticsView>
        </Stack>
      )}
    </OwnChallenge>
  );
};

export default OverviewPage;
