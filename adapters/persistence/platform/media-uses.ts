/** Each place that may show the file `m`: what it is called, and its id. */
const places = [
  `select 'WEEK' as kind, w.week as id from snapshot_media sm join snapshots w on w.id = sm.snapshot_id
   where sm.medium_id = m.id`,
  `select 'AVATAR', a.id from users a where a.avatar_id = m.id`,
  `select 'RECEIPT', r.id from payments r where r.receipt_id = m.id`,
  `select 'EVIDENCE', e.request_id from specialization_request_media e where e.medium_id = m.id`,
  `select 'PRODUCT', i.product_id from product_images i where i.medium_id = m.id`,
  `select 'PARTNER', g.id from partners g where g.logo_id = m.id`,
  `select 'POSTER', v.id from media v where v.poster_id = m.id`,
  `select 'GALLERY', g.user_id from gallery_items g where g.medium_id = m.id`,
  `select 'FEED', f.post_id::text from feed_post_media f where f.medium_id = m.id`,
  `select k.kind, k.subject_id from medium_uses k where k.medium_id = m.id`,
];

export const usesOfMedium = places.join(' union ');

export const countedUses = `(select count(*) from (${usesOfMedium}) as shown)`;

/** Asked place by place, so that the first one that shows it is enough. */
export const isUnused = places.map((place) => `not exists (${place})`).join(' and ');

/** Products, partners, and articles of this author (the platform) that show the file: to everybody, for as long as they are there. */
export const isShownByPlatform = `exists (select 1 from product_images i where i.medium_id = m.id)
  or exists (select 1 from partners g where g.logo_id = m.id)
  or exists (select 1 from medium_uses k join posts p on p.id = k.subject_id
             where k.medium_id = m.id and k.kind = 'ARTICLE' and p.author_id = ?)`;

/** A week that is being written shows its pictures too, though nobody else sees it. */
export const isInDraft = `exists (
  select 1 from drafts d
  where d.user_id = m.owner_id and d.media @> jsonb_build_array(jsonb_build_object('mediumId', m.id))
)`;

/** A foreign key that fires: something began to show the file meanwhile. */
export const inUse = {
  snapshot_media_medium_id_fkey: 'media.in_use',
  users_avatar_id_fkey: 'media.in_use',
  payments_receipt_id_fkey: 'media.in_use',
  specialization_request_media_medium_id_fkey: 'media.in_use',
  product_images_medium_id_fkey: 'media.in_use',
  partners_logo_id_fkey: 'media.in_use',
  media_poster_id_fkey: 'media.in_use',
  gallery_items_medium_id_fkey: 'media.in_use',
  medium_uses_medium_id_fkey: 'media.in_use',
  feed_post_media_medium_id_fkey: 'media.in_use',
} as const;
