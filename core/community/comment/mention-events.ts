import type { Repositories } from '#core/kernel/transaction.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import type { CommentId, SubjectType } from './comment.ts';
import { mentionedIn, type TextEntity } from './text-entity.ts';
import type { UserId } from '#core/kernel/id.ts';

type Place = Readonly<{
  byId: UserId;
  commentId: CommentId | null;
  subjectType: SubjectType;
  subjectId: string;
}>;

export const mentionReference = ({
  commentId,
  subjectType,
  subjectId,
}: Pick<Place, 'commentId' | 'subjectType' | 'subjectId'>): string =>
  commentId === null ? `mention:${subjectType}:${subjectId}` : `mention:comment:${commentId}`;

/** Who is named now and was not before hears of it; who no longer is does not keep the notice. */
export const followMentions = async (
  repositories: Pick<Repositories, 'events' | 'notifications'>,
  place: Place,
  before: readonly TextEntity[],
  after: readonly TextEntity[],
): Promise<void> => {
  const [named, known] = [mentionedIn(after), mentionedIn(before)];
  for (const personId of named.filter((id) => !known.includes(id)))
    await repositories.events.append({ type: 'person.mentioned', personId, ...place });
  for (const userId of known.filter((id) => !named.includes(id)))
    await takeBack(repositories, { reference: mentionReference(place), userId });
};
