/** The money rules that are checked, in the order of the page; `reconcile` names those that are broken. */
export const moneyRules = [
  'transfer.unbalanced',
  'posting.amount',
  'posting.account',
  'wallet.differs_from_ledger',
  'balance.below_zero',
  'balance.chain_broken',
  'source.posted_twice',
  'transfer.reverses_unknown',
  'conversion.rate',
  'hold.differs_from_ledger',
  'hold.missing',
  'claim.without_posting',
  'claim.missing',
  'grant.not_approved',
  'coin_request.without_posting',
  'partner_claim.without_posting',
  'partner_claim.missing',
  'partner_reward.count_differs',
  'payment.without_posting',
  'posting.top_up_without_payment',
  'payment.received_differs',
  'payment.reference_repeated',
  'transfer.reference_repeated',
  'payment.not_covered',
  'transfer.overallocated',
  'transfer.misplaced',
  'transfer.unjudged',
  'order.differs_from_ledger',
  'order.missing',
  'review.differs_from_ledger',
  'review.hold_missing',
  'review_bundle.differs_from_ledger',
  'enrolment.differs_from_ledger',
  'enrolment.missing',
  'ai.differs_from_ledger',
  'ai.missing',
  'bounty.differs_from_ledger',
  'bounty.missing',
  'bounty.self_awarded',
  'gift.differs_from_ledger',
  'gift.missing',
  'promo_use.differs_from_ledger',
  'promo_use.missing',
  'promotion.used_too_often',
  'escrow.left_over',
  'specialization.hold_differs',
  'domain.hold_differs',
  'domain.year_unpaid',
  'domain.missing',
  'stock.below_zero',
  'rollup.differs_from_ledger',
] as const;
export type MoneyRule = (typeof moneyRules)[number];

type Breach = Readonly<{ rule: string; detail: string; count: number }>;
export type RuleState = Readonly<{ rule: string; name: MoneyRule | 'other'; breach: Breach | null }>;

/** Broken ones first. A rule that this page does not know yet is shown as well, under a general name. */
export const ruleStates = (breaches: readonly Breach[]): readonly RuleState[] => {
  const known: readonly string[] = moneyRules;
  const states: readonly RuleState[] = [
    ...moneyRules.map((rule) => ({
      rule,
      name: rule,
      breach: breaches.find((breach) => breach.rule === rule) ?? null,
    })),
    ...breaches
      .filter(({ rule }) => !known.includes(rule))
      .map((breach) => ({ rule: breach.rule, name: 'other' as const, breach })),
  ];
  return [
    ...states.filter(({ breach }) => breach !== null),
    ...states.filter(({ breach }) => breach === null),
  ];
};
