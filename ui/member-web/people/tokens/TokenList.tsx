import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { LinkIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { tokenLogPath } from '../../app/paths.ts';
import { AccountCard } from '../account/AccountCard.tsx';
import { row } from '../account/row.ts';
import { type OwnToken, useRevokeToken, useTokens } from './data.ts';
import { scopeFieldNames, scopeFields } from './new-token.ts';

const Scopes = ({ scopes }: Pick<OwnToken, 'scopes'>) => {
  const { formatMessage, formatList } = useIntl();
  return formatList(
    scopeFieldNames
      .filter((field) => scopes.includes(scopeFields[field]))
      .map((field) => formatMessage({ id: `tokens.scope.${field}` })),
    { type: 'unit' },
  );
};

const TokenState = ({ token: { state, endReason } }: Readonly<{ token: OwnToken }>) => (
  <StatusChip
    status={state === 'ALIVE' ? 'done' : state === 'EXPIRED' ? 'neutral' : 'locked'}
    label={<FormattedMessage id={endReason === null ? `tokens.is.${state}` : `tokens.end.${endReason}`} />}
  />
);

type RowProps = Readonly<{ token: OwnToken; onRevoke: () => void }>;

const TokenRow = ({ token, onRevoke }: RowProps) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { id, name, scopes, expiresAt, lastUsedAt, state } = token;
  return (
    <Box component="li" sx={row}>
      <LinkIcon sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <TokenState token={token} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Scopes scopes={scopes} />
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {state === 'ALIVE' && (
            <>
              <FormattedMessage id="tokens.until" values={{ date: date(expiresAt) }} />
              {' · '}
            </>
          )}
          {lastUsedAt === null ? (
            <FormattedMessage id="tokens.unused" />
          ) : (
            <FormattedMessage id="tokens.used" values={{ time: <RelativeTime at={lastUsedAt} /> }} />
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={LocalLink}
          to={tokenLogPath(id)}
          size="small"
          sx={{ minHeight: 44 }}
          aria-label={formatMessage({ id: 'tokens.log.of' }, { name })}
        >
          <FormattedMessage id="tokens.log" />
        </Button>
        {state === 'ALIVE' && (
          <Button
            variant="outlined"
            color="error"
            size="small"
            sx={{ minHeight: 44 }}
            onClick={onRevoke}
            aria-label={formatMessage({ id: 'tokens.revoke.label' }, { name })}
          >
            <FormattedMessage id="tokens.revoke" />
          </Button>
        )}
      </Box>
    </Box>
  );
};

/** What lets an assistant in now, and what did in the last 90 days; one press and a question end it. */
export const TokenList = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const query = useTokens();
  const revoke = useRevokeToken();
  const [ending, setEnding] = useState<OwnToken | null>(null);

  return (
    <AccountCard id="list" title={<FormattedMessage id="tokens.list" />}>
      <QueryView
        query={query}
        compact
        skeleton={<ListSkeleton rows={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>
            <FormattedMessage id="tokens.none" />
          </Typography>
        }
      >
        {({ items }) => (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {items.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={() => setEnding(token)} />
            ))}
          </Box>
        )}
      </QueryView>
      <ConfirmOnDemand
        open={ending !== null}
        title={<FormattedMessage id="tokens.revoke.title" values={{ name: ending?.name ?? '' }} />}
        confirmLabel={<FormattedMessage id="tokens.revoke" />}
        dangerous
        onConfirm={async () => {
          if (!ending) return;
          await revoke(ending.id);
          toast(formatMessage({ id: 'tokens.revoked' }, { name: ending.name }), { kind: 'success' });
        }}
        onClose={() => setEnding(null)}
      >
        <FormattedMessage id="tokens.revoke.text" />
      </ConfirmOnDemand>
    </AccountCard>
  );
};
