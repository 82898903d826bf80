import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EyeIcon, LockIcon } from '#ui/icons.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { type CoachSettings, useCoachSettings, useIsCoach } from '../../app/data/coach-desk.ts';
import { CoachOnly } from '../../app/parts/CoachOnly.tsx';
import { CoachSteps } from '../review-parts/CoachSteps.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { coachPath, paths } from '../../app/paths.ts';
import { DirectorySection } from './DirectorySection.tsx';
import { Places } from './Places.tsx';
import { SampleSection } from './SampleSection.tsx';
import { PriceSection } from './PriceSection.tsx';

declare global {
  interface MessageCatalogues {
    coachSettings: typeof import('./messages/vi.json');
  }
}

/** A coach who is not public, or hidden, is told why nobody finds them. */
const Unseen = ({ isPublic, hideFromSearch }: Pick<CoachSettings, 'isPublic' | 'hideFromSearch'>) => {
  if (isPublic && !hideFromSearch) return null;
  return (
    <Alert severity={isPublic ? 'info' : 'warning'} icon={<LockIcon fontSize="inherit" />}>
      <Typography component="p" sx={{ fontWeight: 600 }}>
        <FormattedMessage id={isPublic ? 'coachSettings.hidden' : 'coachSettings.notPublic'} />
      </Typography>
      <FormattedMessage id={isPublic ? 'coachSettings.hidden.text' : 'coachSettings.notPublic.text'} />
      {!isPublic && (
        <Box sx={{ mt: 1 }}>
          <Button
            component={LocalLink}
            to={`${paths.profile}#public`}
            variant="outlined"
            color="inherit"
            size="small"
          >
            <FormattedMessage id="coachSettings.notPublic.action" />
          </Button>
        </Box>
      )}
    </Alert>
  );
};

const CoachSettingsPage = () => {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  const isCoach = useIsCoach();
  const query = useCoachSettings();

  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'coachSettings.title' })}
      description={<FormattedMessage id="coachSettings.lead" />}
      {...(user !== undefined && isCoach
        ? {
            actions: (
              <Button
                component={LocalLink}
                to={`${coachPath(user)}?as=stranger`}
                variant="outlined"
                startIcon={<EyeIcon />}
              >
                <FormattedMessage id="coachSettings.asStranger" />
              </Button>
            ),
          }
        : {})}
    >
      <CoachOnly>
        <QueryView query={query} skeleton={<FormSkeleton fields={5} />}>
          {(settings) => (
            <Stack sx={{ gap: 2.5 }}>
              <Unseen isPublic={settings.isPublic} hideFromSearch={settings.hideFromSearch} />
              <CoachSteps steps={settings.checklist} />
              <PriceSection settings={settings} />
              <DirectorySection settings={settings} />
              <SampleSection />
              <Places />
            </Stack>
          )}
        </QueryView>
      </CoachOnly>
    </Page>
  );
};

export default CoachSettingsPage;
