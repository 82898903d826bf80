import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Answers, isRight, scoreOf } from '#core/learning/quiz/score.ts';
import { passScore, type Question } from '#core/learning/quiz/quiz.ts';
import { CheckIcon, CloseIcon } from '../../icons.tsx';

const noAnswers: Answers = {};

type Props = Readonly<{ title: string; questions: readonly Question[]; onClose: () => void }>;

type AskedProps = Readonly<{
  question: Question;
  at: number;
  answers: Answers;
  isOver: boolean;
  onAnswer: (chosen: readonly string[]) => void;
}>;

const Asked = ({ question, at, answers, isOver, onAnswer }: AskedProps) => {
  const id = useId();
  const chosen = answers[question.id] ?? [];
  const Mark = question.kind === 'MULTIPLE' ? Checkbox : Radio;
  const right = isRight(question, answers);
  return (
    <Box role="group" aria-labelledby={`${id}-text`}>
      <Typography
        id={`${id}-text`}
        sx={{ fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {`${at + 1}. ${question.text}`}
      </Typography>
      <Stack>
        {question.choices.map((choice) => (
          <FormControlLabel
            key={choice.id}
            disabled={isOver}
            label={choice.text}
            control={
              <Mark
                name={id}
                checked={chosen.includes(choice.id)}
                onChange={(_, checked) =>
                  onAnswer(
                    question.kind === 'MULTIPLE'
                      ? [...chosen.filter((each) => each !== choice.id), ...(checked ? [choice.id] : [])]
                      : [choice.id],
                  )
                }
              />
            }
          />
        ))}
      </Stack>
      {isOver && (
        <Stack direction="row" sx={{ gap: 0.75, alignItems: 'flex-start', mt: 0.5 }}>
          {right ? <CheckIcon color="success" /> : <CloseIcon color="error" />}
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            <FormattedMessage id={right ? 'learning.tryOut.right' : 'learning.tryOut.wrong'} />{' '}
            {question.explanation}
          </Typography>
        </Stack>
      )}
    </Box>
  );
};

/** The quiz as a learner takes it, counted here and kept nowhere. */
export const TryOut = ({ title, questions, onClose }: Props) => {
  const id = useId();
  const [answers, setAnswers] = useState<Answers>(noAnswers);
  const [isOver, setOver] = useState(false);
  const { score, right } = scoreOf({ questions }, answers);
  const isAnswered = questions.every((question) => (answers[question.id] ?? []).length > 0);
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm" scroll="paper">
      <DialogTitle id={`${id}-title`}>
        <FormattedMessage id="learning.tryOut.title" values={{ title }} />
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <Box aria-live="polite">
            {isOver && (
              <Alert severity={score >= passScore ? 'success' : 'warning'}>
                <FormattedMessage
                  id={score >= passScore ? 'learning.tryOut.passed' : 'learning.tryOut.failed'}
                  values={{ score, right, count: questions.length, pass: passScore }}
                />
              </Alert>
            )}
          </Box>
          {questions.map((question, at) => (
            <Asked
              key={question.id}
              question={question}
              at={at}
              answers={answers}
              isOver={isOver}
              onAnswer={(chosen) => setAnswers({ ...answers, [question.id]: chosen })}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
        {isOver ? (
          <Button
            variant="contained"
            onClick={() => {
              setAnswers(noAnswers);
              setOver(false);
            }}
          >
            <FormattedMessage id="learning.tryOut.again" />
          </Button>
        ) : (
          <Button variant="contained" disabled={!isAnswered} onClick={() => setOver(true)}>
            <FormattedMessage id="learning.tryOut.submit" />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
