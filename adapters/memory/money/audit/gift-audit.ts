import type { StoredPosting, View } from '../../engine/store.ts';

type Places = Readonly<Record<string, readonly string[]>>;

/** Each gift against the two lines it made, and each line against its gift. */
export const giftPlaces = ({ table }: View, postings: readonly StoredPosting[]): Places => {
  const gifts = table('gifts').all();
  const own = postings.filter(({ reason }) => reason === 'GIFT');
  return {
    'gift.differs_from_ledger': gifts
      .filter(({ id, giverId, receiverId, amount, transferId }) => {
        const lines = own.filter((posting) => posting.transferId === transferId && posting.reference === id);
        const has = (userId: string, moved: number) =>
          lines.some(
            (p) =>
              p.account === 'USER' && p.userId === userId && p.coin === 'BASE_COIN' && p.amount === moved,
          );
        return lines.length !== 2 || !has(giverId, -amount) || !has(receiverId, amount);
      })
      .map(({ id }) => `gift ${id}`),

    'gift.missing': own
      .filter((p) => !gifts.some(({ id, transferId }) => id === p.reference && transferId === p.transferId))
      .map(({ id }) => `posting ${id}`),
  };
};

/** What codes gave or paid, against what the account of campaigns lost, and back. */
export const promoPlaces = ({ table }: View, postings: readonly StoredPosting[]): Places => {
  const spent = postings.filter(({ account }) => account === 'CAMPAIGN');
  const reversed = new Set(postings.flatMap(({ reverses }) => reverses ?? []));
  const payments = table('payments').all();
  const uses = table('promoUses').all();
  const costOf = (transferId: string): number =>
    -spent.filter((p) => p.transferId === transferId).reduce((sum, { amount }) => sum + amount, 0);
  const standing = new Map<string, number>();
  for (const { transferId, coins } of uses) if (transferId !== null) standing.set(transferId, coins);
  for (const { promo } of payments)
    if (promo !== null && promo.transferId !== null) standing.set(promo.transferId, promo.coins);
  return {
    'promo_use.differs_from_ledger': [
      ...uses
        .filter(({ transferId, coins }) => transferId !== null && costOf(transferId) !== coins)
        .map(({ id }) => `use ${id}`),
      ...payments
        .filter(
          ({ status, promo }) =>
            promo !== null &&
            ((status === 'COMPLETED') !== (promo.transferId !== null) ||
              (promo.transferId !== null && costOf(promo.transferId) !== promo.coins)),
        )
        .map(({ id }) => `payment ${id}`),
    ],

    'promo_use.missing': spent
      .filter((p) => p.reverses === null && !standing.has(p.transferId) && !reversed.has(p.transferId))
      .map(({ id }) => `posting ${id}`),

    'promotion.used_too_often': table('promotions')
      .all()
      .filter(({ id, usesMax }) => {
        const counted = uses.filter(
          (use) =>
            use.promotionId === id &&
            (use.paymentId === null ||
              payments.some(
                (p) => p.id === use.paymentId && p.status !== 'CANCELED' && p.promo?.useId === use.id,
              )),
        );
        return usesMax !== null && counted.length > usesMax;
      })
      .map(({ id }) => `promotion ${id}`),
  };
};
