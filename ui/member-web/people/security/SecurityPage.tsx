import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { paths } from '../../app/paths.ts';
import { useSecondFactor } from '../../app/identity/data.ts';
import { FactorCard } from './FactorCard.tsx';
import { LinkClaimCard } from './LinkClaimCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { ProvidersCard } from './ProvidersCard.tsx';
import { RecoveryCodesCard } from './RecoveryCodesCard.tsx';
import { SetUpCard } from './SetUpCard.tsx';
import { TrustedDevicesCard } from './TrustedDevicesCard.tsx';

declare global {
  interface MessageCatalogues {
    security: typeof import('./messages/vi.json');
  }
}

export default function SecurityPage() {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  const query = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  if (user === undefined) return null;
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'security.title' })}
      description={<FormattedMessage id="security.lead" />}
      above={
        <BackLink to={paths.account}>
          <FormattedMessage id="security.account" />
        </BackLink>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <LinkClaimCard user={user} />
        {codes !== undefined ? (
          <RecoveryCodesCard codes={codes} putAway={() => setCodes(undefined)} />
        ) : (
          <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
            {({ since, isDue, hasPasskey, recoveryCodesLeft, trustedDevices }) => (
              <Stack sx={{ gap: 2.5 }}>
                {isDue && (
                  <Alert severity="info">
                    <FormattedMessage id="security.due" />
                  </Alert>
                )}
                {since === null ? (
                  <SetUpCard user={user} onCodes={setCodes} />
                ) : (
                  <FactorCard
                    user={user}
                    since={since}
                    recoveryCodesLeft={recoveryCodesLeft}
                    onCodes={setCodes}
                  />
                )}
                {(since !== null || trustedDevices.length > 0) && (
                  <TrustedDevicesCard devices={trustedDevices} />
                )}
                {user.permissions.length > 0 && (since !== null || hasPasskey) && (
                  <Button href="/admin" variant="outlined" sx={{ alignSelf: 'flex-start' }}>
                    <FormattedMessage id="security.toConsole" />
                  </Button>
                )}
                <PasskeysCard />
                <ProvidersCard user={user} />
              </Stack>
            )}
          </QueryView>
        )}
      </Stack>
    </Page>
  );
}
