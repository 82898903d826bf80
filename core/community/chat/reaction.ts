import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { RoomId } from './room.ts';

export type Reaction = Readonly<{
  roomId: RoomId;
  seq: number;
  userId: UserId;
  emoji: string;
  createdAt: Date;
}>;

/** Different emoji under one message. */
export const reactionKindsMax = 20;

/** One emoji that Unicode recommends, whole: no text, no two of them. */
const oneEmoji = /^\p{RGI_Emoji}$/v;

export const requireEmoji = (text: string): string => {
  if (!oneEmoji.test(text)) throw new DomainError('chat.reaction_invalid');
  return text;
};

export type ReactionGroup = Readonly<{ emoji: string; userIds: readonly UserId[] }>;

/** As they stand under a message: the first emoji first, and who chose it. */
export const groupReactions = (reactions: readonly Reaction[]): readonly ReactionGroup[] =>
  [...Map.groupBy(reactions, ({ emoji }) => emoji)].map(([emoji, given]) => ({
    emoji,
    userIds: given.map(({ userId }) => userId),
  }));

/** A new kind is refused when there are as many as there may be; one more of a kind always fits. */
export const requireReactionFits = (given: readonly Reaction[], emoji: string): void => {
  const kinds = new Set(given.map((reaction) => reaction.emoji));
  if (!kinds.has(emoji) && kinds.size >= reactionKindsMax) throw new DomainError('chat.reaction_invalid');
};
