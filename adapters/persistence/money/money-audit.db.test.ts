import { aBundle, storeBundle } from '#fixtures/coaching/bundles.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pay } from '#core/learning/enrolment/coins.ts';
import { moveOrder } from '#core/money/shop/move-order.ts';
import { orderPayment } from '#core/money/shop/order.ts';
import { deliver } from '#core/coaching/review/coins.ts';
import { forgottenReply } from '#core/coaching/reply/reply.ts';
import { bare, sayByRules } from '#core/assistant/ai-coach/begin.ts';
import { payBounty } from '#core/content/bounty/pay-bounty.ts';
import { reserveBounty } from '#core/content/bounty/reserve-bounty.ts';
import { conversion } from '#core/money/coin/conversion.ts';
import { captureHold, placeHold } from '#core/money/coin/holds.ts';
import { rewardReference } from '#core/money/coin/rewards.ts';
import { payClaim } from '#core/money/partner/use-cases/claim-partner-reward.ts';
import { reversalReference } from '#core/money/payment/payment.ts';
import { bookInto, complete } from '#core/money/payment/settle.ts';
import type { Repositories, Transaction } from '#core/kernel/transaction.ts';
import { giftTransfer } from '#core/money/gift/gift.ts';
import { promoTransfer } from '#core/money/promo/promo-ledger.ts';
import { aGift } from '#fixtures/money/gifts.ts';
import { aPromoCode, aPromotion, aPromoUse } from '#fixtures/money/promotions.ts';
import { anOrder, aProduct } from '#fixtures/money/catalog.ts';
import { aCoach, aWaitingReview, storeReview } from '#fixtures/coaching/coaches.ts';
import { aHold, aRewardClaim, aTransfer } from '#fixtures/money/coins.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { anEnrolment } from '#fixtures/learning/enrolments.ts';
import { storedChallenge } from '#fixtures/learning/stored-challenge.ts';
import { aBankNotice, anIncomingTransfer } from '#fixtures/money/incoming-transfers.ts';
import { aPartner, aPartnerClaim, aPartnerReward } from '#fixtures/money/partners.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { chargeYear, holdFirstYear, takeFirstYear } from '#core/sites/domain-name/coins.ts';
import { aDomain } from '#fixtures/sites/domains.ts';
import { aSpecializationRequest, storeRequest } from '#fixtures/coaching/specializations.ts';
import { storedUser } from '#fixtures/engine/suites/home.ts';
import { connectionOf } from '../engine/ambient-transaction.ts';
import { isDatabaseBusy, openDatabase } from '../engine/database.ts';
import { knexMoneyAudit, moneyRules } from './money-audit.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import { knexReads, knexTransaction } from '../engine/transaction.ts';

const secretBox = { seal: (text: string) => text, open: (text: string) => text };

