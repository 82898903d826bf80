import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { ruleOf } from '#core/assistant/finding/rules.ts';
import { languages } from '#core/kernel/language.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { Nothing, When } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { StaffName } from '../../app/colleagues/StaffName.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type StaffRule, useRule } from '../data.ts';
import { SeverityChip } from '../parts/cells.tsx';
import { assistantClient } from '../parts/client.ts';
import { RuleForm } from './RuleForm.tsx';
import { RuleHistory } from './RuleHistory.tsx';
import type { RuleInput } from './rule-form.ts';
import { isSeverity } from './rule-words.ts';

const About = ({ rule }: Readonly<{ rule: StaffRule }>) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const shipped = ruleOf(rule.id);
  return (
    <Section title={<FormattedMessage id="console.ai.rule.about" />}>
      <Facts
        facts={[
          {
            key: 'kind',
            label: <FormattedMessage id="console.ai.rule.kind" />,
            value: shipped ? <FormattedMessage id={`console.ai.block.${shipped.kind}`} /> : <Nothing />,
          },
          {
            key: 'weight',
            label: <FormattedMessage id="console.ai.rule.weight" />,
            value: number(rule.weight),
          },
          {
            key: 'withheld',
            label: <FormattedMessage id="console.ai.rule.withheld" />,
            value:
              shipped && shipped.withheld.length > 0 ? (
                shipped.withheld
                  .map((limit) => formatMessage({ id: `console.ai.limit.${limit}` }))
                  .join(' · ')
              ) : (
                <FormattedMessage id="console.ai.rule.withheld.never" />
              ),
          },
          {
            key: 'version',
            label: <FormattedMessage id="console.ai.rule.version" />,
            value:
              rule.version === 0 || rule.by === null ? (
                <FormattedMessage id="console.ai.rule.neverEdited" />
              ) : (
                <>
                  {number(rule.version)} · <StaffName actor={rule.by} /> · <When at={rule.at} />
                </>
              ),
          },
        ]}
      />
    </Section>
  );
};

const Words = ({ rule }: Readonly<{ rule: StaffRule }>) => (
  <Section title={<FormattedMessage id="console.ai.rule.words" />}>
    <Facts
      facts={[
        ...languages.map((language) => ({
          key: language,
          label: <FormattedMessage id={`console.language.${language}`} />,
          value: <span lang={language}>{rule[language]}</span>,
        })),
        {
          key: 'source',
          label: <FormattedMessage id="console.ai.rule.source" />,
          value: rule.source,
        },
      ]}
    />
  </Section>
);

const Record = ({ rule, reload }: Readonly<{ rule: StaffRule; reload: () => unknown }>) => {
  const { id, version } = rule;
  const { formatMessage } = useIntl();
  const may = useMay();
  const toast = useToast();
  const refreshed = useRefreshed();
  const save = async ({ url, ...input }: RuleInput) => {
    await assistantClient.adminAi.editRule({
      params: { id },
      body: { ...input, url: url === '' ? null : url, version },
    });
    await refreshed('ai-rules');
    toast(formatMessage({ id: 'console.ai.rule.saved' }));
  };
  return (
    <>
      {!rule.isSourceChecked && (
        <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />} sx={{ mb: 2 }}>
          <FormattedMessage id="console.ai.rule.unchecked.why" />
        </Alert>
      )}
      <About rule={rule} />
      {may('ai.update') ? <RuleForm rule={rule} save={save} reload={reload} /> : <Words rule={rule} />}
      <Box sx={{ mt: 2 }}>
        <RuleHistory id={id} />
      </Box>
    </>
  );
};

const Marks = ({ rule: { severity, enabled } }: Readonly<{ rule: StaffRule }>) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
    {isSeverity(severity) && <SeverityChip severity={severity} />}
    <StatusChip
      status={enabled ? 'done' : 'locked'}
      label={<FormattedMessage id={enabled ? 'console.ai.rule.on' : 'console.ai.rule.off'} />}
    />
  </Box>
);

const RuleShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useRule(id);
  return (
    <ConsolePage
      title={formatMessage({ id: 'console.ai.rule.heading' }, { id })}
      beside={query.data && <Marks rule={query.data} />}
      back={{
        to: '/admin/ai-rules',
        label: <FormattedMessage id="resources.ai-rules.name" values={{ smart_count: 2 }} />,
      }}
      width={1100}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(rule) => <Record rule={rule} reload={() => query.refetch()} />}
      </QueryView>
    </ConsolePage>
  );
};

export default RuleShow;
