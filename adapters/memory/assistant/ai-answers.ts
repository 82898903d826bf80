import { displayName } from '#core/access/actor/person.ts';
import type { AiAnswer, AiRating } from '#core/assistant/ai-coach/answer.ts';
import type { AiAnswers, AnswerRow } from '#core/assistant/ai-coach/ports.ts';
import type { Block } from '#core/assistant/finding/finding.ts';
import { constraintError } from '#core/error-catalogue.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    aiAnswers: AiAnswer;
    aiBlocks: Readonly<{ answerId: string }> & Block;
    aiRatings: AiRating;
  }
}

type Answer = (answer: AiAnswer) => boolean;

const newest = ({ createdAt, id }: AiAnswer) => [createdAt, id] as const;

/** Nothing of what was said, and nothing it was said from. */
const wordless = {
  question: null,
  sheet: null,
  sheetHash: null,
  findings: [],
  target: null,
  safety: [],
  choices: [],
  rejected: [],
  conversationId: null,
} as const satisfies Partial<AiAnswer>;

const nameIn = (view: View, id: string): string => {
  const user = view.table('users').get(id);
  return user ? displayName(user) : '';
};

const pages = (view: () => View) => {
  const found = (isOne: Answer) => view().table('aiAnswers').all().filter(isOne);
  return {
    found,
    paged: async (isOne: Answer, { limit, cursor }: { limit: number; cursor?: string | undefined }) => {
      const place = decodeCursor(cursor, 'instant', 'id');
      const behind = found(isOne)
        .filter((answer) => !place || isBelow(newest(answer), [new Date(place[0]), place[1]]))
        .toSorted(descending(newest));
      return pageOf(behind, limit, (answer) => encodeCursor(...newest(answer)));
    },
  };
};

const lists = (
  view: () => View,
): Pick<AiAnswers, 'list' | 'findRow' | 'listRatings' | 'rating' | 'ratingsOf' | 'rate'> => {
  const ratings = () => view().table('aiRatings');
  const row = (answer: AiAnswer): AnswerRow => ({
    ...answer,
    userName: nameIn(view(), answer.userId),
    isShared: ratings().get(answer.id)?.shared === true,
  });
  return {
    list: async (request) =>
      staffList(
        view().table('aiAnswers').all().map(row),
        readListRequest(staffLists.aiAnswers, request),
        staffLists.aiAnswers,
        ({ id, userName }) => [id, userName],
      ),
    async findRow(id) {
      const found = view().table('aiAnswers').get(id);
      return found ? row(found) : null;
    },
    async listRatings(request) {
      const all = ratings()
        .all()
        .flatMap((rating) => {
          const answer = view().table('aiAnswers').get(rating.answerId);
          if (!answer) return [];
          const { userId, kind, producer } = answer;
          const userName = nameIn(view(), userId);
          return [{ ...rating, id: rating.answerId, userId, kind, producer, userName }];
        });
      const kinds = staffLists.aiRatings;
      const listed = staffList(all, readListRequest(kinds, request), kinds, ({ userName }) => [userName]);
      return { ...listed, rows: listed.rows.map(({ id: _id, ...rating }) => rating) };
    },
    rating: async (id) => ratings().get(id) ?? null,
    ratingsOf: async (ids) => ids.flatMap((id) => ratings().get(id) ?? []),
    async rate(rating) {
      ratings().set(rating.answerId, rating);
    },
  };
};

const forgetting = (view: () => View): Pick<AiAnswers, 'forgetWords' | 'forgetBefore'> => {
  const table = () => view().table('aiAnswers');
  const blocks = () => view().table('aiBlocks');
  const { found } = pages(view);
  const forget = (isOne: Answer, ratings: 'gone' | 'kept') => {
    const known = found(isOne);
    for (const answer of known) {
      table().set(answer.id, { ...answer, ...wordless, version: answer.version + 1 });
      if (ratings === 'gone') view().table('aiRatings').delete(answer.id);
    }
    const ids = new Set(known.map(({ id }) => id));
    deleteRows(blocks(), ({ answerId }) => ids.has(answerId));
    return known.length;
  };
  return {
    async forgetWords(of) {
      if ('id' in of) forget(({ id }) => id === of.id, 'kept');
      else if ('userId' in of) forget(({ userId }) => userId === of.userId, 'gone');
      else forget(({ conversationId }) => conversationId === of.conversationId, 'gone');
    },
    async forgetBefore(before, limit) {
      const old = found(
        ({ endedAt, sheet, question }) =>
          endedAt !== null && endedAt < before && (sheet !== null || question !== null),
      )
        .toSorted(ascending(newest))
        .slice(0, limit);
      const ids = new Set(old.map(({ id }) => id));
      return forget(({ id }) => ids.has(id), 'gone');
    },
  };
};

