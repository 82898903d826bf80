import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { FormattedMessage } from 'react-intl';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { PeopleIcon } from '#ui/icons.tsx';
import { Vnd } from '../parts/cells.tsx';
import { useAuditWords } from '../../app/parts/audit-words.ts';
import { useIsSelf } from '../../app/parts/rights.ts';
import type { StaffPayment } from '../parts/payment.ts';

export const SecondPersonMark = () => (
  <StatusChip status="warning" label={<FormattedMessage id="console.payments.secondPerson" />} />
);

/** What one colleague asked for and another has to do again before anything happens. */
export const SecondPersonNote = ({
  proposal,
}: Readonly<{ proposal: NonNullable<StaffPayment['proposal']> }>) => {
  const { actorName } = useAuditWords();
  const isOwn = useIsSelf(proposal.by);
  return (
    <Alert severity="warning" icon={<PeopleIcon fontSize="inherit" />} sx={{ mb: 2 }}>
      <AlertTitle>
        <FormattedMessage id="console.payments.secondPerson" />
      </AlertTitle>
      <FormattedMessage
        id={
          isOwn
            ? `console.payments.proposal.own.${proposal.action}`
            : `console.payments.proposal.${proposal.action}`
        }
        values={{
          name: actorName(proposal.by, proposal.byName),
          when: <RelativeTime key="when" at={proposal.at} />,
        }}
      />
      {proposal.bankCode !== null && (
        <>
          {' '}
          <FormattedMessage
            id="console.payments.proposal.bankCode"
            values={{ code: <code key="code">{proposal.bankCode}</code> }}
          />
        </>
      )}
      {proposal.shortVnd > 0 && (
        <>
          {' '}
          <FormattedMessage
            id="console.payments.proposal.short"
            values={{ amount: <Vnd key="amount" amount={proposal.shortVnd} /> }}
          />
        </>
      )}
      {proposal.reason !== null && (
        <>
          {' '}
          <FormattedMessage id="console.audit.reason" values={{ reason: proposal.reason }} />
        </>
      )}
    </Alert>
  );
};
