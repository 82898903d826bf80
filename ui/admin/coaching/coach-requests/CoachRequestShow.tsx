import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { coachRequestChecks } from '#core/coaching/coach-request/coach-request.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { Applicant } from '../parts/Applicant.tsx';
import { RequestStatusChip } from '../parts/cells.tsx';
import { coachingClient } from '../parts/client.ts';
import { useCoachRequest, type StaffCoachRequest } from '../data.ts';
import { OutsideLink } from '../parts/OutsideLink.tsx';
import { Quote } from '../../app/parts/Quote.tsx';
import { RequestDecision } from '../parts/RequestDecision.tsx';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { TwoColumns } from '../../app/parts/TwoColumns.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { nextWaiting } from '../../app/lists/next-waiting.ts';

const Application = ({ request }: Readonly<{ request: StaffCoachRequest }>) => {
  const { dateTime, date, number } = useFormats();
  return (
    <Box>
      <Section title={<FormattedMessage id="console.coachRequests.reason" />}>
        <Quote>{request.reason}</Quote>
      </Section>
      <Section>
        <Facts
          facts={[
            {
              key: 'link',
              label: <FormattedMessage id="console.coachRequests.link" />,
              value: <OutsideLink to={request.link} />,
            },
            {
              key: 'person',
              label: <FormattedMessage id="console.user" />,
              value: <Applicant {...request} />,
            },
            {
              key: 'since',
              label: <FormattedMessage id="console.coachRequests.memberSince" />,
              value: date(request.memberSince),
            },
            {
              key: 'earlier',
              label: <FormattedMessage id="console.coachRequests.earlier" />,
              value: number(request.earlierCount),
            },
            {
              key: 'at',
              label: <FormattedMessage id="console.coaching.sentAt" />,
              value: dateTime(request.createdAt),
            },
          ]}
        />
      </Section>
    </Box>
  );
};

const Decision = ({ request, reload }: Readonly<{ request: StaffCoachRequest; reload: () => unknown }>) => {
  const { formatMessage } = useIntl();
  const { id, userName: name } = request;
  const { adminCoachRequests } = coachingClient;
  return (
    <RequestDecision
      place="coach-requests"
      request={request}
      version={null}
      points={coachRequestChecks}
      rights={['coach-request.update', 'coach-request.manage']}
      words={{
        approve: {
          title: <FormattedMessage id="console.coachRequests.approve.title" values={{ name }} />,
          consequence: <FormattedMessage id="console.coachRequests.approve.consequence" values={{ name }} />,
          confirmLabel: <FormattedMessage id="console.coachRequests.approve.confirm" />,
        },
        refuse: {
          title: <FormattedMessage id="console.coachRequests.refuse.title" values={{ name }} />,
          consequence: <FormattedMessage id="console.coachRequests.refuse.consequence" values={{ name }} />,
          confirmLabel: <FormattedMessage id="console.coachRequests.refuse.confirm" />,
        },
        done: (status) => formatMessage({ id: `console.coachRequests.done.${status}` }, { name }),
      }}
      approve={async (checklist) =>
        adminCoachRequests.approve({ params: { id }, body: { checklist: [...checklist] } })
      }
      refuse={async (reason) => adminCoachRequests.reject({ params: { id }, body: { reason } })}
      next={async () => nextWaiting(adminCoachRequests.list, { status: 'PENDING', by: 'createdAt' }, id)}
      touches={['users', 'coaching-dashboard']}
      reload={reload}
    />
  );
};

const CoachRequestShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useCoachRequest(id);
  const request = query.data;
  return (
    <ConsolePage
      title={request?.userName ?? formatMessage({ id: 'resources.coach-requests.name' }, { smart_count: 1 })}
      beside={request && <RequestStatusChip status={request.status} />}
      description={request?.status === 'PENDING' && <WaitingTime since={request.createdAt} />}
      back={{
        to: '/admin/coach-requests',
        label: <FormattedMessage id="resources.coach-requests.name" values={{ smart_count: 2 }} />,
      }}
      width={1100}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={5} />}>
        {(found) => (
          <TwoColumns>
            <Application request={found} />
            <Decision key={found.id} request={found} reload={query.refetch} />
          </TwoColumns>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default CoachRequestShow;
