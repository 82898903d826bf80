import type { UserId } from '#core/kernel/id.ts';

/** A part of a text that is more than its letters: places are UTF-16 units, as `slice` counts them. */
type Part = Readonly<{ start: number; length: number }>;
export type MentionEntity = Part & Readonly<{ kind: 'MENTION'; userId: UserId }>;
export type LinkEntity = Part & Readonly<{ kind: 'LINK'; url: string }>;
export type TextEntity = MentionEntity | LinkEntity;

/** A mention as its writer picked it; it begins with "@". */
export type PickedMention = Omit<MentionEntity, 'kind'>;

export const mostPickedMentions = 20;
export const urlMaxLength = 2000;

export const isMention = (entity: TextEntity): entity is MentionEntity => entity.kind === 'MENTION';
export const isLink = (entity: TextEntity): entity is LinkEntity => entity.kind === 'LINK';

export const mentionedIn = (entities: readonly TextEntity[]): readonly UserId[] => [
  ...new Set(entities.filter(isMention).map(({ userId }) => userId)),
];

/** What is left of the mentions once those are dropped that point at nothing of this text, or at what one before them took. */
export const fittingMentions = (text: string, picked: readonly PickedMention[]): readonly MentionEntity[] => {
  let end = 0;
  return picked
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ start, length, userId }): readonly MentionEntity[] => {
      const fits = start >= end && length > 1 && start + length <= text.length && text[start] === '@';
      if (!fits) return [];
      end = start + length;
      return [{ kind: 'MENTION', start, length, userId }];
    });
};

/** Links beside the mentions, in the order of the text. */
export const inOrder = (
  mentions: readonly MentionEntity[],
  links: readonly LinkEntity[],
): readonly TextEntity[] => {
  const isFree = (link: LinkEntity): boolean =>
    mentions.every(({ start, length }) => link.start >= start + length || link.start + link.length <= start);
  return [...mentions, ...links.filter(isFree)].toSorted((one, other) => one.start - other.start);
};
