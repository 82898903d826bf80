import type { AuditAction } from '#core/access/audit/audit-names.ts';
import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';
import { challengeLifecycle, challengeLimits, submissionLifecycle, type Challenge } from '../challenge.ts';
import { requireReady } from '../checklist.ts';
import { isSameOutline, nextEdition, type Edition } from '../edition.ts';
import { checklistFor } from '../ready.ts';
import { contentOf, outlineFrom, quizContentOf } from '../working-tree.ts';

type Needs = Pick<Ports, 'transaction' | 'clock'>;
type Uses = Pick<
  Repositories,
  'auditLog' | 'challenges' | 'editions' | 'events' | 'learningContents' | 'lessons'
>;

const lock = async ({ challenges }: Uses, id: ChallengeId): Promise<Challenge> => {
  const challenge = await challenges.lock(id);
  if (challenge === null) throw new DomainError('challenge.not_found');
  return challenge;
};

const writeDown = async (
  { auditLog }: Uses,
  actor: Actor,
  action: AuditAction,
  { before, after, reason = null }: Readonly<{ before: Challenge; after: Challenge; reason?: string | null }>,
): Promise<void> => {
  const shown = ({ status, submission, featured, editionNo }: Challenge) => ({
    status,
    submission,
    featured,
    editionNo,
  });
  await auditLog.append(
    audited(actor, {
      at: after.updatedAt,
      action,
      targetType: 'challenge',
      targetId: before.id,
      before: shown(before),
      after: shown(after),
      reason,
    }),
  );
};

/** Keeps what learners read; null when nothing of it has changed. */
const keepEdition = async (
  { lessons, learningContents, editions }: Uses,
  { id }: Challenge,
  by: string,
  at: Date,
): Promise<Edition | null> => {
  const tree = await lessons.treeOf(id);
  const lessonIds = new Map<string, string>();
  const quizIds = new Map<string, string>();
  for (const lesson of tree.lessons)
    lessonIds.set(lesson.id, await learningContents.keepLesson(id, lesson.id, contentOf(lesson)));
  for (const quiz of tree.quizzes)
    quizIds.set(quiz.id, await learningContents.keepQuiz(id, quiz.id, quizContentOf(quiz)));
  const outline = outlineFrom(id, tree, { lessons: lessonIds, quizzes: quizIds });
  const before = await editions.newest(id);
  if (before !== null && isSameOutline(before.outline, outline)) return null;
  const edition = nextEdition(before, { challengeId: id, outline, by, at });
  await editions.insert(edition);
  return edition;
};

/**
 * Makes the working copy what learners read. Staff publish others' challenges, and with the same right their own:
 * nothing a coach wrote is published by that coach.
 */
export const publishChallenge =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: ChallengeId): Promise<ChallengeId> => {
    requirePermission(actor, 'knowledge.manage');
    return transaction(async (repositories) => {
      const before = await lock(repositories, id);
      const at = clock.now();
      requireReady(await checklistFor(repositories, before));
      const edition = await keepEdition(repositories, before, actorName(actor), at);
      const after: Challenge = {
        ...before,
        status: challengeLifecycle.next(before.status, 'publish'),
        submission: submissionLifecycle.next(before.submission, 'accept'),
        submittedAt: null,
        returnReason: null,
        editionNo: edition?.number ?? before.editionNo,
        publishedAt: before.publishedAt ?? at,
        updatedAt: at,
      };
      await repositories.challenges.update(after);
      await writeDown(repositories, actor, 'challenge.publish', { before, after });
      await repositories.events.append({
        type: 'challenge.published',
        challengeId: id,
        authorId: before.authorId,
        title: before.title,
        slug: before.slug,
        editionNo: edition?.number ?? null,
        isStructure: edition?.kind === 'STRUCTURE',
        isFirst: before.publishedAt === null,
        by: actorName(actor),
      });
      return id;
    });
  };

/** Back to its author, with what is to be mended. */
export const returnChallenge =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { id, reason }: Readonly<{ id: ChallengeId; reason: string }>,
  ): Promise<ChallengeId> => {
    requirePermission(actor, 'knowledge.manage');
    return transaction(async (repositories) => {
      const before = await lock(repositories, id);
      const after: Challenge = {
        ...before,
        submission: submissionLifecycle.next(before.submission, 'return'),
        submittedAt: null,
        returnReason: reason,
        updatedAt: clock.now(),
      };
      await repositories.challenges.update(after);
      await writeDown(repositories, actor, 'challenge.return', { before, after, reason });
      const { authorId, title } = before;
      await repositories.events.append({
        type: 'challenge.returned',
        challengeId: id,
        authorId,
        title,
        reason,
      });
      return id;
    });
  };

const move =
  (step: 'archive' | 'restore') =>
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: ChallengeId): Promise<ChallengeId> => {
    requirePermission(actor, step === 'archive' ? 'knowledge.delete' : 'knowledge.manage');
    return transaction(async (repositories) => {
      const before = await lock(repositories, id);
      const after: Challenge = {
        ...before,
        status: challengeLifecycle.next(before.status, step),
        featured: step === 'archive' ? null : before.featured,
        updatedAt: clock.now(),
      };
      await repositories.challenges.update(after);
      await writeDown(repositories, actor, `challenge.${step}`, { before, after });
      return id;
    });
  };

/** Nobody finds it any more; who has begun goes on. */
export const archiveChallenge = move('archive');
export const restoreChallenge = move('restore');

/** Its place among the featured ones, from 1; null takes it away from there. */
export const featureChallenge =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { id, place }: Readonly<{ id: ChallengeId; place: number | null }>,
  ): Promise<ChallengeId> => {
    requirePermission(actor, 'knowledge.manage');
    return transaction(async (repositories) => {
      const before = await lock(repositories, id);
      if (place !== null && before.status !== 'PUBLISHED')
        throw new DomainError('challenge.not_open', { status: before.status });
      const others = (await repositories.challenges.featured(undefined)).filter((one) => one.id !== id);
      if (place !== null && others.length >= challengeLimits.featured)
        throw new DomainError('challenge.too_large', { count: challengeLimits.featured });
      const after: Challenge = { ...before, featured: place, updatedAt: clock.now() };
      await repositories.challenges.update(after);
      await writeDown(repositories, actor, 'challenge.feature', { before, after });
      return id;
    });
  };
