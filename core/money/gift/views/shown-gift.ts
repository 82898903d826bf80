import type { UserId } from '#core/kernel/id.ts';
import type { Gift } from '../gift.ts';
import type { GiftDirection, GiftRow } from '../ports.ts';

/** A gift as one of its two sees it. */
export type GiftView = Pick<Gift, 'id' | 'amount' | 'message' | 'thankedAt' | 'createdAt'> &
  Readonly<{
    direction: GiftDirection;
    /** The other of the two; without a name once that account is gone. */
    other: Readonly<{ id: UserId; name: string }>;
    isMessageHidden: boolean;
  }>;

export const shownMessage = ({
  message,
  messageHiddenAt,
}: Pick<Gift, 'message' | 'messageHiddenAt'>): string => (messageHiddenAt === null ? message : '');

export const giftView = (row: GiftRow, viewerId: UserId): GiftView => {
  const isGiver = row.giverId === viewerId;
  return {
    id: row.id,
    direction: isGiver ? 'GIVEN' : 'RECEIVED',
    other: isGiver
      ? { id: row.receiverId, name: row.receiverName }
      : { id: row.giverId, name: row.giverName },
    amount: row.amount,
    message: shownMessage(row),
    isMessageHidden: row.messageHiddenAt !== null,
    thankedAt: row.thankedAt,
    createdAt: row.createdAt,
  };
};
