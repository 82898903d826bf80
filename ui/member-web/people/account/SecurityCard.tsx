import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { AccountCard } from './AccountCard.tsx';

/** The way to what stands beside the password. */
export const SecurityCard = () => (
  <AccountCard
    id="security"
    title={<FormattedMessage id="account.security" />}
    description={<FormattedMessage id="account.security.text" />}
  >
    <Button component={LocalLink} to={paths.security} variant="outlined">
      <FormattedMessage id="account.security.open" />
    </Button>
  </AccountCard>
);
