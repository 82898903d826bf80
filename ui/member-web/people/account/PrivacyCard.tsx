import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { AccountCard } from './AccountCard.tsx';

/** The choices about other people have a page of their own. */
export const PrivacyCard = () => (
  <AccountCard
    id="privacy"
    title={<FormattedMessage id="account.privacy" />}
    description={<FormattedMessage id="account.privacy.text" />}
  >
    <Button component={LocalLink} to={paths.privacySettings} variant="outlined">
      <FormattedMessage id="account.privacy.open" />
    </Button>
  </AccountCard>
);
