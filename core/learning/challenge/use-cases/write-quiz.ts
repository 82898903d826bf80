import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError, refuseFields, type FieldIssue } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { ChallengeId, QuizId } from '#core/learning/gate/outline.ts';
import { passScore, type Question, type QuestionKind } from '#core/learning/quiz/quiz.ts';
import { lockEditable, requireVersion } from '../author.ts';
import { requirePicture } from '../own-media.ts';
import type { QuizLevel, WorkingQuiz } from '../working-tree.ts';
import { lockWithPart, touch } from './write-tree.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids' | 'chance'>;

/** Ids of what is new are left out; the others keep theirs, so that open attempts and statistics find them. */
export type QuestionInput = Readonly<{
  id?: string | undefined;
  kind: QuestionKind;
  text: string;
  imageId?: MediumId | null | undefined;
  explanation?: string | undefined;
  points?: number | undefined;
  choices: readonly Readonly<{ id?: string | undefined; text: string; isCorrect: boolean }>[];
}>;

export type QuizInput = Readonly<{
  title?: string | undefined;
  attempts?: number | undefined;
  shuffleQuestions?: boolean | undefined;
  shuffleChoices?: boolean | undefined;
  timeLimit?: number | null | undefined;
  questions?: readonly QuestionInput[] | undefined;
}>;

const idLength = 12;

/** Random ids say nothing about which choice is right, or was there first. */
const questionsFrom = (
  { chance }: Pick<Needs, 'chance'>,
  before: readonly Question[],
  input: readonly QuestionInput[],
): readonly Question[] => {
  const known = new Map(before.map((question) => [question.id, question]));
  const unknown: FieldIssue[] = [];
  const newId = () => chance.token().slice(0, idLength);
  const questions = input.map((question, at): Question => {
    const { id, kind, text, imageId = null, explanation = '', points = 1 } = question;
    const old = id === undefined ? undefined : known.get(id);
    if (id !== undefined && !old)
      unknown.push({ path: `body.questions.${at}.id`, code: 'quiz.question_id_required' });
    const oldChoices = new Set(old?.choices.map((choice) => choice.id));
    const choices = question.choices.map((choice) => ({
      id: choice.id !== undefined && oldChoices.has(choice.id) ? choice.id : newId(),
      text: choice.text,
      isCorrect: choice.isCorrect,
    }));
    return { id: old?.id ?? newId(), kind, text, imageId, explanation, points, choices };
  });
  refuseFields(unknown);
  const ids = questions.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new DomainError('quiz.question_id_required');
  return questions;
};

const withInput = async (
  repositories: Pick<Repositories, 'media'>,
  needs: Needs,
  before: WorkingQuiz,
  { ownerId, input }: Readonly<{ ownerId: string; input: QuizInput }>,
): Promise<WorkingQuiz> => {
  const { questions: typed, ...plain } = input;
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const questions = typed === undefined ? before.questions : questionsFrom(needs, before.questions, typed);
  for (const { imageId } of questions) await requirePicture(repositories, ownerId, imageId);
  return { ...before, ...given, questions };
};

/** What is asked for when nothing says where a quiz is to stand. */
const missingPlaces = {
  CHALLENGE: 'challenge.required',
  CHAPTER: 'chapter.id_required',
  LESSON: 'lesson.id_required',
} as const;

/** Where a quiz is to stand: the challenge, and what of it. */
const placeOf = async (
  repositories: Pick<Repositories, 'challenges' | 'chapters' | 'lessons' | 'media' | 'settings'>,
  actor: Actor,
  level: QuizLevel,
  subjectId: string,
) => {
  switch (level) {
    case 'CHALLENGE':
      return lockEditable(repositories, actor, subjectId);
    case 'CHAPTER': {
      const chapter = await repositories.chapters.find(subjectId);
      return (await lockWithPart(repositories, actor, chapter, 'chapter.not_found')).challenge;
    }
    case 'LESSON': {
      const lesson = await repositories.lessons.find(subjectId);
      return (await lockWithPart(repositories, actor, lesson, 'lesson.not_found')).challenge;
    }
  }
};

export const addQuiz =
  (needs: Needs) =>
  async (
    actor: Actor,
    {
      level,
      subjectId,
      ...input
    }: QuizInput & Readonly<{ level: QuizLevel; subjectId?: string | undefined; title: string }>,
  ): Promise<QuizId> =>
    needs.transaction(async (repositories) => {
      if (subjectId === undefined) throw fieldError('body.subjectId', missingPlaces[level]);
      const challenge = await placeOf(repositories, actor, level, subjectId);
      const { quizAttemptsDefault } = await repositories.settings.read();
      const empty: WorkingQuiz = {
        id: needs.ids.next(),
        challengeId: challenge.id,
        level,
        subjectId,
        title: input.title,
        attempts: quizAttemptsDefault,
        passScore,
        shuffleQuestions: true,
        shuffleChoices: true,
        timeLimit: null,
        questions: [],
        version: 1,
      };
      const quiz = await withInput(repositories, needs, empty, { ownerId: challenge.authorId, input });
      await repositories.quizzes.insert(quiz);
      await touch(repositories, challenge, needs.clock.now());
      return quiz.id;
    });

export const editQuiz =
  (needs: Needs) =>
  async (
    actor: Actor,
    { id, version, ...input }: QuizInput & Readonly<{ id: QuizId; version: number }>,
  ): Promise<QuizId> =>
    needs.transaction(async (repositories) => {
      const found = await repositories.quizzes.find(id);
      const { challenge } = await lockWithPart(repositories, actor, found, 'quiz.not_found');
      const before = await repositories.quizzes.find(id);
      if (before === null) throw new DomainError('quiz.not_found');
      requireVersion(before, version);
      const quiz = await withInput(repositories, needs, before, { ownerId: challenge.authorId, input });
      await repositories.quizzes.update({ ...quiz, version: before.version + 1 });
      await touch(repositories, challenge, needs.clock.now());
      return id;
    });

export const deleteQuiz =
  ({ transaction, clock }: Pick<Needs, 'transaction' | 'clock'>) =>
  async (actor: Actor, id: QuizId): Promise<ChallengeId> =>
    transaction(async (repositories) => {
      const found = await repositories.quizzes.find(id);
      const { challenge } = await lockWithPart(repositories, actor, found, 'quiz.not_found');
      await repositories.quizzes.delete(id);
      await touch(repositories, challenge, clock.now());
      return challenge.id;
    });
