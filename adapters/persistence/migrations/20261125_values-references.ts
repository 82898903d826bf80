import type { Knex } from 'knex';

/**
 * A reference as it is compared: Latin letters and digits that are seen, in capitals, and the number that tells apart the
 * orders one transfer paid (`#2`).
 */
const skeleton = `
create function code_skeleton(text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(seen, '#[0-9]+$', ''), '#', '', 'g') || coalesce(substring(seen from '#[0-9]+$'), '')
  from (
    select regexp_replace(upper(normalize(translate(normalize($1, NFKD), 'đĐ', 'dD'), NFKD)), '[^A-Z0-9#]+', '', 'g') as seen
  ) as folded
$$;
`;

/** That number stood behind a slash, which banks write in their own references too. */
const numbers = `
update payments p set bank_code = regexp_replace(bank_code, '/([0-9]+)$', '#\\1'), search = regexp_replace(search, '/([0-9]+)$', '#\\1')
where bank_code ~ '/[0-9]+$' and exists (
  select 1 from transfer_allocations a join incoming_transfers t on t.id = a.transfer_id
  where a.payment_id = p.id and t.bank_reference = regexp_replace(p.bank_code, '/[0-9]+$', '')
);
`;

/**
 * Of several that fold to the same, the first keeps the place; the others stay apart under what they had, so that nothing
 * is lost, and the reconciliation reports them.
 */
const transfers = `
drop index incoming_transfers_reference;
drop index incoming_transfers_outgoing;
with folded as (
  select id, code_skeleton(account_number) as account, replace(code_skeleton(bank_reference), '#', '') as reference,
    row_number() over (
      partition by code_skeleton(account_number), replace(code_skeleton(bank_reference), '#', ''), amount_vnd, status = 'OUTGOING'
      order by bank_reference <> code_skeleton(bank_reference), created_at, id
    ) as place
  from incoming_transfers
)
update incoming_transfers t set account_number = f.account, bank_reference = f.reference
from folded f
where f.id = t.id and f.place = 1 and f.reference <> ''
  and (t.account_number, t.bank_reference) <> (f.account, f.reference);
create unique index incoming_transfers_reference on incoming_transfers (account_number, bank_reference, amount_vnd)
  where status <> 'OUTGOING';
create unique index incoming_transfers_outgoing on incoming_transfers (account_number, bank_reference, amount_vnd)
  where status = 'OUTGOING';
`;

const payments = `
drop index payments_bank_code;
with folded as (
  select id, code_skeleton(bank_code) as key,
    row_number() over (
      partition by code_skeleton(bank_code), status = 'COMPLETED' order by completed_at, created_at, id
    ) as place,
    status
  from payments where bank_code is not null
)
update payments p set bank_code_key = f.key || case when f.status = 'COMPLETED' and f.place > 1 then '!' || p.id else '' end
from folded f where f.id = p.id and f.key <> '';
create unique index payments_bank_code on payments (bank_code_key) where status = 'COMPLETED';
`;

export const up = async (db: Knex): Promise<void> => {
  for (const step of [skeleton, numbers, transfers, payments]) await db.raw(step);
};

/** What was folded stays so: it compares as before. */
export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop function if exists code_skeleton(text)');
};
