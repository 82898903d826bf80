import type { Knex } from 'knex';
import type { AiAnswer, AiRating } from '#core/assistant/ai-coach/answer.ts';
import type { AiAnswers, AnswerRow, AnswerStand, RatingRow } from '#core/assistant/ai-coach/ports.ts';
import type { Block } from '#core/assistant/finding/finding.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const refusals = {
  ai_answers_key: 'idempotency.key_reused',
  ai_answers_one_running: 'ai.in_progress',
} as const;

const isShared = 'coalesce(r.shared, false)';
const answerList: ListSource<keyof typeof staffLists.aiAnswers> = {
  select: `a.*, ${nameOf('u')} as user_name, ${isShared} as is_shared`,
  from: 'ai_answers a join users u on u.id = a.user_id left join ai_ratings r on r.answer_id = a.id',
  columns: {
    id: 'a.id',
    userId: 'a.user_id',
    userName: nameOf('u'),
    kind: 'a.kind',
    producer: 'a.producer',
    status: 'a.status',
    outcome: 'a.outcome',
    failure: 'a.failure',
    model: 'a.model',
    charged: 'a.charged',
    costMicroUsd: 'a.cost_micro_usd',
    isShared,
    createdAt: 'a.created_at',
    endedAt: 'a.ended_at',
    refundedAt: 'a.refunded_at',
  },
  search: `fold(a.id || ' ' || ${nameOf('u')})`,
  tieBreak: 'a.id',
};

const ratingList: ListSource<keyof typeof staffLists.aiRatings> = {
  select: `r.*, a.user_id, a.kind, a.producer, ${nameOf('u')} as user_name`,
  from: 'ai_ratings r join ai_answers a on a.id = r.answer_id join users u on u.id = a.user_id',
  columns: {
    id: 'r.answer_id',
    userId: 'a.user_id',
    kind: 'a.kind',
    producer: 'a.producer',
    thumb: 'r.thumb',
    shared: 'r.shared',
    at: 'r.at',
  },
  search: `fold(${nameOf('u')})`,
  tieBreak: 'r.answer_id',
};

const stored = (answer: AiAnswer) => ({
  ...answer,
  sheet: answer.sheet && JSON.stringify(answer.sheet),
  findings: JSON.stringify(answer.findings),
  target: answer.target && JSON.stringify(answer.target),
  rejected: JSON.stringify(answer.rejected),
  safety: [...answer.safety],
  choices: [...answer.choices],
});

type Binding = Knex.RawBinding;

const one = async (db: Connection, where: string, bindings: readonly Binding[]): Promise<AiAnswer | null> =>
  (await rows<AiAnswer>(db(), `select a.* from ai_answers a where ${where}`, bindings))[0] ?? null;

const paged = async (
  db: Connection,
  where: string,
  bindings: readonly Binding[],
  { limit, cursor }: Readonly<{ limit: number; cursor?: string | undefined }>,
) => {
  const [at = null, id = null] = decodeCursor(cursor, 'instant', 'id') ?? [];
  const found = await rows<AiAnswer>(
    db(),
    `select a.* from ai_answers a
     where ${where} and (?::timestamptz is null or (a.created_at, a.id) < (?::timestamptz, ?))
     order by a.created_at desc, a.id desc limit ?`,
    [...bindings, at, at, id, limit + 1],
  );
  return pageOf(found, limit, (answer) => encodeCursor(answer.createdAt, answer.id));
};

/** Nothing of what was said, and nothing it was said from. */
const wordless = `question = null, sheet = null, sheet_hash = null, findings = '[]', target = null, safety = '{}',
  choices = '{}', rejected = '[]', conversation_id = null, version = version + 1`;

