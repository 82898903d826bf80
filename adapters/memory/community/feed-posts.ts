import { displayName } from '#core/access/actor/person.ts';
import { isSpread, type FeedPost } from '#core/community/feed/post.ts';
import type { FeedPostRow, FeedPosts } from '#core/community/feed/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { keyOf, type View } from '../engine/store.ts';
import { countsIn } from './likes.ts';
import { isMuted, isVisible } from './readers.ts';
import { recountStretch } from './recount.ts';

declare module '../engine/store.ts' {
  interface Tables {
    feedPosts: FeedPost & Readonly<{ purged: boolean }>;
    feedCounts: Readonly<{ postId: string; likes: number; comments: number }>;
  }
}

type Stored = FeedPost & Readonly<{ purged: boolean }>;
const plain = ({ purged: _purged, ...post }: Stored): FeedPost => post;

const newestFirst = descending(({ id }: FeedPost) => [id]);

const member = (readerId: UserId) => ({ readerId, isStaff: false });

/** What stands ready, what broad authors have, and beyond the inbox's end everything by everybody. */
const followed = (view: View, readerId: UserId, at: Date) => {
  const posts = view.table('feedPosts').all();
  const isShown = (post: FeedPost): boolean =>
    isVisible(view, member(readerId))(post) && !isMuted(view, readerId, post.authorId, at);
  const follows = view
    .table('follows')
    .all()
    .filter(({ followerId }) => followerId === readerId);
  const followees = new Set(follows.map(({ followeeId }) => followeeId));
  const pulled = new Set(follows.flatMap(({ followeeId, pulled: isPulled }) => (isPulled ? followeeId : [])));
  const isReady = ({ id }: FeedPost) => view.table('feedInbox').get(keyOf(readerId, id)) !== undefined;
  const shown = posts.filter(isShown);
  return {
    newest: shown.filter((post) => isReady(post) || (pulled.has(post.authorId) && isSpread(post))),
    older: shown.filter(
      (post) => post.authorId === readerId || (followees.has(post.authorId) && isSpread(post)),
    ),
  };
};

const emptied = { text: '', entities: [], media: [], card: null, previewUrl: null, hiddenReason: null, purged: true }; // prettier-ignore

const forgottenPosts = (view: () => View): Pick<FeedPosts, 'purge' | 'purgeDeleted' | 'forgetAllOf'> => {
  const forget = (post: Stored, parts: Partial<FeedPost> = {}): void => {
    view()
      .table('feedPosts')
      .set(post.id, { ...post, ...emptied, ...parts });
    for (const [key, like] of view().table('feedLikes').entries())
      if (like.postId === post.id) view().table('feedLikes').delete(key);
    const counts = countsIn(view(), post.id);
    view()
      .table('feedCounts')
      .set(post.id, { ...counts, postId: post.id, likes: 0 });
  };
  return {
    async purge(id) {
      const post = view().table('feedPosts').get(id);
      if (post?.status !== 'DELETED') return false;
      forget(post);
      return true;
    },
    async purgeDeleted(before, limit) {
      const old = view()
        .table('feedPosts')
        .all()
        .filter(({ deletedAt, purged }) => !purged && deletedAt !== null && deletedAt < before)
        .slice(0, limit);
      for (const post of old) forget(post);
      return old.length;
    },
    async forgetAllOf(authorId, at) {
      const own = view()
        .table('feedPosts')
        .all()
        .filter((post) => post.authorId === authorId);
      for (const post of own)
        forget(post, {
          status: 'DELETED',
          statusBefore: null,
          version: post.version + 1,
          deletedAt: post.deletedAt ?? at,
        });
      return own.map(({ id }) => id);
    },
  };
};

const recounted = (view: () => View): Pick<FeedPosts, 'recount'> => ({
  recount: async (stretch) => {
    const posts = view().table('feedPosts').all();
    const ids = posts.map(({ id }) => id);
    return recountStretch(ids, stretch, (id) => {
      const likes = view()
        .table('feedLikes')
        .all()
        .filter(({ postId }) => postId === id).length;
      const comments = view()
        .table('comments')
        .all()
        .filter(({ subjectType, subjectId, status }) => subjectType === 'FEED' && subjectId === id && status === 'PUBLISHED').length; // prettier-ignore
      const counts = countsIn(view(), id);
      if (counts.likes === likes && counts.comments === comments) return false;
      view().table('feedCounts').set(id, { postId: id, likes, comments });
      return true;
    });
  },
});

