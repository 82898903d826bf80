import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CheckIcon, ErrorIcon } from '#ui/icons.tsx';
import type { Attempt, Result } from './data.ts';
import { QuestionView } from './QuestionView.tsx';
import { Timer } from './Timer.tsx';
import { type AttemptWork, type SavedState, useAttempt } from './use-attempt.ts';

type Props = Readonly<{ attempt: Attempt; language: string; onResult: (result: Result) => void }>;

const SavedMark = ({ saved, onRetry }: Readonly<{ saved: SavedState; onRetry: () => void }>) => (
  <Box
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      fontSize: '0.875rem',
      color: saved === 'failed' ? 'error.main' : 'text.secondary',
    }}
  >
    {saved === 'failed' ? (
      <ErrorIcon aria-hidden fontSize="small" />
    ) : (
      <CheckIcon aria-hidden fontSize="small" />
    )}
    <span role="status">
      <FormattedMessage id={`quiz.saved.${saved}`} />
    </span>
    {saved === 'failed' && (
      <Button size="small" color="inherit" sx={{ minHeight: 44 }} onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    )}
  </Box>
);

type StepsProps = Readonly<{
  attempt: Attempt;
  at: number;
  answers: AttemptWork['answers'];
  go: (at: number) => void;
}>;

/** Where one is among the questions, and which have an answer. */
const QuestionSteps = ({ attempt: { questions }, at, answers, go }: StepsProps) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    {questions.map(({ id }, index) => {
      const isAnswered = (answers[id] ?? []).length > 0;
      return (
        <li key={id}>
          <Button
            size="small"
            variant={index === at ? 'contained' : 'outlined'}
            color={isAnswered || index === at ? 'primary' : 'inherit'}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => go(index)}
            sx={{ minWidth: 44, minHeight: 44, px: 0 }}
          >
            <FormattedMessage
              id={isAnswered ? 'quiz.step.answered' : 'quiz.step'}
              values={{ number: index + 1 }}
            />
          </Button>
        </li>
      );
    })}
  </Box>
);

const goTo = (questionId: string) => {
  const found = document.getElementById(`question-${questionId}`);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
};

/** What was pressed to get here is gone: the question takes the focus, and is read aloud. */
const useShownQuestion = (questionId: string | undefined): void => {
  useEffect(() => {
    if (questionId !== undefined)
      document.getElementById(`question-${questionId}`)?.focus({ preventScroll: true });
  }, [questionId]);
};

/** One by one, or all in a list; digits choose, and what is chosen is saved. */
export const AttemptView = ({ attempt, language, onResult }: Props) => {
  const { questions, deadlineAt } = attempt;
  const work = useAttempt({ attempt, onResult });
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ id }) => (attempt.answers[id] ?? []).length === 0),
    ),
  );
  const [isList, setList] = useState(false);
  useShownQuestion(questions[at]?.id);

  const keys = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || !/^[1-8]$/.test(key)) return;
    const element = target as HTMLElement; // of a key in this page
    const within = element.closest('fieldset')?.id.replace(/^question-/, '');
    const question = isList ? questions.find(({ id }) => id === within) : questions[at];
    const choice = question?.choices[Number(key) - 1];
    if (question !== undefined && choice !== undefined) work.choose(question, choice.id);
  };
  const submit = () => {
    const first = work.submit();
    if (first === undefined) return;
    setAt(questions.findIndex(({ id }) => id === first));
    requestAnimationFrame(() => goTo(first)); // it is drawn first
  };
  const shown = isList ? questions : questions.slice(at, at + 1);
  const isLast = at === questions.length - 1;

  return (
    <Box
      component="section"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- digits are short ways to the choices within
      onKeyDown={keys}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <SavedMark saved={work.saved} onRetry={() => void work.save()} />
        {deadlineAt !== null && <Timer attempt={attempt} onOver={() => void work.expire()} />}
        <Button variant="text" onClick={() => setList((now) => !now)}>
          <FormattedMessage id={isList ? 'quiz.oneByOne' : 'quiz.asList'} />
        </Button>
      </Box>
      {!isList && <QuestionSteps attempt={attempt} at={at} answers={work.answers} go={setAt} />}
      {shown.map((question) => (
        <QuestionView
          key={question.id}
          question={question}
          number={questions.indexOf(question) + 1}
          count={questions.length}
          language={language}
          chosen={work.answers[question.id] ?? []}
          isMissing={work.missing.includes(question.id)}
          onChoose={(choice) => work.choose(question, choice)}
        />
      ))}
      {work.refusal !== undefined && <ErrorNote error={work.refusal} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        {!isList && at > 0 ? (
          <Button variant="outlined" startIcon={<ArrowLeftIcon />} onClick={() => setAt(at - 1)}>
            <FormattedMessage id="quiz.before" />
          </Button>
        ) : (
          <span />
        )}
        {isList || isLast ? (
          <SubmitButton type="button" size="large" color="accent" busy={work.isSubmitting} onClick={submit}>
            <FormattedMessage id="quiz.submit" />
          </SubmitButton>
        ) : (
          <Button variant="contained" size="large" endIcon={<ArrowRightIcon />} onClick={() => setAt(at + 1)}>
            <FormattedMessage id="quiz.after" />
          </Button>
        )}
      </Box>
    </Box>
  );
};
