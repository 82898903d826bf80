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

/** Asks for a picture in place of a sign. Lists of emoji write it where it says nothing, and keyboards leave it out. */
const asPicture = '\uFE0F';

/** The one spelling of an emoji, so that two devices mean the same one; null where it is none. */
export const emojiOf = (text: string): string | null => {
  const bare = text.replaceAll(asPicture, '');
  return [text, bare, `${bare}${asPicture}`].find((spelled) => oneEmoji.test(spelled)) ?? null;
};

export const requireEmoji = (text: string): string => {
  const emoji = emojiOf(text);
  if (emoji === null) throw new DomainError('chat.reaction_invalid');
  return emoji;
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
