import type { FeedPost } from '#core/community/feed/post.ts';
import type { FeedPosts } from '#core/community/feed/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { postColumns, postSource } from './post-columns.ts';
import { isMuted, visiblePosts } from './readers.ts';
import { firstUuid, isUuid, lastUuid } from './uuids.ts';

const between = (column: string): string => `${column} < :before::uuid and ${column} > :after::uuid`;

/** What stands ready for the reader. A post stays in its author's own feed whatever becomes of it. */
const ready = `select p.id from feed_inbox i join feed_posts p on p.id = i.post_id join users a on a.id = p.author_id
  where i.user_id = :readerId::text and ${between('i.post_id')} and ${visiblePosts} and not ${isMuted('p.author_id')}
  order by i.post_id desc limit :most`;

/** The newest of each author, read where they are. Of one author's spread posts a follower sees all, or none. */
const pulledFrom = (authors: string): string => `select p.id from (${authors}) f
  join users a on a.id = f.followee_id
  cross join lateral (
    select p.* from feed_posts p where p.author_id = f.followee_id and ${between('p.id')}
      and p.status = 'PUBLISHED' and p.visibility <> 'PRIVATE'
    order by p.id desc limit :most
  ) p
  where ${visiblePosts} and not ${isMuted('p.author_id')} order by p.id desc limit :most`;

const followees = 'select f.followee_id from follows f where f.follower_id = :readerId::text';

const own = `select p.id from feed_posts p where p.author_id = :readerId::text and p.status <> 'DELETED'
  and ${between('p.id')} order by p.id desc limit :most`;

const together = (...parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' union ');

/** The inbox, and the broad authors beside it. */
const newest = together(ready, pulledFrom(`${followees} and f.pulled`));
/** Where the inbox ends, everybody is asked. */
const older = together(pulledFrom(followees), own);

const page = (found: string): string =>
  `select ${postColumns} from (select id from (${found}) found order by id desc limit :most) page
   join feed_posts p on p.id = page.id order by p.id desc`;

type Followed = Pick<FeedPosts, 'following' | 'newCount' | 'ofAuthor'>;

export const knexFollowedPosts = (db: Connection): Followed => ({
  async following(readerId, { limit, cursor, at }) {
    const [before = lastUuid] = decodeCursor(cursor, 'id') ?? [];
    const places = {
      readerId,
      isStaff: false,
      at,
      after: firstUuid,
      before: isUuid(before) ? before : firstUuid,
      most: limit + 1,
    };
    const ofInbox = await rows<FeedPost>(db(), page(newest), places);
    const found = ofInbox.length > limit ? ofInbox : await rows<FeedPost>(db(), page(older), places);
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  },

  async newCount(readerId, { after, at, most }) {
    if (!isUuid(after)) return 0;
    const [counted] = await rows<{ count: number }>(
      db(),
      `select count(*)::int as count from (
         select found.id from (${newest}) found join feed_posts p on p.id = found.id
         where p.author_id <> :readerId::text limit :most) as counted`,
      { readerId, isStaff: false, at, after, before: lastUuid, most },
    );
    return counted?.count ?? 0;
  },

  async ofAuthor({ readerId, isStaff }, authorId, { limit, cursor }) {
    const [before = lastUuid] = decodeCursor(cursor, 'id') ?? [];
    const found = await rows<FeedPost>(
      db(),
      `select ${postColumns} from ${postSource}
       where p.author_id = :authorId and p.id < :before::uuid and ${visiblePosts}
       order by p.id desc limit :most`,
      { readerId, isStaff, authorId, before: isUuid(before) ? before : firstUuid, most: limit + 1 },
    );
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  },
});
