import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '#core/kernel/events.ts';
import { notificationTypes, systemTopics } from '#core/platform/notification/categories.ts';
import type { Notification } from '#core/platform/notification/notification.ts';
import {
  originOfTopic,
  originOfType,
  type NoticeOrigin,
  type Withdrawal,
} from '#core/platform/notification/withdrawal.ts';
import { reactions } from '#core/reactions.ts';
import { aComment } from '#fixtures/community/feed.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { system, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

const receiver = aUser({ id: 'receiver' });
const other = aUser({ id: 'other' });

type Row = Readonly<{ line: Pick<Notification, 'type' | 'topic'>; origin: NoticeOrigin }>;
const rows: readonly Row[] = [
  ...Object.entries(originOfType).map(([type, origin]) => ({ line: { type, topic: null }, origin })),
  ...Object.entries(originOfTopic).map(([topic, origin]) => ({ line: { type: 'SYSTEM', topic }, origin })),
];
const nameOf = ({ type, topic }: Row['line']): string => topic ?? type;

/** What a line hangs on, and an event after which nothing of that is left. */
type Example = Readonly<{ event: DomainEvent; reference: string; actorId?: string }>;

const follow = { followerId: other.id, followeeId: receiver.id };
const review = { reviewId: 'r', userId: other.id, coachId: receiver.id, reviewType: 'ALL' } as const;
const study = {
  userId: receiver.id,
  authorId: 'author',
  title: 'T',
  slug: 't',
  enrolmentId: 'e',
  challengeId: 'c',
};
const post = { postId: 'p', authorId: 'author', title: 'T', by: 'staff' };
const challenge = { challengeId: 'c', authorId: 'author', title: 'T' };
const host = { userId: receiver.id, hostId: 'h', host: 'hoa.example' } as const;
const quiz = { quizId: 'q', quizTitle: 'Q' };

/** What a line about a comment hangs on: the comment itself, or that it names the receiver. */
const onComment = ({ topic }: Row['line'], id: string): string =>
  topic === 'mentioned' ? `mention:comment:${id}` : `comment:${id}`;