/** Every kind of breach, made by a user who owns the tables and takes their guards away. */
describe('the money audit', () => {
  let test: TestDatabase;
  let transaction: Transaction;
  let reads: Repositories;
  let userId: string;
  let holdId: string;
  let claimId: string;
  let paymentId: string;
  let reversedId: string;
  let transferId: string;
  let orderId: string;
  let reviewId: string;
  let enrolmentId: string;

  beforeAll(async () => {
    test = await createTestDatabase();
    transaction = knexTransaction(test.db, { secretBox });
    reads = knexReads(test.db, { secretBox });
    const { id } = await storedUser({ transaction, reads });
    userId = id;
    await reads.wallets.apply(aTransfer({ userId, amount: 5000 }));
    await reads.wallets.apply(aTransfer({ userId, amount: 50, coin: 'FIT_COIN' }));
    await reads.wallets.apply(aTransfer({ userId, amount: -10 }));
    await reads.wallets.apply(
      conversion(userId, { id: nextId(), fitCoin: 3, reference: nextId(), at: noon }),
    );
    for (const settle of [false, true]) {
      const { status: _status, createdAt: _at, settledAt: _settled, ...hold } = aHold({ userId }); // prettier-ignore
      await transaction((repositories) => placeHold(repositories, { ...hold, actor: userId, at: noon }));
      if (settle) {
        const step = { id: nextId(), actor: 'system', at: noon };
        await transaction((repositories) => captureHold(repositories, hold.id, step));
      } else holdId = hold.id;
    }
    const claim = aRewardClaim({ userId });
    claimId = claim.id;
    await transaction(async ({ rewardClaims, wallets }) => {
      await rewardClaims.insert(claim);
      const { amount, coin } = claim;
      await wallets.apply(
        aTransfer({ userId, amount, coin, reason: 'REWARD', reference: rewardReference(claim) }),
      );
    });
    await reads.wallets.apply(aTransfer({ userId, amount: 10_000, coin: 'FIT_COIN' }));
    await transaction(async (repositories) => {
      const name = { ...aDomain({ userId, term: 2 }), holdId: nextId() };
      const bought = { ids: { next: nextId }, actor: userId, at: noon };
      await repositories.domains.insert(name);
      await holdFirstYear(repositories, { ...name, term: 1 }, bought);
      await takeFirstYear(repositories, name, bought);
      await chargeYear(repositories, name, bought);
    });
    const receiver = await storedUser({ transaction, reads });
    const gift = aGift({ giverId: userId, receiverId: receiver.id });
    await reads.gifts.insert(gift);
    await reads.wallets.apply(giftTransfer(gift, userId));
    const promotion = aPromotion();
    const code = aPromoCode({ promotionId: promotion.id });
    await transaction(({ promotions }) => promotions.insert(promotion, [code]));
    for (const member of [userId, receiver.id]) {
      const used = aPromoUse({ promotionId: promotion.id, codeId: code.id, userId: member });
      await reads.promotions.insertUse(used);
      const { id: reference, coins, transferId: moved, at } = used;
      await reads.wallets.apply(
        promoTransfer({
          id: moved ?? '',
          userId: member,
          coins,
          reference,
          code: code.code,
          actor: member,
          at,
        }),
      );
    }
    const partner = aPartner();
    await reads.partners.insert(partner);
    const reward = aPartnerReward({ partnerId: partner.id, unit: 'UNLIMITED' });
    await reads.partnerRewards.insert(reward);
    for (const [number, status] of (['COMPLETED', 'PROCESSING', 'CANCELED'] as const).entries()) {
      const made = aPartnerClaim({ rewardId: reward.id, userId, number, status });
      await reads.partnerClaims.insert(made);
      if (status !== 'CANCELED') await reads.partnerRewards.count(reward.id, 1);
      if (status === 'COMPLETED') await payClaim(reads, made, { id: made.id, actor: userId, at: noon });
    }
    const step = () => ({ id: nextId(), actor: { kind: 'system' } as const, at: noon });
    const ordered = async (bankCode: string) => {
      const payment = aPayment({ userId });
      await reads.payments.insert(payment);
      return transaction(async (repositories) => {
        const locked = await repositories.payments.lock(payment.id);
        if (!locked) throw new Error('It was stored just now');
        return complete(repositories, locked, { ...step(), bankCode });
      });
    };
    const paid = await ordered('FT1');
    paymentId = paid.id;
    const notice = aBankNotice();
    await reads.bankNotices.insert(notice);
    const arrived = anIncomingTransfer({
      noticeId: notice.id,
      bankReference: 'FT1',
      amountVnd: paid.amountVnd,
    });
    await reads.incomingTransfers.insert(arrived);
    transferId = arrived.id;
    await transaction((repositories) =>
      bookInto(repositories, arrived, paid, { ...step(), amountVnd: paid.amountVnd }),
    );
    const mistaken = await ordered('FT2');
    reversedId = mistaken.id;
    await reads.wallets.apply({
      ...aTransfer({
        userId,
        coin: 'FIT_COIN',
        amount: -mistaken.coins,
        reason: 'REVERSAL',
        reference: reversalReference(mistaken),
      }),
      reverses: mistaken.transferId,
    });
    await reads.payments.update({ ...mistaken, status: 'CANCELED', cancelReason: 'REVERSED' });

    const request = aSpecializationRequest({ userId });
    await transaction((repositories) => storeRequest(repositories, request));

    const coach = aCoach();
    await reads.users.insert(coach);
    const between = { memberId: userId, coachId: coach.id, snapshotId: nextId(), price: 900 };
    const answered = aWaitingReview({ ...between, holdId: nextId() });
    await transaction(async (repositories) => {
      await storeReview(repositories, answered);
      const earningHoldId = await deliver(repositories, answered, {
        ids: { next: nextId },
        actor: coach.id,
        at: noon,
      });
      await repositories.reviews.update({
        ...answered,
        status: 'APPROVED',
        reply: forgottenReply,
        approvedAt: noon,
        earningHoldId,
      });
    });
    const waiting = aWaitingReview({ ...between, holdId: nextId() });
    reviewId = waiting.id;
    await transaction((repositories) => storeReview(repositories, waiting));
    const bundle = aBundle({ memberId: userId, coachId: coach.id });
    await transaction((repositories) => storeBundle(repositories, bundle));

    await reads.wallets.apply(aTransfer({ userId, amount: 400, coin: 'FIT_COIN' }));
    const { id: challengeId } = await storedChallenge({ transaction, reads }, { authorId: coach.id });
    const begun = anEnrolment({ userId, challengeId, authorId: coach.id, paid: 100, fee: 15, net: 85 });
    enrolmentId = begun.id;
    await transaction(async (repositories) =>
      repositories.enrolments.insert(
        await pay(repositories, begun, { ids: { next: nextId }, actor: userId, at: noon }),
      ),
    );

    const rewarded = { kind: 'POST', id: 'first', userId } as const;
    const byStaff = { ...step(), ids: { next: nextId } };
    await transaction(async (repositories) => {
      await reserveBounty(repositories, rewarded, { coin: 'BASE_COIN', amount: 700 }, byStaff);
      await payBounty(repositories, rewarded, { ...byStaff, title: 'Bài viết', link: '/' });
      const promised = { kind: 'BUG_REPORT', id: 'second', userId } as const;
      await reserveBounty(repositories, promised, { coin: 'BASE_COIN', amount: 900, usual: 900 }, byStaff);
    });

    const answer = bare(
      { requestKey: 'a-key', requestHash: 'hash', language: 'vi' },
      { id: 'answer', userId, kind: 'REVIEW', at: noon },
      '1',
    );
    await transaction((repositories) =>
      sayByRules(repositories, answer, [], { ...step(), ids: { next: nextId }, isAgain: false }),
    );
    await reads.wallets.apply(
      aTransfer({ userId, amount: 300, reason: 'REFUND', reference: 'ai:answer', at: noon }),
    );
    const said = await reads.aiAnswers.find('answer');
    if (said) await reads.aiAnswers.update({ ...said, refundedAt: noon });

    const product = aProduct({ stock: 5 });
    await reads.products.insert(product);
    const bought = () =>
      transaction(async ({ orders, wallets }) => {
        const order = anOrder({ userId, unitPrice: 2, transferId: nextId() }, product);
        await orders.insert(order);
        await wallets.apply(orderPayment(order, { ...step(), id: order.transferId ?? '' }));
        return order;
      });
    orderId = (await bought()).id;
    const regretted = await bought();
    await transaction((repositories) => moveOrder(repositories, regretted, { action: 'cancel', ...step() }));
    // Others may be at work on the same server; what they began has to end first.
    while ((await transaction(({ ledgerReports }) => ledgerReports.fold())) === 0) await pause(5);
  });
  afterAll(() => test.drop());

  // Each breach lives in a transaction that is rolled back, so that the next test meets a sound ledger again.
  let breaking: Knex.Transaction;
  beforeEach(async () => {
    breaking = await test.db.transaction();
    await breaking.raw(`
      alter table postings disable trigger postings_append_only;
      alter table postings drop constraint postings_amount;
      alter table postings drop constraint postings_check;
      alter table postings drop constraint postings_check1;
      alter table wallets drop constraint wallets_not_below_zero;
      drop index postings_source;
      alter table reward_claims drop constraint reward_claims_source;
      alter table products drop constraint products_stock;
    `);
  });
  afterEach(async () => {
    await breaking.rollback();
    expect(await reads.moneyAudit.breaches()).toEqual([]);
  });

  const found = () => knexMoneyAudit(connectionOf(breaking)).breaches();

  const own = `user_id = '${'$user'}' and account = 'USER' and coin = 'BASE_COIN'`;
  const newest = `(select max(id) from postings where ${own})`;
  const copied = (changes: Readonly<Record<string, string>>) => {
    const names = ['transfer_id', 'account', 'user_id', 'coin', 'amount', 'balance_after', 'reason', 'reference', 'reverses', 'note', 'actor', 'created_at']; // prettier-ignore
    return `insert into postings (${names.join(', ')})
      select ${names.map((name) => changes[name] ?? name).join(', ')} from postings where id = ${newest}`;
  };

  const approvedRequest = (amount: number) =>
    `insert into coin_requests select 'r', 'GRANT', '$user', 'BASE_COIN', ${amount}, 'x', null, 'other', 'APPROVED', '1', '2', now(), null, 'large', now()`;

  const breaches: readonly (readonly [kind: string, rule: string, sql: string])[] = [
    ['one side of a transfer', 'transfer.unbalanced', `update postings set amount = amount + 1 where id = ${newest}`],
    ['a posting that was removed', 'transfer.unbalanced', `delete from postings where id = ${newest}`],
    ['a posting of nothing', 'posting.amount', copied({ amount: '0', reference: `'other'` })],
    ['a posting of too much', 'posting.amount', copied({ amount: '1000000000001', reference: `'other'` })],
    ['a member’s posting without a member', 'posting.account', `update postings set user_id = null where id = ${newest}`],
    ['a posting without the balance after it', 'posting.account', `update postings set balance_after = null where id = ${newest}`],
    ['a system account with a member', 'posting.account', `update postings set account = 'REVENUE' where id = ${newest}`],
    ['a wallet with more than was posted', 'wallet.differs_from_ledger', `update wallets set base_coin = base_coin + 1 where user_id = '$user'`],
    ['a wallet with other coins', 'wallet.differs_from_ledger', `update wallets set fit_coin = fit_coin - 1 where user_id = '$user'`],
    ['a wallet that holds back too little', 'wallet.differs_from_ledger', `update wallets set held_base_coin = 0 where user_id = '$user'`],
    ['a wallet that is gone', 'wallet.differs_from_ledger', `delete from wallets where user_id = '$user'`],
    ['a wallet from nowhere', 'wallet.differs_from_ledger', `insert into wallets (user_id, base_coin) values ('1', 5)`],
    ['a wallet below zero', 'balance.below_zero', `update wallets set base_coin = -1 where user_id = '$user'`],
    ['a statement below zero', 'balance.below_zero', `update postings set balance_after = -5 where id = ${newest}`],
    ['a running balance that does not chain', 'balance.chain_broken', `update postings set balance_after = balance_after + 7 where id = ${newest}`],
    ['a line that was moved in time', 'balance.chain_broken', `update postings set balance_after = 1 where id = (select min(id) from postings where ${own})`],
    ['a source event posted twice', 'source.posted_twice', copied({ transfer_id: `'copy'` })],
    ['a correction of nothing', 'transfer.reverses_unknown', `update postings set reverses = 'nothing' where id = ${newest}`],
    ['a conversion at another rate', 'conversion.rate', `update postings set amount = 31 where reason = 'CONVERSION' and account = 'USER' and coin = 'BASE_COIN'`],
    ['a conversion the other way', 'conversion.rate', `update postings set amount = -amount where reason = 'CONVERSION'`],
    ['a hold of another amount', 'hold.differs_from_ledger', `update holds set amount = amount + 1 where id = '$hold'`],
    ['a hold that says it was spent', 'hold.differs_from_ledger', `update holds set status = 'CAPTURED' where id = '$hold'`],
    ['a hold that says it was given back', 'hold.differs_from_ledger', `update holds set status = 'RELEASED' where id = '$hold'`],
    ['a spent hold that waits again', 'hold.differs_from_ledger', `update holds set status = 'PENDING' where status = 'CAPTURED'`],
    ['a hold of someone else', 'hold.differs_from_ledger', `update holds set user_id = '1' where id = '$hold'`],
    ['coins set aside without a hold', 'hold.missing', `delete from holds where id = '$hold'`],
    ['a claim that was never paid', 'claim.without_posting', `insert into reward_claims select 'other', '1', type, source, amount, coin, at from reward_claims`],
    ['a claim of another amount', 'claim.without_posting', `update reward_claims set amount = amount + 1 where id = '$claim'`],
    ['a grant that one person made too large', 'grant.not_approved', copied({ transfer_id: `'large'`, amount: '20001', reason: `'GRANT'`, reference: `'other'` })],
    ['a large correction whose log says how much one person may move', 'grant.not_approved', `${copied({ transfer_id: `'large'`, amount: '-20001', reason: `'CORRECTION'`, reference: `'other'` })}; insert into audit_log (at, actor, action, target_type, target_id, after) values (now(), '1', 'coins.correct', 'user', '$user', '{"transferId":"large","aloneUpTo":20000}')`],
    ['a large grant whose request is for another amount', 'grant.not_approved', `${copied({ transfer_id: `'large'`, amount: '50000', reason: `'GRANT'`, reference: `'other'` })}; ${approvedRequest(49_999)}`],
    ['an approved request whose coins never moved', 'coin_request.without_posting', approvedRequest(50_000)],
    ['a paid claim of a partner reward without its coins', 'partner_claim.without_posting', `update partner_claims set number = 9 where status = 'COMPLETED'`],
    ['a partner claim of another amount', 'partner_claim.without_posting', `update partner_claims set amount = amount + 1 where status = 'COMPLETED'`],
    ['a waiting claim that says it was paid', 'partner_claim.without_posting', `update partner_claims set status = 'COMPLETED' where status = 'PROCESSING'`],
    ['coins of a partner claim that waits', 'partner_claim.missing', `update partner_claims set status = 'PROCESSING' where status = 'COMPLETED'`],
    ['a partner reward that counts too few claims', 'partner_reward.count_differs', `update partner_rewards set claimed_count = claimed_count - 1`],
    ['a refused claim that is still counted', 'partner_reward.count_differs', `update partner_claims set status = 'CANCELED' where status = 'PROCESSING'`],
    ['a paid order without its coins', 'payment.without_posting', `update payments set opening = 2 where id = '$payment'`],
    ['a paid order of another amount', 'payment.without_posting', `update payments set coins = coins + 1 where id = '$payment'`],
    ['a reversed order that says it is paid', 'payment.without_posting', `update payments set status = 'COMPLETED', cancel_reason = null where id = '$reversed'`],
    ['an order closed with its coins out', 'posting.top_up_without_payment', `update payments set status = 'CANCELED', cancel_reason = 'REJECTED' where id = '$payment'`],
    ['a top-up of nobody’s order', 'posting.top_up_without_payment', `update postings set reference = 'nothing:1' where reason = 'TOP_UP'`],
    ['a reversal that took back less', 'posting.top_up_without_payment', `update postings set amount = amount + 1 where reason = 'REVERSAL' and account = 'USER'`],
    ['an order that counts money nobody sent', 'payment.received_differs', `update payments set received_vnd = 1 where id = '$payment'`],
    ['an order paid by the reference of another', 'payment.reference_repeated', `insert into payments select (jsonb_populate_record(p, '{"id":"copy","code":"COPY","bank_code":"ft\u200b 1.","bank_code_key":"other"}')).* from payments p where id = '$payment'`],
    ['an order paid by a reference of look-alike letters', 'payment.reference_repeated', `insert into payments select (jsonb_populate_record(p, '{"id":"copy","code":"COPY","bank_code":"ＦＴ１","bank_code_key":"other"}')).* from payments p where id = '$payment'`],
    ['an order paid by a reference that nobody can see', 'payment.reference_repeated', `update payments set bank_code = '\u200b' where id = '$payment'`],
    ['a transfer received twice under one reference', 'transfer.reference_repeated', `insert into incoming_transfers select (jsonb_populate_record(t, '{"id":"copy","bank_reference":"ft-\u200b1"}')).* from incoming_transfers t where id = '$transfer'`],
    ['an order approved by the reference of a smaller transfer', 'payment.not_covered', `update payments set bank_code = 'FT3', bank_code_key = 'FT3', received_vnd = 0 where id = '$payment'; update incoming_transfers set bank_reference = 'FT3', amount_vnd = 1000 where id = '$transfer'; delete from transfer_allocations`],
    ['a reference that only adds a number to that of a smaller transfer', 'payment.not_covered', `update payments set bank_code = 'FT1#2', bank_code_key = 'FT1#2', received_vnd = 0 where id = '$payment'; update incoming_transfers set amount_vnd = 1000 where id = '$transfer'; delete from transfer_allocations`],
    ['a shortfall that one person let pass twice', 'payment.not_covered', `update payments set received_vnd = 0, shortfall = '{"missingVnd":98000,"reason":"x","by":"1","approvedBy":"1"}' where id = '$payment'; update incoming_transfers set amount_vnd = 1000 where id = '$transfer'; delete from transfer_allocations`],
    ['a transfer put down twice', 'transfer.overallocated', `insert into transfer_allocations select transfer_id, position + 1, payment_id, amount_vnd, note, by, at from transfer_allocations`],
    ['a transfer that says it waits', 'transfer.misplaced', `update incoming_transfers set status = 'WAITING', waiting_reason = 'OVER' where id = '$transfer'`],
    ['a transfer that says it pays several', 'transfer.misplaced', `update incoming_transfers set status = 'SPLIT' where id = '$transfer'`],
    ['a transfer that says it was sent back', 'transfer.misplaced', `update incoming_transfers set status = 'RETURNED' where id = '$transfer'`],
    ['money going out that pays an order', 'transfer.misplaced', `update incoming_transfers set status = 'OUTGOING' where id = '$transfer'`],
    ['a matched transfer that went nowhere', 'transfer.misplaced', `delete from transfer_allocations`],
    ['a transfer nobody judged', 'transfer.unjudged', `update incoming_transfers set status = 'RECEIVED', updated_at = now() - interval '61 minutes' where id = '$transfer'`],
    ['an order of another price', 'order.differs_from_ledger', `update orders set unit_price = 3, total = 3 where id = '$order'`],
    ['an order paid by another movement', 'order.differs_from_ledger', `update orders set transfer_id = 'other' where id = '$order'`],
    ['a canceled order whose coins did not come back', 'order.differs_from_ledger', `update orders set status = 'CANCELED' where id = '$order'`],
    ['an order that was refunded and sent', 'order.differs_from_ledger', `update orders set status = 'COMPLETED' where status = 'CANCELED'`],
    ['a purchase of nothing', 'order.missing', `delete from orders where id = '$order'`],
    ['a purchase of another person’s order', 'order.missing', `update orders set user_id = '1' where id = '$order'`],
    ['a review of another price', 'review.differs_from_ledger', `update reviews set price = price + 1 where id = '$review'`],
    ['a refused review whose price is held still', 'review.differs_from_ledger', `update reviews set status = 'REJECTED' where id = '$review'`],
    ['a review that someone else pays', 'review.differs_from_ledger', `update reviews set member_id = '1' where id = '$review'`],
    ['a released share that is held still', 'review.differs_from_ledger', `update reviews set released_at = now() where status = 'APPROVED'`],
    ['an answer that nobody is paid for', 'review.differs_from_ledger', `update reviews set earning_hold_id = null where status = 'APPROVED'`],
    ['coins held for no review', 'review.hold_missing', `delete from reviews where id = '$review'`],
    ['a bundle of another price', 'review_bundle.differs_from_ledger', `update review_bundles set price = price + 1`],
    ['a quarter of another amount', 'review_bundle.differs_from_ledger', `update review_bundle_parts set amount = amount + 1 where number = 1`],
    ['a used quarter without its review', 'review_bundle.differs_from_ledger', `update review_bundle_parts set status = 'USED', week = '2026-W47' where number = 1`],
    ['a bundle that ended and holds coins', 'review_bundle.differs_from_ledger', `update review_bundles set status = 'ENDED', end_reason = 'EXPIRED', ended_at = now()`],
    ['a quarter given back that is held still', 'review_bundle.differs_from_ledger', `update review_bundle_parts set status = 'REFUNDED' where number = 2`],
    ['coins held for an earlier round', 'review.hold_missing', `update reviews set hold_id = null, price = 0, fee = 0 where id = '$review'`],
    ['an enrolment of another price', 'enrolment.differs_from_ledger', `update enrolments set paid = paid + 1, fee = fee + 1 where id = '$enrolment'`],
    ['an enrolment taken back whose coins did not come back', 'enrolment.differs_from_ledger', `update enrolments set status = 'CANCELED', canceled_at = now(), cancel_reason = 'BY_STAFF' where id = '$enrolment'`],
    ['an author’s share that is held still', 'enrolment.differs_from_ledger', `update enrolments set released_at = now() where id = '$enrolment'`],
    ['an author’s share of another amount', 'enrolment.differs_from_ledger', `update enrolments set fee = fee - 1, net = net + 1 where id = '$enrolment'`],
    ['coins of an enrolment that is not there', 'enrolment.missing', `delete from enrolments where id = '$enrolment'`],
    ['coins of someone else’s enrolment', 'enrolment.missing', `update enrolments set user_id = '1' where id = '$enrolment'`],
    ['an answer of another price', 'ai.differs_from_ledger', `update ai_answers set charged = charged + 1 where id = 'answer'`],
    ['an answer given back whose coins did not come back', 'ai.differs_from_ledger', `delete from postings where reference = 'ai:answer'`],
    ['coins given back for an answer of another person', 'ai.missing', `update ai_answers set user_id = '1' where id = 'answer'`],
    ['a bounty of another amount', 'bounty.differs_from_ledger', `update bounties set amount = amount + 1 where reference = 'post:first'`],
    ['a paid bounty whose coins never moved', 'bounty.differs_from_ledger', `update bounties set status = 'PAID', paid_at = now(), transfer_id = 'none' where reference = 'bug:second'`],
    ['a bounty of nothing', 'bounty.missing', `update postings set reference = 'post:nothing' where reason = 'BOUNTY'`],
    ['a bounty paid and promised again', 'bounty.missing', `update bounties set status = 'RESERVED', paid_at = null, transfer_id = null where reference = 'post:first'`],
    ['a bounty that its author set', 'bounty.self_awarded', `insert into bounty_steps select id, 9, 'CHANGED', coin, amount, user_id, now() from bounties where reference = 'post:first'`],
    ['a gift of another amount', 'gift.differs_from_ledger', `update gifts set amount = amount + 1`],
    ['a gift whose coins came from elsewhere', 'gift.differs_from_ledger', `update gifts set giver_id = '1'`],
    ['coins of no gift', 'gift.missing', `delete from gifts`],
    ['a code that gave something else', 'promo_use.differs_from_ledger', `update promo_uses set coins = coins + 1 where transfer_id is not null`],
    ['coins of campaigns that nobody used a code for', 'promo_use.missing', `delete from promo_uses where transfer_id is not null`],
    ['a code used more often than it may be', 'promotion.used_too_often', `update promotions set uses_max = 1`],
    ['coins that never reached the coach', 'escrow.left_over', `update postings set reference = 'nothing:1:hold' where reason = 'REVIEW_EARNING' and account = 'ESCROW'`],
    ['a badge whose fee is only held', 'specialization.hold_differs', `update specialization_requests set status = 'COMPLETED'`],
    ['a refused request whose fee is held still', 'specialization.hold_differs', `update specialization_requests set status = 'CANCELED'`],
    ['a request of another fee', 'specialization.hold_differs', `update specialization_requests set fee = fee + 1`],
    ['a request that someone else pays', 'specialization.hold_differs', `update specialization_requests set user_id = '1'`],
    ['a name that is served for held coins', 'domain.hold_differs', `update domains set status = 'PENDING' where hold_id is not null`],
    ['a name that failed and kept the coins', 'domain.hold_differs', `update domains set status = 'FAILED' where hold_id is not null`],
    ['a year that nobody paid', 'domain.year_unpaid', `update domains set term = term + 1`],
    ['coins of a year that is not there', 'domain.missing', `update domains set term = 1`],
    ['more sold than there was', 'stock.below_zero', `update products set stock = -1`],
    ['a day with more than was posted', 'rollup.differs_from_ledger', `update ledger_days set credit = credit + 1 where account = 'USER'`],
    ['a day that was forgotten', 'rollup.differs_from_ledger', `delete from ledger_days where account = 'ISSUED'`],
    ['a rollup that counts a posting twice', 'rollup.differs_from_ledger', `update ledger_rollup set folded_to = folded_to - 1`],
    ['a reward without a claim', 'claim.missing', `delete from reward_claims where id = '$claim'`],
  ]; // prettier-ignore

  it.each(breaches)('reports %s (%s)', async (_kind, rule, sql) => {
    await breaking.raw(
      sql
        .replaceAll('$user', userId)
        .replaceAll('$hold', holdId)
        .replaceAll('$claim', claimId)
        .replaceAll('$payment', paymentId)
        .replaceAll('$reversed', reversedId)
        .replaceAll('$transfer', transferId)
        .replaceAll('$order', orderId)
        .replaceAll('$review', reviewId)
        .replaceAll('$enrolment', enrolmentId),
    );
    const reported = await found();

    expect(reported.map((breach) => breach.rule)).toContain(rule);
    for (const { count, detail } of reported) {
      expect(count).toBeGreaterThan(0);
      expect(detail).toMatch(/\w+ \S+/);
    }
  });

  it('has a broken ledger for each of its rules', () => {
    expect(new Set(breaches.map(([, rule]) => rule))).toEqual(new Set(moneyRules));
  });

  it('names five places and counts the rest', async () => {
    await breaking.raw(
      `update postings set balance_after = balance_after - 100000 where user_id is not null`,
    );
    const below = (await found()).find(({ rule }) => rule === 'balance.below_zero');

    expect(below?.count).toBeGreaterThan(5);
    expect(below?.detail).toMatch(/^(posting \d+; ){5}and \d+ more$/);
    expect(Number(/and (\d+) more/.exec(below?.detail ?? '')?.[1]) + 5).toBe(below?.count);
  });
});

