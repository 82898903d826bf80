import {
  mayDo,
  requireMayPublish,
  requireMember,
  requirePermission,
  type Actor,
} from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { superUserId, type UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { requireReady } from '../checklist.ts';
import { judgeContent, wordsIn, type ContentInput } from '../judge-content.ts';
import { keepRevision } from '../keep-revision.ts';
import { isAuthor, lockEditable, requireVersion, type Held } from '../post-access.ts';
import { freeSlug } from '../post-slug.ts';
import { contentOf, emptyContent, postLimits, type Post, type PostContent, type PostId } from '../post.ts';
import { keepUses } from '../shown-media.ts';
import { writeDown } from '../staff-step.ts';
import type { WorkingCopy } from '../working-copy.ts';

export type WriteNeeds = Pick<Ports, 'transaction' | 'clock' | 'ids' | 'richText'>;
export type WriteRepositories = Pick<
  Repositories,
  'auditLog' | 'categories' | 'events' | 'media' | 'postRevisions' | 'posts' | 'workingCopies'
>;

const requireTitle = ({ title }: PostContent): void => {
  if (title.trim().length < postLimits.titleLength.min) throw new DomainError('post.title_required');
};

/** An article and its working copy, before anybody wrote more than a title. */
export const newPost = (
  { id, at, slug }: Readonly<{ id: PostId; at: Date; slug: string }>,
  {
    authorId,
    language,
    translationGroup,
    content,
    isMachineDraft,
  }: Pick<Post, 'authorId' | 'language' | 'translationGroup' | 'isMachineDraft'> &
    Readonly<{ content: PostContent }>,
): Held => ({
  post: {
    ...content,
    id,
    authorId,
    language,
    translationGroup,
    slug,
    status: 'DRAFT',
    statusBefore: null,
    publishDate: null,
    publishedAt: null,
    submittedAt: null,
    trashedAt: null,
    reason: null,
    enableComments: true,
    hot: false,
    isShowMain: false,
    isMachineDraft,
    words: wordsIn(content),
    likes: 0,
    comments: 0,
    textAt: at,
    version: 1,
    createdAt: at,
    updatedAt: at,
  },
  copy: {
    postId: id,
    content,
    change: 'NONE',
    reason: null,
    proposedAt: null,
    editedBy: authorId,
    version: 1,
    updatedAt: at,
  },
});

/** Who wrote last: the system writes for the author. */
export const editorOf = (actor: Actor, { authorId }: Post): string =>
  actor.kind === 'user' ? actor.id : authorId;

export type Beginning = ContentInput & Readonly<{ title: string; language: Language }>;

const beginPost =
  (needs: WriteNeeds) =>
  async (actor: Actor, authorId: UserId, { language, ...input }: Beginning): Promise<PostId> => {
    const at = needs.clock.now();
    return needs.transaction(async (repositories) => {
      const content = await judgeContent(repositories, needs, {
        actor,
        authorId,
        before: emptyContent,
        input,
      });
      requireTitle(content);
      const id = needs.ids.next();
      const slug = await freeSlug(repositories, { ...content, id, language, slug: null, isKnown: false });
      const own = { authorId, language, translationGroup: id, content, isMachineDraft: false };
      const { post, copy } = newPost({ id, at, slug }, own);
      await repositories.posts.insert(post, { ...copy, editedBy: editorOf(actor, post) });
      await keepUses(repositories, id, [content]);
      await keepRevision(repositories, actor, { postId: id, content, kind: 'SAVED', at });
      return id;
    });
  };

/** Begins a draft. */
export const createPost =
  (needs: WriteNeeds) =>
  async (actor: Actor, input: Beginning): Promise<PostId> => {
    const { id } = requireMember(actor);
    return beginPost(needs)(actor, id, input);
  };

/** The same in the site's name: it is user 1's, and who wrote it stands in the log. */
export const createSitePost =
  (needs: WriteNeeds) =>
  async (actor: Actor, input: Beginning): Promise<PostId> => {
    requirePermission(actor, 'post.create');
    return needs.transaction(async (repositories) => {
      const id = await beginPost(needs)(actor, superUserId, input);
      const post = await repositories.posts.lock(id);
      if (post)
        await writeDown(repositories, actor, 'create', { before: post, after: post, at: post.createdAt });
      return id;
    });
  };
const frozen: ReadonlySet<Post['status']> = new Set(['PENDING', 'TRASH']);

/** What waits for staff stands still, so that they decide about what they read; who edits live may mend it. */
export const requireWritable = (actor: Actor, { post, copy }: Held): void => {
  const editsLive = mayDo(actor, 'post.manage') && post.status !== 'TRASH';
  if (!editsLive && (frozen.has(post.status) || copy.change === 'WAITING'))
    throw new DomainError('post.wrong_state', { status: post.status });
};

/** Keeps what is being typed, and nothing else: no reader and no list sees it. Fails with version.stale. */
export const keepWorkingCopy =
  (needs: Pick<WriteNeeds, 'transaction' | 'clock' | 'richText'>) =>
  async (
    actor: Actor,
    { id, version, ...input }: ContentInput & Readonly<{ id: PostId; version: number }>,
  ): Promise<Readonly<{ version: number; updatedAt: Date }>> =>
    needs.transaction(async (repositories) => {
      const at = needs.clock.now();
      const held = await lockEditable(repositories, actor, id);
      const { post, copy } = held;
      requireWritable(actor, held);
      requireVersion(copy, version);
      const content = await judgeContent(repositories, needs, {
        actor,
        authorId: post.authorId,
        before: copy.content,
        input,
      });
      const next = { ...copy, content, editedBy: editorOf(actor, post), version: version + 1, updatedAt: at };
      await repositories.workingCopies.update(next);
      await keepUses(repositories, id, [contentOf(post), content]);
      return { version: next.version, updatedAt: at };
    });

/** The same article with another text. */
export const withContent = async (
  repositories: WriteRepositories,
  post: Post,
  content: PostContent,
  at: Date,
): Promise<Post> => ({
  ...post,
  ...content,
  slug: await freeSlug(repositories, {
    ...content,
    id: post.id,
    language: post.language,
    slug: post.slug,
    isKnown: post.publishedAt !== null,
  }),
  words: wordsIn(content),
  textAt: at,
  updatedAt: at,
});

type Save = ContentInput &
  Readonly<{
    id: PostId;
    /** Of the working copy. */
    version: number;
    enableComments?: boolean | undefined;
    /** The author has read what a model translated. */
    isReviewed?: true | undefined;
  }>;

/** Where the text of a save goes: into the article itself, or no further than the working copy. */
const goesLive = (actor: Actor, { status }: Post): boolean =>
  status === 'DRAFT' || mayDo(actor, 'post.manage');

/**
 * Saves, with a revision. A draft becomes what was written; so does any article for who edits live. A published one of
 * anybody else keeps its text: what was written waits to be proposed.
 */
export const savePost =
  (needs: Pick<WriteNeeds, 'transaction' | 'clock' | 'richText'>) =>
  async (actor: Actor, { id, version, enableComments, isReviewed, ...input }: Save): Promise<PostId> =>
    needs.transaction(async (repositories) => {
      const at = needs.clock.now();
      const held = await lockEditable(repositories, actor, id);
      const { post, copy } = held;
      requireWritable(actor, held);
      requireVersion(copy, version);
      const before = copy.content;
      const content = await judgeContent(repositories, needs, {
        actor,
        authorId: post.authorId,
        before,
        input,
      });
      requireTitle(content);
      const isLive = goesLive(actor, post);
      if (isLive && post.status !== 'DRAFT' && actor.kind !== 'system') requireMayPublish(actor, at);
      const settled: Post = {
        ...post,
        enableComments: enableComments ?? post.enableComments,
        isMachineDraft: post.isMachineDraft && isReviewed !== true,
      };
      if (isLive && post.status !== 'DRAFT') requireReady(content, settled);
      const next = isLive
        ? await withContent(repositories, settled, content, at)
        : { ...settled, updatedAt: at };
      const after = await repositories.posts.update(next);
      await repositories.workingCopies.update({
        ...copy,
        content,
        ...(isLive && { change: 'NONE', reason: null, proposedAt: null }),
        editedBy: editorOf(actor, post),
        version: version + 1,
        updatedAt: at,
      } satisfies WorkingCopy);
      await keepUses(repositories, id, [contentOf(after), content]);
      const isPublic = isLive && post.status === 'PUBLISHED';
      const kind = isPublic ? 'PUBLISHED' : 'SAVED';
      await keepRevision(repositories, actor, { postId: id, content, kind, at });
      if (isLive && !(isAuthor(actor, post) && post.status === 'DRAFT'))
        await writeDown(repositories, actor, 'edit', { before: post, after, at });
      return id;
    });
