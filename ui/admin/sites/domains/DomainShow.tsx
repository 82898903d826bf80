import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { LockIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { RefuseDialog } from '../../app/forms/DecisionDialogs.tsx';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { type Fact, Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type StaffDomain, useDomain } from '../data.ts';
import { DomainChip } from '../parts/cells.tsx';
import { sitesClient } from '../parts/client.ts';

type Step = 'suspend' | 'lift' | 'release';

const Actions = ({ domain, reload }: Readonly<{ domain: StaffDomain; reload: () => unknown }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const may = useMay();
  const [asked, setAsked] = useState<Step>();
  const { id, host, status, suspendedAt } = domain;
  const isOver = status === 'RELEASED' || status === 'FAILED';
  if (isOver) return null;
  const run = async (step: Step, reason: string) => {
    await sitesClient.adminDomains[step]({ params: { id }, body: { reason } });
    await refreshed('domains');
    toast(formatMessage({ id: `console.domains.${step}.done` }));
  };
  const flag: Step = suspendedAt === null ? 'suspend' : 'lift';
  const steps: readonly Step[] = [
    ...(may('domain.update') ? [flag] : []),
    ...(may('domain.delete') && domain.releasingAt === null ? (['release'] as const) : []),
  ];
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {steps.map((step) => (
        <Button
          key={step}
          variant="outlined"
          size="small"
          color={step === 'lift' ? 'primary' : 'error'}
          startIcon={<LockIcon />}
          onClick={() => setAsked(step)}
        >
          <FormattedMessage id={`console.domains.${step}`} />
        </Button>
      ))}
      {asked !== undefined && (
        <RefuseDialog
          reload={reload}
          onClose={() => setAsked(undefined)}
          notifiesMember={asked === 'suspend'}
          words={{
            title: <FormattedMessage id={`console.domains.${asked}.title`} values={{ host }} />,
            consequence: <FormattedMessage id={`console.domains.${asked}.consequence`} />,
            confirmLabel: <FormattedMessage id={`console.domains.${asked}`} />,
          }}
          run={(reason) => run(asked, reason)}
        />
      )}
    </Box>
  );
};

const MaybeWhen = ({ at }: Readonly<{ at: Date | null }>) => (at === null ? <Nothing /> : <When at={at} />);

const useFacts = (domain: StaffDomain): readonly Fact[] => {
  const { number } = useFormats();
  const { userId, userName, term, hosts, suspendedReason } = domain;
  const fact = (key: string, value: Fact['value']): Fact => ({
    key,
    label: <FormattedMessage id={`console.domains.${key as 'owner'}`} />, // each key below has a label
    value,
  });
  return [
    fact('owner', <RecordLink place="users" id={userId} name={userName} />),
    fact('term', number(term)),
    fact('hosts', number(hosts)),
    fact('startsAt', <MaybeWhen at={domain.startsAt} />),
    fact('expiresAt', <MaybeWhen at={domain.expiresAt} />),
    fact('heldUntil', <MaybeWhen at={domain.heldUntil} />),
    fact('removedAt', <MaybeWhen at={domain.removedAt} />),
    fact('createdAt', <When at={domain.createdAt} />),
    ...(suspendedReason === null ? [] : [fact('suspendedReason', suspendedReason)]),
  ];
};

const DomainFacts = ({ domain }: Readonly<{ domain: StaffDomain }>) => (
  <Section>
    <Facts facts={useFacts(domain)} />
  </Section>
);

const DomainShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useDomain(id);
  const domain = query.data;
  return (
    <ConsolePage
      title={domain?.host ?? formatMessage({ id: 'resources.domains.name' }, { smart_count: 1 })}
      beside={domain && <DomainChip status={domain.status} isSuspended={domain.suspendedAt !== null} />}
      actions={domain && <Actions domain={domain} reload={query.refetch} />}
      back={{
        to: '/admin/domains',
        label: <FormattedMessage id="resources.domains.name" values={{ smart_count: 2 }} />,
      }}
      width={800}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={5} />}>
        {(found) => <DomainFacts domain={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default DomainShow;
