import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import { after } from '#core/kernel/time.ts';
import { isThere } from '#core/people/account/user.ts';
import { hiddenFrom } from '#core/people/profile/hidden-people.ts';
import { discoverPage, mostForVisitors, mostRanked, rankingLivesMs } from '../discover.ts';
import { decodeShown, encodeShown } from '../shown-places.ts';
import { requireVisible } from '../own-post.ts';
import type { FeedPost, FeedPostId } from '../post.ts';
import { presentPost, presentPosts, type PostPresentNeeds, type PostView } from '../views/post-view.ts';
import { memberReader } from '../visibility.ts';

type Asked = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

const presented = async (
  needs: PostPresentNeeds,
  actor: Actor,
  { items, nextCursor }: Page<FeedPost>,
): Promise<Page<PostView>> => ({ items: await presentPosts(needs)(actor, items), nextCursor });

/** Posts of those one follows, by time alone. */
export const listFollowedPosts =
  (needs: PostPresentNeeds) =>
  async (actor: Actor, asked: Asked): Promise<Page<PostView>> => {
    const { id } = requireMember(actor);
    const request = { ...pageRequest(asked), at: needs.clock.now() };
    return presented(needs, actor, await needs.reads.feedPosts.following(id, request));
  };

/** What is talked about now, one post of each author a page. */
export const discoverPosts =
  (needs: PostPresentNeeds) =>
  async (actor: Actor, asked: Asked): Promise<Page<PostView>> => {
    const { limit } = pageRequest(asked);
    const at = needs.clock.now();
    const seen = decodeShown(asked.cursor);
    const reader = memberReader(actor);
    const isFresh = seen !== null && after(seen.rankedAt, rankingLivesMs) > at;
    const { rankings, feedPosts } = needs.reads;
    const ranking = await rankings.visible(reader, at, isFresh ? seen.rankedAt : null);
    if (!ranking || (seen && !isFresh)) return { items: [], nextCursor: null };
    const most = reader.readerId === null ? mostForVisitors : mostRanked;
    const { items, shown, isLast } = discoverPage(ranking.items, seen?.shown ?? new Set(), limit, most);
    const found = await feedPosts.visible(
      reader,
      items.map(({ postId }) => postId),
    );
    const posts = new Map(found.map((post) => [post.id, post]));
    return {
      items: await presentPosts(needs)(
        actor,
        items.flatMap(({ postId }) => posts.get(postId) ?? []),
      ),
      nextCursor: isLast ? null : encodeShown({ rankedAt: ranking.rankedAt, shown }),
    };
  };

const mostNew = 99;

/** How many posts of others came after this one, up to 99. */
export const countNewPosts =
  ({ reads, clock }: Pick<PostPresentNeeds, 'reads' | 'clock'>) =>
  async (actor: Actor, afterId: FeedPostId): Promise<{ count: number }> => {
    const { id } = requireMember(actor);
    const input = { after: afterId, at: clock.now(), most: mostNew };
    return { count: await reads.feedPosts.newCount(id, input) };
  };

/** One post. */
export const getFeedPost =
  (needs: PostPresentNeeds) =>
  async (actor: Actor, id: FeedPostId): Promise<PostView> =>
    presentPost(needs)(actor, await requireVisible(needs.reads, actor, id));

/** Posts of one person, as far as the reader may see them. */
export const listFeedOfUser =
  (needs: PostPresentNeeds) =>
  async (
    actor: Actor,
    { userId, ...asked }: Readonly<{ userId: UserId }> & Asked,
  ): Promise<Page<PostView>> => {
    const author = await needs.reads.people.find(userId);
    const hidden = await hiddenFrom(needs)(actor, [userId]);
    const isShown = author && isThere({ ...author, anonymisedAt: null }) && !hidden.has(userId);
    if (!isShown) throw new DomainError('user.not_found');
    const page = await needs.reads.feedPosts.ofAuthor(memberReader(actor), userId, pageRequest(asked));
    return presented(needs, actor, page);
  };

export type KeptPost = Readonly<{ kind: 'FEED'; createdAt: Date; post: PostView }>;

/** The posts that a member kept, as far as they may still see them. */
export const listKeptPosts =
  (needs: PostPresentNeeds) =>
  async (actor: Actor, asked: Asked): Promise<Page<KeptPost>> => {
    const { id } = requireMember(actor);
    const { items, nextCursor } = await needs.reads.bookmarks.pageOf(id, 'FEED', pageRequest(asked));
    const ids = items.map(({ subjectId }) => subjectId);
    const found = await needs.reads.feedPosts.visible(memberReader(actor), ids);
    const views = new Map((await presentPosts(needs)(actor, found)).map((post) => [post.id, post]));
    return {
      items: items.flatMap(({ subjectId, createdAt }) => {
        const post = views.get(subjectId);
        return post ? [{ kind: 'FEED' as const, createdAt, post }] : [];
      }),
      nextCursor,
    };
  };
