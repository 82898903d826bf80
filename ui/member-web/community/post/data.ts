import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { comments } from '#http/community/contract/comments.ts';
import type { feed, feedPost, card } from '#http/community/contract/feed.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../../app/client.ts';
import { useIsReaderKnown } from '../../app/data/known-session.ts';

export type Post = z.output<typeof feedPost>;
export type PostCard = z.output<typeof card>;
export type PostBody = z.input<(typeof feed)['post']['body']>;
export type PostEdit = z.input<(typeof feed)['edit']['body']>;
export type Comment = z.output<(typeof comments)['addToFeedPost']['output']>;
export type CommentPage = z.output<(typeof comments)['ofFeedPost']['output']>;
export type FeedTab = 'following' | 'discover';
type PostPage = Readonly<{ items: readonly Post[]; nextCursor: string | null }>;

export const feedKeys = {
  all: ['feed'] as const,
  lists: ['feed', 'list'] as const,
  list: (tab: FeedTab) => ['feed', 'list', tab] as const,
  ofUser: (userId: string) => ['feed', 'list', 'user', userId] as const,
  bookmarks: ['feed', 'list', 'bookmarks'] as const,
  posts: ['feed', 'post'] as const,
  post: (id: string) => ['feed', 'post', id] as const,
  newCount: (after: string) => ['feed', 'new-count', after] as const,
  comments: (subjectId: string) => ['feed', 'comments', subjectId] as const,
  replies: (commentId: string) => ['feed', 'replies', commentId] as const,
};

/** Addresses of pictures live for some minutes; a list that is shown longer asks again when it is looked at. */
const gently = { staleTime: 60_000, placeholderData: <Data>(previous: Data) => previous };

export const feedQuery = (tab: FeedTab) =>
  infiniteQueryOptions({
    queryKey: feedKeys.list(tab),
    ...cursorPages((place, options) => client.feed.list({ query: { tab, limit: 20, ...place } }, options)),
    // Asked again by "new posts" or by hand: what is being read does not move.
    staleTime: Infinity,
  });
export const useFeed = (tab: FeedTab, { enabled = true }: Readonly<{ enabled?: boolean }> = {}) =>
  useInfiniteQuery({ ...feedQuery(tab), enabled });

export const usePostsOf = (userId: string) =>
  useInfiniteQuery({
    queryKey: feedKeys.ofUser(userId),
    ...cursorPages((place, options) =>
      client.feed.ofUser({ params: { id: userId }, query: { limit: 10, ...place } }, options),
    ),
    ...gently,
    enabled: useIsReaderKnown(),
  });

/** Asked when it is known who reads: a stranger's answer would stand for a follower's. */
export const usePost = (id: string) =>
  useQuery({
    queryKey: feedKeys.post(id),
    queryFn: ({ signal }) => client.feed.get({ params: { id } }, { signal }),
    staleTime: 30_000,
    enabled: useIsReaderKnown(),
  });

const newCountEach = 60_000;

/** How many posts came since; asked each minute while the page is looked at. */
export const useNewCount = (after: string | undefined) =>
  useQuery({
    queryKey: feedKeys.newCount(after ?? ''),
    queryFn: ({ signal }) => client.feed.newCount({ query: { after: after ?? '' } }, { signal }),
    enabled: after !== undefined,
    refetchInterval: newCountEach,
    staleTime: newCountEach,
  });

type Change = (post: Post) => Post;
type PostList = InfiniteData<PostPage, string | null>;

/** The same post wherever it is shown. Answers how to take the change back. */
const changePost = (queries: QueryClient, id: string, change: Change) => {
  const before = queries.getQueriesData<Post | PostList>({ queryKey: feedKeys.all });
  const each = (post: Post) => (post.id === id ? change(post) : post);
  queries.setQueriesData<PostList>(
    { queryKey: feedKeys.lists },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(each) })) },
  );
  queries.setQueryData<Post>(feedKeys.post(id), (post) => post && change(post));
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
};

const dropPost = (queries: QueryClient, id: string) =>
  queries.setQueriesData<PostList>(
    { queryKey: feedKeys.lists },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: page.items.filter((post) => post.id !== id) })),
      },
  );

export const usePostSteps = () => {
  const queries = useQueryClient();
  const shown = (post: Post) => {
    changePost(queries, post.id, () => post);
    queries.setQueryData(feedKeys.post(post.id), post);
    return post;
  };
  return {
    publish: async (body: PostBody) => {
      const post = shown(await client.feed.post({ body }));
      // One's own post stands on top at once, without moving what is below.
      queries.setQueriesData<PostList>({ queryKey: feedKeys.list('following') }, (list) => {
        const [first, ...rest] = list?.pages ?? [];
        return list && first && { ...list, pages: [{ ...first, items: [post, ...first.items] }, ...rest] };
      });
      await queries.invalidateQueries({ queryKey: feedKeys.ofUser(post.author.id) });
      return post;
    },
    /** As it is now. */
    read: async (id: string) => shown(await client.feed.get({ params: { id } })),
    edit: async (id: string, body: PostEdit) => shown(await client.feed.edit({ params: { id }, body })),
    remove: async (id: string) => {
      const answer = await client.feed.delete({ params: { id } });
      dropPost(queries, id);
      return answer;
    },
    restore: async (id: string) => {
      const post = shown(await client.feed.restore({ params: { id } }));
      await queries.invalidateQueries({ queryKey: feedKeys.lists });
      return post;
    },
    setLocked: async (id: string, locked: boolean) =>
      shown(await (locked ? client.feed.lock : client.feed.unlock)({ params: { id } })),
    previewCard: (body: NonNullable<PostBody['card']>) => client.feed.previewCard({ body }),
  };
};

