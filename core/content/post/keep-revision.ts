import { actorName, type Actor } from '#core/access/actor/actor.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { PostContent, PostId } from './post.ts';
import type { RevisionKind } from './working-copy.ts';

type Kept = Readonly<{ postId: PostId; content: PostContent; kind: RevisionKind; at: Date }>;

const isSame = (one: PostContent, other: PostContent): boolean => {
  const keys = Object.keys(one) as (keyof PostContent)[]; // of a content
  return keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
};

/** How it stands goes into its history; a text that stands there as the newest is written down again only with news. */
export const keepRevision = async (
  { postRevisions }: Pick<Repositories, 'postRevisions'>,
  actor: Actor,
  { postId, content, kind, at }: Kept,
): Promise<void> => {
  const isPublished = kind === 'PUBLISHED';
  const newest = await postRevisions.newest(postId);
  const hasNews = kind !== 'SAVED' && kind !== 'BEFORE_RESTORE' && newest?.kind !== kind;
  if (newest !== null && isSame(newest.content, content) && !hasNews) return;
  await postRevisions.add({ postId, content, kind, isPublished, by: actorName(actor), at });
};
