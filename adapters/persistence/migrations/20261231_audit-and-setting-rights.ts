import type { Knex } from 'knex';

const rights = '{audit.view,setting.update}';

/** Who could read the audit log and change settings by 'global' alone can go on, also once that is taken away. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(
    `update roles set permissions = array(select distinct unnest(permissions || ?::text[])), version = version + 1
     where 'global' = any(permissions) and not permissions @> ?::text[]`,
    [rights, rights],
  );
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(
    `update roles set permissions = array(select unnest(permissions) except select unnest(?::text[])), version = version + 1
     where permissions && ?::text[]`,
    [rights, rights],
  );
};
