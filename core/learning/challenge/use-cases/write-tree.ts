import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { ChallengeId, ChapterId } from '#core/learning/gate/outline.ts';
import { lockEditable, requireVersion } from '../author.ts';
import { challengeLimits, type Challenge, type Chapter } from '../challenge.ts';
import { keepUses } from '../shown-media.ts';
import { reorder, type TreeOrder } from '../working-tree.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids'>;
type Uses = Pick<Repositories, 'challenges' | 'lessons' | 'media' | 'settings'>;

/** The challenge is held while its tree changes: two windows take turns. */
export const touch = async (repositories: Uses, challenge: Challenge, at: Date): Promise<void> => {
  await repositories.challenges.update({ ...challenge, updatedAt: at });
  await keepUses(repositories, challenge.id);
};

/** A part of a challenge, held together with it; a part of another's is not there. */
export const lockWithPart = async <Part extends Readonly<{ challengeId: ChallengeId }>>(
  repositories: Uses,
  actor: Actor,
  part: Part | null,
  missing: 'chapter.not_found' | 'lesson.not_found' | 'quiz.not_found',
): Promise<Readonly<{ challenge: Challenge; part: Part }>> => {
  if (part === null) throw new DomainError(missing);
  const challenge = await lockEditable(repositories, actor, part.challengeId).catch((error: unknown) => {
    const isHidden = error instanceof DomainError && error.code === 'challenge.not_found';
    throw isHidden ? new DomainError(missing) : error;
  });
  return { challenge, part };
};

type ChapterInput = Readonly<{ title: string; summary?: string | undefined }>;

/** At the end. */
export const addChapter =
  ({ transaction, clock, ids }: Needs) =>
  async (
    actor: Actor,
    { challengeId, title, summary = '' }: ChapterInput & Readonly<{ challengeId: ChallengeId }>,
  ): Promise<ChallengeId> =>
    transaction(async (repositories) => {
      const challenge = await lockEditable(repositories, actor, challengeId);
      const { chapters } = await repositories.lessons.treeOf(challengeId);
      if (chapters.length >= challengeLimits.chapters)
        throw new DomainError('challenge.too_large', { count: challengeLimits.chapters });
      const position = chapters.length + 1;
      const chapter: Chapter = { id: ids.next(), challengeId, position, title, summary, version: 1 };
      await repositories.chapters.insert(chapter);
      await touch(repositories, challenge, clock.now());
      return challengeId;
    });

export const editChapter =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    {
      id,
      version,
      title,
      summary,
    }: Readonly<{
      id: ChapterId;
      version: number;
      title?: string | undefined;
      summary?: string | undefined;
    }>,
  ): Promise<ChallengeId> =>
    transaction(async (repositories) => {
      const found = await repositories.chapters.find(id);
      const { challenge } = await lockWithPart(repositories, actor, found, 'chapter.not_found');
      const before = await repositories.chapters.find(id);
      if (before === null) throw new DomainError('chapter.not_found');
      requireVersion(before, version);
      await repositories.chapters.update({
        ...before,
        title: title ?? before.title,
        summary: summary ?? before.summary,
        version: before.version + 1,
      });
      await touch(repositories, challenge, clock.now());
      return challenge.id;
    });

/** An empty one; its quiz goes along. */
export const deleteChapter =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: ChapterId): Promise<ChallengeId> =>
    transaction(async (repositories) => {
      const found = await repositories.chapters.find(id);
      const { challenge, part } = await lockWithPart(repositories, actor, found, 'chapter.not_found');
      const { lessons } = await repositories.lessons.treeOf(challenge.id);
      if (lessons.some(({ chapterId }) => chapterId === id)) throw new DomainError('chapter.has_lessons');
      await repositories.chapters.delete(part);
      await touch(repositories, challenge, clock.now());
      return challenge.id;
    });

/** The whole order at once, so that two windows can't mix theirs. */
export const orderTree =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { id, version, chapters }: Readonly<{ id: ChallengeId; version: number; chapters: TreeOrder }>,
  ): Promise<ChallengeId> =>
    transaction(async (repositories) => {
      const challenge = await lockEditable(repositories, actor, id);
      requireVersion(challenge, version);
      reorder(await repositories.lessons.treeOf(id), chapters);
      await repositories.lessons.setOrder(id, chapters);
      await touch(repositories, challenge, clock.now());
      return id;
    });
