import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { quizLimits } from '#core/learning/quiz/quiz.ts';
import { useFieldError } from '../../components/forms/Field.tsx';
import { useToast } from '../../components/toasts/use-toast.ts';
import { visuallyHidden } from '../../components/visually-hidden.ts';
import { PlayIcon, PlusIcon, WarningIcon } from '../../icons.tsx';
import { useDragging } from '../../use-dragging.ts';
import { useAuthoring, useKeptCopy, type WorkingQuiz } from '../data.ts';
import { PartFrame } from '../PartFrame.tsx';
import { fieldMark } from '../part.ts';
import { stayNear } from '../part-focus.ts';
import { changedOnly } from '../saving/autosave.ts';
import { SaveLine } from '../saving/SaveLine.tsx';
import { useAutosave } from '../saving/use-autosave.ts';
import { QuestionCard, questionFieldId } from './QuestionCard.tsx';
import {
  changedQuestion,
  draftOf,
  type DraftQuestion,
  gapsOf,
  isDraftValid,
  type KnownIds,
  learnIds,
  moved,
  newKey,
  newQuestion,
  questionsOf,
  type QuizDraft,
  sentQuestions,
} from './quiz-draft.ts';
import { QuizSettings } from './QuizSettings.tsx';
import { TryOut } from './TryOut.tsx';

type Props = Readonly<{ quiz: WorkingQuiz; onClose: () => void }>;

const addButtonId = 'add-question';

/** The draft, saved by itself. */
const useQuizDraft = (quiz: WorkingQuiz) => {
  const { calls } = useAuthoring();
  const kept = useKeptCopy(quiz.challengeId);
  const [draft, setDraft] = useState(() => draftOf(quiz));
  const known = useRef<KnownIds>(new Map());
  const autosave = useAutosave<QuizDraft>({
    values: draft,
    start: { values: draftOf(quiz), version: quiz.version },
    isValid: isDraftValid(draft),
    save: async (values, seen) => {
      const { questions, ...changed } = changedOnly(values, seen.values);
      const answer = await calls.editQuiz({
        params: { id: quiz.id },
        body: {
          ...changed,
          ...(questions === undefined ? {} : { questions: sentQuestions(questions, known.current) }),
          version: seen.version,
        },
      });
      known.current = learnIds(known.current, values, answer);
      kept.keepQuiz(answer);
      await kept.askAgain();
      return { values: draftOf(answer), version: answer.version };
    },
    readNewest: async () => {
      const answer = await calls.quiz({ params: { id: quiz.id } });
      return { values: draftOf(answer), version: answer.version };
    },
    take: setDraft,
  });
  return { draft, setDraft, autosave };
};

