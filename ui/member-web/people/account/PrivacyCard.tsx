import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { AccountCard } from './AccountCard.tsx';

/** The choices about other people, and those about the AI coach, have pages of their own. */
export const PrivacyCard = () => (
  <AccountCard
    id="privacy"
    title={<FormattedMessage id="account.privacy" />}
    description={<FormattedMessage id="account.privacy.text" />}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={LocalLink} to={paths.privacySettings} variant="outlined">
        <FormattedMessage id="account.privacy.open" />
      </Button>
      <Button component={LocalLink} to={paths.sharing} variant="outlined">
        <FormattedMessage id="account.sharing.open" />
      </Button>
      <Button component={LocalLink} to={paths.aiSettings} variant="outlined">
        <FormattedMessage id="account.ai.open" />
      </Button>
    </Box>
  </AccountCard>
);
