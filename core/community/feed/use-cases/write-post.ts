import { requireMayPublish, type Actor } from '#core/access/actor/actor.ts';
import { countAction } from '#core/community/activity/count-action.ts';
import { isNewAccount } from '#core/community/activity/limits.ts';
import { refuseDuplicate } from '#core/community/comment/duplicate.ts';
import { readEntities } from '#core/community/comment/read-text.ts';
import { isMention, type PickedMention } from '#core/community/comment/text-entity.ts';
import { checkText, type CheckedText } from '#core/community/moderation/text-check.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { CardChoice } from '../card.ts';
import { requireMedia } from '../chosen-media.ts';
import { previewUrlOf } from '../link-preview.ts';
import { lockOwnPost } from '../own-post.ts';
import { isEmpty, type FeedPost, type FeedPostId, type PostMedium, type Visibility } from '../post.ts';
import { makeCard } from '../make-card.ts';
import { filePostCase } from '../reported-posts.ts';
import { readersAmong } from '../readers.ts';
import { followChange } from '../spread.ts';
import { presentPost, type PostPresentNeeds, type PostView } from '../views/post-view.ts';

export type WriteNeeds = Pick<Ports, 'transaction' | 'ids' | 'textLinks'> & PostPresentNeeds;
type Needs = WriteNeeds;

type Written = Readonly<{
  text?: string | undefined;
  mentions?: readonly PickedMention[] | undefined;
  media?: readonly PostMedium[] | undefined;
  visibility?: Visibility | undefined;
}>;
export type PostInput = Written & Readonly<{ card?: CardChoice | undefined }>;

const requireContent = (post: FeedPost): FeedPost => {
  if (isEmpty(post)) throw new DomainError('feed.empty');
  return post;
};

/** All that its author wrote, the words below the pictures too. */
const wordsOf = ({ text, media }: Pick<FeedPost, 'text' | 'media'>): string =>
  [text, ...media.map(({ alt }) => alt)].filter(Boolean).join('\n');

const unjudged: CheckedText = { verdict: 'PASS', words: [] };

type Draft = Readonly<{
  post: FeedPost;
  before: FeedPost | null;
  mentions: readonly PickedMention[];
  isNew: boolean;
}>;

/** What stands in the text, and whether staff must look at it first: at words they have not let pass already. */
const judged = async (
  repositories: Repositories,
  needs: Needs,
  { post, before, mentions, isNew }: Draft,
): Promise<Readonly<{ read: Pick<FeedPost, 'entities' | 'status'>; checked: CheckedText }>> => {
  const { authorId, text } = post;
  const entities = await readEntities(repositories, needs, {
    writerId: authorId,
    text,
    mentions,
    isNew,
    seenBy: (userIds) => readersAmong(repositories, { ...post, status: 'PUBLISHED' }, userIds),
  });
  const words = wordsOf(post);
  const isOther = before === null || wordsOf(before) !== words;
  const checked = isOther ? await checkText(repositories, words, { isNew }) : unjudged;
  const mustWait = post.status === 'PUBLISHED' && checked.verdict === 'HOLD';
  return { read: { entities, status: mustWait ? 'HELD' : post.status }, checked };
};

/** Stores a post by this author, as far as limits and rules let it; the transaction is the caller's. */
export const publishPost =
  (needs: Needs) =>
  async (
    repositories: Repositories,
    authorId: UserId,
    { text = '', mentions = [], ...input }: PostInput,
    at: Date,
  ): Promise<FeedPost> => {
    const { socialCounts, feedPosts } = repositories;
    // First: who begins to follow waits, and then finds the post.
    await socialCounts.lock(authorId);
    const { isNew } = await countAction(repositories, authorId, 'POST', at);
    await refuseDuplicate(feedPosts, authorId, text, at);
    const draft = requireContent({
      id: needs.ids.next(),
      authorId,
      text,
      entities: [],
      media: await requireMedia(repositories, authorId, input.media ?? []),
      visibility: input.visibility ?? 'PUBLIC',
      card: input.card ? await makeCard(repositories, authorId, input.card, at) : null,
      previewUrl: null,
      locked: false,
      status: 'PUBLISHED',
      hiddenReason: null,
      statusBefore: null,
      version: 1,
      publishedAt: at,
      editedAt: null,
      deletedAt: null,
    });
    const { read, checked } = await judged(repositories, needs, {
      post: draft,
      before: null,
      mentions,
      isNew,
    });
    const written: FeedPost = { ...draft, ...read, previewUrl: previewUrlOf(read.entities) };
    await feedPosts.insert(written);
    await socialCounts.add(authorId, { posts: 1 });
    await followChange(repositories, null, written, { at, isNews: true });
    await filePostCase(repositories, written, checked, { at, ids: needs.ids });
    return written;
  };