const exampleOf = ({ on, reaction }: Withdrawal, line: Row['line']): Example => {
  const isAboutPost = line.type === 'LIKE' || line.type === 'LIKE_FEED' || line.type === 'NEW_FEED';
  const examples: Readonly<Record<string, () => Example>> = {
    'follow.removed follow-notice': () => ({
      event: { type: 'follow.removed', ...follow, by: other.id, followedAt: noon.toISOString() },
      reference: 'follow:receiver',
      actorId: other.id,
    }),
    'follow.added follow-notice': () => ({
      event: { type: 'follow.added', ...follow },
      reference: 'unfollow:receiver',
      actorId: other.id,
    }),
    'post.unliked take-back-like': () => ({
      event: { type: 'post.unliked', postId: 'p', authorId: receiver.id, likerId: other.id },
      reference: 'post:p',
      actorId: other.id,
    }),
    'feed.unliked take-back-like': () => ({
      event: { type: 'feed.unliked', postId: 'f', authorId: receiver.id, likerId: other.id },
      reference: 'feed:f',
      actorId: other.id,
    }),
    'post.removed take-back-notices': () => ({
      event: { type: 'post.removed', ...post, reason: null },
      reference: isAboutPost ? 'post:p' : onComment(line, 'on-article'),
    }),
    'feed.removed take-back-post': () => ({
      event: { type: 'feed.removed', postId: 'f', authorId: receiver.id },
      reference:
        line.type === 'NEW_FEED' ? 'feed-new:f' : isAboutPost ? 'feed:f' : onComment(line, 'on-feed'),
    }),
    'comment.removed take-back-comment': () => ({
      event: {
        type: 'comment.removed',
        commentId: 'on-feed',
        subjectType: 'FEED',
        subjectId: 'f',
        authorId: other.id,
      },
      reference: onComment(line, 'on-feed'),
    }),
    'review.canceled take-back-request': () => ({
      event: { type: 'review.canceled', ...review, reason: 'BY_MEMBER', refunded: 0 },
      reference: 'review:r',
    }),
    'review.approved take-back-request': () => ({
      event: { type: 'review.approved', ...review },
      reference: 'review:r',
    }),
    'review.rejected take-back-request': () => ({
      event: { type: 'review.rejected', ...review, refunded: 0 },
      reference: 'review:r',
    }),
    'snapshot.saved take-back-reminder': () => ({
      event: {
        type: 'snapshot.saved',
        userId: receiver.id,
        snapshotId: 's',
        week: '2026-W47',
        isFirst: false,
        isUpdate: false,
      },
      reference: 'week:receiver:2026-W47',
    }),
    'reward.claimed take-back-claimable': () => ({
      event: {
        type: 'reward.claimed',
        userId: receiver.id,
        reward: 'VERIFY_EMAIL',
        source: receiver.id,
        amount: 1000,
        coin: 'BASE_COIN',
      },
      reference: 'claimable:VERIFY_EMAIL:receiver:receiver',
    }),
    'user.level_changed level-notice': () => ({
      event: { type: 'user.level_changed', userId: receiver.id, level: 'PRO' },
      reference: 'level-ending:receiver',
    }),
    'user.level_expired level-notice': () => ({
      event: { type: 'user.level_expired', userId: receiver.id, level: 'PRO' },
      reference: 'level-ending:receiver',
    }),
    'case.decided case-notices': () => ({
      event: { type: 'case.decided', caseId: 'k', targetKind: 'COMMENT' },
      reference: 'case:k',
    }),
    'appeal.decided appeal-notice': () => ({
      event: { type: 'appeal.decided', appealId: 'a', userId: other.id, isAccepted: true },
      reference: 'appeal:a',
    }),
    'enrolment.canceled take-back-study': () => ({
      event: {
        type: 'enrolment.canceled',
        ...study,
        reason: 'BY_LEARNER',
        refunded: 0,
        note: null,
      },
      reference: 'study:e',
    }),
    'challenge.completed take-back-reminder': () => ({
      event: { type: 'challenge.completed', ...study },
      reference: 'study:e',
    }),
    'quiz.reset take-back-exhausted': () => ({
      event: { type: 'quiz.reset', ...study, ...quiz, lessonId: null },
      reference: 'attempts:receiver:q',
    }),
    'challenge.withdrawn take-back-waiting': () => ({
      event: { type: 'challenge.withdrawn', challengeId: 'c' },
      reference: 'challenge:c',
    }),
    'challenge.published take-back-waiting': () => ({
      event: {
        type: 'challenge.published',
        ...challenge,
        slug: 't',
        editionNo: 1,
        isStructure: false,
        isFirst: true,
        by: 'staff',
      },
      reference: 'challenge:c',
    }),
    'challenge.returned take-back-waiting': () => ({
      event: { type: 'challenge.returned', ...challenge, reason: 'R' },
      reference: 'challenge:c',
    }),
    'post.withdrawn take-back-waiting': () => ({
      event: { type: 'post.withdrawn', postId: 'p' },
      reference: 'post-waiting:p',
    }),
    'post.published take-back-waiting': () => ({
      event: { type: 'post.published', ...post, slug: 't', language: 'vi', isFirst: true },
      reference: 'post-waiting:p',
    }),
    'post.scheduled take-back-waiting': () => ({
      event: { type: 'post.scheduled', ...post, publishDate: noon.toISOString() },
      reference: 'post-waiting:p',
    }),
    'post.returned take-back-waiting': () => ({
      event: { type: 'post.returned', ...post, reason: 'R' },
      reference: 'post-waiting:p',
    }),
    'post.change_decided take-back-waiting': () => ({
      event: { type: 'post.change_decided', ...post, isAccepted: true, reason: null },
      reference: 'post-waiting:p',
    }),
    'post.removed take-back-waiting': () => ({
      event: { type: 'post.removed', ...post, reason: null },
      reference: 'post-waiting:p',
    }),
    'mail.deliverable take-back-undeliverable': () => ({
      event: { type: 'mail.deliverable', userId: receiver.id },
      reference: `mail-address:${receiver.id}`,
    }),
    'user.email_changed clear-mail-address': () => ({
      event: { type: 'user.email_changed', userId: receiver.id, oldEmail: 'old@example.com' },
      reference: `mail-address:${receiver.id}`,
    }),
    'domain.renewed take-back-ending': () => ({
      event: { type: 'domain.renewed', domainId: 'd', userId: receiver.id, name: 'hoa' },
      reference: 'domain-ending:d',
    }),
    'host.live take-back-failing': () => ({
      event: { type: 'host.live', ...host },
      reference: 'host-failing:receiver:hoa.example',
    }),
    'host.released take-back-failing': () => ({
      event: { type: 'host.released', ...host },
      reference: 'host-failing:receiver:hoa.example',
    }),
  };
  const example = examples[`${on} ${reaction}`];
  if (!example) throw new Error(`No example says what ${on} takes away by ${reaction}`);
  return example();
};

