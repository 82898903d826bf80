import type pg from 'pg';

/** Makes coaches of the directory of people with such ids, with prices, figures and a headline. */
export const makeCoaches = async (connection: pg.Client, ids: string): Promise<void> => {
  await connection.query(
    `update users set type = 'COACH', is_public = true, fullname = 'Coach ' || id, city = 'City ' || hashtext(id) % 20,
       review_price = case when hashtext(id) % 3 = 0 then null else abs(hashtext(id) % 40) * 50 end
     where id like $1`,
    [ids],
  );
  await connection.query(
    `insert into coach_profiles (coach_id, headline, updated_at) select id, 'Strong in ' || city, now() from users where type = 'COACH' and id like $1`,
    [ids],
  );
  await connection.query(
    `insert into coach_stats (coach_id, stars, answered_count, answered_hours, score, reply_hours)
     select id, array[0, 0, 1, 2, abs(hashtext(id) % 50)], 5, abs(hashtext(id) % 300), 4 + abs(hashtext(id) % 97) / 100.0,
       round(abs(hashtext(id) % 300) / 5.0, 1) from users where type = 'COACH' and id like $1`,
    [ids],
  );
};

/** What a page of the directory reads, as the product asks for it: the baseline of the same statements. */
export const directoryReads = {
  page: `with page as (
      select l.coach_id, l.score as place from coach_listing l where l.is_listed order by l.score desc, l.coach_id desc limit 21
    )
    select u.*, page.place, p.headline, p.languages as coach_languages, p.updated_at as profile_updated_at, s.stars,
      s.auto_count, s.answered_count, s.answered_hours, s.outcomes, m.key, m.thumbnail_key, m.content_type, m.name
    from users u left join coach_profiles p on p.coach_id = u.id left join coach_stats s on s.coach_id = u.id
      left join media m on m.id = u.avatar_id and m.owner_id = u.id
      join page on page.coach_id = u.id order by page.place desc, page.coach_id desc`,
  total:
    'select count(*) as total from (select 1 from coach_listing l where l.is_listed limit 1001) as listed',
  badges: `select r.user_id, r.type, s.info_url, r.evidence ->> 'issuer' as issuer, r.decided_at, r.expires_at
    from specialization_requests r join specializations s on s.type = r.type
    where r.user_id = any($1::text[]) and r.status = 'COMPLETED' and r.removed_at is null
      and (r.expires_at is null or r.expires_at > now())`,
  specializations: 'select * from specializations order by position',
} as const;
