import type { Knex } from 'knex';
import { baseCoinPerFitCoin } from '#core/money/coin/conversion.ts';
import { fees } from '#core/money/coin/fees.ts';
import { maxCoins } from '#core/money/coin/ledger.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import type { Breach, MoneyAudit } from '#core/money/coin/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { summed } from './ledger-reports.ts';

/** What a member holds by the ledger alone. */
const byLedger = `
  select user_id,
    coalesce(sum(amount) filter (where account = 'USER' and coin = 'FIT_COIN'), 0) as fit_coin,
    coalesce(sum(amount) filter (where account = 'USER' and coin = 'BASE_COIN'), 0) as base_coin,
    coalesce(sum(amount) filter (where account = 'HELD' and coin = 'FIT_COIN'), 0) as held_fit_coin,
    coalesce(sum(amount) filter (where account = 'HELD' and coin = 'BASE_COIN'), 0) as held_base_coin
  from postings where user_id is not null group by user_id`;

/** One row per breach, saying where it is. Each rule is one statement. */
const rules: Readonly<Record<string, string>> = {
  'transfer.unbalanced': `
    select 'transfer ' || transfer_id || ' is off by ' || sum(amount) || ' ' || coin as place
    from postings group by transfer_id, coin having sum(amount) <> 0`,

  'posting.amount': `
    select 'posting ' || id || ' moves ' || amount as place
    from postings where amount = 0 or abs(amount) > ${maxCoins}`,

  'posting.account': `
    select 'posting ' || id || ' of account ' || account as place from postings
    where (account in ('USER', 'HELD')) <> (user_id is not null) or (user_id is null) <> (balance_after is null)`,

  'wallet.differs_from_ledger': `
    select 'wallet of user ' || coalesce(w.user_id, l.user_id) as place
    from wallets w full join (${byLedger}) as l on l.user_id = w.user_id
    where (coalesce(w.fit_coin, 0), coalesce(w.base_coin, 0), coalesce(w.held_fit_coin, 0), coalesce(w.held_base_coin, 0))
      <> (coalesce(l.fit_coin, 0), coalesce(l.base_coin, 0), coalesce(l.held_fit_coin, 0), coalesce(l.held_base_coin, 0))`,

  'balance.below_zero': `
    select 'wallet of user ' || user_id as place from wallets
    where least(fit_coin, base_coin, held_fit_coin, held_base_coin) < 0
    union all
    select 'posting ' || id from postings where balance_after < 0`,

  'balance.chain_broken': `
    select 'posting ' || id || ' of user ' || user_id as place from (
      select id, user_id, amount, balance_after,
        coalesce(lag(balance_after) over (partition by user_id, account, coin order by id), 0) as balance_before
      from postings where user_id is not null
    ) as chain where balance_before + amount <> balance_after`,

  'source.posted_twice': `
    select reason || ' ' || reference as place from postings
    group by reason, reference, account, coin, user_id having count(*) > 1`,

  'transfer.reverses_unknown': `
    select distinct 'transfer ' || p.transfer_id as place from postings p
    where p.reverses is not null and not exists (select 1 from postings o where o.transfer_id = p.reverses)`,

  'conversion.rate': `
    select 'transfer ' || transfer_id as place from postings where reason = 'CONVERSION' group by transfer_id
    having coalesce(sum(amount) filter (where account = 'USER' and coin = 'FIT_COIN'), 0) >= 0
      or coalesce(sum(amount) filter (where account = 'USER' and coin = 'BASE_COIN'), 0)
        <> -${baseCoinPerFitCoin} * coalesce(sum(amount) filter (where account = 'USER' and coin = 'FIT_COIN'), 0)`,

  'hold.differs_from_ledger': `
    with steps as (
      select h.id, h.status, h.amount,
        coalesce(sum(p.amount) filter (where p.transfer_id = h.transfer_id and p.reference = h.reference || ':hold'), 0) as placed,
        coalesce(-sum(p.amount) filter (where p.reference = h.reference || ':capture'), 0) as captured,
        coalesce(-sum(p.amount) filter (where p.reference = h.reference || ':release'), 0) as released
      from holds h
      left join postings p on p.user_id = h.user_id and p.account = 'HELD' and p.coin = h.coin and p.reason = h.reason
        and p.reference in (h.reference || ':hold', h.reference || ':capture', h.reference || ':release')
      group by h.id
    )
    select 'hold ' || id || ' is ' || status as place from steps
    where placed <> amount
      or captured <> (case status when 'CAPTURED' then amount else 0 end)
      or released <> (case status when 'RELEASED' then amount else 0 end)`,

  'hold.missing': `
    select 'posting ' || p.id as place from postings p
    where p.account = 'HELD' and not exists (
      select 1 from holds h
      where h.user_id = p.user_id and h.coin = p.coin and h.reason = p.reason
        and p.reference in (h.reference || ':hold', h.reference || ':capture', h.reference || ':release')
    )`,

  'claim.without_posting': `
    select 'claim ' || c.id as place from reward_claims c
    where not exists (
      select 1 from postings p
      where p.reason = 'REWARD' and p.reference = c.type || ':' || c.user_id || ':' || c.source
        and p.account = 'USER' and p.user_id = c.user_id and p.coin = c.coin and p.amount = c.amount
    )`,

  'claim.missing': `
    select 'posting ' || p.id as place from postings p
    where p.reason = 'REWARD' and p.account = 'USER' and not exists (
      select 1 from reward_claims c
      where c.user_id = p.user_id and p.reference = c.type || ':' || c.user_id || ':' || c.source
    )`,

  'grant.not_approved': `
    select 'posting ' || p.id || ' of ' || p.amount as place from postings p
    where p.reason in ('GRANT', 'CORRECTION') and p.account = 'USER'
      and abs(p.amount) > coalesce(
        (select (changed ->> 'secondApprovalFromCoins')::bigint from settings), ${defaultSettings.secondApprovalFromCoins})
      and not exists (
        select 1 from coin_requests r
        where r.transfer_id = p.transfer_id and r.status = 'APPROVED' and r.kind = p.reason and r.user_id = p.user_id
          and r.coin = p.coin and r.amount = p.amount and r.decided_by <> r.asked_by and r.decided_by <> r.user_id
      )
      -- Within the limit of its time; what was logged before there was one had none.
      and not exists (
        select 1 from audit_log a
        where a.target_type = 'user' and a.target_id = p.user_id and a.action in ('coins.grant', 'coins.correct')
          and a.after ->> 'transferId' = p.transfer_id and a.after ->> 'requestId' is null
          and coalesce((a.after ->> 'aloneUpTo')::bigint, abs(p.amount)) >= abs(p.amount)
      )`,

  'coin_request.without_posting': `
    select 'coin request ' || r.id as place from coin_requests r
    where r.status = 'APPROVED' and not exists (
      select 1 from postings p
      where p.transfer_id = r.transfer_id and p.reason = r.kind and p.reference = r.reference and p.account = 'USER'
        and p.user_id = r.user_id and p.coin = r.coin and p.amount = r.amount
    )`,

  'partner_claim.without_posting': `
    select 'partner claim ' || c.id as place from partner_claims c
    where c.status = 'COMPLETED' and not exists (
      select 1 from postings p
      where p.reason = 'PARTNER_REWARD' and p.reference = c.reward_id || ':' || c.user_id || ':' || c.number
        and p.account = 'USER' and p.user_id = c.user_id and p.coin = c.coin and p.amount = c.amount
    )`,

  'partner_claim.missing': `
    select 'posting ' || p.id as place from postings p
    where p.reason = 'PARTNER_REWARD' and p.account = 'USER' and not exists (
      select 1 from partner_claims c
      where c.status = 'COMPLETED' and c.user_id = p.user_id
        and p.reference = c.reward_id || ':' || c.user_id || ':' || c.number
    )`,

  'partner_reward.count_differs': `
    select 'partner reward ' || r.id || ' counts ' || r.claimed_count as place
    from partner_rewards r
    left join (select reward_id, count(*) as standing from partner_claims where status <> 'CANCELED' group by reward_id) as c
      on c.reward_id = r.id
    where r.claimed_count <> coalesce(c.standing, 0)`,

  'payment.without_posting': `
    select 'payment ' || p.id as place from payments p
    where p.status = 'COMPLETED' and (
      not exists (
        select 1 from postings t
        where t.reason = 'TOP_UP' and t.reference = p.id || ':' || p.opening and t.account = 'USER'
          and t.coin = 'FIT_COIN' and t.user_id = p.user_id and t.amount = p.coins and t.transfer_id = p.transfer_id
      ) or exists (
        select 1 from postings r
        where r.reason = 'REVERSAL' and r.reference = p.id || ':' || p.opening || ':reversal' and r.account = 'USER'
      )
    )`,

  'posting.top_up_without_payment': `
    select 'posting ' || t.id as place from postings t
    where t.reason = 'TOP_UP' and t.account = 'USER' and not exists (
      select 1 from payments p
      where p.id = split_part(t.reference, ':', 1) and p.user_id = t.user_id and p.coins = t.amount
        and t.coin = 'FIT_COIN' and (
          (p.status = 'COMPLETED' and p.transfer_id = t.transfer_id)
          or exists (
            select 1 from postings r
            where r.reason = 'REVERSAL' and r.reference = t.reference || ':reversal' and r.account = 'USER'
              and r.coin = t.coin and r.user_id = t.user_id and r.amount = -t.amount and r.reverses = t.transfer_id
          )
        )
    )`,

  'payment.received_differs': `
    select 'payment ' || p.id as place from payments p
    left join (
      select payment_id, sum(amount_vnd) as amount_vnd from transfer_allocations
      where payment_id is not null group by payment_id
    ) as a on a.payment_id = p.id
    where p.received_vnd <> coalesce(a.amount_vnd, 0)`,

  'payment.reference_repeated': `
    select 'payment ' || id || ' by ' || coalesce(nullif(reference, ''), 'nothing that is seen') as place from (
      select id, code_skeleton(bank_code) as reference, count(*) over (partition by code_skeleton(bank_code)) as uses
      from payments where status = 'COMPLETED'
    ) as completed where uses > 1 or reference = ''`,

  'transfer.reference_repeated': `
    select 'incoming transfer ' || id || ' by ' || reference as place from (
      select id, code_skeleton(bank_reference) as reference, count(*) over (
        partition by code_skeleton(account_number), code_skeleton(bank_reference), amount_vnd, status = 'OUTGOING'
      ) as uses
      from incoming_transfers
    ) as arrived where uses > 1 and reference <> ''`,

  'payment.not_covered': `
    select 'payment ' || p.id as place from payments p
    cross join lateral (
      select count(*) as known, coalesce(sum(t.amount_vnd - coalesce(
        (select sum(a.amount_vnd) from transfer_allocations a where a.transfer_id = t.id), 0)), 0) as available_vnd
      from incoming_transfers t
      where t.status <> 'OUTGOING' and t.bank_reference in (p.bank_code_key, split_part(p.bank_code_key, '#', 1))
    ) as money
    where p.status = 'COMPLETED' and p.received_vnd < p.amount_vnd
      and money.known > 0 and p.received_vnd + money.available_vnd < p.amount_vnd
      and (p.shortfall is null or p.shortfall ->> 'by' = p.shortfall ->> 'approvedBy' or p.shortfall ->> 'reason' = '')`,

  'transfer.overallocated': `
    select 'incoming transfer ' || t.id as place from incoming_transfers t
    join (select transfer_id, sum(amount_vnd) as amount_vnd from transfer_allocations group by transfer_id) as a
      on a.transfer_id = t.id
    where a.amount_vnd > t.amount_vnd`,

  'transfer.misplaced': `
    with parts as (
      select transfer_id, sum(amount_vnd) as amount_vnd, count(distinct coalesce(payment_id, '')) as places,
        bool_and(payment_id is null) as is_returned
      from transfer_allocations group by transfer_id
    )
    select 'incoming transfer ' || t.id || ' is ' || t.status as place
    from incoming_transfers t left join parts a on a.transfer_id = t.id
    where case
      when t.status in ('RECEIVED', 'OUTGOING') then a.transfer_id is not null
      else t.status <> case
        when coalesce(a.amount_vnd, 0) < t.amount_vnd then 'WAITING'
        when a.places > 1 then 'SPLIT'
        when a.is_returned then 'RETURNED'
        else 'MATCHED'
      end
    end`,

  'transfer.unjudged': `
    select 'incoming transfer ' || id as place from incoming_transfers
    where status = 'RECEIVED' and updated_at < now() - interval '1 hour'`,

  'order.differs_from_ledger': `
    select 'order ' || o.id || ' is ' || o.status as place from orders o
    left join postings p on p.reason = 'PRODUCT_ORDER' and p.reference = o.id and p.account = 'USER'
      and p.coin = 'FIT_COIN' and p.user_id = o.user_id and p.transfer_id = o.transfer_id
    left join postings r on r.reason = 'REFUND' and r.reference = o.id || ':refund' and r.account = 'USER'
      and r.coin = 'FIT_COIN' and r.user_id = o.user_id and r.reverses = o.transfer_id
    where -coalesce(p.amount, 0) <> o.total
      or coalesce(r.amount, 0) <> case o.status when 'CANCELED' then o.total else 0 end`,

  'order.missing': `
    select 'posting ' || p.id as place from postings p
    where p.reason in ('PRODUCT_ORDER', 'REFUND') and p.account = 'USER' and p.reference not like 'enrolment:%'
      and p.reference not like 'ai:%' and not exists (
      select 1 from orders o where o.id = split_part(p.reference, ':', 1) and o.user_id = p.user_id
    )`,

  'review.differs_from_ledger': `
    select 'review ' || r.id || ' is ' || r.status as place from reviews r
    left join holds h on h.id = r.hold_id left join holds e on e.id = r.earning_hold_id
    where case when r.price = 0 then r.hold_id is not null else
        (h.user_id, h.coin, h.amount, h.reason, h.reference, h.status) is distinct from (
          r.member_id, 'FIT_COIN', r.price, 'REVIEW_PAYMENT', r.id || ':' || r.round,
          case r.status when 'PENDING' then 'PENDING' when 'APPROVED' then 'CAPTURED' else 'RELEASED' end)
      end
      or case when r.price = 0 or r.status <> 'APPROVED' then r.earning_hold_id is not null else
        (e.user_id, e.coin, e.amount, e.reason, e.reference, e.status) is distinct from (
          r.coach_id, 'FIT_COIN', r.price - r.fee, 'REVIEW_EARNING', r.id || ':' || r.round,
          case when r.released_at is null then 'PENDING' else 'RELEASED' end)
      end`,

  'review.hold_missing': `
    select 'hold ' || h.id as place from holds h
    where h.reason in ('REVIEW_PAYMENT', 'REVIEW_EARNING') and not exists (
      select 1 from reviews r
      where r.id = split_part(h.reference, ':', 1) and (h.status = 'RELEASED' or h.id in (r.hold_id, r.earning_hold_id))
    ) and not exists (
      select 1 from review_bundle_parts p where p.hold_id = h.id and p.status <> 'USED'
    )`,

  'review_bundle.differs_from_ledger': `
    select 'bundle ' || b.id || ' is ' || b.status as place from review_bundles b
    cross join lateral (
      select count(*) as parts, sum(p.amount) as coins, bool_or(p.status = 'UNUSED') as has_unused,
        bool_or((h.user_id, h.coin, h.amount, h.reason, h.reference) is distinct from
            (b.member_id, 'FIT_COIN', p.amount, 'REVIEW_PAYMENT', p.review_id || ':1')
          or case p.status when 'UNUSED' then h.status <> 'PENDING' when 'REFUNDED' then h.status <> 'RELEASED'
            else r.id is null end) as differs
      from review_bundle_parts p left join holds h on h.id = p.hold_id left join reviews r on r.id = p.review_id
      where p.bundle_id = b.id
    ) t
    where t.parts <> 4 or t.coins <> b.price or t.differs or t.has_unused <> (b.status = 'ACTIVE')`,

  'enrolment.differs_from_ledger': `
    select 'enrolment ' || e.id || ' is ' || e.status as place from enrolments e
    left join postings p on p.reason = 'CHALLENGE_ENROLMENT' and p.reference = 'enrolment:' || e.id and p.account = 'USER'
      and p.coin = 'FIT_COIN' and p.user_id = e.user_id and p.transfer_id = e.transfer_id
    left join postings r on r.reason = 'REFUND' and r.reference = 'enrolment:' || e.id and r.account = 'USER'
      and r.coin = 'FIT_COIN' and r.user_id = e.user_id and r.reverses = e.transfer_id
    left join holds h on h.id = e.earning_hold_id
    where -coalesce(p.amount, 0) <> e.paid or e.fee + e.net <> e.paid
      or coalesce(r.amount, 0) <> case e.status when 'CANCELED' then e.paid else 0 end
      or case when e.net = 0 then e.earning_hold_id is not null else
        (h.user_id, h.coin, h.amount, h.reason, h.reference, h.status) is distinct from (
          e.author_id, 'FIT_COIN', e.net, 'CHALLENGE_EARNING', 'enrolment:' || e.id,
          case when e.released_at is not null then 'RELEASED' when e.status = 'CANCELED' then 'CAPTURED'
            else 'PENDING' end)
      end`,

  'enrolment.missing': `
    select 'posting ' || p.id as place from postings p
    where p.account = 'USER' and (p.reason = 'CHALLENGE_ENROLMENT' or p.reason = 'REFUND' and p.reference like 'enrolment:%')
      and not exists (
        select 1 from enrolments e where 'enrolment:' || e.id = p.reference and e.user_id = p.user_id
      )`,

  'ai.differs_from_ledger': `
    select 'answer ' || a.id || ' is ' || a.status as place from ai_answers a
    left join (
      select split_part(reference, ':', 1) as id, user_id, sum(amount) as moved from postings
      where reason in ('FEE_AI_COACH', 'FEE_AI_CHAT') and account = 'USER' group by 1, 2
    ) p on p.id = a.id and p.user_id = a.user_id
    left join postings r on r.reason = 'REFUND' and r.reference = 'ai:' || a.id and r.account = 'USER' and r.user_id = a.user_id
    where (a.status <> 'RUNNING' and -coalesce(p.moved, 0) <> a.charged)
      or coalesce(r.amount, 0) <> case when a.refunded_at is null then 0 else a.charged end`,

  'ai.missing': `
    select 'posting ' || p.id as place from postings p
    where p.reason = 'REFUND' and p.account = 'USER' and p.reference like 'ai:%' and not exists (
      select 1 from ai_answers a where 'ai:' || a.id = p.reference and a.user_id = p.user_id
    )`,

  'bounty.differs_from_ledger': `
    select 'bounty ' || b.reference || ' is ' || b.status as place from bounties b
    where (b.status = 'PAID') <> exists (
      select 1 from postings p
      where p.reason = 'BOUNTY' and p.reference = b.reference and p.account = 'USER' and p.user_id = b.user_id
        and p.coin = b.coin and p.amount = b.amount and p.transfer_id = b.transfer_id
    )`,

  'bounty.missing': `
    select 'posting ' || p.id as place from postings p
    where p.reason = 'BOUNTY' and p.account = 'USER' and not exists (
      select 1 from bounties b
      where b.status = 'PAID' and b.reference = p.reference and b.user_id = p.user_id and b.coin = p.coin
        and b.amount = p.amount and b.transfer_id = p.transfer_id
    )`,

  'bounty.self_awarded': `
    select distinct 'bounty ' || b.reference as place from bounties b
    join bounty_steps s on s.bounty_id = b.id where s.kind <> 'RELEASED' and s.by = b.user_id`,

  'gift.differs_from_ledger': `
    select 'gift ' || g.id as place from gifts g
    where (select count(*) from postings p where p.transfer_id = g.transfer_id and p.reason = 'GIFT') <> 2
      or not exists (
        select 1 from postings p where p.transfer_id = g.transfer_id and p.reason = 'GIFT' and p.reference = g.id
          and p.account = 'USER' and p.user_id = g.giver_id and p.coin = 'BASE_COIN' and p.amount = -g.amount
      ) or not exists (
        select 1 from postings p where p.transfer_id = g.transfer_id and p.reason = 'GIFT' and p.reference = g.id
          and p.account = 'USER' and p.user_id = g.receiver_id and p.coin = 'BASE_COIN' and p.amount = g.amount
      )`,

  'gift.missing': `
    select 'posting ' || p.id as place from postings p
    where p.reason = 'GIFT' and not exists (
      select 1 from gifts g where g.id = p.reference and g.transfer_id = p.transfer_id
    )`,

  'promo_use.differs_from_ledger': `
    select 'use ' || u.id as place from promo_uses u
    where u.transfer_id is not null and u.coins is distinct from (
      select -sum(p.amount) from postings p where p.account = 'CAMPAIGN' and p.transfer_id = u.transfer_id
    )
    union all
    select 'payment ' || p.id from payments p
    where p.promo is not null and (
      (p.status = 'COMPLETED') <> (p.promo ->> 'transferId' is not null)
      or (p.promo ->> 'transferId' is not null and (p.promo ->> 'coins')::bigint is distinct from (
        select -sum(c.amount) from postings c where c.account = 'CAMPAIGN' and c.transfer_id = p.promo ->> 'transferId'
      ))
    )`,

  'promo_use.missing': `
    select 'posting ' || c.id as place from postings c
    where c.account = 'CAMPAIGN' and c.reverses is null
      and not exists (select 1 from promo_uses u where u.transfer_id = c.transfer_id)
      and not exists (select 1 from payments p where p.promo ->> 'transferId' = c.transfer_id)
      and not exists (select 1 from postings r where r.account = 'CAMPAIGN' and r.reverses = c.transfer_id)`,

  'promotion.used_too_often': `
    select 'promotion ' || r.id as place from promotions r
    where r.uses_max < (
      select count(*) from promo_uses u
      where u.promotion_id = r.id and (u.payment_id is null or exists (
        select 1 from payments p where p.id = u.payment_id and p.status <> 'CANCELED' and p.promo ->> 'useId' = u.id))
    )`,

  'escrow.left_over': `
    select 'review ' || split_part(reference, ':', 1) || ':' || split_part(reference, ':', 2) as place
    from postings where account = 'ESCROW'
    group by split_part(reference, ':', 1), split_part(reference, ':', 2) having sum(amount) <> 0`,

  'specialization.hold_differs': `
    select 'specialization request ' || r.id || ' is ' || r.status as place from specialization_requests r
    left join holds h on h.id = r.hold_id
    where (h.user_id, h.coin, h.amount, h.reason, h.reference, h.status) is distinct from
      (r.user_id, 'FIT_COIN', r.fee, 'FEE_REQUEST_SPECIALIZATION', r.id,
        case r.status when 'PENDING' then 'PENDING' when 'COMPLETED' then 'CAPTURED' else 'RELEASED' end)`,

  'domain.hold_differs': `
    select 'domain ' || d.id || ' is ' || d.status as place from domains d
    left join holds h on h.id = d.hold_id
    where d.hold_id is not null and (h.user_id, h.coin, h.amount, h.reason, h.reference, h.status) is distinct from
      (d.user_id, 'FIT_COIN', ${fees.DOMAIN.amount}, 'FEE_DOMAIN', 'domain:' || d.id || ':1',
        case d.status when 'PENDING' then 'PENDING' when 'FAILED' then 'RELEASED' else 'CAPTURED' end)`,

  'domain.year_unpaid': `
    select 'domain ' || d.id || ' in its year ' || y as place from domains d, generate_series(2, d.term) y
    where not exists (
      select 1 from postings p where p.reason = 'FEE_DOMAIN' and p.reference = 'domain:' || d.id || ':' || y
        and p.account = 'USER' and p.user_id = d.user_id and p.coin = 'FIT_COIN' and p.amount = -${fees.DOMAIN.amount})`,

  'domain.missing': `
    select 'posting ' || p.id as place from postings p
    where p.reason = 'FEE_DOMAIN' and p.account = 'USER' and p.reference like 'domain:%' and not exists (
      select 1 from domains d where d.id = split_part(p.reference, ':', 2) and d.user_id = p.user_id
        and split_part(p.reference, ':', 3)::integer between 1 and d.term)`,

  'stock.below_zero': `select 'product ' || id || ' has ' || stock as place from products where stock < 0`,

  'rollup.differs_from_ledger': `
    select account || ' on ' || day as place from ledger_days d
    full join (${summed('id <= (select folded_to from ledger_rollup)')}) as l using (day, account, coin, reason)
    where (d.credit, d.debit, d.postings) is distinct from (l.credit, l.debit, l.postings)`,
};