const Questions = ({
  draft,
  setDraft,
}: Readonly<{ draft: QuizDraft; setDraft: (change: (now: QuizDraft) => QuizDraft) => void }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [said, setSaid] = useState('');
  const { questions } = draft;
  const gaps = gapsOf(draft);
  const isFull = questions.length >= quizLimits.questions;
  const put = useCallback(
    (change: (now: readonly DraftQuestion[]) => readonly DraftQuestion[]) =>
      setDraft((now) => ({ ...now, questions: change(now.questions) })),
    [setDraft],
  );
  const move = useCallback((from: number, to: number) => put((now) => moved(now, from, to)), [put]);
  const { at: draggedAt, grab } = useDragging(move);

  const insert = (question: DraftQuestion, place: number) => {
    put((now) => now.toSpliced(place, 0, question));
    // Its field is there once the change was drawn.
    requestAnimationFrame(() => document.getElementById(questionFieldId(question.key))?.focus());
  };
  const remove = (question: DraftQuestion, place: number) => {
    put((now) => now.filter(({ key }) => key !== question.key));
    stayNear(addButtonId);
    toast(formatMessage({ id: 'learning.question.removed' }, { place: place + 1 }), {
      undo: () => put((now) => now.toSpliced(place, 0, question)),
    });
  };
  return (
    <Box {...fieldMark('questions')}>
      <Box component="output" aria-live="polite" sx={visuallyHidden}>
        {said}
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 2 }}>
        {questions.map((question, at) => (
          <QuestionCard
            key={question.key}
            question={question}
            at={at}
            count={questions.length}
            isDragged={draggedAt === at}
            gaps={gaps.get(question.key) ?? []}
            onGrab={grab(at)}
            onChange={(parts) => setDraft((now) => changedQuestion(now, question.key, parts))}
            onMove={(to) => {
              move(at, to);
              const own = questionFieldId(question.key);
              stayNear(...(to < at ? [`${own}-up`, `${own}-down`] : [`${own}-down`, `${own}-up`]));
              setSaid(
                formatMessage({ id: 'learning.question.moved' }, { number: to + 1, count: questions.length }),
              );
            }}
            onDuplicate={() =>
              insert(
                {
                  ...question,
                  key: newKey(),
                  choices: question.choices.map((choice) => ({ ...choice, key: newKey() })),
                },
                at + 1,
              )
            }
            onRemove={() => remove(question, at)}
          />
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mt: 1.5, flexWrap: 'wrap' }}>
        <Button
          id={addButtonId}
          variant="outlined"
          startIcon={<PlusIcon />}
          disabled={isFull}
          onClick={() => insert(newQuestion(newKey()), questions.length)}
        >
          <FormattedMessage id="learning.question.add" />
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id="learning.question.count"
            values={{ count: questions.length, max: quizLimits.questions }}
          />
        </Typography>
      </Stack>
    </Box>
  );
};

/** Settings, questions with what they lack, and a try-out. */
export const QuizEditor = ({ quiz, onClose }: Props) => {
  const { calls } = useAuthoring();
  const kept = useKeptCopy(quiz.challengeId);
  const say = useFieldError();
  const { draft, setDraft, autosave } = useQuizDraft(quiz);
  const [isTrying, setTrying] = useState(false);
  const gaps = gapsOf(draft);
  const remove = async () => {
    const copy = await calls.deleteQuiz({ params: { id: quiz.id } });
    onClose();
    kept.keep(copy);
  };
  return (
    <PartFrame
      heading={<FormattedMessage id={`learning.tree.quiz.${quiz.level}`} />}
      saving={
        <SaveLine
          autosave={autosave}
          newest={
            autosave.newest && (
              <>
                <b>{autosave.newest.title}</b>
                <ol>
                  {autosave.newest.questions.map(({ key, text }) => (
                    <li key={key}>{text}</li>
                  ))}
                </ol>
              </>
            )
          }
        />
      }
      onSave={autosave.saveNow}
      onClose={onClose}
      deleting={{
        title: <FormattedMessage id="learning.quiz.delete" values={{ title: quiz.title }} />,
        text: <FormattedMessage id="learning.quiz.delete.text" />,
        run: remove,
      }}
    >
      <QuizSettings draft={draft} onChange={(parts) => setDraft((now) => ({ ...now, ...parts }))} />
      <Box aria-live="polite">
        {gaps.size > 0 && (
          <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
            {gaps.has('') ? (
              say('error.quiz.question_required')
            ) : (
              <FormattedMessage id="learning.quiz.gaps" values={{ count: gaps.size }} />
            )}
          </Alert>
        )}
      </Box>
      <Questions draft={draft} setDraft={setDraft} />
      <Box>
        <Button
          variant="outlined"
          startIcon={<PlayIcon />}
          disabled={gaps.size > 0}
          onClick={() => setTrying(true)}
        >
          <FormattedMessage id="learning.tryOut" />
        </Button>
      </Box>
      {isTrying && (
        <TryOut title={draft.title} questions={questionsOf(draft)} onClose={() => setTrying(false)} />
      )}
    </PartFrame>
  );
};
