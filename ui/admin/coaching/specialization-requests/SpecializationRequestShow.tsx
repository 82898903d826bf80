import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { specializationChecks } from '#core/coaching/specialization/specialization-request.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { Applicant } from '../parts/Applicant.tsx';
import { RequestStatusChip } from '../parts/cells.tsx';
import { coachingClient } from '../parts/client.ts';
import { useSpecializationRequest, type StaffSpecializationRequest } from '../data.ts';
import { RequestDecision } from '../parts/RequestDecision.tsx';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { TwoColumns } from '../../app/parts/TwoColumns.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { nextWaiting } from '../../app/lists/next-waiting.ts';
import { Evidence } from './Evidence.tsx';

type Props = Readonly<{ request: StaffSpecializationRequest; reload: () => unknown }>;

const Decision = ({ request, reload }: Props) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { id, userName: name, version, fee, status } = request;
  const label = inLanguage(request.label, language);
  const coins = <CoinAmount key="coins" coin="FIT_COIN" amount={fee} />;
  const { adminSpecializationRequests } = coachingClient;
  return (
    <RequestDecision
      place="specialization-requests"
      request={request}
      version={version}
      points={specializationChecks}
      rights={['specialization.update', 'specialization.manage']}
      stake={
        <Box>
          <CoinAmount coin="FIT_COIN" amount={fee} size="large" />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={`console.specializationRequests.fee.${status}`} />
          </Typography>
        </Box>
      }
      words={{
        approve: {
          title: <FormattedMessage id="console.specializationRequests.approve.title" values={{ name }} />,
          consequence: (
            <FormattedMessage
              id="console.specializationRequests.approve.consequence"
              values={{ name, label, coins }}
            />
          ),
          confirmLabel: (
            <FormattedMessage id="console.specializationRequests.approve.confirm" values={{ amount: fee }} />
          ),
        },
        refuse: {
          title: <FormattedMessage id="console.specializationRequests.refuse.title" values={{ name }} />,
          consequence: (
            <FormattedMessage
              id="console.specializationRequests.refuse.consequence"
              values={{ name, coins }}
            />
          ),
          confirmLabel: (
            <FormattedMessage id="console.specializationRequests.refuse.confirm" values={{ amount: fee }} />
          ),
        },
        done: (decided) =>
          formatMessage({ id: `console.specializationRequests.done.${decided}` }, { name, amount: fee }),
      }}
      approve={async (checklist) =>
        adminSpecializationRequests.approve({
          params: { id },
          body: { version, checklist: [...checklist] },
        })
      }
      refuse={async (reason) => adminSpecializationRequests.reject({ params: { id }, body: { reason } })}
      next={async () =>
        nextWaiting(adminSpecializationRequests.list, { status: 'PENDING', by: 'createdAt' }, id)
      }
      touches={['users', 'transactions', 'ledger', 'coaching-dashboard']}
      reload={reload}
    />
  );
};

const Request = ({ request, reload }: Props) => {
  const { dateTime } = useFormats();
  return (
    <>
      {request.removedAt !== null && (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
          <FormattedMessage
            id="console.specializationRequests.removed"
            values={{ at: dateTime(request.removedAt) }}
          />
        </Alert>
      )}
      <TwoColumns>
        <Evidence request={request} />
        <Box>
          <Decision key={request.id} request={request} reload={reload} />
          <Section>
            <Facts
              facts={[
                {
                  key: 'coach',
                  label: <FormattedMessage id="console.coaching.coach" />,
                  value: <Applicant {...request} />,
                },
                {
                  key: 'sent',
                  label: <FormattedMessage id="console.coaching.sentAt" />,
                  value: dateTime(request.createdAt),
                },
                ...(request.updatedAt > request.createdAt && request.status === 'PENDING'
                  ? [
                      {
                        key: 'updated',
                        label: <FormattedMessage id="console.updatedAt" />,
                        value: dateTime(request.updatedAt),
                      },
                    ]
                  : []),
              ]}
            />
          </Section>
        </Box>
      </TwoColumns>
    </>
  );
};

const SpecializationRequestShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const query = useSpecializationRequest(id);
  const request = query.data;
  return (
    <ConsolePage
      title={
        request === undefined
          ? formatMessage({ id: 'resources.specialization-requests.name' }, { smart_count: 1 })
          : formatMessage(
              { id: 'console.specializationRequests.heading' },
              { name: request.userName, label: inLanguage(request.label, language) },
            )
      }
      beside={request && <RequestStatusChip status={request.status} />}
      description={request?.status === 'PENDING' && <WaitingTime since={request.createdAt} />}
      back={{
        to: '/admin/specialization-requests',
        label: <FormattedMessage id="resources.specialization-requests.name" values={{ smart_count: 2 }} />,
      }}
      width={1200}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => <Request request={found} reload={query.refetch} />}
      </QueryView>
    </ConsolePage>
  );
};

export default SpecializationRequestShow;