/** Posts to the feed. At commit it is in the feeds of those who follow. */
export const postToFeed =
  (needs: Needs) =>
  async (actor: Actor, input: PostInput): Promise<PostView> => {
    const at = needs.clock.now();
    const { id: authorId } = requireMayPublish(actor, at);
    const post = await needs.transaction((repositories) =>
      publishPost(needs)(repositories, authorId, input, at),
    );
    return presentPost(needs)(actor, post);
  };

export type PostEdit = Written &
  Readonly<{ id: FeedPostId; version: number; withoutPreview?: true | undefined; withoutCard?: true | undefined }>; // prettier-ignore

/** The preview follows the first link; one that was taken away comes back only with another link. */
const previewAfter = (before: FeedPost, after: FeedPost, withoutPreview: boolean): string | null => {
  if (withoutPreview) return null;
  const [was, is] = [previewUrlOf(before.entities), previewUrlOf(after.entities)];
  return was === is ? before.previewUrl : is;
};

const isSameContent = (one: FeedPost, other: FeedPost): boolean =>
  one.text === other.text &&
  one.card === other.card &&
  JSON.stringify(one.media) === JSON.stringify(other.media);

const edited = async (
  repositories: Repositories,
  needs: Needs,
  before: FeedPost,
  { mentions, withoutPreview, withoutCard, ...edit }: PostEdit,
): Promise<Readonly<{ after: FeedPost; checked: CheckedText }>> => {
  const { authorId } = before;
  const at = needs.clock.now();
  const text = edit.text ?? before.text;
  const media = edit.media ? await requireMedia(repositories, authorId, edit.media) : before.media;
  const draft = requireContent({
    ...before,
    text,
    media,
    visibility: edit.visibility ?? before.visibility,
    card: withoutCard ? null : before.card,
    version: before.version + 1,
  });
  if (text !== before.text) await refuseDuplicate(repositories.feedPosts, authorId, text, at);
  const isNew = isNewAccount(await repositories.socialCounts.standingOf(authorId), at);
  const kept = edit.text === undefined ? before.entities.filter(isMention) : [];
  const { read, checked } = await judged(repositories, needs, {
    post: draft,
    before,
    mentions: mentions ?? kept,
    isNew,
  });
  const after: FeedPost = {
    ...draft,
    ...read,
    editedAt: isSameContent(before, draft) ? before.editedAt : at,
  };
  const previewUrl = previewAfter(before, after, withoutPreview === true);
  return { after: { ...after, previewUrl }, checked };
};

/** Changes one's own post; likes and comments stay, and it is marked when its words, pictures or card are others. */
export const editFeedPost =
  (needs: Needs) =>
  async (actor: Actor, edit: PostEdit): Promise<PostView> => {
    const at = needs.clock.now();
    const { id: ownerId } = requireMayPublish(actor, at);
    const post = await needs.transaction(async (repositories) => {
      const before = await lockOwnPost(repositories, actor, ownerId, edit.id);
      if (before.version !== edit.version) throw new DomainError('version.stale');
      const { after, checked } = await edited(repositories, needs, before, edit);
      await repositories.feedPosts.update(after);
      await followChange(repositories, before, after, { at, isNews: false });
      await filePostCase(repositories, after, checked, { at, ids: needs.ids });
      return after;
    });
    return presentPost(needs)(actor, post);
  };

/** How a card of one's own records would look. */
export const previewCard =
  ({ reads, clock }: Pick<Ports, 'clock'> & Readonly<{ reads: Parameters<typeof makeCard>[0] }>) =>
  async (actor: Actor, choice: CardChoice) => {
    const at = clock.now();
    const { id }: { id: UserId } = requireMayPublish(actor, at);
    return makeCard(reads, id, choice, at);
  };
