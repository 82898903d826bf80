import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { AccountCard } from '../account/AccountCard.tsx';
import { useRenewRecoveryCodes, useTurnOff } from './data.ts';
import { ProofForm } from './ProofForm.tsx';

type Props = Readonly<{
  user: SignedInUser;
  since: Date;
  recoveryCodesLeft: number;
  onCodes: (codes: readonly string[]) => void;
}>;

/** So few that the next lost phone could lock the owner out. */
const fewCodes = 3;

export const FactorCard = ({ user, since, recoveryCodesLeft, onCodes }: Props) => {
  const { formatMessage, formatDate } = useIntl();
  const toast = useToast();
  const renew = useRenewRecoveryCodes();
  const turnOff = useTurnOff();
  const [doing, setDoing] = useState<'renew' | 'off'>();

  return (
    <AccountCard
      title={<FormattedMessage id="security.on" />}
      description={
        <FormattedMessage
          id="security.on.since"
          values={{ date: formatDate(since, { dateStyle: 'long' }) }}
        />
      }
    >
      <StatusChip status="done" label={<FormattedMessage id="security.on.chip" />} />
      {recoveryCodesLeft <= fewCodes ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          <FormattedMessage id="security.codesLeft.few" values={{ count: recoveryCodesLeft }} />
        </Alert>
      ) : (
        <Typography sx={{ mt: 2 }}>
          <FormattedMessage id="security.codesLeft" values={{ count: recoveryCodesLeft }} />
        </Typography>
      )}
      {doing === undefined ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
          <Button variant="outlined" onClick={() => setDoing('renew')}>
            <FormattedMessage id="security.renew" />
          </Button>
          <Button variant="outlined" color="error" onClick={() => setDoing('off')}>
            <FormattedMessage id="security.off" />
          </Button>
        </Stack>
      ) : (
        <ProofForm
          key={doing}
          kind={doing}
          user={user}
          work={async (proof) => {
            if (doing === 'renew') onCodes(await renew(proof));
            else {
              await turnOff(proof);
              toast(formatMessage({ id: 'security.off.done' }), { kind: 'success' });
            }
          }}
          onClose={() => setDoing(undefined)}
        />
      )}
    </AccountCard>
  );
};
