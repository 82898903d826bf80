import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { pathOf } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { usePrompt } from '../data.ts';
import { assistantClient } from '../parts/client.ts';
import { PromptForm, type PromptInput } from './PromptForm.tsx';

/** From nothing, or with the words of another one to go on from. */
const PromptCreate = () => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const from = useSearchParams()[0].get('from');
  const query = usePrompt(from ?? '', from !== null);
  const save = async (body: PromptInput) => {
    const { id } = await assistantClient.adminAi.addPrompt({ body });
    await refreshed('ai-prompts');
    toast(formatMessage({ id: 'console.ai.prompt.saved' }));
    // The guard must have seen that nothing is unsaved any more.
    setTimeout(() => void navigate(pathOf('ai-prompts', id)));
  };
  return (
    <ConsolePage
      title={formatMessage({ id: 'console.ai.prompt.create' })}
      description={<FormattedMessage id="console.ai.prompt.create.lead" />}
      back={{
        to: '/admin/ai-prompts',
        label: <FormattedMessage id="resources.ai-prompts.name" values={{ smart_count: 2 }} />,
      }}
      width={860}
    >
      {from === null ? (
        <PromptForm from={{ kind: 'REVIEW', body: '' }} save={save} />
      ) : (
        <QueryView query={query} skeleton={<FormSkeleton fields={2} />}>
          {({ kind, body }) => <PromptForm from={{ kind, body }} save={save} />}
        </QueryView>
      )}
    </ConsolePage>
  );
};

export default PromptCreate;
