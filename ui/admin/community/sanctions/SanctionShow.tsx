import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { RefuseDialog } from '../../app/forms/DecisionDialogs.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { Quote } from '../../app/parts/Quote.tsx';
import { useIsSelf, useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { useSanction, type StaffSanction } from '../data.ts';
import { SanctionStatusChip } from '../parts/cells.tsx';
import { communityClient } from '../parts/client.ts';
import { useDecisionFacts } from '../parts/use-decision-facts.tsx';

const rightsToLift = {
  HIDE: ['feed.update', 'chat.update', 'review.update'],
  WARNING: ['user.update', 'user.manage'],
  RESTRICT: ['user.update', 'user.manage'],
  HOLD: ['user.manage'],
  BAN: ['user.manage'],
} as const;

const Lift = ({ sanction, reload }: Readonly<{ sanction: StaffSanction; reload: () => unknown }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const may = useMay();
  const isSelf = useIsSelf(sanction.userId);
  const [asks, setAsks] = useState(false);
  if (sanction.status !== 'ACTIVE' || isSelf || !may(...rightsToLift[sanction.kind])) return null;
  const name = sanction.userName;
  const run = async (reason: string) => {
    await communityClient.adminSanctions.lift({ params: { id: sanction.id }, body: { reason } });
    await refreshed('sanctions', 'cases', 'users');
    toast(formatMessage({ id: 'console.sanctions.lift.done' }));
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsks(true)}>
        <FormattedMessage id="console.sanctions.lift" />
      </Button>
      {asks && (
        <RefuseDialog
          words={{
            title: <FormattedMessage id="console.sanctions.lift.title" values={{ name }} />,
            consequence: <FormattedMessage id="console.sanctions.lift.consequence" values={{ name }} />,
            confirmLabel: <FormattedMessage id="console.sanctions.lift" />,
          }}
          run={run}
          reload={reload}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
};

const Details = ({ sanction }: Readonly<{ sanction: StaffSanction }>) => {
  const facts = useDecisionFacts(sanction);
  return (
    <>
      <Section title={<FormattedMessage id="console.reason" />}>
        <Quote>{sanction.reason}</Quote>
      </Section>
      {sanction.excerpt !== '' && (
        <Section title={<FormattedMessage id="console.cases.snapshot" />}>
          <Quote>{sanction.excerpt}</Quote>
        </Section>
      )}
      <Section>
        <Facts facts={facts} />
      </Section>
    </>
  );
};

const SanctionShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useSanction(id);
  const sanction = query.data;
  return (
    <ConsolePage
      title={
        sanction === undefined
          ? formatMessage({ id: 'resources.sanctions.name' }, { smart_count: 1 })
          : `${formatMessage({ id: `console.sanctions.kind.${sanction.kind}` })} · ${sanction.userName}`
      }
      beside={sanction && <SanctionStatusChip status={sanction.status} />}
      actions={sanction && <Lift sanction={sanction} reload={query.refetch} />}
      back={{
        to: '/admin/sanctions',
        label: <FormattedMessage id="resources.sanctions.name" values={{ smart_count: 2 }} />,
      }}
      width={900}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={4} />}>
        {(found) => <Details sanction={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default SanctionShow;