/** What a reader does about an author: their posts and comments are gone from what is shown. */
export const useAuthorSteps = (id: string) => {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: feedKeys.all });
  const drop = () => {
    queries.setQueriesData<PostList>(
      { queryKey: feedKeys.lists },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.filter(({ author }) => author.id !== id),
          })),
        },
    );
  };
  return {
    mute: async (days: 7 | null) => {
      await client.relations.mute({ params: { id }, body: { days } });
      drop();
    },
    unmute: async () => {
      await client.relations.unmute({ params: { id } });
      await again();
    },
    block: async () => {
      await client.relations.block({ params: { id } });
      drop();
      await again();
    },
  };
};

/** Shown at once; taken back when it is refused, and then `onRefused` says why. */
export const useLike = (onRefused: (error: unknown) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isLiked }: Readonly<{ id: string; isLiked: boolean }>) =>
      (isLiked ? client.feed.like : client.feed.unlike)({ params: { id } }),
    onMutate: ({ id, isLiked }) =>
      changePost(queries, id, (post) =>
        post.isLiked === isLiked ? post : { ...post, isLiked, likes: post.likes + (isLiked ? 1 : -1) },
      ),
    onSuccess: (answer, { id }) => void changePost(queries, id, (post) => ({ ...post, ...answer })),
    onError: (error, _, takeBack) => {
      takeBack?.();
      onRefused(error);
    },
  });
};

export const useBookmark = (onRefused: (error: unknown) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isBookmarked }: Readonly<{ id: string; isBookmarked: boolean }>) =>
      (isBookmarked ? client.bookmarks.addFeedPost : client.bookmarks.removeFeedPost)({ params: { id } }),
    onMutate: ({ id, isBookmarked }) => changePost(queries, id, (post) => ({ ...post, isBookmarked })),
    onSuccess: () => queries.invalidateQueries({ queryKey: feedKeys.bookmarks }),
    onError: (error, _, takeBack) => {
      takeBack?.();
      onRefused(error);
    },
  });
};

export const useBookmarks = () =>
  useInfiniteQuery({
    queryKey: feedKeys.bookmarks,
    ...cursorPages(async (place, options) => {
      const { items, nextCursor } = await client.bookmarks.list(
        { query: { kind: 'FEED', limit: 20, ...place } },
        options,
      );
      return { items: items.flatMap((kept) => (kept.kind === 'FEED' ? [kept.post] : [])), nextCursor };
    }),
    ...gently,
  });

/** What is commented on. */
export type CommentSubject = Readonly<{ type: 'FEED' | 'POST' | 'LESSON'; id: string }>;

/** They are of one shape: what differs is where they are asked for. */
const commentsOf = ({ type, id }: CommentSubject) => {
  const params = { id };
  const { ofFeedPost, addToFeedPost, ofPost, addToPost, ofLesson, addToLesson } = client.comments;
  const [listed, added] = {
    FEED: [ofFeedPost, addToFeedPost] as const,
    POST: [ofPost, addToPost] as const,
    LESSON: [ofLesson, addToLesson] as const,
  }[type];
  return {
    list: (query: NonNullable<Parameters<typeof ofFeedPost>[0]['query']>, options: { signal: AbortSignal }) =>
      listed({ params, query }, options),
    add: (body: NewComment) => added({ params, body }),
    /** Where they are locked beside the comments themselves; a post has it in its menu. */
    setLocked:
      type === 'LESSON'
        ? (locked: boolean) => client.comments[locked ? 'lockLesson' : 'unlockLesson']({ params })
        : undefined,
  };
};

export const subjectOf = ({ subjectType, subjectId }: Comment): CommentSubject => ({
  type: subjectType,
  id: subjectId,
});

export const useComments = (subject: CommentSubject) =>
  useInfiniteQuery({
    queryKey: feedKeys.comments(subject.id),
    ...cursorPages((place, options) => commentsOf(subject).list({ limit: 20, ...place }, options)),
    ...gently,
  });

export const useReplies = (commentId: string, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: feedKeys.replies(commentId),
    ...cursorPages((place, options) =>
      client.comments.replies({ params: { id: commentId }, query: { limit: 20, ...place } }, options),
    ),
    enabled,
    ...gently,
  });

type CommentEdit = z.input<(typeof comments)['edit']['body']>;
type NewComment = Readonly<{ text: string; mentions: PostBody['mentions']; parentId?: string }>;

export const useCommentSteps = (subject: CommentSubject) => {
  const queries = useQueryClient();
  const { setLocked: lock } = commentsOf(subject);
  const again = async ({ id, rootId }: Readonly<{ id: string; rootId: string | null }>) => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: feedKeys.comments(subject.id) }),
      queries.invalidateQueries({ queryKey: feedKeys.replies(rootId ?? id) }),
    ]);
  };
  const count = (change: number) => {
    if (subject.type !== 'FEED') return;
    void changePost(queries, subject.id, (post) => ({
      ...post,
      comments: Math.max(0, post.comments + change),
    }));
  };
  return {
    add: async (body: NewComment) => {
      const comment = await commentsOf(subject).add(body);
      count(1);
      await again(comment);
      return comment;
    },
    edit: async (id: string, body: CommentEdit) => {
      const changed = await client.comments.edit({ params: { id }, body });
      await again(changed);
      return changed;
    },
    remove: async (comment: Comment) => {
      await client.comments.delete({ params: { id: comment.id } });
      count(-1);
      await again(comment);
    },
    lookAgain: (comment: Comment) => again(comment),
    setLocked:
      lock &&
      (async (locked: boolean) => {
        await lock(locked);
        await queries.invalidateQueries({ queryKey: feedKeys.comments(subject.id) });
      }),
  };
};