const shown = 5;

export const moneyRules = Object.keys(rules);

/** Millions of postings are read whole, and again for each rule: longer than a request's statements may take. */
const patienceMs = 60_000;
const silenceAfterPatienceMs = 400;

/**
 * Each rule speaks of one and the same moment, under load too. A connection whose statements may take as long as they
 * like keeps that.
 */
const inOneMoment = <Result>(
  db: Knex,
  work: (ask: <Row>(sql: string) => Promise<Row[]>) => Promise<Result>,
): Promise<Result> => {
  // A transaction judges what it sees itself.
  if (db.client.transacting === true) return work((sql) => rows(db, sql));
  return db.transaction(
    async (moment) => {
      const [limited] = await rows(
        moment,
        `select set_config('statement_timeout', ?, true) where current_setting('statement_timeout') <> '0'`,
        [String(patienceMs)],
      );
      const options = limited ? { query_timeout: patienceMs + silenceAfterPatienceMs } : {};
      return work(async <Row>(sql: string) => {
        const answer: { rows: Row[] } = await moment.raw(sql).options(options);
        return answer.rows;
      });
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
};

export const knexMoneyAudit = (db: Connection): MoneyAudit => {
  const audit = (): Promise<Breach[]> =>
    inOneMoment(db(), async (ask) => {
      const breaches: Breach[] = [];
      for (const [rule, statement] of Object.entries(rules)) {
        const [found] = await ask<{ count: number; places: readonly string[] | null }>(
          `select count(*) as count, (array_agg(place order by place))[1:${shown}] as places from (${statement}) as broken`,
        );
        const count = found?.count ?? 0;
        if (count === 0) continue;
        const more = count > shown ? `; and ${count - shown} more` : '';
        breaches.push({ rule, count, detail: `${(found?.places ?? []).join('; ')}${more}` });
      }
      return breaches;
    });

  let last: Promise<unknown> = Promise.resolve();
  return {
    breaches() {
      if (db().client.transacting === true) return audit();
      // One after the other: audits may take long, and must not take every connection of the pool.
      const mine = last.then(audit, audit);
      last = mine;
      return mine;
    },
  };
};
