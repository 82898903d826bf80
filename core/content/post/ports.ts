import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { Category } from '../category/category.ts';
import type { Post, PostId, PostSort, PostStatus } from './post.ts';
import type { PostRevision, WorkingCopy } from './working-copy.ts';

/** With what lists show beside it. */
export type PostRow = Post &
  Readonly<{ authorName: string; category: Category | null; image: Medium | null }>;

/** What lists read: without the text, which may be long. */
export type ListedPost = Omit<PostRow, 'html'>;

/** An author's own, with the title that is being written. */
export type OwnPostRow = ListedPost &
  Pick<WorkingCopy, 'change' | 'proposedAt'> &
  Readonly<{ draftTitle: string }>;

export type PostFilter = Readonly<{
  /** Words looked for without marks and case; those with all of them in the title come first. */
  q?: string | undefined;
  /** Id or address of a category. */
  category?: string | undefined;
  /** The address of a tag. */
  tag?: string | undefined;
  authorId?: UserId | undefined;
  language?: Language | undefined;
  hot?: boolean | undefined;
  isShowMain?: boolean | undefined;
  sort?: PostSort | undefined;
  /** The reader: nothing by people whom they blocked, or who blocked them. Null: nobody is left out. */
  viewerId: UserId | null;
}>;

/** A tag as readers find it: how it was written last, its address, how many published articles have it. */
export type TagRow = Readonly<{ slug: string; name: string; posts: number }>;

/** Whose an address is: of an article, or of one that is gone for ever. */
export type PostAddress = Readonly<{ postId: PostId | null }>;

export interface Posts {
  /** With its working copy. Fails with post.slug_taken, post.translation_exists, category.not_found. */
  insert(post: Post, copy: WorkingCopy): Promise<void>;
  find(id: PostId): Promise<PostRow | null>;
  among(ids: readonly PostId[]): Promise<readonly PostRow[]>;
  /** Holds the row until the transaction ends. */
  lock(id: PostId): Promise<Post | null>;
  /**
   * Stores a locked row and raises its version; likes and comments stay as they are. An address that readers may know is
   * kept for it. Fails as `insert` does.
   */
  update(post: Post): Promise<Post>;
  /** By what truly changed; never below zero. */
  count(id: PostId, change: Readonly<{ likes?: number; comments?: number }>): Promise<void>;
  /** With all that hangs on it; addresses that readers may know stay, and lead to nothing. */
  delete(id: PostId): Promise<void>;
  /** Null: nobody has or had this address. */
  addressed(language: Language, slug: string): Promise<PostAddress | null>;
  /** The others of its group, whatever their state. */
  translationsOf(post: Pick<Post, 'id' | 'translationGroup'>): Promise<readonly Post[]>;
  /** PUBLISHED ones. */
  cardsOf(filter: PostFilter, page: PageRequest): Promise<Page<ListedPost>>;
  /** The same with their texts, for what is read whole. */
  pageOf(filter: PostFilter, page: PageRequest): Promise<Page<PostRow>>;
  /** PUBLISHED ones of its language: those with most tags in common, then the newest. */
  related(
    post: Pick<Post, 'id' | 'language' | 'tags'>,
    viewerId: UserId | null,
    limit: number,
  ): Promise<readonly ListedPost[]>;
  /** One author's, last changed first. */
  pageOfAuthor(
    authorId: UserId,
    filter: Readonly<{ status?: PostStatus | undefined; q?: string | undefined }>,
    page: PageRequest,
  ): Promise<Page<OwnPostRow>>;
  /** Addresses of PUBLISHED ones, oldest first. */
  addresses(
    page: PageRequest,
  ): Promise<Page<Pick<Post, 'id' | 'slug' | 'language' | 'translationGroup' | 'textAt'>>>;
  /** Categories with PUBLISHED ones, once for each language, and when the newest of these texts was read first. */
  categoryAddresses(): Promise<readonly Readonly<{ slug: string; language: Language; textAt: Date }>[]>;
  /**
   * Filters: `id`, `status`, `change`, `isWaiting`, `authorId`, `language`, `categoryId`, `hot`, `isShowMain`,
   * `createdAt_gte/_lte`, `q`.
   */
  list(request: ListRequest): Promise<List<OwnPostRow>>;
  ofAuthor(authorId: UserId): Promise<readonly Post[]>;
  /** SCHEDULED ones whose time has come, by it. */
  due(at: Date, limit: number): Promise<readonly PostId[]>;
  /** In the trash since before then. */
  trashedBefore(at: Date, limit: number): Promise<readonly PostId[]>;
  /** What readers have never seen goes with its author. */
  forgetDraftsOf(authorId: UserId): Promise<void>;
  /** Of PUBLISHED ones, most used first. */
  tags(language: Language | undefined, limit: number): Promise<readonly TagRow[]>;
  /** Whatever the state of the articles. Filters: `q`. */
  listTags(request: ListRequest): Promise<List<TagRow & { id: string }>>;
  /** Ids of all articles that have this tag. */
  withTag(slug: string): Promise<readonly PostId[]>;
}

export interface WorkingCopies {
  find(postId: PostId): Promise<WorkingCopy | null>;
  /** Conditional on `version - 1`; fails with version.stale. */
  update(copy: WorkingCopy): Promise<void>;
}

export interface PostRevisions {
  /** Under the next number, which it answers. */
  add(revision: Omit<PostRevision, 'number'>): Promise<number>;
  find(postId: PostId, number: number): Promise<PostRevision | null>;
  newest(postId: PostId): Promise<PostRevision | null>;
  /** Newest first. */
  of(postId: PostId): Promise<readonly PostRevision[]>;
  /** Deletes all but the newest of each article and those that were published; answers how many. */
  prune(keep: number): Promise<number>;
}

export type PostLike = Readonly<{ postId: PostId; userId: UserId; createdAt: Date }>;

export interface PostLikes {
  /** False when it was there already; counts when not. */
  add(like: PostLike): Promise<boolean>;
  /** False when there was none. */
  remove(postId: PostId, userId: UserId): Promise<boolean>;
  among(userId: UserId, postIds: readonly PostId[]): Promise<ReadonlySet<PostId>>;
  of(userId: UserId): Promise<readonly PostLike[]>;
  deleteAllOf(userId: UserId): Promise<void>;
}

export type PostPreview = Readonly<{
  postId: PostId;
  /** Of the token; the token itself is kept nowhere. */
  hash: string;
  expiresAt: Date;
  createdAt: Date;
}>;

export interface PostPreviews {
  /** The one before ends. */
  put(preview: PostPreview): Promise<void>;
  find(postId: PostId): Promise<PostPreview | null>;
  byHash(hash: string): Promise<PostPreview | null>;
  delete(postId: PostId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    posts: Posts;
    workingCopies: WorkingCopies;
    postRevisions: PostRevisions;
    postLikes: PostLikes;
    postPreviews: PostPreviews;
  }
}
