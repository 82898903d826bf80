import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { displayName } from '#core/access/actor/person.ts';
import type { Recounted, Stretch } from '#core/community/activity/ports.ts';
import { notifySocial } from '#core/community/follow/social-notice.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import { mostRanked, rankingLivesMs } from '../discover.ts';
import { newPostReference, postLink } from '../references.ts';
import { isSpread } from '../post.ts';
import type { FeedInbox } from '../ports.ts';

/** So many posts stand ready for a member; older ones are read where they are. */
export const inboxSize = 800;
const membersAtOnce = 1000;
const keptDeletedDays = 30;
const purgeBatch = 500;
/** Notices about a new post, a second. */
const bellsAtOnce = 500;

type Clocked = Pick<Ports, 'clock'>;

/** By the clock, nightly. */
export const trimInboxes =
  ({ transaction }: Writes<'feedInbox'>) =>
  async (actor: Actor): Promise<{ removed: number }> => {
    requirePermission(actor, 'feed.manage');
    let removed = 0;
    let after: UserId | null = null;
    do {
      const members: Readonly<{ after: UserId | null; limit: number }> = { after, limit: membersAtOnce };
      const trimmed: Awaited<ReturnType<FeedInbox['trim']>> = await transaction(({ feedInbox }) =>
        feedInbox.trim(inboxSize, members),
      );
      removed += trimmed.removed;
      after = trimmed.last;
    } while (after !== null);
    return { removed };
  };

/** What is talked about, ranked anew. By the clock, each five minutes. */
export const rankDiscover =
  ({ transaction, clock }: Writes<'rankings'> & Clocked) =>
  async (actor: Actor): Promise<{ ranked: number }> => {
    requirePermission(actor, 'feed.manage');
    const at = clock.now();
    return transaction(async ({ rankings }) => {
      await rankings.deleteBefore(after(at, -rankingLivesMs));
      return { ranked: await rankings.rank(at, mostRanked) };
    });
  };

/** What was deleted a month ago loses its words and files. By the clock. */
export const purgeDeletedPosts =
  ({ transaction, clock }: Writes<'feedPosts'> & Clocked) =>
  async (actor: Actor): Promise<{ purged: number }> => {
    requirePermission(actor, 'feed.manage');
    const before = after(clock.now(), -keptDeletedDays * day);
    let purged = 0;
    for (;;) {
      const count = await transaction(({ feedPosts }) => feedPosts.purgeDeleted(before, purgeBatch));
      purged += count;
      if (count < purgeBatch) return { purged };
    }
  };

type Counted = Pick<Repositories, 'comments' | 'feedPosts' | 'socialCounts'>;
type Recount = (repositories: Counted, stretch: Stretch) => Promise<Recounted>;
const rowsAtOnce = 500;

const recounts: readonly Recount[] = [
  ({ socialCounts }, stretch) => socialCounts.recount(stretch),
  ({ feedPosts }, stretch) => feedPosts.recount(stretch),
  ({ comments }, stretch) => comments.recount(stretch),
];

/** Counts followers, posts, likes, comments and replies again. Also by the clock: then only what was wrong is written down. */
export const recountFeed =
  ({ transaction, clock }: Writes<'auditLog' | keyof Counted> & Clocked) =>
  async (actor: Actor): Promise<{ corrected: number }> => {
    requirePermission(actor, 'feed.manage');
    let corrected = 0;
    for (const recount of recounts) {
      let last: string | null = null;
      do {
        const stretch: Stretch = { after: last, limit: rowsAtOnce };
        const counted: Recounted = await transaction((repositories) => recount(repositories, stretch));
        corrected += counted.wrong;
        last = counted.last;
      } while (last !== null);
    }
    const target = { targetType: 'feed' as const, targetId: 'counts' };
    const entry = {
      action: 'feed.recount' as const,
      ...target,
      before: null,
      after: { corrected },
      reason: null,
    };
    if (corrected > 0 || actor.kind === 'user')
      await transaction(({ auditLog }) => auditLog.append(audited(actor, { at: clock.now(), ...entry })));
    return { corrected };
  };

/** Makes one member's feed anew from whom they follow. */
export const rebuildInbox =
  ({ transaction }: Writes<'feedInbox' | 'people'>) =>
  async (actor: Actor, userId: UserId): Promise<{ posts: number }> => {
    requirePermission(actor, 'feed.manage');
    return transaction(async ({ feedInbox, people }) => {
      await people.get(userId);
      return { posts: await feedInbox.rebuild(userId, inboxSize) };
    });
  };

type BellNeeds = Pick<Ports, 'transaction' | 'clock' | 'ids' | 'sentences' | 'baseUrl'>;

const announce = async (repositories: Repositories, needs: BellNeeds): Promise<number> => {
  const { bellRounds, feedPosts, follows, people } = repositories;
  const round = await bellRounds.take();
  if (!round) return 0;
  const { postId, authorId, afterId } = round;
  const [post, author] = [await feedPosts.find(postId), await people.find(authorId)];
  const ids = await follows.bellsOf(authorId, afterId, bellsAtOnce);
  const last = ids.at(-1);
  if (!post || !isSpread(post) || author?.status !== 'ACTIVE' || last === undefined) {
    await bellRounds.end(postId);
    return 0;
  }
  for (const userId of ids)
    await notifySocial(
      repositories,
      { ...needs, at: needs.clock.now() },
      {
        userId,
        type: 'NEW_FEED',
        by: authorId,
        params: { user: displayName(author) },
        link: postLink(postId),
        groupKey: 'new-posts',
        reference: newPostReference(postId),
      },
    );
  if (ids.length < bellsAtOnce) await bellRounds.end(postId);
  else await bellRounds.update({ ...round, afterId: last });
  return ids.length;
};

/** Tells those who rang an author's bell of a new post, five hundred at a time. By the clock, each second. */
export const announcePosts =
  (needs: BellNeeds) =>
  async (actor: Actor): Promise<{ notified: number }> => {
    requirePermission(actor, 'feed.manage');
    return { notified: await needs.transaction((repositories) => announce(repositories, needs)) };
  };
