import { quizIssues } from '#core/learning/quiz/question-check.ts';
import { type Question, type QuestionKind, quizLimits } from '#core/learning/quiz/quiz.ts';
import type { WorkingQuiz } from '#core/learning/challenge/working-tree.ts';

/** `key` names a choice on the screen from its first letter on; the server gives its own id when it is saved. */
export type DraftChoice = Readonly<{ key: string; text: string; isCorrect: boolean }>;
export type DraftQuestion = Readonly<
  Pick<Question, 'kind' | 'text' | 'imageId' | 'explanation' | 'points'> & {
    key: string;
    choices: readonly DraftChoice[];
  }
>;
export type QuizDraft = Readonly<
  Pick<WorkingQuiz, 'title' | 'attempts' | 'shuffleQuestions' | 'shuffleChoices' | 'timeLimit'> & {
    questions: readonly DraftQuestion[];
  }
>;

export const draftOf = (quiz: WorkingQuiz): QuizDraft => ({
  title: quiz.title,
  attempts: quiz.attempts,
  shuffleQuestions: quiz.shuffleQuestions,
  shuffleChoices: quiz.shuffleChoices,
  timeLimit: quiz.timeLimit,
  questions: quiz.questions.map(({ id, kind, text, imageId, explanation, points, choices }) => ({
    key: id,
    kind,
    text,
    imageId,
    explanation,
    points,
    choices: choices.map((choice) => ({ key: choice.id, text: choice.text, isCorrect: choice.isCorrect })),
  })),
});

const newKeyStart = 'new-';
export const newKey = (): string => `${newKeyStart}${crypto.randomUUID()}`;

export const newQuestion = (key: string): DraftQuestion => ({
  key,
  kind: 'SINGLE',
  text: '',
  imageId: null,
  explanation: '',
  points: 1,
  choices: [0, 1].map(() => ({ key: newKey(), text: '', isCorrect: false })),
});

/** The server's ids of what was sent as new, by its key. */
export type KnownIds = ReadonlyMap<string, string>;

/** What was sent and what was made of it stand in the same order. */
export const learnIds = (known: KnownIds, sent: QuizDraft, stored: WorkingQuiz): KnownIds => {
  const ids = new Map(known);
  for (const [at, question] of sent.questions.entries()) {
    const made = stored.questions[at];
    if (made === undefined) continue;
    ids.set(question.key, made.id);
    for (const [place, choice] of question.choices.entries()) {
      const id = made.choices[place]?.id;
      if (id !== undefined) ids.set(choice.key, id);
    }
  }
  return ids;
};

/** What is stored is named by its id; what is new has one once it was saved. */
const withId = (known: KnownIds, key: string): Readonly<{ id?: string }> => {
  const id = known.get(key) ?? (key.startsWith(newKeyStart) ? undefined : key);
  return id === undefined ? {} : { id };
};

export const sentQuestions = (questions: readonly DraftQuestion[], known: KnownIds) =>
  questions.map(({ key, choices, ...question }) => ({
    ...withId(known, key),
    ...question,
    choices: choices.map(({ key: choiceKey, ...choice }) => ({ ...withId(known, choiceKey), ...choice })),
  }));

export const changedQuestion = (draft: QuizDraft, key: string, parts: Partial<DraftQuestion>): QuizDraft => ({
  ...draft,
  questions: draft.questions.map((question) => (question.key === key ? { ...question, ...parts } : question)),
});

/** One right answer at most stays where only one may be chosen. */
const oneRight = (choices: readonly DraftChoice[]): readonly DraftChoice[] => {
  const right = choices.findIndex(({ isCorrect }) => isCorrect);
  return choices.map((choice, at) => ({ ...choice, isCorrect: at === right }));
};

/** @param words of a question that is true or false */
export const ofKind = (
  question: DraftQuestion,
  kind: QuestionKind,
  words: readonly [string, string],
): DraftQuestion => {
  if (kind === 'MULTIPLE') return { ...question, kind };
  if (kind === 'SINGLE') return { ...question, kind, choices: oneRight(question.choices) };
  const two = [0, 1].map((at): DraftChoice => {
    const choice = question.choices[at] ?? { key: newKey(), text: '', isCorrect: false };
    return { ...choice, text: choice.text.trim() === '' ? words[at as 0 | 1] : choice.text }; // both are there
  });
  return { ...question, kind, choices: oneRight(two) };
};

export const markedRight = (
  question: DraftQuestion,
  key: string,
  isCorrect: boolean,
): readonly DraftChoice[] =>
  question.choices.map((choice) => {
    if (choice.key === key) return { ...choice, isCorrect };
    return question.kind === 'MULTIPLE' ? choice : { ...choice, isCorrect: false };
  });

export const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** As the core reads a quiz: by the keys of the screen. */
export const questionsOf = (draft: QuizDraft): readonly Question[] =>
  draft.questions.map(({ key, choices, ...question }) => ({
    id: key,
    ...question,
    choices: choices.map(({ key: id, text, isCorrect }) => ({ id, text, isCorrect })),
  }));

/** The codes of what each question lacks, by its key; under '' what the whole quiz lacks. */
export const gapsOf = (draft: QuizDraft): ReadonlyMap<string, readonly string[]> => {
  const gaps = new Map<string, readonly string[]>();
  for (const { path, code } of quizIssues({ questions: questionsOf(draft) }, 'body.quiz')) {
    const at = /\.questions\.(\d+)\./.exec(path)?.[1];
    const key = at === undefined ? '' : (draft.questions[Number(at)]?.key ?? '');
    const before = gaps.get(key) ?? [];
    if (!before.includes(code)) gaps.set(key, [...before, code]);
  }
  return gaps;
};

export const isDraftValid = ({ title, attempts, timeLimit }: QuizDraft): boolean =>
  title.trim() !== '' &&
  Number.isInteger(attempts) &&
  attempts >= 0 &&
  attempts <= quizLimits.attempts &&
  (timeLimit === null ||
    (Number.isInteger(timeLimit) &&
      timeLimit >= quizLimits.timeLimit.min &&
      timeLimit <= quizLimits.timeLimit.max));