const staffPosts = (view: () => View): Pick<FeedPosts, 'list' | 'row'> => {
  const rowOf = (stored: Stored): FeedPostRow => {
    const author = view().table('users').get(stored.authorId);
    const { likes, comments } = countsIn(view(), stored.id);
    return { ...plain(stored), authorName: author ? displayName(author) : '', likes, comments };
  };
  return {
    list: async (request) =>
      staffList(
        view().table('feedPosts').all().map(rowOf),
        readListRequest(staffLists.feedPosts, request),
        staffLists.feedPosts,
        ({ authorId }) => {
          const author = view().table('users').get(authorId);
          return author ? [author.fullname, author.username, author.email, author.phone] : [];
        },
      ),
    async row(id) {
      const stored = view().table('feedPosts').get(id);
      if (!stored) throw new DomainError('feed.not_found');
      return rowOf(stored);
    },
  };
};

export const memoryFeedPosts = (view: () => View): FeedPosts => {
  const table = () => view().table('feedPosts');
  const find = async (id: string): Promise<FeedPost | null> => {
    const stored = table().get(id);
    return stored ? plain(stored) : null;
  };
  const put = (post: FeedPost): void => {
    for (const { mediumId } of post.media)
      if (!view().table('media').get(mediumId)) view().refuse('media.not_found');
    table().set(post.id, { ...post, purged: table().get(post.id)?.purged ?? false });
  };
  const page = (posts: readonly FeedPost[], limit: number, cursor: string | undefined) => {
    const [before] = decodeCursor(cursor, 'id') ?? [];
    const found = posts.filter(({ id }) => before === undefined || id < before).toSorted(newestFirst);
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  };

  return {
    find,
    lock: find,
    async insert(post) {
      if (!view().table('users').get(post.authorId)) view().refuse('user.not_found');
      put(post);
      view().table('feedCounts').set(post.id, { postId: post.id, likes: 0, comments: 0 });
    },
    async update(post) {
      if (table().get(post.id)?.version !== post.version - 1) throw new DomainError('version.stale');
      put(post);
    },
    async setLocked(id, locked) {
      const stored = table().get(id);
      if (stored) table().set(id, { ...stored, locked });
    },
    visible: async (reader, ids) =>
      [...new Set(ids)]
        .flatMap((id) => table().get(id) ?? [])
        .map(plain)
        .filter(isVisible(view(), reader)),
    async following(userId, { limit, cursor, at }) {
      const { newest, older } = followed(view(), userId, at);
      const ofInbox = page(newest.map(plain), limit, cursor);
      return ofInbox.nextCursor === null ? page(older.map(plain), limit, cursor) : ofInbox;
    },
    newCount: async (userId, { after, at, most }) =>
      Math.min(
        most,
        followed(view(), userId, at).newest.filter(({ id, authorId }) => id > after && authorId !== userId)
          .length,
      ),
    ofAuthor: async (reader, authorId, { limit, cursor }) =>
      page(
        table()
          .all()
          .filter((post) => post.authorId === authorId)
          .map(plain)
          .filter(isVisible(view(), reader)),
        limit,
        cursor,
      ),
    newestOf: async (authorId, limit) =>
      table()
        .all()
        .filter((post) => post.authorId === authorId && isSpread(post))
        .toSorted(newestFirst)
        .slice(0, limit)
        .map(({ id }) => id),
    countSame: async (authorId, text, since) =>
      table()
        .all()
        .filter((post) => post.authorId === authorId && post.status !== 'DELETED')
        .filter((post) => post.text === text && post.publishedAt > since).length,
    showing: async (mediumId) =>
      table()
        .all()
        .filter((post) => post.status !== 'DELETED' && post.media.some((one) => one.mediumId === mediumId))
        .toSorted(ascending(({ id }) => [id]))
        .map(plain),
    mediaOf: async (ids) =>
      new Map(
        ids
          .flatMap((id) => table().get(id)?.media ?? [])
          .flatMap(({ mediumId }) => view().table('media').get(mediumId) ?? [])
          .map((medium) => [medium.id, medium]),
      ),
    of: async (authorId) =>
      table()
        .all()
        .filter((post) => post.authorId === authorId && post.status !== 'DELETED')
        .toSorted(ascending(({ id }) => [id]))
        .map(plain),
    ...staffPosts(view),
    ...forgottenPosts(view),
    ...recounted(view),
  };
};
