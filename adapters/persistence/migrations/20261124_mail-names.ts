import type { Knex } from 'knex';

/** Whom a mail speaks of by name, so that the name can go when they do. */
const schema = `
alter table mails add column names_id text;
create index mails_names on mails (names_id) where names_id is not null;
`;

/** Earlier mails that name a person are those about reviews: they name the other of the two. */
const namesOfBefore = `
update mails m set names_id = case r.member_id when m.user_id then r.coach_id else r.member_id end
  from reviews r
  where m."values" ->> 'user' is not null and m.user_id in (r.member_id, r.coach_id)
    and r.id = substring(m."values" ->> 'link' from '/dashboard/review/([^/]+)$');
delete from mails where status <> 'SENT'
  and names_id in (select id from users where anonymised_at is not null);
update mails set "values" = "values" - 'user', names_id = null
  where names_id in (select id from users where anonymised_at is not null);
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
  await db.raw(namesOfBefore);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('alter table mails drop column if exists names_id');
};
