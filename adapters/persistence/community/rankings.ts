import { discoverFrom } from '#core/community/feed/discover.ts';
import type { Ranked } from '#core/community/feed/discover.ts';
import type { BellRound, BellRounds, LinkPreviews, Rankings } from '#core/community/feed/ports.ts';
import type { LinkPreview } from '#core/community/feed/link-preview.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { isMuted, visiblePosts } from './readers.ts';

export const knexRankings = (db: Connection): Rankings => ({
  async rank(at, most) {
    const ranked = await rows(
      db(),
      `insert into feed_rankings (ranked_at, place, post_id, author_id)
       select :at::timestamptz, row_number() over (order by score desc, id desc) - 1, id, author_id from (
         select p.id, p.author_id, (c.likes + 2 * c.comments)
           / power(extract(epoch from :at::timestamptz - p.published_at)::float8 / 3600 + 2, 1.5) as score
         from feed_posts p join users a on a.id = p.author_id join feed_counts c on c.post_id = p.id
         where p.status = 'PUBLISHED' and p.visibility = 'PUBLIC'
           and p.published_at >= :from::timestamptz and p.published_at <= :at::timestamptz
           and a.status = 'ACTIVE' and a.is_public and a.created_at <= :from::timestamptz
         order by score desc, p.id desc limit :most) best
       on conflict do nothing returning 1`,
      { at, from: discoverFrom(at), most },
    );
    return ranked.length;
  },

  async deleteBefore(before) {
    await rows(db(), 'delete from feed_rankings where ranked_at < ?', [before]);
  },

  async visible({ readerId, isStaff }, at, rankedAt) {
    const [newest] =
      rankedAt === null
        ? await rows<{ rankedAt: Date | null }>(db(), 'select max(ranked_at) as ranked_at from feed_rankings')
        : [{ rankedAt }];
    if (!newest?.rankedAt) return null;
    const items = await rows<Ranked>(
      db(),
      `select r.post_id, r.author_id, r.place from feed_rankings r
       join feed_posts p on p.id = r.post_id join users a on a.id = p.author_id
       where r.ranked_at = :rankedAt and p.status = 'PUBLISHED' and p.visibility = 'PUBLIC' and a.is_public
         and ${visiblePosts} and not ${isMuted('p.author_id')} order by r.place`,
      { readerId, isStaff, at, rankedAt: newest.rankedAt },
    );
    return { rankedAt: newest.rankedAt, items };
  },
});

const previewColumns = 'url, status, title, description, image_id, fetched_at';

export const knexLinkPreviews = (db: Connection): LinkPreviews => ({
  async of(urls) {
    const found = await rows<LinkPreview>(
      db(),
      `select ${previewColumns} from link_previews where url = any(?::text[])`,
      [[...urls]],
    );
    return new Map(found.map((preview) => [preview.url, preview]));
  },

  async want(url, at, freshFrom) {
    await rows(
      db(),
      `insert into link_previews as l (url, status, title, description, due_at) values (?, 'PENDING', '', '', ?)
       on conflict (url) do update set due_at = excluded.due_at
         where l.due_at is null and (l.fetched_at is null or l.fetched_at <= ?)`,
      [url, at, freshFrom],
    );
  },

  take: (at, until, limit) =>
    rows<LinkPreview>(
      db(),
      `update link_previews set due_at = ? where url in (
         select url from link_previews where due_at <= ? order by due_at limit ? for update skip locked)
       returning ${previewColumns}`,
      [until, at, limit],
    ),

  async settle({ url, ...preview }) {
    await db()('link_previews')
      .where({ url })
      .update({ ...preview, dueAt: null });
  },
});

export const knexBellRounds = (db: Connection): BellRounds => ({
  async start(round) {
    await db()('bell_rounds').insert(round).onConflict('post_id').ignore();
  },

  async take() {
    const [round] = await rows<BellRound>(
      db(),
      'select * from bell_rounds order by post_id limit 1 for update skip locked',
    );
    return round ?? null;
  },

  async update({ postId, afterId }) {
    await db()('bell_rounds').where({ postId }).update({ afterId });
  },

  async end(postId) {
    await db()('bell_rounds').where({ postId }).delete();
  },
});