const forget = async (
  db: Connection,
  where: string,
  bindings: readonly Binding[],
  ratings: 'gone' | 'kept',
): Promise<number> => {
  const gone = await rows<{ id: string }>(
    db(),
    `update ai_answers set ${wordless} where ${where} returning id`,
    bindings,
  );
  const ids = gone.map(({ id }) => id);
  await rows(db(), 'delete from ai_blocks where answer_id = any(?::text[])', [ids]);
  if (ratings === 'gone') await rows(db(), 'delete from ai_ratings where answer_id = any(?::text[])', [ids]);
  return ids.length;
};

const sentences = (
  db: Connection,
): Pick<AiAnswers, 'addBlocks' | 'deleteBlocks' | 'blocksAfter' | 'blocksOf'> => ({
  async addBlocks(answerId, added) {
    if (added.length === 0) return;
    await db()('ai_blocks').insert(
      added.map((block) => ({ answerId, seq: block.seq, block: JSON.stringify(block) })),
    );
  },
  async deleteBlocks(id) {
    await db()('ai_blocks').where({ answerId: id }).delete();
  },
  async blocksAfter(id, seq) {
    const found = await rows<{ block: Block }>(
      db(),
      'select block from ai_blocks where answer_id = ? and seq > ? order by seq',
      [id, seq],
    );
    return found.map(({ block }) => block);
  },
  async blocksOf(ids) {
    const found = await rows<{ answerId: string; block: Block }>(
      db(),
      'select answer_id, block from ai_blocks where answer_id = any(?::text[]) order by answer_id, seq',
      [[...ids]],
    );
    const grouped = Map.groupBy(found, ({ answerId }) => answerId);
    return new Map([...grouped].map(([id, said]) => [id, said.map(({ block }) => block)]));
  },
});

const counts = (
  db: Connection,
): Pick<AiAnswers, 'countSince' | 'tokensSince' | 'sameAs' | 'lastReviews'> => ({
  async countSince(userId, kind, since) {
    const [counted] = await rows<{ count: number }>(
      db(),
      `select count(*)::int as count from ai_answers
       where user_id = ? and kind = ? and created_at >= ? and outcome not in ('CARD', 'REFUSAL')`,
      [userId, kind, since],
    );
    return counted?.count ?? 0;
  },
  async tokensSince(userId, since) {
    const [summed] = await rows<{ tokens: number }>(
      db(),
      `select coalesce(sum(tokens_in + tokens_out), 0)::int as tokens from ai_answers
       where (?::text is null or user_id = ?) and created_at >= ?`,
      [userId, userId, since],
    );
    return summed?.tokens ?? 0;
  },
  sameAs: ({ userId, sheetHash, scope, language, producer, promptId, rulesVersion }) =>
    one(
      db,
      `a.kind = 'REVIEW' and a.status = 'COMPLETED' and a.user_id = ? and a.sheet_hash = ? and a.scope = ?
         and a.language = ? and a.producer = ? and a.prompt_id is not distinct from ?::text and a.rules_version = ?
       order by a.created_at desc, a.id desc limit 1`,
      [userId, sheetHash, scope, language, producer, promptId, rulesVersion],
    ),
  lastReviews: (userId, limit) =>
    rows<AiAnswer>(
      db(),
      `select * from ai_answers where user_id = ? and kind = 'REVIEW' and status in ('COMPLETED', 'STOPPED')
       order by created_at desc, id desc limit ?`,
      [userId, limit],
    ),
});

