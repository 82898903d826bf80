import { FormattedMessage, useIntl } from 'react-intl';
import { isOpen, outstandingVnd } from '#core/money/payment/payment.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { useFormats } from '#ui/intl.ts';
import { Vnd } from '../parts/cells.tsx';
import type { StaffPayment } from '../parts/payment.ts';
import { useAuditWords } from '../../app/parts/audit-words.ts';
import { Nothing, RecordLink } from '../../app/parts/cells.tsx';
import { type Fact, Facts, Section } from '../../app/parts/Facts.tsx';

type Props = Readonly<{ payment: StaffPayment }>;

const Package = ({ payment }: Props) => {
  const { formatMessage } = useIntl();
  const { percent } = useFormats();
  return (
    <>
      {formatMessage({ id: `coin.package.${payment.packageId}` })}
      {payment.bonusPercent > 0 && (
        <>
          {' · '}
          <FormattedMessage
            id="console.payments.bonus"
            values={{ percent: percent(payment.bonusPercent, 0) }}
          />
        </>
      )}
    </>
  );
};

const Received = ({ payment }: Props) => (
  <>
    <Vnd amount={payment.receivedVnd} />
    {isOpen(payment) && (
      <>
        {' · '}
        <FormattedMessage
          id="console.payments.missing"
          values={{ amount: <Vnd key="amount" amount={outstandingVnd(payment)} /> }}
        />
      </>
    )}
  </>
);

/** What the transfer was asked to carry, and what the bank gave it. */
const useCodeFacts = (payment: StaffPayment): readonly Fact[] => {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'code',
      label: <FormattedMessage id="console.payments.memo" />,
      value: (
        <>
          <code>{payment.code}</code>{' '}
          <CopyButton text={payment.code} label={formatMessage({ id: 'console.payments.copyCode' })} />
        </>
      ),
    },
    {
      key: 'bankCode',
      label: <FormattedMessage id="console.payments.bankCode" />,
      value:
        payment.bankCode === null ? (
          <Nothing />
        ) : (
          <>
            <code>{payment.bankCode}</code>{' '}
            <CopyButton
              text={payment.bankCode}
              label={formatMessage({ id: 'console.payments.copyBankCode' })}
            />
          </>
        ),
    },
  ];
};

/** What only some orders have: how they ended, and what was noted on the way. */
const useOutcomeFacts = (payment: StaffPayment): readonly Fact[] => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const { actorName } = useAuditWords();
  return [
    ...(payment.promo === null
      ? []
      : [
          {
            key: 'promo',
            label: <FormattedMessage id="console.payments.promo" />,
            value: (
              <>
                <code>{payment.promo.code}</code> <CoinAmount coin="BASE_COIN" amount={payment.promo.coins} />
              </>
            ),
          },
        ]),
    ...(payment.shortfall === null
      ? []
      : [
          {
            key: 'shortfall',
            label: <FormattedMessage id="console.payments.shortfall" />,
            value: (
              <FormattedMessage
                id="console.payments.shortfall.text"
                values={{
                  amount: <Vnd key="amount" amount={payment.shortfall.missingVnd} />,
                  first: actorName(payment.shortfall.by, payment.shortfall.byName),
                  second: actorName(payment.shortfall.approvedBy, payment.shortfall.approvedByName),
                  reason: payment.shortfall.reason,
                }}
              />
            ),
          },
        ]),
    ...(payment.cancelReason === null
      ? []
      : [
          {
            key: 'cancelReason',
            label: <FormattedMessage id="console.payments.cancelReason" />,
            value: <FormattedMessage id={`payment.cancelReason.${payment.cancelReason}`} />,
          },
        ]),
    ...(payment.note === null
      ? []
      : [
          {
            key: 'note',
            label: <FormattedMessage id="console.payments.note" />,
            value: payment.note,
          },
        ]),
    ...(payment.transferId === null
      ? []
      : [
          {
            key: 'transfer',
            label: <FormattedMessage id="console.payments.movement" />,
            value: (
              <RecordLink
                place="ledger"
                id={payment.transferId}
                name={formatMessage({ id: 'console.payments.movement.open' })}
              />
            ),
          },
        ]),
    ...(payment.status === 'PENDING'
      ? [
          {
            key: 'expires',
            label: <FormattedMessage id="console.payments.expires" />,
            value: dateTime(payment.expiresAt),
          },
        ]
      : []),
  ];
};

const OrderFacts = ({ payment }: Props) => {
  const codes = useCodeFacts(payment);
  const outcome = useOutcomeFacts(payment);
  return (
    <Section title={<FormattedMessage id="console.payments.order" />}>
      <Facts
        facts={[
          {
            key: 'member',
            label: <FormattedMessage id="console.user" />,
            value: (
              <>
                <RecordLink place="users" id={payment.userId} name={payment.userName} />
                <br />
                {payment.userEmail}
              </>
            ),
          },
          {
            key: 'amount',
            label: <FormattedMessage id="console.payments.amount" />,
            value: (
              <strong>
                <Vnd amount={payment.amountVnd} />
              </strong>
            ),
          },
          {
            key: 'package',
            label: <FormattedMessage id="console.payments.package" />,
            value: <Package payment={payment} />,
          },
          {
            key: 'coins',
            label: <FormattedMessage id="console.payments.coins" />,
            value: <CoinAmount coin="FIT_COIN" amount={payment.coins} />,
          },
          {
            key: 'received',
            label: <FormattedMessage id="console.payments.received" />,
            value: <Received payment={payment} />,
          },
          {
            key: 'waiting',
            label: <FormattedMessage id="console.payments.waitingLabel" />,
            value: payment.waitingVnd > 0 ? <Vnd amount={payment.waitingVnd} /> : <Nothing />,
          },
          ...codes,
          ...outcome,
        ]}
      />
    </Section>
  );
};

/** The account that the member was asked to pay to. */
const AccountFacts = ({ payment: { bankAccount } }: Props) => (
  <Section
    title={<FormattedMessage id="console.payments.account" />}
    note={<FormattedMessage id="console.payments.account.note" />}
  >
    <Facts
      facts={[
        {
          key: 'bank',
          label: <FormattedMessage id="console.payments.bank" />,
          value: `${bankAccount.bankName} (${bankAccount.bin})`,
        },
        {
          key: 'branch',
          label: <FormattedMessage id="console.payments.branch" />,
          value: bankAccount.branch || <Nothing />,
        },
        {
          key: 'number',
          label: <FormattedMessage id="console.payments.accountNumber" />,
          value: <code>{bankAccount.number}</code>,
        },
        {
          key: 'holder',
          label: <FormattedMessage id="console.payments.accountHolder" />,
          value: bankAccount.holder,
        },
      ]}
    />
  </Section>
);

/** The order as it was made, and what arrived for it. */
export const PaymentFacts = ({ payment }: Props) => (
  <>
    <OrderFacts payment={payment} />
    <AccountFacts payment={payment} />
  </>
);
