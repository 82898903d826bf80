import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { PasskeyIcon } from '#ui/icons.tsx';
import { stopReasonOf } from '#ui/passkeys/passkeys.ts';
import { row } from '../account/row.ts';
import { type OwnPasskey, useRemovePasskey, useRenamePasskey } from './data.ts';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import type { WithIdentity } from '../../app/identity/use-identity.ts';

type Props = Readonly<{ passkey: OwnPasskey; withIdentity: WithIdentity }>;

const Dates = ({ createdAt, lastUsedAt, isSynced }: OwnPasskey) => {
  const { formatDate } = useIntl();
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      <FormattedMessage
        id="security.passkeys.added"
        values={{ date: formatDate(createdAt, { dateStyle: 'medium' }) }}
      />
      {' · '}
      {lastUsedAt === null ? (
        <FormattedMessage id="security.passkeys.unused" />
      ) : (
        <FormattedMessage id="security.passkeys.used" values={{ used: <RelativeTime at={lastUsedAt} /> }} />
      )}
      {isSynced && (
        <>
          {' · '}
          <FormattedMessage id="security.passkeys.synced" />
        </>
      )}
    </Typography>
  );
};

export const PasskeyRow = ({ passkey, withIdentity }: Props) => {
  const { id, name } = passkey;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const rename = useRenamePasskey();
  const remove = useRemovePasskey();
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const close = () => setDoing(undefined);

  const removeIt = async () => {
    try {
      await withIdentity(() => remove(id));
    } catch (error) {
      // They would not say who they are: the passkey stays, and there is nothing to say.
      if (stopReasonOf(error) !== undefined) return;
      throw error;
    }
    toast(formatMessage({ id: 'security.passkeys.removed' }), { kind: 'success' });
  };

  return (
    <Box component="li" sx={row}>
      <PasskeyIcon sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Dates {...passkey} />
      </Box>
      {doing !== 'rename' && (
        <>
          <Button
            variant="text"
            size="small"
            sx={{ minHeight: 44 }}
            onClick={() => setDoing('rename')}
            aria-label={formatMessage({ id: 'security.passkeys.rename.label' }, { name })}
          >
            <FormattedMessage id="security.passkeys.rename" />
          </Button>
          <Button
            variant="outlined"
            size="small"
            sx={{ minHeight: 44 }}
            onClick={() => setDoing('remove')}
            aria-label={formatMessage({ id: 'security.passkeys.remove.label' }, { name })}
          >
            <FormattedMessage id="security.passkeys.remove" />
          </Button>
        </>
      )}
      {doing === 'rename' && (
        <PasskeyNameForm
          name={name}
          submitLabel={<FormattedMessage id="security.passkeys.rename.submit" />}
          save={async (wanted) => {
            await rename(id, wanted);
            close();
          }}
          onClose={close}
        />
      )}
      <ConfirmOnDemand
        open={doing === 'remove'}
        title={<FormattedMessage id="security.passkeys.remove.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="security.passkeys.remove.submit" />}
        dangerous
        onConfirm={removeIt}
        onClose={close}
      >
        <FormattedMessage id="security.passkeys.remove.text" />
      </ConfirmOnDemand>
    </Box>
  );
};