const upkeep = (
  db: Connection,
): Pick<AiAnswers, 'lockExpired' | 'allOf' | 'forgetWords' | 'forgetBefore' | 'renew' | 'noteReader'> => ({
  async renew(id, round, leaseUntil) {
    const renewed = await rows(
      db(),
      `update ai_answers set lease_until = ? where id = ? and round = ? and status = 'RUNNING' returning id`,
      [leaseUntil, id, round],
    );
    return renewed.length === 1;
  },
  async noteReader(id, at) {
    await rows(db(), 'update ai_answers set read_at = ? where id = ?', [at, id]);
  },
  lockExpired: (at, limit) =>
    rows<AiAnswer>(
      db(),
      `select * from ai_answers where status = 'RUNNING' and (lease_until is null or lease_until <= ?)
       order by created_at, id limit ? for update skip locked`,
      [at, limit],
    ),
  allOf: (userId) =>
    rows<AiAnswer>(db(), 'select * from ai_answers where user_id = ? order by created_at, id', [userId]),
  async forgetWords(of) {
    if ('id' in of) await forget(db, 'id = ?', [of.id], 'kept');
    else if ('userId' in of) await forget(db, 'user_id = ?', [of.userId], 'gone');
    else await forget(db, 'conversation_id = ?', [of.conversationId], 'gone');
  },
  forgetBefore: (before, limit) =>
    forget(
      db,
      `id in (select id from ai_answers where ended_at < ? and (sheet is not null or question is not null)
         order by created_at, id limit ?)`,
      [before, limit],
      'gone',
    ),
});

const staffViews = (
  db: Connection,
): Pick<AiAnswers, 'list' | 'findRow' | 'listRatings' | 'rating' | 'ratingsOf' | 'rate'> => ({
  list: (request) =>
    staffList<AnswerRow, keyof typeof staffLists.aiAnswers>(
      db(),
      answerList,
      readListRequest(staffLists.aiAnswers, request),
    ),
  async findRow(id) {
    const [found] = await rows<AnswerRow>(
      db(),
      `select ${answerList.select} from ${answerList.from} where a.id = ?`,
      [id],
    );
    return found ?? null;
  },
  listRatings: (request) =>
    staffList<RatingRow, keyof typeof staffLists.aiRatings>(
      db(),
      ratingList,
      readListRequest(staffLists.aiRatings, request),
    ),
  async rating(id) {
    const [found] = await rows<AiRating>(db(), 'select * from ai_ratings where answer_id = ?', [id]);
    return found ?? null;
  },
  ratingsOf: (ids) =>
    rows<AiRating>(
      db(),
      'select * from ai_ratings where answer_id = any(?::text[]) order by array_position(?::text[], answer_id)',
      [[...ids], [...ids]],
    ),
  async rate({ reasons, ...rating }) {
    await db()('ai_ratings')
      .insert({ ...rating, reasons: [...reasons] })
      .onConflict('answer_id')
      .merge();
  },
});

export const knexAiAnswers = (db: Connection): AiAnswers => ({
  async lockMember(userId) {
    await rows(db(), 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [`ai answers of ${userId}`]);
  },
  async insert(answer) {
    await refusing(refusals, db()('ai_answers').insert(stored(answer)));
  },
  find: (id) => one(db, 'a.id = ?', [id]),
  lock: (id) => one(db, 'a.id = ? for no key update', [id]),
  async standOf(id) {
    const [found] = await rows<AnswerStand>(
      db(),
      `select a.user_id, a.status, a.round,
         coalesce((select max(b.seq) from ai_blocks b where b.answer_id = a.id), 0) as said
       from ai_answers a where a.id = ?`,
      [id],
    );
    return found ?? null;
  },
  ofKey: (userId, key) => one(db, 'a.user_id = ? and a.request_key = ?', [userId, key]),
  async update({ version, ...answer }) {
    const next: AiAnswer = { ...answer, version: version + 1 };
    const { id, ...columns } = stored(next);
    await refusing(refusals, db()('ai_answers').where({ id }).update(columns));
    return next;
  },
  runningOf: (userId) => one(db, `a.user_id = ? and a.status = 'RUNNING'`, [userId]),
  reviewsOf: (userId, { snapshotId = null }, page) =>
    paged(
      db,
      `a.user_id = ? and a.kind = 'REVIEW' and (?::text is null or a.snapshot_id = ?)`,
      [userId, snapshotId, snapshotId],
      page,
    ),
  messagesOf: (conversationId, page) => paged(db, 'a.conversation_id = ?', [conversationId], page),
  ...sentences(db),
  ...counts(db),
  ...upkeep(db),
  ...staffViews(db),
});
