import type { Comment, CommentText } from '#core/community/comment/comment.ts';
import type { CommentRow, Comments, ShownComment } from '#core/community/comment/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';
import { isBlocked, isMuted } from './readers.ts';
import { recountStretch } from './recount.ts';
import { firstUuid, isUuid, lastUuid, uuidsOf } from './uuids.ts';

const columns = `c.id, c.subject_type, c.subject_id, c.root_id, c.parent_id, c.author_id, c.text, c.entities, c.replies,
  c.status, c.hidden_reason, c.version, c.created_at, c.edited_at, c.deleted_at`;

const list: ListSource<keyof typeof staffLists.comments> = {
  select: `${columns}, ${nameOf('a')} as author_name, c.root_id is not null as is_reply`,
  from: 'comments c join users a on a.id = c.author_id',
  all: 'comments c',
  own: { table: 'comments', as: 'c' },
  columns: {
    id: 'c.id::text',
    subjectType: 'c.subject_type',
    subjectId: 'c.subject_id::text',
    authorId: 'c.author_id',
    authorName: nameOf('a'),
    isReply: '(c.root_id is not null)',
    status: 'c.status',
    replies: 'c.replies',
    createdAt: 'c.created_at',
    editedAt: 'c.edited_at',
  },
  search: 'c.author_id in (select u.id from users u where u.search like ?)',
  tieBreak: 'c.id',
};

const isShown = `(c.status = 'PUBLISHED' and a.status = 'ACTIVE')`;
const isOwn = `(c.author_id = :readerId::text and c.status <> 'DELETED')`;
const notHidden = `not ${isBlocked('c.author_id')} and not ${isMuted('c.author_id')}`;

const shownColumns = `${columns}, not (${isShown} or coalesce(${isOwn}, false)) as is_gone`;

/** What readers see of threads. */
const threads = (db: Connection): Pick<Comments, 'rootsOf' | 'repliesOf'> => ({
  async rootsOf({ subjectType, subjectId }, { limit, cursor, readerId, at }) {
    const [before = lastUuid] = decodeCursor(cursor, 'id') ?? [];
    if (!isUuid(subjectId)) return { items: [], nextCursor: null };
    const found = await rows<ShownComment>(
      db(),
      `select ${shownColumns} from comments c join users a on a.id = c.author_id
       where c.subject_type = :subjectType and c.subject_id = :subjectId::uuid and c.root_id is null
         and c.id < :before::uuid and (${isShown} or ${isOwn} or c.replies > 0) and ${notHidden}
       order by c.id desc limit :most`,
      { subjectType, subjectId, readerId, at, before: isUuid(before) ? before : firstUuid, most: limit + 1 },
    );
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  },

  async repliesOf(rootId, { limit, cursor, readerId, at }) {
    const [after = firstUuid] = decodeCursor(cursor, 'id') ?? [];
    const found = await rows<ShownComment>(
      db(),
      `select ${shownColumns} from comments c join users a on a.id = c.author_id
       where c.root_id = :rootId::uuid and c.id > :after::uuid and (${isShown} or ${isOwn}) and ${notHidden}
       order by c.id limit :most`,
      { rootId, readerId, at, after: isUuid(after) ? after : lastUuid, most: limit + 1 },
    );
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  },
});

const texts = (db: Connection): Pick<Comments, 'keepText' | 'textsOf' | 'deleteTextsBefore'> => ({
  async keepText(text) {
    await db()('comment_texts').insert(text);
  },
  textsOf: async (id) =>
    isUuid(id)
      ? rows<CommentText>(db(), 'select * from comment_texts where comment_id = ? order by version desc', [
          id,
        ])
      : [],
  deleteTextsBefore: (before) => db()('comment_texts').where('at', '<', before).delete(),
});

/** Of comments: nothing of what they say stays. */
const emptied = `text = '', entities = '[]', status = 'DELETED', hidden_reason = null, version = version + 1`;

