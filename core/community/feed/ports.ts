import type { Recounted, Stretch } from '#core/community/activity/ports.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { Upload } from '#core/platform/media/ports.ts';
import type { Ranked } from './discover.ts';
import type { LinkPreview } from './link-preview.ts';
import type { FeedPost, FeedPostId } from './post.ts';
import type { PostReader } from './visibility.ts';

export type FeedPostRow = FeedPost & Readonly<{ authorName: string; likes: number; comments: number }>;

export interface FeedPosts {
  find(id: FeedPostId): Promise<FeedPost | null>;
  /** Holds the row until the transaction ends. */
  lock(id: FeedPostId): Promise<FeedPost | null>;
  /** Fails with user.not_found. */
  insert(post: FeedPost): Promise<void>;
  /** Replaces `version - 1`. Fails with version.stale. */
  update(post: FeedPost): Promise<void>;
  /** Takes comments or not; an edit that runs at the same time is not disturbed. */
  setLocked(id: FeedPostId, locked: boolean): Promise<void>;
  /** Those of them that the reader may see, in no order. */
  visible(reader: PostReader, ids: readonly FeedPostId[]): Promise<readonly FeedPost[]>;
  /** Posts of those one follows and one's own, newest first, without who is muted. */
  following(userId: UserId, request: PageRequest & Readonly<{ at: Date }>): Promise<Page<FeedPost>>;
  /** How many of those came after this one, others' only; at most `most`. */
  newCount(userId: UserId, input: Readonly<{ after: FeedPostId; at: Date; most: number }>): Promise<number>;
  /** Newest first. */
  ofAuthor(reader: PostReader, authorId: UserId, request: PageRequest): Promise<Page<FeedPost>>;
  /** The newest that followers have in their feeds. */
  newestOf(authorId: UserId, limit: number): Promise<readonly FeedPostId[]>;
  countSame(authorId: UserId, text: string, since: Date): Promise<number>;
  /** Posts that show this file and are not deleted. */
  showing(mediumId: MediumId): Promise<readonly FeedPost[]>;
  /** The files of these posts. */
  mediaOf(ids: readonly FeedPostId[]): Promise<ReadonlyMap<MediumId, Medium>>;
  list(request: ListRequest): Promise<List<FeedPostRow>>;
  /** Fails with feed.not_found. */
  row(id: FeedPostId): Promise<FeedPostRow>;
  /** Everything that is not deleted, oldest first, for the archive. */
  of(authorId: UserId): Promise<readonly FeedPost[]>;
  /** A deleted one loses text, files, card and likes; its trace stays. False when it is not deleted. */
  purge(id: FeedPostId): Promise<boolean>;
  /** The same for what was deleted before then. Answers how many. */
  purgeDeleted(before: Date, limit: number): Promise<number>;
  /** The same at once for all of one member's. Answers which there were. */
  forgetAllOf(authorId: UserId, at: Date): Promise<readonly FeedPostId[]>;
  /** Counts likes and comments again, while others like and write. */
  recount(stretch: Stretch): Promise<Recounted>;
}

/** What stands ready for a member, so that reading it does not ask everybody they follow. */
export interface FeedInbox {
  /** Into the feeds of its author and of all followers who do not pull. */
  spread(post: Pick<FeedPost, 'id' | 'authorId'>): Promise<void>;
  /** Out of the feeds of all followers; its author's own keeps it. */
  withdraw(post: Pick<FeedPost, 'id' | 'authorId'>): Promise<void>;
  fill(userId: UserId, authorId: UserId, postIds: readonly FeedPostId[]): Promise<void>;
  /** Into the feeds of all followers who do not pull; what is there already stays as it is. */
  spreadAll(authorId: UserId, postIds: readonly FeedPostId[]): Promise<void>;
  /** Nothing by this author stays in this member's feed. */
  empty(userId: UserId, authorId: UserId): Promise<void>;
  /** Keeps the newest of so many members, in the order of their ids. Answers how many went, and the last member. */
  trim(
    most: number,
    members: Readonly<{ after: UserId | null; limit: number }>,
  ): Promise<{ removed: number; last: UserId | null }>;
  /** Makes it anew from whom the member follows; answers how many posts it has. */
  rebuild(userId: UserId, most: number): Promise<number>;
  deleteAllOf(userId: UserId): Promise<void>;
}

export type PostCounts = Readonly<{ likes: number; comments: number }>;
export type Like = Readonly<{ postId: FeedPostId; userId: UserId; createdAt: Date }>;

export interface Likes {
  /** False when it was there already. The count follows. */
  add(like: Like): Promise<boolean>;
  /** Many at once; those that were there already stay. The counts follow. */
  addAll(likes: readonly Like[]): Promise<void>;
  /** False when there was none. */
  remove(postId: FeedPostId, userId: UserId): Promise<boolean>;
  /** Those of them that this member likes. */
  among(userId: UserId, postIds: readonly FeedPostId[]): Promise<ReadonlySet<FeedPostId>>;
  countsOf(postIds: readonly FeedPostId[]): Promise<ReadonlyMap<FeedPostId, PostCounts>>;
  addComments(postId: FeedPostId, change: number): Promise<void>;
  /** Everything, for the archive. */
  of(userId: UserId): Promise<readonly Like[]>;
  /** Counts follow. */
  deleteAllOf(userId: UserId): Promise<void>;
}

export type Ranking = Readonly<{ rankedAt: Date; items: readonly Ranked[] }>;

export interface Rankings {
  /** Ranks what is public now; answers how many posts there are. */
  rank(at: Date, most: number): Promise<number>;
  deleteBefore(before: Date): Promise<void>;
  /** Of one ranking, or of the newest, what the reader may see and has not muted; null when there is none. */
  visible(reader: PostReader, at: Date, rankedAt: Date | null): Promise<Ranking | null>;
}

export interface LinkPreviews {
  of(urls: readonly string[]): Promise<ReadonlyMap<string, LinkPreview>>;
  /** To be fetched now, unless it was since `freshFrom`. */
  want(url: string, at: Date, freshFrom: Date): Promise<void>;
  /** Held for this worker until `until`, skipping those another worker holds. */
  take(at: Date, until: Date, limit: number): Promise<readonly LinkPreview[]>;
  settle(preview: LinkPreview): Promise<void>;
}

export type BellRound = Readonly<{ postId: FeedPostId; authorId: UserId; afterId: UserId | null }>;

/** Posts that those who rang their author's bell have yet to hear of. */
export interface BellRounds {
  start(round: BellRound): Promise<void>;
  /** One of them, held until the transaction ends, skipping those another worker holds. */
  take(): Promise<BellRound | null>;
  update(round: BellRound): Promise<void>;
  end(postId: FeedPostId): Promise<void>;
}

/** What a page says of itself. */
export type FetchedPage = Readonly<{
  title: string;
  description: string;
  /** Its picture as it came, on its way through; to be discarded. */
  image: Upload | null;
}>;

export interface PageFetcher {
  /** Null where it says nothing, is not there, is too large, takes too long or lies in a closed network. */
  fetch(url: string): Promise<FetchedPage | null>;
  discard(image: Upload): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    feedPosts: FeedPosts;
    feedInbox: FeedInbox;
    likes: Likes;
    rankings: Rankings;
    linkPreviews: LinkPreviews;
    bellRounds: BellRounds;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly pageFetcher: PageFetcher;
  }
}