const cases = rows.flatMap(({ line, origin }) =>
  origin.withdrawnBy.map((withdrawal) => ({
    name: `${nameOf(line)} goes after ${withdrawal.on}`,
    line,
    withdrawal,
  })),
);

describe('a line in the list', () => {
  it('has a row for its type, which says why it is there', () => {
    expect(rows.map(({ line }) => nameOf(line)).toSorted()).toEqual(
      [...notificationTypes.filter((type) => type !== 'SYSTEM'), ...systemTopics].toSorted(),
    );
    for (const { line, origin } of rows) expect(origin.cause, nameOf(line)).not.toBe('');
  });

  it('is withdrawn by reactions that are there', () => {
    for (const { line, withdrawal } of cases)
      expect(
        reactions.filter(({ on, name }) => on === withdrawal.on && name === withdrawal.reaction),
        nameOf(line),
      ).toHaveLength(1);
  });

  it.each(cases)('$name, live and out of the count', async ({ line, withdrawal }) => {
    const { event, reference, actorId = null } = exampleOf(withdrawal, line);
    const here = world({
      users: [receiver, other],
      comments: [
        aComment({ id: 'on-article', authorId: other.id, subjectType: 'POST', subjectId: 'p' }),
        aComment({ id: 'on-feed', authorId: other.id, subjectType: 'FEED', subjectId: 'f' }),
      ],
    });
    await here.ports.transaction(async ({ notifications, events }) => {
      await notifications.insert(
        {
          id: 'line',
          userId: receiver.id,
          ...line,
          category: 'system',
          params: {},
          link: null,
          groupKey: null,
          count: 1,
          readAt: null,
          createdAt: noon,
        },
        { actorId, actorName: actorId && 'Hoà', reference, at: noon },
      );
      await events.append(event);
    });

    expect((await here.app.events.handleEvents(system)).failed).toEqual([]);

    expect(here.rows('notifications').map(({ id }) => id)).not.toContain('line');
    expect(here.events('notification.withdrawn')).toContainEqual({
      type: 'notification.withdrawn',
      userId: receiver.id,
      notificationId: 'line',
    });
  });

  it('about a request that is over goes from its coach alone, and what was decided stays', async () => {
    const here = world({ users: [receiver, other] });
    const line = (id: string, userId: string, type: string) => ({
      id,
      userId,
      type,
      topic: null,
      category: 'review',
      params: {},
      link: null,
      groupKey: null,
      count: 1,
      readAt: null,
      createdAt: noon,
    });
    const cause = { actorId: null, actorName: null, reference: 'review:r', at: noon };
    await here.ports.transaction(async ({ notifications, events }) => {
      await notifications.insert(line('asked', receiver.id, 'REQUEST_REVIEW'), cause);
      await notifications.insert(line('rated', receiver.id, 'RATING_REVIEW'), cause);
      await notifications.insert(line('other', other.id, 'REQUEST_REVIEW'), cause);
      await events.append({ type: 'review.approved', ...review });
    });
    await here.app.events.handleEvents(system);
    expect(here.rows('notifications').map(({ id }) => id)).toEqual(['rated', 'other']);
  });
});
