import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { contentClient } from '../parts/client.ts';
import { QuestionForm, type QuestionInput } from './QuestionForm.tsx';

const QuestionCreate = () => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const save = async (body: QuestionInput) => {
    await contentClient.adminQuestions.create({ body });
    await refreshed('questions');
    toast(formatMessage({ id: 'console.questions.saved' }));
    // The guard must have seen that nothing is unsaved any more.
    setTimeout(() => void navigate('/admin/questions'));
  };
  return (
    <ConsolePage
      title={formatMessage({ id: 'console.questions.create' })}
      back={{
        to: '/admin/questions',
        label: <FormattedMessage id="resources.questions.name" values={{ smart_count: 2 }} />,
      }}
      width={860}
    >
      <QuestionForm save={save} saveLabel={<FormattedMessage id="console.questions.create" />} />
    </ConsolePage>
  );
};
export default QuestionCreate;
