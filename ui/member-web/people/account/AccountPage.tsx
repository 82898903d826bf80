import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { AssistantsCard } from './AssistantsCard.tsx';
import { DataCard } from './DataCard.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { EmailCard } from './email/EmailCard.tsx';
import { LevelCard } from './LevelCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PrivacyCard } from './PrivacyCard.tsx';
import { SanctionsCard } from './SanctionsCard.tsx';
import { SecurityCard } from './SecurityCard.tsx';

const AccountPage = () => {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  if (user === undefined) return null;

  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'account.title' })}
      description={<FormattedMessage id="account.lead" />}
    >
      <Stack sx={{ gap: 2.5 }}>
        <LevelCard user={user} />
        <PasswordCard user={user} />
        <SecurityCard />
        <EmailCard user={user} />
        <DevicesCard />
        <AssistantsCard />
        <PrivacyCard />
        <SanctionsCard />
        <DataCard />
        <DeletionCard user={user} />
      </Stack>
    </Page>
  );
};

export default AccountPage;
