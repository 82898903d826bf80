import Alert from '@mui/material/Alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { PaymentStatusChip } from '../parts/cells.tsx';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { openStatuses, type StaffPayment } from '../parts/payment.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { SignedMedium } from '../../app/parts/SignedMedium.tsx';
import { RecordWork } from '../../app/work/RecordWork.tsx';
import { useIsSelf, useMay } from '../../app/parts/rights.ts';
import { BankCodeForm } from './BankCodeForm.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';
import { PaymentTransfers } from './PaymentTransfers.tsx';
import { SecondPersonNote } from './SecondPerson.tsx';
import { usePayment } from './data.ts';

const isOpen = ({ status }: StaffPayment) => openStatuses.some((open) => open === status);

const PaymentRecord = ({ payment, reload }: Readonly<{ payment: StaffPayment; reload: () => unknown }>) => {
  const may = useMay();
  const { formatMessage } = useIntl();
  const isOwn = useIsSelf(payment.userId);
  return (
    <>
      {isOwn && (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
          <FormattedMessage id="console.payments.own" />
        </Alert>
      )}
      {payment.proposal !== null && <SecondPersonNote proposal={payment.proposal} />}
      <PaymentFacts payment={payment} />
      {isOpen(payment) && !isOwn && may('payment.approve', 'payment.update') && (
        <BankCodeForm key={payment.id} payment={payment} reload={reload} />
      )}
      <PaymentTransfers payment={payment} />
      <div id="receipt">
        <Section title={<FormattedMessage id="console.payments.receipt" />}>
          {payment.receiptUrl === null ? (
            <EmptyState compact title={<FormattedMessage id="console.payments.receipt.none" />} />
          ) : (
            <SignedMedium
              type="IMAGE"
              url={payment.receiptUrl}
              alt={formatMessage({ id: 'console.payments.receipt.alt' }, { code: payment.code })}
            />
          )}
        </Section>
      </div>
      <RecordWork kind="payment" id={payment.id} resource="payments" />
      <PaymentTimeline payment={payment} />
    </>
  );
};

const PaymentShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = usePayment(id);
  const payment = query.data;
  return (
    <ConsolePage
      title={payment?.code ?? formatMessage({ id: 'resources.payments.name' }, { smart_count: 1 })}
      beside={payment && <PaymentStatusChip status={payment.status} />}
      description={payment && isOpen(payment) && <WaitingTime since={payment.createdAt} />}
      back={{
        to: '/admin/payments',
        label: <FormattedMessage id="resources.payments.name" values={{ smart_count: 2 }} />,
      }}
      width={1000}
      actions={payment && <PaymentActions payment={payment} reload={query.refetch} />}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => <PaymentRecord payment={found} reload={query.refetch} />}
      </QueryView>
    </ConsolePage>
  );
};

export default PaymentShow;
