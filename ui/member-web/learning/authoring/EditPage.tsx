import { useIntl } from 'react-intl';
import { ChallengeEditor } from '#ui/learning/ChallengeEditor.tsx';
import { OwnChallenge } from './OwnChallenge.tsx';
import { SubmitPart } from './SubmitPart.tsx';

const EditPage = () => {
  const { formatMessage } = useIntl();
  return (
    <OwnChallenge title={formatMessage({ id: 'authoring.edit' })}>
      {(copy) => <ChallengeEditor copy={copy} steps={<SubmitPart copy={copy} />} />}
    </OwnChallenge>
  );
};

export default EditPage;
