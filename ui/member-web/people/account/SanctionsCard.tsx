import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { AccountCard } from './AccountCard.tsx';

/** Where warnings, restrictions and appeals are read. */
export const SanctionsCard = () => (
  <AccountCard
    id="sanctions"
    title={<FormattedMessage id="account.sanctions" />}
    description={<FormattedMessage id="account.sanctions.text" />}
  >
    <Button component={LocalLink} to={paths.sanctions} variant="outlined">
      <FormattedMessage id="account.sanctions.open" />
    </Button>
  </AccountCard>
);
