import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useFormats } from '#ui/intl.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { type OwnDomain, useDomainSteps, usePoster } from './data.ts';
import { RecordTable } from './RecordTable.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { useDomainDialogs } from './use-domain-dialogs.ts';

const chips: Readonly<Record<OwnDomain['status'], Status>> = {
  PENDING: 'waiting',
  ACTIVE: 'done',
  GRACE: 'warning',
  HELD: 'locked',
  RELEASED: 'neutral',
  FAILED: 'refused',
};
const recordChips = { THERE: 'done', WAITING: 'waiting', BEING_REMOVED: 'warning' } as const;
const year = 365 * 86_400_000;

/** The end of what is running now: of the year, of the grace, of the time the name is held. */
const endOf = ({ status, expiresAt, graceEndsAt, heldUntil }: OwnDomain): Date | null =>
  status === 'HELD' ? heldUntil : status === 'GRACE' ? graceEndsAt : expiresAt;

/** How much of the paid year is over, in percent. */
const spentPercent = (expiresAt: Date): number =>
  Math.min(100, Math.max(0, 100 - ((expiresAt.getTime() - Date.now()) / year) * 100));

const Expiry = ({ domain }: Readonly<{ domain: OwnDomain }>) => {
  const { date } = useFormats();
  const { formatMessage } = useIntl();
  const end = endOf(domain);
  if (end === null || domain.expiresAt === null) return null;
  return (
    <div>
      <Typography>
        <FormattedMessage id={`domain.end.${domain.status}`} values={{ date: date(end) }} />
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={formatMessage({ id: 'domain.year' })}
        value={Math.round(spentPercent(domain.expiresAt))}
        color={domain.status === 'ACTIVE' ? 'primary' : 'warning'}
        sx={{ mt: 1, height: 8, borderRadius: 4 }}
      />
    </div>
  );
};

type Props = Readonly<{ domain: OwnDomain; price: number; fitCoin: number }>;

/** The name, how long it lasts, and what its owner can do with it. */
export const DomainCard = ({ domain, price, fitCoin }: Props) => {
  const toast = useToast();
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { renew, restore } = useDomainSteps();
  const poster = usePoster(domain);
  const { open, show, close } = useDomainDialogs();
  const isLocal = domain.zone.endsWith('localhost');
  const url = isLocal ? `http://${domain.host}:${location.port}` : `https://${domain.host}`;
  const { suspendedAt, suspendedReason, renewableUntil } = domain;
  const records = domain.records.map((record) => ({
    ...record,
    state: (
      <StatusChip
        status={recordChips[record.state]}
        label={<FormattedMessage id={`domain.record.${record.state}`} />}
      />
    ),
  }));

  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {domain.isServed ? <Link href={url}>{domain.host}</Link> : domain.host}
        </Typography>
        <StatusChip
          status={chips[domain.status]}
          label={<FormattedMessage id={`domain.status.${domain.status}`} />}
        />
      </Stack>
      {suspendedAt !== null && (
        <Alert severity="error">
          <FormattedMessage id="domain.suspended" values={{ reason: suspendedReason ?? '' }} />
        </Alert>
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={`domain.about.${domain.status}`} />
      </Typography>
      <Expiry domain={domain} />
      {domain.oldName !== null && (
        <Typography>
          <FormattedMessage
            id="domain.oldName"
            values={{ host: domain.oldName.host, date: date(domain.oldName.until) }}
          />
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {domain.isRestorable && (
          <Button
            variant="contained"
            loading={restore.isPending}
            onClick={() =>
              restore.mutate(domain.id, { onSuccess: () => toast(formatMessage({ id: 'domain.restored' })) })
            }
          >
            <FormattedMessage id="domain.restore" />
          </Button>
        )}
        {renewableUntil !== null && !domain.isRestorable && (
          <Button variant="contained" onClick={() => show('renew')}>
            <FormattedMessage id="domain.renew" />
          </Button>
        )}
        {domain.isServed && (
          <>
            <Button variant="outlined" loading={poster.isPending} onClick={() => poster.mutate()}>
              <FormattedMessage id="domain.poster" />
            </Button>
            <Button variant="outlined" onClick={() => show('rename')}>
              <FormattedMessage id="domain.rename" />
            </Button>
            <Button color="error" onClick={() => show('remove')}>
              <FormattedMessage id="domain.remove" />
            </Button>
          </>
        )}
      </Stack>
      {restore.error !== null && <ErrorNote error={restore.error} />}
      {poster.error !== null && <ErrorNote error={poster.error} />}
      {domain.records.length > 0 && (
        <div>
          <Typography variant="h3" sx={{ mb: 1 }}>
            <FormattedMessage id="domain.records" />
          </Typography>
          <RecordTable records={records} />
        </div>
      )}
      <ConfirmOnDemand
        open={open === 'renew'}
        title={<FormattedMessage id="domain.renew.title" values={{ host: domain.host }} />}
        confirmLabel={<FormattedMessage id="domain.renew" />}
        onConfirm={async () => {
          await renew.mutateAsync(domain.id);
          toast(formatMessage({ id: 'domain.renewed' }));
        }}
        onClose={close}
      >
        <FormattedMessage
          id="domain.renew.text"
          values={{
            price: <CoinAmount amount={price} coin="FIT_COIN" size="small" />,
            left: <CoinAmount amount={fitCoin - price} coin="FIT_COIN" size="small" />,
            date: renewableUntil === null ? '' : date(renewableUntil),
          }}
        />
      </ConfirmOnDemand>
      {open === 'remove' && <RemoveDialog domain={domain} onClose={close} />}
      {open === 'rename' && <RenameDialog domain={domain} onClose={close} />}
    </Card>
  );
};
