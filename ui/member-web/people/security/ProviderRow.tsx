import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { providerNames } from '#core/people/sign-in-provider/provider.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { stopReasonOf } from '#ui/passkeys/passkeys.ts';
import { ProviderMark } from '#ui/providers/ProviderMark.tsx';
import { useLeaving } from '#ui/providers/use-leaving.ts';
import { row } from '../account/row.ts';
import { beginProviderLink, type OwnProvider, useUnlinkProvider } from './data.ts';
import type { WithIdentity } from '../../app/identity/use-identity.ts';

type Props = Readonly<{ own: OwnProvider; withIdentity: WithIdentity }>;

const Facts = ({ link, isAvailable }: OwnProvider) => {
  const { formatDate } = useIntl();
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {link === null ? (
        <FormattedMessage id="security.providers.unlinked" />
      ) : (
        <>
          {link.email !== null && <>{link.email} · </>}
          <FormattedMessage
            id="security.providers.since"
            values={{ date: formatDate(link.createdAt, { dateStyle: 'medium' }) }}
          />
          {link.lastUsedAt !== null && (
            <>
              {' · '}
              <FormattedMessage
                id="security.providers.used"
                values={{ used: <RelativeTime at={link.lastUsedAt} /> }}
              />
            </>
          )}
          {!isAvailable && (
            <>
              {' · '}
              <FormattedMessage id="security.providers.off" />
            </>
          )}
        </>
      )}
    </Typography>
  );
};

export const ProviderRow = ({ own, withIdentity }: Props) => {
  const { provider, link } = own;
  const name = providerNames[provider];
  const { formatMessage } = useIntl();
  const toast = useToast();
  const unlink = useUnlinkProvider();
  const [isAsking, setAsking] = useState(false);
  const { leaving, problem, leave } = useLeaving((one) => withIdentity(() => beginProviderLink(one)));
  // Who would not say who they are: nothing changed, and there is nothing to say.
  const said = problem !== undefined && stopReasonOf(problem) === undefined ? problem : undefined;

  const unlinkIt = async () => {
    try {
      await withIdentity(() => unlink(provider));
    } catch (error) {
      if (stopReasonOf(error) !== undefined) return;
      throw error;
    }
    toast(formatMessage({ id: 'security.providers.removed' }, { name }), { kind: 'success' });
  };

  return (
    <Box component="li" sx={row}>
      <ProviderMark provider={provider} />
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Facts {...own} />
        {said !== undefined && <ErrorNote error={said} />}
      </Box>
      <Button
        variant="outlined"
        size="small"
        sx={{ minHeight: 44 }}
        disabled={leaving !== undefined}
        onClick={() => (link === null ? void leave(provider) : setAsking(true))}
        aria-label={formatMessage(
          { id: link === null ? 'security.providers.link.label' : 'security.providers.remove.label' },
          { name },
        )}
      >
        <FormattedMessage id={link === null ? 'security.providers.link' : 'security.providers.remove'} />
      </Button>
      <ConfirmOnDemand
        open={isAsking}
        title={<FormattedMessage id="security.providers.remove.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="security.providers.remove.submit" />}
        dangerous
        onConfirm={unlinkIt}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="security.providers.remove.text" values={{ name }} />
      </ConfirmOnDemand>
    </Box>
  );
};
