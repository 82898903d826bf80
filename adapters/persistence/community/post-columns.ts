import type { FeedPost } from '#core/community/feed/post.ts';

/** A post as the core knows it, of the row `p`. */
export const postColumns = `p.id, p.author_id, p.text, p.entities, p.visibility, p.card, p.preview_url, p.locked, p.status,
  p.hidden_reason, p.status_before, p.version, p.published_at, p.edited_at, p.deleted_at,
  coalesce((select jsonb_agg(jsonb_build_object('mediumId', m.medium_id, 'alt', m.alt) order by m.position)
    from feed_post_media m where m.post_id = p.id), '[]') as media`;

export const postSource = 'feed_posts p join users a on a.id = p.author_id';

/** The same for writing; pictures are rows of their own. */
export const postRow = ({ media: _media, entities, card, ...post }: FeedPost) => ({
  ...post,
  entities: JSON.stringify(entities),
  card: card === null ? null : JSON.stringify(card),
});
