import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { CoachAccessCard } from './CoachAccessCard.tsx';
import { useCoachAccess } from './data.ts';
import { EndAccessDialog, type Ending } from './EndAccessDialog.tsx';
import { PhotoViewsCard } from './PhotoViewsCard.tsx';
import { ViewingsCard } from './ViewingsCard.tsx';

declare global {
  interface MessageCatalogues {
    sharing: typeof import('./messages/vi.json');
  }
}

/** Who may see the weeks now and until when, who had photos in front of them, and when staff saw the site as the member; a coach's access ends from either list. */
const SharingPage = () => {
  const { formatMessage } = useIntl();
  const [ending, setEnding] = useState<Ending | null>(null);
  const access = useCoachAccess();
  // What stands below comes with the coaches, in the step in which they are drawn: nothing is pushed down then.
  // Once is enough: a card below that asks for the same again must not take itself away.
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && (access.data !== undefined || access.isError)) setSettled(true);
  const isKnown = useDeferredValue(isSettled);
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'sharing.title' })}
      description={<FormattedMessage id="sharing.lead" />}
    >
      <Stack sx={{ gap: 2.5 }}>
        <CoachAccessCard onEnd={setEnding} />
        {isKnown && (
          <>
            <PhotoViewsCard onEnd={setEnding} />
            <ViewingsCard />
            <Button
              component={LocalLink}
              to={paths.privacySettings}
              variant="outlined"
              sx={{ alignSelf: 'start' }}
            >
              <FormattedMessage id="sharing.privacy" />
            </Button>
          </>
        )}
      </Stack>
      <EndAccessDialog ending={ending} onClose={() => setEnding(null)} />
    </Page>
  );
};

export default SharingPage;
