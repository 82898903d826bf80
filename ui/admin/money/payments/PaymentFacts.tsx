import { FormattedMessage, useIntl } from 'react-intl';
import { outstandingVnd } from '#core/money/payment/payment.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { useFormats } from '#ui/intl.tsx';
import { Vnd } from '../parts/cells.tsx';
import type { StaffPayment } from '../parts/payment.ts';
import { useAuditWords } from '../../app/parts/audit-words.ts';
import { Nothing, RecordLink } from '../../app/parts/cells.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { openStatuses } from '../parts/payment.ts';

/** The order as it was made, and what arrived for it. */
export const PaymentFacts = ({ payment }: Readonly<{ payment: StaffPayment }>) => {
  const { formatMessage } = useIntl();
  const { percent, dateTime } = useFormats();
  const isOpen = openStatuses.some((open) => open === payment.status);
  const { bankAccount } = payment;
  const { actorName } = useAuditWords();
  return (
    <>
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
              value: (
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
              ),
            },
            {
              key: 'coins',
              label: <FormattedMessage id="console.payments.coins" />,
              value: <CoinAmount coin="FIT_COIN" amount={payment.coins} />,
            },
            {
              key: 'received',
              label: <FormattedMessage id="console.payments.received" />,
              value: (
                <>
                  <Vnd amount={payment.receivedVnd} />
                  {isOpen && (
                    <>
                      {' · '}
                      <FormattedMessage
                        id="console.payments.missing"
                        values={{ amount: <Vnd key="amount" amount={outstandingVnd(payment)} /> }}
                      />
                    </>
                  )}
                </>
              ),
            },
            {
              key: 'waiting',
              label: <FormattedMessage id="console.payments.waitingLabel" />,
              value: payment.waitingVnd > 0 ? <Vnd amount={payment.waitingVnd} /> : <Nothing />,
            },
            {
              key: 'code',
              label: <FormattedMessage id="console.payments.memo" />,
              value: (
                <>
                  <code>{payment.code}</code>{' '}
                  <CopyButton
                    text={payment.code}
                    label={formatMessage({ id: 'console.payments.copyCode' })}
                  />
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
            ...(isOpen && payment.status === 'PENDING'
              ? [
                  {
                    key: 'expires',
                    label: <FormattedMessage id="console.payments.expires" />,
                    value: dateTime(payment.expiresAt),
                  },
                ]
              : []),
          ]}
        />
      </Section>
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
    </>
  );
};
