import Alert from '@mui/material/Alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { Quote } from '../../app/parts/Quote.tsx';
import { When } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { StaffName } from '../../app/colleagues/StaffName.tsx';
import { type StaffPrompt, usePrompt } from '../data.ts';
import { PromptStatusChip, useAiNames } from '../parts/cells.tsx';
import { standingOf } from '../parts/prompt-standing.ts';
import { PromptDecisions } from './PromptDecisions.tsx';
import { PromptDifference } from './PromptDifference.tsx';
import { Trials } from './Trials.tsx';

/** In use although it would not be put to use now: members are answered all the same, and staff are to know. */
const InUseNote = ({ prompt }: Readonly<{ prompt: StaffPrompt }>) => {
  const standing = standingOf(prompt);
  if (prompt.status !== 'ACTIVE' || (standing !== 'otherModel' && standing !== 'notPassed')) return null;
  return (
    <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />} sx={{ mb: 2 }}>
      <FormattedMessage
        id={`console.ai.prompt.inUse.${standing}`}
        values={{ passed: prompt.passedModel, used: prompt.modelInUse }}
      />
    </Alert>
  );
};

const Record = ({ prompt }: Readonly<{ prompt: StaffPrompt }>) => (
  <>
    <InUseNote prompt={prompt} />
    <Section
      title={<FormattedMessage id="console.ai.prompt.body" />}
      note={
        <>
          <StaffName actor={prompt.by} /> · <When at={prompt.at} />
        </>
      }
    >
      <Quote>{prompt.body}</Quote>
    </Section>
    <Trials prompt={prompt} />
    <PromptDifference key={prompt.id} prompt={prompt} />
  </>
);

const PromptShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const names = useAiNames();
  const query = usePrompt(id);
  const prompt = query.data;
  return (
    <ConsolePage
      title={
        prompt === undefined
          ? formatMessage({ id: 'resources.ai-prompts.name' }, { smart_count: 1 })
          : formatMessage(
              { id: 'console.ai.prompt.heading' },
              { kind: names.kind(prompt.kind), version: prompt.version },
            )
      }
      beside={prompt && <PromptStatusChip status={prompt.status} />}
      back={{
        to: '/admin/ai-prompts',
        label: <FormattedMessage id="resources.ai-prompts.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
      actions={prompt && <PromptDecisions prompt={prompt} />}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={4} />}>
        {(found) => <Record prompt={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default PromptShow;
