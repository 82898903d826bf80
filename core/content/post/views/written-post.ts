import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import type { FieldIssue } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import { mediumViews, type MediumView } from '#core/platform/media/medium-view.ts';
import { bountyReference, type Bounty, type BountyStep } from '../../bounty/bounty.ts';
import { issuesOf } from '../checklist.ts';
import { isAuthor, isStaffReader, isWriter } from '../post-access.ts';
import { contentOf, type Post, type PostContent, type PostId, type PostStatus } from '../post.ts';
import type { OwnPostRow, PostRow } from '../ports.ts';
import { mediaIn } from '../files/media-in.ts';
import { filesOfPost } from '../files/own-files.ts';
import type { ChangeStatus, WorkingCopy } from '../working-copy.ts';
import { postCards, type CardNeeds, type PostCard } from './post-card.ts';

/** One line of an author's list, and of staff's. */
export type WrittenCard = PostCard &
  Readonly<{
    /** As it is being written. */
    draftTitle: string;
    change: ChangeStatus;
    /** Of a published one: when its change was proposed. */
    proposedAt: Date | null;
    /** Since then staff are asked to decide about it; null: nothing waits. */
    waitingSince: Date | null;
    reason: string | null;
    submittedAt: Date | null;
    trashedAt: Date | null;
    publishedAt: Date | null;
    isShowMain: boolean;
    isMachineDraft: boolean;
    words: number;
    version: number;
    createdAt: Date;
    updatedAt: Date;
  }>;

/** An article as it is edited and decided about. */
export type WrittenPost = WrittenCard &
  Readonly<{
    /** What is being written. */
    copy: PostContent;
    copyVersion: number;
    copyUpdatedAt: Date;
    changeReason: string | null;
    /** What was saved: handed in, planned, or read by everybody. */
    content: PostContent;
    /** Files of both texts, with addresses for a minute. */
    media: readonly MediumView[];
    issues: readonly FieldIssue[];
    enableComments: boolean;
    translations: readonly Readonly<{ id: PostId; language: Language; status: PostStatus; slug: string }>[];
    /** A link that was given out; the link itself is shown once. */
    previewUntil: Date | null;
    /** What is promised, or was paid, for its first publication. */
    bounty: Pick<Bounty, 'coin' | 'amount' | 'status' | 'paidAt'> | null;
    /** Oldest first; who did it is said to staff alone. */
    bountyHistory: readonly (Pick<BountyStep, 'kind' | 'coin' | 'amount' | 'at'> &
      Readonly<{ byName: string | null }>)[];
    isOwn: boolean;
    /** Hands it in and takes it back: its author, and of the site's own who may write so. */
    mayHandIn: boolean;
    mayEdit: boolean;
    mayDecide: boolean;
  }>;

/** Since when staff have been awaited; null: nobody waits. */
export const waitingSince = ({ status, submittedAt, change, proposedAt }: OwnPostRow): Date | null => {
  if (status === 'PENDING') return submittedAt;
  return change === 'WAITING' ? proposedAt : null;
};

const writtenParts = (row: OwnPostRow) => ({
  draftTitle: row.draftTitle,
  change: row.change,
  proposedAt: row.proposedAt,
  waitingSince: waitingSince(row),
  reason: row.reason,
  submittedAt: row.submittedAt,
  trashedAt: row.trashedAt,
  publishedAt: row.publishedAt,
  isShowMain: row.isShowMain,
  isMachineDraft: row.isMachineDraft,
  words: row.words,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export const writtenCards =
  (needs: CardNeeds) =>
  async (actor: Actor, rows: readonly OwnPostRow[]): Promise<readonly WrittenCard[]> => {
    const cards = await postCards(needs)(actor, rows);
    return rows.map((row, index) => ({ ...cards[index]!, ...writtenParts(row) })); // one for each row
  };

const filesOf = async (
  { reads, mediaStore, clock }: CardNeeds,
  post: Post,
  contents: readonly PostContent[],
): Promise<readonly MediumView[]> => {
  const ids = [...new Set(contents.flatMap(mediaIn))];
  if (ids.length === 0) return [];
  const media = await filesOfPost(reads, post, ids);
  return mediumViews(
    { media: reads.media, mediaStore, now: clock.now() },
    media.map((medium) => ({ medium })),
  );
};

export const writtenPost =
  (needs: CardNeeds) =>
  async (actor: Actor, row: PostRow, copy: WorkingCopy): Promise<WrittenPost> => {
    const { reads, clock } = needs;
    const own: OwnPostRow = {
      ...row,
      draftTitle: copy.content.title,
      change: copy.change,
      proposedAt: copy.proposedAt,
    };
    const [card] = await writtenCards(needs)(actor, [own]);
    const content = contentOf(row);
    const preview = await reads.postPreviews.find(row.id);
    const translations = await reads.posts.translationsOf(row);
    const isOwn = isAuthor(actor, row);
    const reference = bountyReference({ kind: 'POST', id: row.id });
    const bounty = await reads.bounties.find(reference);
    const history = bounty === null ? [] : await reads.bounties.historyOf(reference);
    const isStaff = isStaffReader(actor);
    return {
      ...card!, // of the one row
      copy: copy.content,
      copyVersion: copy.version,
      copyUpdatedAt: copy.updatedAt,
      changeReason: copy.change === 'RETURNED' ? copy.reason : null,
      content,
      media: await filesOf(needs, row, [content, copy.content]),
      issues: issuesOf(copy.content),
      enableComments: row.enableComments,
      translations: translations
        .filter(({ authorId }) => authorId === row.authorId)
        .map(({ id, language, status, slug }) => ({ id, language, status, slug })),
      previewUntil: preview && preview.expiresAt > clock.now() ? preview.expiresAt : null,
      bounty,
      bountyHistory: history.map(({ kind, coin, amount, at, byName }) => ({
        kind,
        coin,
        amount,
        at,
        byName: isStaff && !isOwn ? byName : null,
      })),
      isOwn,
      mayHandIn: isWriter(actor, row),
      mayEdit: isWriter(actor, row) || mayDo(actor, 'post.manage'),
      mayDecide: mayDo(actor, 'post.manage') || (!isOwn && mayDo(actor, 'post.update')),
    };
  };
