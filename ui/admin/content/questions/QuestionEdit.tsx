import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { DeleteRecord } from '../../app/forms/DeleteRecord.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { contentClient } from '../parts/client.ts';
import { useQuestion } from '../parts/data.ts';
import { QuestionForm, type QuestionInput } from './QuestionForm.tsx';

const QuestionEdit = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const may = useMay();
  const toast = useToast();
  const refreshed = useRefreshed();
  const query = useQuestion(id);
  const save = async (input: QuestionInput) => {
    await contentClient.adminQuestions.update({
      params: { id },
      body: { ...input, version: query.data?.version },
    });
    await refreshed('questions');
    toast(formatMessage({ id: 'console.questions.saved' }));
  };
  return (
    <ConsolePage
      title={query.data?.question.vi ?? formatMessage({ id: 'console.questions.one' })}
      back={{
        to: '/admin/questions',
        label: <FormattedMessage id="resources.questions.name" values={{ smart_count: 2 }} />,
      }}
      width={860}
    >
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {(question) => (
          <>
            <QuestionForm question={question} save={save} reload={() => query.refetch()} />
            {may('category.delete', 'category.manage') && (
              <DeleteRecord
                place="questions"
                id={id}
                ask={{
                  title: (
                    <FormattedMessage
                      id="console.questions.delete.title"
                      values={{ name: question.question.vi }}
                    />
                  ),
                  text: <FormattedMessage id="console.questions.delete.text" />,
                  confirmLabel: <FormattedMessage id="console.questions.delete" />,
                }}
                remove={async () => contentClient.adminQuestions.delete({ params: { id } })}
                deleted={formatMessage({ id: 'console.questions.deleted' })}
                instead={null}
              />
            )}
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};
export default QuestionEdit;
