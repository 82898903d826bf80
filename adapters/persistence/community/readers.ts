/** Conditions of one reader as named places: :readerId, :isStaff, :at. A visitor's id is null, and nothing is theirs. */

const related = (kind: 'BLOCK' | 'MUTE', owner: string, other: string, more = ''): string =>
  `exists (select 1 from relations r where r.owner_id = ${owner} and r.other_id = ${other} and r.kind = '${kind}'${more})`;

/** One of the two has blocked the other. */
export const isBlocked = (author: string): string =>
  `(${related('BLOCK', ':readerId::text', author)} or ${related('BLOCK', author, ':readerId::text')})`;

/** The reader has muted them and the time is not over. */
export const isMuted = (author: string): string =>
  related('MUTE', ':readerId::text', author, ' and (r.until is null or r.until > :at::timestamptz)');

const follows = `exists (select 1 from follows f where f.follower_id = :readerId::text and f.followee_id = p.author_id)`;

/** The rule of `maySeePost` over the post `p` and its author `a`. */
export const visiblePosts = `(p.status <> 'DELETED' and (
  p.author_id = :readerId::text
  or (:isStaff::boolean and (p.status in ('HELD', 'HIDDEN') or (p.status = 'PUBLISHED' and p.visibility = 'PUBLIC')))
  or (p.status = 'PUBLISHED' and p.visibility <> 'PRIVATE' and a.status = 'ACTIVE'
    and ((p.visibility = 'PUBLIC' and a.is_public) or ${follows})
    and not ${isBlocked('p.author_id')})
))`;
