import { displayName } from '#core/access/actor/person.ts';
import {
  forgotten,
  isLiving,
  isPublished,
  type Comment,
  type CommentText,
} from '#core/community/comment/comment.ts';
import type { CommentReader, CommentRow, Comments, ShownComment } from '#core/community/comment/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';
import { isBlocked, isMuted } from './readers.ts';
import { recountStretch } from './recount.ts';

declare module '../engine/store.ts' {
  interface Tables {
    comments: Comment;
    commentTexts: CommentText;
  }
}

/** Null: nothing of it is shown. */
const shownTo =
  (view: View, { readerId, at }: CommentReader) =>
  (comment: Comment): readonly ShownComment[] => {
    const { authorId, status, replies } = comment;
    if (isBlocked(view, readerId, authorId) || isMuted(view, readerId, authorId, at)) return [];
    const isShown = status === 'PUBLISHED' && view.table('users').get(authorId)?.status === 'ACTIVE';
    const isOwn = readerId === authorId && status !== 'DELETED';
    if (isShown || isOwn) return [{ ...comment, isGone: false }];
    return comment.rootId === null && replies > 0 ? [{ ...comment, isGone: true }] : [];
  };

const byId = ascending(({ id }: Comment) => [id]);

const threads = (view: () => View): Pick<Comments, 'rootsOf' | 'repliesOf'> => ({
  async rootsOf({ subjectType, subjectId }, { limit, cursor, ...reader }) {
    const [before] = decodeCursor(cursor, 'id') ?? [];
    const found = view()
      .table('comments')
      .all()
      .filter((comment) => comment.subjectType === subjectType && comment.subjectId === subjectId)
      .filter(({ id, rootId }) => rootId === null && (before === undefined || id < before))
      .flatMap(shownTo(view(), reader))
      .toSorted(descending(({ id }) => [id]));
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  },
  async repliesOf(rootId, { limit, cursor, ...reader }) {
    const [after = ''] = decodeCursor(cursor, 'id') ?? [];
    const found = view()
      .table('comments')
      .all()
      .filter((comment) => comment.rootId === rootId && comment.id > after)
      .flatMap(shownTo(view(), reader))
      .toSorted(byId);
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  },
});

const staffComments = (view: () => View): Pick<Comments, 'list' | 'row'> => {
  const rowOf = (comment: Comment): CommentRow => {
    const author = view().table('users').get(comment.authorId);
    return { ...comment, authorName: author ? displayName(author) : '', isReply: comment.rootId !== null };
  };
  return {
    list: async (request) =>
      staffList(
        view().table('comments').all().map(rowOf),
        readListRequest(staffLists.comments, request),
        staffLists.comments,
        ({ authorId }) => {
          const author = view().table('users').get(authorId);
          return author ? [author.fullname, author.username, author.email, author.phone] : [];
        },
      ),
    async row(id) {
      const comment = view().table('comments').get(id);
      if (!comment) throw new DomainError('comment.not_found');
      return rowOf(comment);
    },
  };
};

const texts = (view: () => View): Pick<Comments, 'keepText' | 'textsOf' | 'deleteTextsBefore'> => ({
  async keepText(text) {
    view()
      .table('commentTexts')
      .set(keyOf(text.commentId, String(text.version)), text);
  },
  textsOf: async (id) =>
    view()
      .table('commentTexts')
      .all()
      .filter(({ commentId }) => commentId === id)
      .toSorted(descending(({ version }) => [version])),
  async deleteTextsBefore(before) {
    const old = view()
      .table('commentTexts')
      .all()
      .filter(({ at }) => at < before).length;
    deleteRows(view().table('commentTexts'), ({ at }) => at < before);
    return old;
  },
});

export const memoryComments = (view: () => View): Comments => {
  const table = () => view().table('comments');
  const findAll = async (ids: readonly string[]) =>
    [...new Set(ids)].flatMap((id) => table().get(id) ?? []).toSorted(byId);
  /** Answers those that were published. */
  const forget = (isMeant: (comment: Comment) => boolean, at: Date): readonly Comment[] => {
    const meant = table().all().filter(isMeant);
    const ids = new Set(meant.map(({ id }) => id));
    deleteRows(view().table('commentTexts'), ({ commentId }) => ids.has(commentId));
    for (const comment of meant)
      table().set(comment.id, {
        ...comment,
        ...forgotten,
        version: comment.version + 1,
        deletedAt: comment.deletedAt ?? at,
      });
    return meant.filter(isPublished).toSorted(byId);
  };

  return {
    find: async (id) => table().get(id) ?? null,
    findAll,
    lockAll: findAll,
    async insert(comment) {
      if (!view().table('users').get(comment.authorId)) view().refuse('user.not_found');
      table().set(comment.id, comment);
    },
    async update(comment) {
      const stored = table().get(comment.id);
      if (stored?.version !== comment.version - 1) throw new DomainError('version.stale');
      table().set(comment.id, { ...comment, replies: stored.replies });
    },
    async addReplies(rootId, change) {
      const root = table().get(rootId);
      if (root) table().set(rootId, { ...root, replies: Math.max(0, root.replies + change) });
    },
    hasLivingReplies: async (id) =>
      table()
        .all()
        .some((other) => (other.parentId === id || other.rootId === id) && isLiving(other)),
    countSame: async (authorId, text, since) =>
      table()
        .all()
        .filter((comment) => comment.authorId === authorId && isLiving(comment))
        .filter((comment) => comment.text === text && comment.createdAt > since).length,
    idsOn: async ({ subjectType, subjectId }, after, limit) =>
      table()
        .all()
        .filter((comment) => comment.subjectType === subjectType && comment.subjectId === subjectId)
        .map(({ id }) => id)
        .filter((id) => id > (after ?? ''))
        .toSorted()
        .slice(0, limit),
    of: async (authorId) =>
      table()
        .all()
        .filter((comment) => comment.authorId === authorId && isLiving(comment))
        .toSorted(byId),
    forgetAllOf: async (authorId, at) => forget((comment) => comment.authorId === authorId, at),
    async forgetAllOn({ subjectType, subjectId }, at) {
      const isOnIt = (comment: Comment): boolean =>
        comment.subjectType === subjectType && comment.subjectId === subjectId;
      forget(isOnIt, at);
      for (const comment of table().all().filter(isOnIt)) table().set(comment.id, { ...comment, replies: 0 });
    },
    recount: async (stretch) => {
      const roots = table()
        .all()
        .filter(({ rootId }) => rootId === null);
      const ids = roots.map(({ id }) => id);
      return recountStretch(ids, stretch, (id) => {
        const root = table().get(id);
        const replies = table()
          .all()
          .filter(({ rootId, status }) => rootId === id && status === 'PUBLISHED').length;
        if (!root || replies === root.replies) return false;
        table().set(id, { ...root, replies });
        return true;
      });
    },
    ...threads(view),
    ...texts(view),
    ...staffComments(view),
  };
};
