import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { AccountCard } from './AccountCard.tsx';

/** The way to what lets an assistant in. */
export const AssistantsCard = () => (
  <AccountCard
    id="assistants"
    title={<FormattedMessage id="account.assistants" />}
    description={<FormattedMessage id="account.assistants.text" />}
  >
    <Button component={LocalLink} to={paths.tokens} variant="outlined">
      <FormattedMessage id="account.assistants.open" />
    </Button>
  </AccountCard>
);
