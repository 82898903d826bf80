import {
  mayHoldStaffRights,
  requireMayPublish,
  requireRecentProof,
  type Actor,
} from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import { aiUserId, type UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Wallet } from '#core/money/coin/ledger.ts';
import type { User } from '#core/people/account/user.ts';
import {
  cleanGiftMessage,
  giftTransfer,
  giftWindow,
  requireEstablished,
  requireGiftAmount,
  requireWithinDay,
  type Gift,
} from '../gift.ts';
import { giftView, type GiftView } from '../views/shown-gift.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'sharedClock' | 'ids'> & WithHooks<'mayGive'>;
type Input = Readonly<{
  /** An id, or a username with or without its sign. */
  receiver: string;
  amount: number;
  message: string;
  /** The request: the same one sent twice gives once. */
  reference: string;
}>;

export type Given = Readonly<{ gift: GiftView; wallet: Wallet }>;

const notPossible = (): DomainError => new DomainError('gift.not_possible');

const namedBy = async ({ users }: Pick<Repositories, 'users'>, typed: string): Promise<User | null> => {
  const name = typed.trim().replace(/^@/u, '');
  if (name === '') return null;
  return (await users.find(name)) ?? (await users.findByUsername(name.toLowerCase()));
};

/** Staff decide about coins of members: what members give them would be a present to a judge. */
const isStaff = async ({ users }: Pick<Repositories, 'users'>, id: UserId): Promise<boolean> => {
  const signedIn = await users.findSignedIn(id);
  return signedIn !== null && mayHoldStaffRights(id, signedIn.permissions);
};

/** Missing, hidden, blocked and staff answer alike: a refusal says nothing about the other person. */
const requireMayGive = async (
  { hooks }: Pick<Needs, 'hooks'>,
  repositories: Repositories,
  giverId: UserId,
  receiver: User | null,
  at: Date,
): Promise<User> => {
  if (receiver === null || receiver.status !== 'ACTIVE' || receiver.id === aiUserId) throw notPossible();
  if (receiver.id === giverId) throw new DomainError('gift.self');
  if (await isStaff(repositories, receiver.id)) throw notPossible();
  for (const may of hooks.mayGive)
    if (!(await may(repositories, giverId, receiver.id, at))) throw notPossible();
  return receiver;
};

/** Base Coin from one's own wallet to another member's, with a few words. */
export const giveCoins =
  ({ transaction, clock, sharedClock, ids, hooks }: Needs) =>
  async (actor: Actor, { receiver: typed, amount, message: words, reference }: Input): Promise<Given> => {
    const asked = clock.now();
    const { id: giverId } = requireMayPublish(actor, asked);
    const message = cleanGiftMessage(words);
    return transaction(async (repositories) => {
      const { gifts, users, wallets, settings, events } = repositories;
      const limits = await settings.read();
      if (!limits.giftsOpen) throw new DomainError('gift.closed');
      requireGiftAmount(limits, amount);
      if (amount >= limits.giftProofFrom) requireRecentProof(actor, asked);
      const { id: receiverId } = await requireMayGive(
        { hooks },
        repositories,
        giverId,
        await namedBy({ users }, typed),
        asked,
      );
      await gifts.lockPair(giverId, receiverId);
      const at = await sharedClock.now();
      requireEstablished(limits, await users.get(giverId), at);
      const since = after(at, -giftWindow);
      const [giver, receiver] = [
        await gifts.movedSince(giverId, since),
        await gifts.movedSince(receiverId, since),
      ];
      requireWithinDay(limits, amount, giver, receiver);
      const gift: Gift = {
        id: ids.next(),
        giverId,
        receiverId,
        amount,
        message,
        requestKey: reference,
        transferId: ids.next(),
        thankedAt: null,
        messageHiddenAt: null,
        createdAt: at,
      };
      await gifts.insert(gift);
      await wallets.apply(giftTransfer(gift, giverId));
      await events.append({ type: 'gift.given', giftId: gift.id, giverId, receiverId, amount });
      const row = await gifts.find(gift.id);
      if (!row) throw new DomainError('gift.not_found');
      return { gift: giftView(row, giverId), wallet: await wallets.of(giverId) };
    });
  };
