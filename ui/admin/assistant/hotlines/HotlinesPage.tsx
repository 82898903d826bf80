import Alert from '@mui/material/Alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { CheckIcon, WarningIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type Hotlines, useHotlines } from '../data.ts';
import { assistantClient } from '../parts/client.ts';
import type { HotlineInput } from './hotline-form.ts';
import { HotlinesForm } from './HotlinesForm.tsx';

const Standing = ({ hotlines }: Readonly<{ hotlines: Hotlines }>) => {
  const { date } = useFormats();
  const { isDue, confirmedAt, dueAt } = hotlines;
  return (
    <Alert
      severity={isDue ? 'warning' : 'success'}
      icon={isDue ? <WarningIcon fontSize="inherit" /> : <CheckIcon fontSize="inherit" />}
      sx={{ mb: 2 }}
    >
      {confirmedAt === null || dueAt === null ? (
        <FormattedMessage id="console.ai.hotlines.never" />
      ) : (
        <FormattedMessage
          id={isDue ? 'console.ai.hotlines.due' : 'console.ai.hotlines.fresh'}
          values={{ confirmed: date(confirmedAt), due: date(dueAt) }}
        />
      )}
    </Alert>
  );
};

const Lines = ({ hotlines: { lines } }: Readonly<{ hotlines: Hotlines }>) => {
  const { formatMessage } = useIntl();
  return (
    <Section title={<FormattedMessage id="console.ai.hotlines.lines" />}>
      <Facts
        facts={lines.map(({ number, name, audience }) => ({
          key: number,
          label: `${name.vi} / ${name.en}`,
          value: `${number} · ${formatMessage({ id: `console.ai.hotline.audience.${audience}` })}`,
        }))}
      />
    </Section>
  );
};

const Record = ({ hotlines }: Readonly<{ hotlines: Hotlines }>) => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const toast = useToast();
  const refreshed = useRefreshed();
  const confirm = async (body: HotlineInput) => {
    await assistantClient.adminAi.confirmHotlines({ body });
    await refreshed('ai-hotlines');
    toast(formatMessage({ id: 'console.ai.hotlines.done' }));
  };
  return (
    <>
      <Standing hotlines={hotlines} />
      {may('ai.update') ? (
        <HotlinesForm hotlines={hotlines} confirm={confirm} />
      ) : (
        <Lines hotlines={hotlines} />
      )}
    </>
  );
};

const HotlinesPage = () => {
  const { formatMessage } = useIntl();
  const query = useHotlines();
  return (
    <ConsolePage
      title={formatMessage({ id: 'resources.ai-hotlines.name' }, { smart_count: 2 })}
      description={<FormattedMessage id="console.ai.hotlines.lead" />}
      width={960}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(hotlines) => <Record hotlines={hotlines} />}
      </QueryView>
    </ConsolePage>
  );
};

export default HotlinesPage;
