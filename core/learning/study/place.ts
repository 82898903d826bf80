import { mayDo, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { isHiddenPerson } from '#core/people/profile/hidden-people.ts';
import { gate, nothingDone, type Done, type Gate, type Reader } from '#core/learning/gate/gate.ts';
import type { ChallengeId, LessonId, QuizId } from '#core/learning/gate/outline.ts';
import { isAuthor } from '#core/learning/challenge/author.ts';
import { isReadable } from '#core/learning/challenge/challenge.ts';
import { pathOf, type Edition } from '#core/learning/challenge/edition.ts';
import type { ChallengeRow } from '#core/learning/challenge/ports.ts';
import { editionOf, newestEdition } from '#core/learning/challenge/read-edition.ts';
import type { Enrolment } from '#core/learning/enrolment/enrolment.ts';
import { doneOf } from '#core/learning/progress/done.ts';

type Uses = Pick<
  Repositories,
  'challenges' | 'editions' | 'enrolments' | 'learningContents' | 'lessonProgresses' | 'quizStates'
>;

/** Where a reader stands in a challenge: as whom, in which edition, with what done, and what that opens. */
export type Place = Readonly<{
  challenge: ChallengeRow;
  edition: Edition;
  enrolment: Enrolment | null;
  reader: Reader;
  done: Done;
  gate: Gate;
}>;

const readerOf = (actor: Actor, challenge: ChallengeRow, enrolment: Enrolment | null): Reader => {
  if (isAuthor(actor, challenge) || mayDo(actor, 'knowledge.view')) return 'AUTHOR';
  if (enrolment !== null) return 'ENROLLED';
  return actor.kind === 'user' && actor.status === 'ACTIVE' ? 'MEMBER' : 'VISITOR';
};

/** A held or banned account learns nothing, whatever it has paid for. */
const ownEnrolment = async (
  { enrolments }: Uses,
  actor: Actor,
  challengeId: ChallengeId,
): Promise<Enrolment | null> =>
  actor.kind === 'user' && actor.status === 'ACTIVE' ? enrolments.ofUser(actor.id, challengeId) : null;

/**
 * The one admission to a challenge: a draft is there for its author and staff, an archived one for its learners too, and
 * nothing by a person who is hidden from the reader. Fails with challenge.not_found.
 */
export const placeIn = async (
  repositories: Repositories,
  { hooks }: WithHooks<'isHiddenFrom'>,
  actor: Actor,
  idOrSlug: string,
): Promise<Place> => {
  const challenge = await repositories.challenges.find(idOrSlug);
  if (challenge === null || challenge.editionNo === 0) throw new DomainError('challenge.not_found');
  const enrolment = await ownEnrolment(repositories, actor, challenge.id);
  const reader = readerOf(actor, challenge, enrolment);
  const mayRead =
    reader === 'AUTHOR' ||
    (isReadable(challenge) && (challenge.status === 'PUBLISHED' || reader === 'ENROLLED'));
  const isHidden =
    reader !== 'ENROLLED' &&
    (await isHiddenPerson({ reads: repositories, hooks })(actor, challenge.authorId));
  if (!mayRead || isHidden) throw new DomainError('challenge.not_found');
  const edition =
    enrolment === null || reader === 'AUTHOR'
      ? await newestEdition(repositories, challenge.id)
      : await editionOf(repositories, enrolment);
  const done = reader === 'ENROLLED' && enrolment ? await doneOf(repositories, enrolment.id) : nothingDone;
  return { challenge, edition, enrolment, reader, done, gate: gate(pathOf(edition.outline), done, reader) };
};

const challengeIdOf = async (
  { learningContents }: Uses,
  kind: 'LESSON' | 'CHAPTER' | 'QUIZ',
  id: string,
): Promise<ChallengeId> => {
  const challengeId = await learningContents.challengeOf(kind, id);
  const missing = {
    LESSON: 'lesson.not_found',
    CHAPTER: 'chapter.not_found',
    QUIZ: 'quiz.not_found',
  } as const;
  if (challengeId === null) throw new DomainError(missing[kind]);
  return challengeId;
};

/** Where a reader stands in the challenge that this is part of. */
export const placeOf = async (
  repositories: Repositories,
  hooked: WithHooks<'isHiddenFrom'>,
  actor: Actor,
  { kind, id }: Readonly<{ kind: 'LESSON' | 'CHAPTER' | 'QUIZ'; id: string }>,
): Promise<Place> => placeIn(repositories, hooked, actor, await challengeIdOf(repositories, kind, id));

/** Refuses what the gate keeps shut, with its reason. */
export const requireLessonOpen = ({ gate: { lessons } }: Place, id: LessonId): void => {
  const admission = lessons.get(id);
  if (!admission) throw new DomainError('lesson.not_found');
  if (admission.state === 'LOCKED') throw new DomainError(admission.reason ?? 'lesson.cannot_learn');
};

export const requireQuizOpen = ({ gate: { quizzes } }: Place, id: QuizId): void => {
  const admission = quizzes.get(id);
  if (!admission) throw new DomainError('quiz.not_found');
  if (admission.state === 'LOCKED')
    throw new DomainError(admission.reason ?? 'lesson.cannot_learn', { leftSeconds: 0 });
};

/** The learner of this part, with the enrolment held; everybody else is asked to enrol. */
export const lockLearner = async (
  repositories: Repositories,
  hooked: WithHooks<'isHiddenFrom'>,
  actor: Actor,
  part: Readonly<{ kind: 'LESSON' | 'CHAPTER' | 'QUIZ'; id: string }>,
): Promise<Place & Readonly<{ enrolment: Enrolment }>> => {
  const { id: userId } = requireMember(actor);
  const challengeId = await challengeIdOf(repositories, part.kind, part.id);
  const held = await repositories.enrolments.lockOfUser(userId, challengeId);
  if (held === null) {
    // What is not there for this reader is not there to enrol in.
    await placeIn(repositories, hooked, actor, challengeId);
    throw new DomainError('enrolment.required');
  }
  const challenge = await repositories.challenges.find(challengeId);
  if (challenge === null) throw new DomainError('challenge.not_found');
  const edition = await editionOf(repositories, held);
  const done = await doneOf(repositories, held.id);
  return {
    challenge,
    edition,
    enrolment: held,
    reader: 'ENROLLED',
    done,
    gate: gate(pathOf(edition.outline), done, 'ENROLLED'),
  };
};
