import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { TwoColumns } from '../../app/parts/TwoColumns.tsx';
import { Quote } from '../../app/parts/Quote.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { RecordWork } from '../../app/work/RecordWork.tsx';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { useCase, type StaffCase } from '../data.ts';
import { CaseStatusChip } from '../parts/cells.tsx';
import { communityClient } from '../parts/client.ts';
import { CaseMessages } from './CaseMessages.tsx';
import { CaseFacts, History, Reported, ReportList } from './CaseParts.tsx';
import { DecideDialog } from './DecideDialog.tsx';

/** How it ended, and why. */
const Outcome = ({ one }: Readonly<{ one: StaffCase }>) => {
  const { formatMessage } = useIntl();
  if (one.decision === null) return null;
  const decision = formatMessage({ id: `console.cases.decision.${one.decision}` });
  const name = one.decidedByName ?? formatMessage({ id: 'console.sanctions.system' });
  return (
    <Section title={<FormattedMessage id="console.cases.decided" values={{ decision, name }} />}>
      {one.undoneAt !== null && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          <FormattedMessage id="console.cases.undone" />
        </Alert>
      )}
      <Quote>{one.reason}</Quote>
    </Section>
  );
};

const Steps = ({ one, reload }: Readonly<{ one: StaffCase; reload: () => unknown }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const own = useSignedInUser()?.id;
  const [decides, setDecides] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  if (one.status === 'DECIDED') return <Outcome one={one} />;
  if (one.choices.length === 0)
    return (
      <Section>
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="console.cases.noRight" />
        </Typography>
      </Section>
    );
  const take = async () => {
    setRefusal(undefined);
    try {
      await communityClient.adminCases.take({ params: { id: one.id }, body: { version: one.version } });
      toast(formatMessage({ id: 'console.cases.taken' }));
    } catch (error) {
      setRefusal(error);
    }
    await refreshed('cases');
  };
  const done = async () => {
    await refreshed('cases', 'sanctions', 'users');
    toast(formatMessage({ id: 'console.cases.decide.done' }));
  };
  return (
    <Section>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => setDecides(true)}>
          <FormattedMessage id="console.cases.decide" />
        </Button>
        {one.takenBy !== own && (
          <Button variant="outlined" onClick={() => void take()}>
            <FormattedMessage id={one.takenBy === null ? 'console.cases.take' : 'console.cases.takeOver'} />
          </Button>
        )}
      </Box>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      {decides && <DecideDialog one={one} reload={reload} onDone={done} onClose={() => setDecides(false)} />}
    </Section>
  );
};

const CaseShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useCase(id);
  const one = query.data;
  return (
    <ConsolePage
      title={
        one === undefined
          ? formatMessage({ id: 'resources.cases.name' }, { smart_count: 1 })
          : `${formatMessage({ id: `console.target.${one.targetKind}` })} · ${one.ownerName}`
      }
      beside={one && <CaseStatusChip status={one.status} />}
      description={one && one.status !== 'DECIDED' && <WaitingTime since={one.createdAt} />}
      back={{
        to: '/admin/cases',
        label: <FormattedMessage id="resources.cases.name" values={{ smart_count: 2 }} />,
      }}
      width={1100}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={5} />}>
        {(found) => (
          <TwoColumns>
            <Box>
              <Reported one={found} />
              {found.hasContext && <CaseMessages key={found.id} id={found.id} ownerId={found.ownerId} />}
              <ReportList one={found} />
            </Box>
            <Box>
              <Steps key={found.id} one={found} reload={query.refetch} />
              <CaseFacts one={found} />
              <RecordWork key={found.id} kind="case" id={found.id} resource="cases" />
              <History history={found.history} />
            </Box>
          </TwoColumns>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default CaseShow;
