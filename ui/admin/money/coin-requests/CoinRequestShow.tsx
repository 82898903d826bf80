import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { client } from '../../app/client.ts';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { useAuditWords } from '../../app/parts/audit-words.ts';
import { RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { nextWaiting } from '../../app/lists/next-waiting.ts';
import { useIsSelf, useMay } from '../../app/parts/rights.ts';
import { RecordWork } from '../../app/work/RecordWork.tsx';
import { DecisionButtons } from '../../app/parts/DecisionButtons.tsx';
import { CoinRequestStatusChip } from './CoinRequestStatusChip.tsx';
import { type CoinRequest, useCoinRequest } from './data.ts';

const Decision = ({ request, reload }: Readonly<{ request: CoinRequest; reload: () => unknown }>) => {
  const may = useMay();
  const isRequester = useIsSelf(request.askedBy);
  const isReceiver = useIsSelf(request.userId);
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const { id, userName: name, kind } = request;
  const amount = number(request.amount);
  const coins = <CoinAmount key="coins" coin={request.coin} amount={request.amount} signed size="small" />;
  const hasRight = kind === 'GRANT' ? may('coin.create', 'coin.manage') : may('coin.manage');
  const why = isRequester ? 'own' : isReceiver ? 'yours' : hasRight ? null : 'noRight';

  return (
    <Section title={<FormattedMessage id="console.coinRequests.decision" />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CoinAmount coin={request.coin} amount={request.amount} signed size="large" />
        {why === null ? (
          <DecisionButtons
            place="coin-requests"
            touches={['users', 'transactions', 'ledger']}
            words={{
              approve: {
                title: <FormattedMessage id="console.coinRequests.approve.title" values={{ amount, name }} />,
                consequence: (
                  <FormattedMessage id="console.coinRequests.approve.consequence" values={{ coins, name }} />
                ),
                confirmLabel: <FormattedMessage id="console.coinRequests.approve.confirm" />,
              },
              refuse: {
                title: <FormattedMessage id="console.coinRequests.refuse.title" values={{ name }} />,
                consequence: <FormattedMessage id="console.coinRequests.refuse.consequence" />,
                confirmLabel: <FormattedMessage id="console.coinRequests.refuse.confirm" />,
              },
              done: (after) => formatMessage({ id: `console.coinRequests.done.${after.status}` }, { name }),
            }}
            approve={async () => client.adminCoins.approveRequest({ params: { id } })}
            refuse={async (reason) => client.adminCoins.rejectRequest({ params: { id }, body: { reason } })}
            next={async () =>
              nextWaiting(client.adminCoins.requests, { status: 'PENDING', by: 'createdAt' }, id)
            }
            reload={reload}
          />
        ) : (
          <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
            <FormattedMessage id={`console.coinRequests.${why}`} />
          </Alert>
        )}
      </Box>
    </Section>
  );
};

const CoinRequestRecord = ({
  request,
  reload,
}: Readonly<{ request: CoinRequest; reload: () => unknown }>) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const { actorName } = useAuditWords();
  const movement = (key: string, id: string | null) =>
    id === null
      ? []
      : [
          {
            key,
            label: <FormattedMessage id={`console.coinRequests.${key === 'mends' ? 'mends' : 'movement'}`} />,
            value: <RecordLink place="ledger" id={id} name={formatMessage({ id: 'console.payments.movement.open' })} />, // prettier-ignore
          },
        ];
  return (
    <>
      {request.status === 'PENDING' && <Decision key={request.id} request={request} reload={reload} />}
      <Section>
        <Facts
          facts={[
            {
              key: 'member',
              label: <FormattedMessage id="console.user" />,
              value: <RecordLink place="users" id={request.userId} name={request.userName} />,
            },
            {
              key: 'amount',
              label: <FormattedMessage id="console.coinRequests.amount" />,
              value: <CoinAmount coin={request.coin} amount={request.amount} signed />,
            },
            {
              key: 'kind',
              label: <FormattedMessage id="console.coinRequests.kind" />,
              value: <FormattedMessage id={`console.coinRequests.kind.${request.kind}`} />,
            },
            {
              key: 'reason',
              label: <FormattedMessage id="console.coinRequests.reason" />,
              value: request.reason,
            },
            ...movement('mends', request.reverses),
            {
              key: 'askedBy',
              label: <FormattedMessage id="console.coinRequests.askedBy" />,
              value: actorName(request.askedBy, request.askedByName),
            },
            {
              key: 'askedAt',
              label: <FormattedMessage id="console.coinRequests.askedAt" />,
              value: dateTime(request.createdAt),
            },
            ...(request.decidedBy === null || request.decidedAt === null
              ? []
              : [
                  {
                    key: 'decidedBy',
                    label: <FormattedMessage id="console.coinRequests.decidedBy" />,
                    value: actorName(request.decidedBy, request.decidedByName),
                  },
                  {
                    key: 'decidedAt',
                    label: <FormattedMessage id="console.coinRequests.decidedAt" />,
                    value: dateTime(request.decidedAt),
                  },
                ]),
            ...(request.note === null
              ? []
              : [
                  {
                    key: 'note',
                    label: <FormattedMessage id="console.coinRequests.note" />,
                    value: request.note,
                  },
                ]),
            ...movement('movement', request.transferId),
          ]}
        />
      </Section>
    </>
  );
};

const CoinRequestShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useCoinRequest(id);
  const request = query.data;
  return (
    <ConsolePage
      title={request?.userName ?? formatMessage({ id: 'resources.coin-requests.name' }, { smart_count: 1 })}
      beside={request && <CoinRequestStatusChip status={request.status} />}
      description={request?.status === 'PENDING' && <WaitingTime since={request.createdAt} />}
      back={{
        to: '/admin/coin-requests',
        label: <FormattedMessage id="resources.coin-requests.name" values={{ smart_count: 2 }} />,
      }}
      width={1000}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={5} />}>
        {(found) => (
          <>
            <CoinRequestRecord request={found} reload={query.refetch} />
            <RecordWork kind="coin_request" id={found.id} resource="coin-requests" />
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default CoinRequestShow;
