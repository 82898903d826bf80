import type { Actor } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { hiddenFrom } from '#core/people/profile/hidden-people.ts';
import { personCards, type PersonCard } from '#core/people/profile/views/person-card.ts';
import type { Comment, CommentId } from '../comment.ts';
import type { ShownComment } from '../ports.ts';
import { mentionedIn, type LinkEntity, type MentionEntity, type TextEntity } from '../text-entity.ts';

export type PresentNeeds = Pick<Ports, 'reads' | 'mediaStore' | 'clock'> &
  WithHooks<'isHiddenFrom' | 'isKnownTo' | 'siteHostOf' | 'commentSubjects'>;

export type EntityView = LinkEntity | (MentionEntity & Readonly<{ profileLink: string | null }>);

/** A mention of who is not there for the reader is plain text. */
export const presentEntities = (
  entities: readonly TextEntity[],
  cards: ReadonlyMap<string, PersonCard>,
): readonly EntityView[] =>
  entities.flatMap((entity): readonly EntityView[] => {
    if (entity.kind === 'LINK') return [entity];
    const card = cards.get(entity.userId);
    return card ? [{ ...entity, profileLink: card.profileLink }] : [];
  });

export type CommentView = Readonly<
  Pick<
    Comment,
    'id' | 'subjectType' | 'subjectId' | 'rootId' | 'text' | 'replies' | 'status' | 'version' | 'createdAt' | 'editedAt'
  > & {
    replyTo: Readonly<{ commentId: CommentId; name: string }> | null;
    isGone: boolean;
    author: PersonCard | null;
    entities: readonly EntityView[];
    hiddenReason: string | null;
    isOwn: boolean;
  }
>; // prettier-ignore

type Known = Readonly<{ cards: ReadonlyMap<string, PersonCard>; parents: ReadonlyMap<CommentId, Comment> }>;

const replyToOf = ({ rootId, parentId }: Comment, { cards, parents }: Known): CommentView['replyTo'] => {
  if (parentId === null || parentId === rootId) return null;
  const parent = parents.get(parentId);
  const card = parent && cards.get(parent.authorId);
  return card ? { commentId: parentId, name: card.name } : null;
};

const present = (comment: ShownComment, known: Known): CommentView => {
  const { id, subjectType, subjectId, rootId, replies, status, version, createdAt, editedAt } = comment;
  const shared = { id, subjectType, subjectId, rootId, replies, version, createdAt };
  const author = known.cards.get(comment.authorId) ?? null;
  const isOwn = author?.isOwn ?? false;
  const nothing = { replyTo: null, hiddenReason: null, entities: [], text: '', editedAt: null };
  if (comment.isGone && !isOwn)
    return { ...shared, ...nothing, status: 'DELETED', isGone: true, author: null, isOwn };
  return {
    ...shared,
    status,
    editedAt,
    author,
    isGone: comment.isGone,
    text: comment.text,
    entities: presentEntities(comment.entities, known.cards),
    replyTo: replyToOf(comment, known),
    hiddenReason: isOwn ? comment.hiddenReason : null,
    isOwn,
  };
};

/** Comments as one reader is shown them; which of them, the storage has decided. */
export const presentComments =
  (ports: PresentNeeds) =>
  async (reader: Actor, comments: readonly ShownComment[]): Promise<readonly CommentView[]> => {
    const answered = comments.flatMap(({ rootId, parentId }) =>
      parentId === null || parentId === rootId ? [] : [parentId],
    );
    const parents = answered.length > 0 ? await ports.reads.comments.findAll([...new Set(answered)]) : [];
    const named = [...comments, ...parents].flatMap(({ authorId, entities }) => [
      authorId,
      ...mentionedIn(entities),
    ]);
    const hidden = await hiddenFrom(ports)(reader, named);
    const cards = await personCards(ports)(
      reader,
      named.filter((id) => !hidden.has(id)),
    );
    const known = { cards, parents: new Map(parents.map((parent) => [parent.id, parent])) };
    return comments.map((comment) => present(comment, known));
  };
