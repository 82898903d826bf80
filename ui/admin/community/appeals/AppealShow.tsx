import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import type { AppealStep } from '#core/community/moderation/appeal.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { RefuseDialog } from '../../app/forms/DecisionDialogs.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { TwoColumns } from '../../app/parts/TwoColumns.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { Quote } from '../../app/parts/Quote.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { useAppeal, type StaffAppeal } from '../data.ts';
import { AppealStatusChip } from '../parts/cells.tsx';
import { communityClient } from '../parts/client.ts';
import { useDecisionFacts } from '../parts/use-decision-facts.tsx';

const steps = ['accept', 'refuse'] as const satisfies readonly AppealStep[];

const Decision = ({ appeal, reload }: Readonly<{ appeal: StaffAppeal; reload: () => unknown }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const [open, setOpen] = useState<AppealStep>();
  const { id, status, answer, mayDecide, decidedByName, userName: name } = appeal;
  if (status !== 'PENDING')
    return (
      <Section title={<FormattedMessage id="console.appeals.answer" />} corner={decidedByName}>
        <Quote>{answer}</Quote>
      </Section>
    );
  if (!mayDecide)
    return (
      <Section>
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="console.appeals.notYours" />
        </Typography>
      </Section>
    );
  const run = (step: AppealStep) => async (reason: string) => {
    await communityClient.adminAppeals[step]({ params: { id }, body: { reason } });
    await refreshed('appeals', 'sanctions', 'cases', 'users');
    toast(formatMessage({ id: 'console.appeals.done' }));
  };
  return (
    <Section>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {steps.map((step) => (
          <Button
            key={step}
            variant={step === 'accept' ? 'contained' : 'outlined'}
            {...(step === 'refuse' && { color: 'error' as const })}
            onClick={() => setOpen(step)}
          >
            <FormattedMessage id={`console.appeals.${step}`} />
          </Button>
        ))}
      </Box>
      {open !== undefined && (
        <RefuseDialog
          words={{
            title: <FormattedMessage id={`console.appeals.${open}.title`} values={{ name }} />,
            consequence: <FormattedMessage id={`console.appeals.${open}.consequence`} values={{ name }} />,
            confirmLabel: <FormattedMessage id={`console.appeals.${open}`} />,
          }}
          run={run(open)}
          reload={reload}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
};

/** Two quotes stand below each other: each says whose words it holds. */
const Named = ({ name, text }: Readonly<{ name: ReactNode; text: string }>) => (
  <div>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
      {name}
    </Typography>
    <Quote>{text}</Quote>
  </div>
);

const Details = ({ appeal }: Readonly<{ appeal: StaffAppeal }>) => {
  const facts = useDecisionFacts(appeal);
  return (
    <Box>
      <Section title={<FormattedMessage id="console.appeals.text" />}>
        <Quote>{appeal.text}</Quote>
      </Section>
      <Section title={<FormattedMessage id="console.appeals.sanction" />}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Named name={<FormattedMessage id="console.reason" />} text={appeal.reason} />
          {appeal.excerpt !== '' && (
            <Named name={<FormattedMessage id="console.cases.snapshot" />} text={appeal.excerpt} />
          )}
          <Facts facts={facts} />
        </Box>
      </Section>
    </Box>
  );
};

const AppealShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useAppeal(id);
  const appeal = query.data;
  return (
    <ConsolePage
      title={appeal?.userName ?? formatMessage({ id: 'resources.appeals.name' }, { smart_count: 1 })}
      beside={appeal && <AppealStatusChip status={appeal.status} />}
      description={appeal?.status === 'PENDING' && <WaitingTime since={appeal.createdAt} />}
      back={{
        to: '/admin/appeals',
        label: <FormattedMessage id="resources.appeals.name" values={{ smart_count: 2 }} />,
      }}
      width={1100}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={4} />}>
        {(found) => (
          <TwoColumns>
            <Details appeal={found} />
            <Decision key={found.id} appeal={found} reload={query.refetch} />
          </TwoColumns>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default AppealShow;