describe('what was posted or logged', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    const reads = knexReads(test.db, { secretBox });
    await reads.wallets.apply(aTransfer({ userId: '1', amount: 5 }));
    await reads.auditLog.append({
      at: noon,
      actor: '1',
      action: 'coins.grant',
      targetType: 'user',
      targetId: '1',
      before: null,
      after: null,
      reason: null,
    });
  });
  afterAll(() => test.drop());

  it.each(['postings', 'audit_log'])('is never changed or removed: %s', async (table) => {
    const before = await test.db(table).select();
    for (const sql of [
      `update ${table} set actor = 'x'`,
      `update ${table} set actor = 'x' where false`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(test.db.raw(sql)).rejects.toMatchObject({ code: '23001' });
    }
    expect(await test.db(table).select()).toEqual(before);
    expect(before).toHaveLength(table === 'postings' ? 2 : 1);
  });

  it('can’t take a balance below zero, even by hand', async () => {
    for (const column of ['fit_coin', 'base_coin', 'held_fit_coin', 'held_base_coin'])
      await expect(test.db.raw(`update wallets set ${column} = -1`)).rejects.toMatchObject({ constraint: 'wallets_not_below_zero' }); // prettier-ignore
  });
});

describe('the money audit of a ledger that takes long to read', () => {
  let test: TestDatabase;
  let impatient: Knex;

  beforeAll(async () => {
    test = await createTestDatabase();
    await knexReads(test.db, { secretBox }).products.insert(aProduct());
    await test.db.raw(`
      alter table products rename to slow_products;
      create view products as select * from slow_products where pg_sleep(0.5) is not null;
    `);
    impatient = openDatabase({ url: test.url, poolMax: 2, statementTimeoutMs: 200 });
  });
  afterAll(async () => {
    await impatient.destroy();
    await test.drop();
  });

  it('goes on where a request’s statement is given up, in a moment of its own that changes nothing', async () => {
    const given = await impatient('products').select().then(() => null, (error: unknown) => error); // prettier-ignore
    expect(isDatabaseBusy(given)).toBe(true);

    const asked: string[] = [];
    impatient.on('query', ({ sql }: { sql: string }) => asked.push(sql));
    const reads = knexReads(impatient, { secretBox });
    expect(await Promise.all([reads.moneyAudit.breaches(), reads.moneyAudit.breaches()])).toEqual([[], []]);
    const begun = asked.flatMap((sql, at) => (/begin/i.test(sql) ? [at] : []));
    expect(begun.map((at) => asked[at]?.toLowerCase())).toEqual([
      'begin transaction isolation level repeatable read read only;',
      'begin transaction isolation level repeatable read read only;',
    ]);
    // One after the other.
    expect(begun[1]).toBeGreaterThan(moneyRules.length);

    const after = await impatient('products').select().then(() => null, (error: unknown) => error); // prettier-ignore
    expect(isDatabaseBusy(after)).toBe(true);
  });
});
