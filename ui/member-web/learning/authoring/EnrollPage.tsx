import { useIntl } from 'react-intl';
import { LearnerList } from '#ui/learning/results/LearnerList.tsx';
import { OwnChallenge } from './OwnChallenge.tsx';

const EnrollPage = () => {
  const { formatMessage } = useIntl();
  return (
    <OwnChallenge width="reading" title={formatMessage({ id: 'authoring.learners' })}>
      {({ id }) => <LearnerList challengeId={id} />}
    </OwnChallenge>
  );
};

export default EnrollPage;