export const memoryAiAnswers = (view: () => View): AiAnswers => {
  const table = () => view().table('aiAnswers');
  const blocks = () => view().table('aiBlocks');
  const { found, paged } = pages(view);
  const blocksAfter = async (id: string, after: number): Promise<readonly Block[]> =>
    blocks()
      .all()
      .filter(({ answerId, seq }) => answerId === id && seq > after)
      .toSorted(ascending(({ seq }) => [seq]))
      .map(({ answerId: _answer, ...block }) => block);
  return {
    ...lists(view),
    ...forgetting(view),
    // One transaction after the other: nobody else is at work.
    lockMember: async () => undefined,
    async insert(answer) {
      const { userId, requestKey } = answer;
      if (found((known) => known.userId === userId && known.requestKey === requestKey).length > 0)
        throw constraintError('idempotency.key_reused');
      table().set(answer.id, answer);
    },
    find: async (id) => table().get(id) ?? null,
    lock: async (id) => table().get(id) ?? null,
    async standOf(id) {
      const answer = table().get(id);
      if (!answer) return null;
      const { userId, status, round } = answer;
      return { userId, status, round, said: (await blocksAfter(id, 0)).at(-1)?.seq ?? 0 };
    },
    ofKey: async (userId, key) =>
      found((answer) => answer.userId === userId && answer.requestKey === key)[0] ?? null,
    async update(answer) {
      const stored = { ...answer, version: answer.version + 1 };
      table().set(answer.id, stored);
      return stored;
    },
    async renew(id, round, leaseUntil) {
      const answer = table().get(id);
      if (answer?.status !== 'RUNNING' || answer.round !== round) return false;
      table().set(id, { ...answer, leaseUntil });
      return true;
    },
    async noteReader(id, readAt) {
      const answer = table().get(id);
      if (answer) table().set(id, { ...answer, readAt });
    },
    async addBlocks(answerId, added) {
      for (const block of added) blocks().set(keyOf(answerId, String(block.seq)), { answerId, ...block });
    },
    async deleteBlocks(id) {
      deleteRows(blocks(), ({ answerId }) => answerId === id);
    },
    blocksAfter,
    async blocksOf(ids) {
      const said = await Promise.all(ids.map(async (id) => [id, await blocksAfter(id, 0)] as const));
      return new Map(said.filter(([, each]) => each.length > 0));
    },
    runningOf: async (userId) =>
      found((answer) => answer.userId === userId && answer.status === 'RUNNING')[0] ?? null,
    sameAs: async (review) =>
      found(
        (answer) =>
          answer.kind === 'REVIEW' &&
          answer.status === 'COMPLETED' &&
          review.sheetHash !== null &&
          (
            ['userId', 'sheetHash', 'scope', 'language', 'producer', 'promptId', 'rulesVersion'] as const
          ).every((name) => answer[name] === review[name]),
      ).toSorted(descending(newest))[0] ?? null,
    countSince: async (userId, kind, since) =>
      found(
        (answer) =>
          answer.userId === userId &&
          answer.kind === kind &&
          answer.createdAt >= since &&
          answer.outcome !== 'CARD' &&
          answer.outcome !== 'REFUSAL',
      ).length,
    tokensSince: async (userId, since) =>
      found((answer) => (userId === null || answer.userId === userId) && answer.createdAt >= since).reduce(
        (sum, { tokensIn, tokensOut }) => sum + tokensIn + tokensOut,
        0,
      ),
    reviewsOf: (userId, { snapshotId }, page) =>
      paged(
        (answer) =>
          answer.userId === userId &&
          answer.kind === 'REVIEW' &&
          (snapshotId === undefined || answer.snapshotId === snapshotId),
        page,
      ),
    messagesOf: (id, page) => paged(({ conversationId }) => conversationId === id, page),
    lastReviews: async (userId, limit) =>
      found(
        ({ userId: owner, kind, status }) =>
          owner === userId && kind === 'REVIEW' && (status === 'COMPLETED' || status === 'STOPPED'),
      )
        .toSorted(descending(newest))
        .slice(0, limit),
    lockExpired: async (at, limit) =>
      found(({ status, leaseUntil }) => status === 'RUNNING' && (leaseUntil === null || leaseUntil <= at))
        .toSorted(ascending(newest))
        .slice(0, limit),
    allOf: async (userId) => found((answer) => answer.userId === userId).toSorted(ascending(newest)),
  };
};
