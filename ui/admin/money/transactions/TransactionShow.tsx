import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Nothing, RecordLink, TransactionStatusChip } from '../../app/parts/cells.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { SourceLink } from '../parts/SourceLink.tsx';
import { useAuditWords } from '../../app/parts/audit-words.ts';
import { useTransactionName } from '../../app/parts/use-transaction-name.ts';
import { useTransaction } from './data.ts';

const TransactionShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const { number, dateTime } = useFormats();
  const { actorName } = useAuditWords();
  const name = useTransactionName();
  const query = useTransaction(id);
  const line = query.data;
  return (
    <ConsolePage
      title={
        line === undefined
          ? formatMessage({ id: 'resources.transactions.name' }, { smart_count: 1 })
          : name(line.type, line.reference)
      }
      beside={line && <TransactionStatusChip status={line.status} />}
      back={{
        to: '/admin/transactions',
        label: <FormattedMessage id="resources.transactions.name" values={{ smart_count: 2 }} />,
      }}
      width={900}
    >
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {(row) => (
          <Section>
            <Facts
              facts={[
                {
                  key: 'user',
                  label: <FormattedMessage id="console.user" />,
                  value: <RecordLink place="users" id={row.userId} name={row.userName} />,
                },
                {
                  key: 'amount',
                  label: <FormattedMessage id="console.transactions.amount" />,
                  value: <CoinAmount coin={row.coin} amount={row.amount} signed />,
                },
                {
                  key: 'balance',
                  label: <FormattedMessage id="console.transactions.newBalance" />,
                  value: number(row.newBalance),
                },
                {
                  key: 'time',
                  label: <FormattedMessage id="console.time" />,
                  value: dateTime(row.createdAt),
                },
                {
                  key: 'note',
                  label: <FormattedMessage id="console.transactions.note" />,
                  value: row.note ?? <Nothing />,
                },
                {
                  key: 'actor',
                  label: <FormattedMessage id="console.transactions.actor" />,
                  value:
                    row.actor === row.userId ? (
                      <FormattedMessage id="console.transactions.self" />
                    ) : /^(system|visitor)$/.test(row.actor) ? (
                      actorName(row.actor, null)
                    ) : (
                      <RecordLink
                        place="users"
                        id={row.actor}
                        name={formatMessage({ id: 'console.transactions.staff' })}
                      />
                    ),
                },
                {
                  key: 'transfer',
                  label: <FormattedMessage id="console.transactions.transfer" />,
                  value: (
                    <>
                      <code>{row.transferId}</code>{' '}
                      <CopyButton text={row.transferId} label={formatMessage({ id: 'ui.copy' })} />
                      <br />
                      <RecordLink
                        place="ledger"
                        id={row.transferId}
                        name={formatMessage({ id: 'console.ledger.open' })}
                      />
                    </>
                  ),
                },
                {
                  key: 'reference',
                  label: <FormattedMessage id="console.transactions.reference" />,
                  value: <SourceLink reason={row.type} reference={row.reference} />,
                },
              ]}
            />
          </Section>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default TransactionShow;
