import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { HelpIcon } from '../../icons.tsx';
import { useWorkingQuiz } from '../data.ts';
import { TryOut } from '../quiz/TryOut.tsx';

const OpenTry = ({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) => {
  const { data } = useWorkingQuiz(id);
  return data === undefined ? null : (
    <TryOut title={data.title} questions={data.questions} onClose={onClose} />
  );
};

/** A quiz of the outline, opened as a learner opens it. */
export const QuizTry = ({
  id,
  title,
  questions,
}: Readonly<{ id: string; title: string; questions: number }>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<HelpIcon />}
        disabled={questions === 0}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44, textAlign: 'left' }}
      >
        <FormattedMessage id="learning.preview.quiz" values={{ title, count: questions }} />
      </Button>
      {isOpen && <OpenTry id={id} onClose={() => setOpen(false)} />}
    </>
  );
};
