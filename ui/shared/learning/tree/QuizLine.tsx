import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '../../components/ErrorNote.tsx';
import { HelpIcon, PlusIcon } from '../../icons.tsx';
import type { OpenPart } from '../part.ts';
import { rowButtonId } from '../part-focus.ts';
import type { TreeSteps } from './use-tree-steps.ts';

type Props = Readonly<{
  level: 'CHALLENGE' | 'CHAPTER' | 'LESSON';
  subjectId: string;
  /** What it asks about. */
  subject: string;
  quizId: string | null;
  open: OpenPart;
  steps: TreeSteps;
}>;

/** The quiz of a lesson, a chapter or the challenge, or a way to add it. */
export const QuizLine = ({ level, subjectId, subject, quizId, open, steps }: Props) => {
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const title = formatMessage({ id: `learning.quiz.title.${level}` }, { subject });
      await steps.addQuiz(level, subjectId, title.slice(0, 120));
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  const isOpen = open.part?.kind === 'quiz' && open.part.id === quizId;
  return (
    <>
      <Button
        {...(quizId === null ? {} : { id: rowButtonId(quizId) })}
        aria-disabled={isBusy}
        size="small"
        color={quizId === null ? 'inherit' : 'primary'}
        startIcon={quizId === null ? <PlusIcon /> : <HelpIcon />}
        aria-current={isOpen ? 'true' : undefined}
        aria-label={
          quizId === null
            ? formatMessage({ id: 'learning.tree.addQuiz.of' }, { subject })
            : formatMessage(
                { id: 'learning.tree.quiz.named' },
                { kind: formatMessage({ id: `learning.tree.quiz.${level}` }), subject },
              )
        }
        onClick={() => (quizId === null ? void add() : open.openPart({ kind: 'quiz', id: quizId }))}
        sx={{ minHeight: 44, ...(isOpen ? { bgcolor: 'action.selected' } : {}) }}
      >
        <FormattedMessage id={quizId === null ? 'learning.tree.addQuiz' : `learning.tree.quiz.${level}`} />
      </Button>
      {error !== undefined && <ErrorNote error={error} />}
    </>
  );
};
