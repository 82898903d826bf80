import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import {
  challengeCards,
  type CardNeeds,
  type ChallengeCard,
} from '#core/learning/challenge/views/challenge-card.ts';
import { readableLesson, type ReadableLesson } from '#core/learning/study/may-read-lesson.ts';
import { challengeBookmarks } from '../lesson-subject.ts';

type Needs = CardNeeds & WithHooks<'isHiddenFrom' | 'isKnownTo' | 'siteHostOf'>;
type Asked = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

export type KeptChallenge = Readonly<{ kind: 'CHALLENGE'; createdAt: Date; challenge: ChallengeCard }>;
export type KeptLesson = Readonly<{ kind: 'LESSON'; createdAt: Date; lesson: ReadableLesson }>;

/** The challenges that a member kept, as far as they may still look at them. */
export const listKeptChallenges =
  (needs: Needs) =>
  async (actor: Actor, asked: Asked): Promise<Page<KeptChallenge>> => {
    const { reads } = needs;
    const { id } = requireMember(actor);
    const { items, nextCursor } = await reads.bookmarks.pageOf(id, 'CHALLENGE', pageRequest(asked));
    const shown = await Promise.all(
      items.map(async ({ subjectId, createdAt }) => {
        const maySee = await challengeBookmarks.maySee(reads, actor, subjectId);
        const row = maySee ? await reads.challenges.find(subjectId) : null;
        const [challenge] = row ? await challengeCards(needs)(actor, [row]) : [];
        return challenge ? [{ kind: 'CHALLENGE' as const, createdAt, challenge }] : [];
      }),
    );
    return { items: shown.flat(), nextCursor };
  };

/** The lessons that a member kept, as far as they are still open to them. */
export const listKeptLessons =
  (needs: Needs) =>
  async (actor: Actor, asked: Asked): Promise<Page<KeptLesson>> => {
    const { reads } = needs;
    const { id } = requireMember(actor);
    const { items, nextCursor } = await reads.bookmarks.pageOf(id, 'LESSON', pageRequest(asked));
    const shown = await Promise.all(
      items.map(async ({ subjectId, createdAt }) => {
        const lesson = await readableLesson(reads, needs, actor, subjectId);
        return lesson ? [{ kind: 'LESSON' as const, createdAt, lesson }] : [];
      }),
    );
    return { items: shown.flat(), nextCursor };
  };