const forgetting = (db: Connection): Pick<Comments, 'forgetAllOf' | 'forgetAllOn' | 'recount'> => ({
  async forgetAllOf(authorId, at) {
    const published = await rows<Comment>(
      db(),
      `select ${columns} from comments c where c.author_id = ? and c.status = 'PUBLISHED' order by c.id for no key update`,
      [authorId],
    );
    await rows(
      db(),
      'delete from comment_texts where comment_id in (select id from comments where author_id = ?)',
      [authorId],
    );
    await rows(
      db(),
      `update comments set ${emptied}, deleted_at = coalesce(deleted_at, ?) where author_id = ?`,
      [at, authorId],
    );
    return published;
  },

  async forgetAllOn({ subjectType, subjectId }, at) {
    if (!isUuid(subjectId)) return;
    const subject = { subjectType, subjectId, at };
    const meant = 'subject_type = :subjectType and subject_id = :subjectId::uuid';
    await rows(
      db(),
      `delete from comment_texts where comment_id in (select id from comments where ${meant})`,
      subject,
    );
    await rows(
      db(),
      `update comments set ${emptied}, replies = 0, deleted_at = coalesce(deleted_at, :at) where ${meant}`,
      subject,
    );
  },

  recount: (stretch) =>
    recountStretch(
      db(),
      {
        table: 'comments',
        id: 'id',
        type: 'uuid',
        where: 'c.root_id is null',
        counts: {
          replies: `(select count(*) from comments m where m.root_id = c.id and m.status = 'PUBLISHED')`,
        },
      },
      stretch,
    ),
});

const staffComments = (db: Connection): Pick<Comments, 'list' | 'row'> => ({
  list: async (request) =>
    staffList<CommentRow, keyof typeof staffLists.comments>(
      db(),
      list,
      readListRequest(staffLists.comments, request),
    ),

  async row(id) {
    const found = isUuid(id)
      ? await rows<CommentRow>(db(), `select ${list.select} from ${list.from} where c.id = ?`, [id])
      : [];
    if (!found[0]) throw new DomainError('comment.not_found');
    return found[0];
  },
});

export const knexComments = (db: Connection): Comments => {
  const findAll = (ids: readonly string[], lock = ''): Promise<Comment[]> =>
    rows<Comment>(
      db(),
      `select ${columns} from comments c where c.id = any(?::uuid[]) order by c.id ${lock}`,
      [uuidsOf(ids)],
    );
  return {
    find: async (id) => (await findAll([id]))[0] ?? null,
    findAll,
    lockAll: (ids) => findAll(ids, 'for no key update'),

    async insert({ entities, ...comment }) {
      await refusing(
        { comments_author_id_fkey: 'user.not_found' },
        db()('comments').insert({ ...comment, entities: JSON.stringify(entities) }),
      );
    },

    async update({ id, version, replies: _replies, entities, ...comment }) {
      const written = await db()('comments')
        .where({ id, version: version - 1 })
        .update({ ...comment, version, entities: JSON.stringify(entities) });
      requireFresh(written);
    },

    async addReplies(rootId, change) {
      await rows(db(), 'update comments set replies = greatest(replies + ?::int, 0) where id = ?::uuid', [
        change,
        rootId,
      ]);
    },

    async hasLivingReplies(id) {
      const [found] = await rows(
        db(),
        `select 1 from comments where parent_id = :id and status <> 'DELETED'
         union all select 1 from comments where root_id = :id and status <> 'DELETED' limit 1`,
        { id },
      );
      return found !== undefined;
    },

    async countSame(authorId, text, since) {
      const [counted] = await rows<{ count: number }>(
        db(),
        `select count(*)::int as count from comments
         where author_id = ? and status <> 'DELETED' and created_at > ? and text = ?`,
        [authorId, since, text],
      );
      return counted?.count ?? 0;
    },

    async idsOn({ subjectType, subjectId }, after, limit) {
      const found = await rows<{ id: string }>(
        db(),
        `select id from comments where subject_type = ? and subject_id = ? and id > ? order by id limit ?`,
        [subjectType, subjectId, after ?? firstUuid, limit],
      );
      return found.map(({ id }) => id);
    },

    of: (authorId) =>
      rows<Comment>(
        db(),
        `select ${columns} from comments c where c.author_id = ? and c.status <> 'DELETED' order by c.id`,
        [authorId],
      ),

    ...threads(db),
    ...texts(db),
    ...forgetting(db),
    ...staffComments(db),
  };
};
