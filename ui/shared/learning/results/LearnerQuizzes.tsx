import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '../../components/ErrorNote.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { ListSkeleton } from '../../components/Skeletons.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useToast } from '../../components/toasts/use-toast.ts';
import { authoringKeys, type Learner, useAuthoring, useLearnerQuizzes } from '../data.ts';

type Props = Readonly<{ challengeId: string; learner: Learner; onClose: () => void }>;
type Quiz = Awaited<ReturnType<ReturnType<typeof useAuthoring>['calls']['learner']>>[number];

const QuizRow = ({ quiz, onReset }: Readonly<{ quiz: Quiz; onReset: (quiz: Quiz) => Promise<void> }>) => {
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const { attempts } = quiz;
  const reset = async () => {
    setBusy(true);
    await onReset(quiz);
    setBusy(false);
  };
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ listStyle: 'none', gap: 1, justifyContent: 'space-between', py: 1 }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{quiz.title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id={attempts.allowed === null ? 'learning.learner.unlimited' : 'learning.learner.attempts'}
            values={{ used: attempts.used, allowed: attempts.allowed, best: quiz.best ?? 0 }}
          />
        </Typography>
        {quiz.askedAt !== null && !quiz.passed && (
          <StatusChip status="waiting" label={<FormattedMessage id="learning.learner.asked" />} />
        )}
      </Box>
      {quiz.passed ? (
        <StatusChip status="done" label={<FormattedMessage id="learning.learner.passed" />} />
      ) : (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void reset()}
          aria-label={formatMessage({ id: 'learning.reset.of' }, { quiz: quiz.title })}
        >
          <FormattedMessage id="learning.reset" />
        </Button>
      )}
    </Stack>
  );
};

/** What one learner used of each quiz; more attempts are given here. */
export const LearnerQuizzes = ({ challengeId, learner, onClose }: Props) => {
  const id = useId();
  const { calls, root } = useAuthoring();
  const queries = useQueryClient();
  const toast = useToast();
  const query = useLearnerQuizzes(learner.id);
  const [error, setError] = useState<unknown>();
  const reset = async (quiz: Quiz) => {
    setError(undefined);
    try {
      await calls.resetQuiz({ params: { id: quiz.id }, body: { enrolmentId: learner.id } });
      toast(<FormattedMessage id="learning.reset.done" values={{ name: learner.userName }} />, {
        kind: 'success',
      });
      const keys = authoringKeys(root);
      await Promise.all(
        [keys.learner(learner.id), keys.learners(challengeId), keys.statistics(challengeId)].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <DialogTitle id={`${id}-title`}>
        <FormattedMessage id="learning.learner.quizzes" values={{ name: learner.userName }} />
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="learning.reset.hint" />
        </Typography>
        {error !== undefined && <ErrorNote error={error} />}
        <QueryView
          compact
          query={query}
          skeleton={<ListSkeleton />}
          isEmpty={(quizzes) => quizzes.length === 0}
          empty={
            <Typography sx={{ py: 2 }}>
              <FormattedMessage id="learning.learner.noQuizzes" />
            </Typography>
          }
        >
          {(quizzes) => (
            <Box component="ul" sx={{ m: 0, p: 0 }}>
              {quizzes.map((quiz) => (
                <QuizRow key={quiz.id} quiz={quiz} onReset={reset} />
              ))}
            </Box>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
