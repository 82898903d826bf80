import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useQuestionForm } from '../../app/data/coach-desk.ts';
import { CoachOnly } from '../../app/parts/CoachOnly.tsx';
import { FormEditor } from './FormEditor.tsx';

declare global {
  interface MessageCatalogues {
    questionForm: typeof import('./messages/vi.json');
  }
}

const QuestionFormPage = () => {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  const query = useQuestionForm();
  return (
    <Page
      title={formatMessage({ id: 'questionForm.title' })}
      description={<FormattedMessage id="questionForm.lead" />}
    >
      <CoachOnly>
        <QueryView query={query} skeleton={<FormSkeleton fields={4} />}>
          {({ form }) => user !== undefined && <FormEditor key={user.id} coachId={user.id} form={form} />}
        </QueryView>
      </CoachOnly>
    </Page>
  );
};

export default QuestionFormPage;
