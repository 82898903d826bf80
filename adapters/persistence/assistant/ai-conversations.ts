import type { Conversation, Persona } from '#core/assistant/ai-coach/answer.ts';
import type { AiCare, AiConsent } from '#core/assistant/ai-coach/consent.ts';
import type { AiConversations, AiMembers } from '#core/assistant/ai-coach/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexAiConversations = (db: Connection): AiConversations => {
  const one = async (id: string, hold = ''): Promise<Conversation | null> => {
    const [found] = await rows<Conversation>(db(), `select * from ai_conversations where id = ? ${hold}`, [
      id,
    ]);
    return found ?? null;
  };
  return {
    async insert(conversation) {
      await db()('ai_conversations').insert(conversation);
    },
    find: (id) => one(id),
    lock: (id) => one(id, 'for update'),
    async update({ id, version, ...columns }) {
      await db()('ai_conversations')
        .where({ id })
        .update({ ...columns, version: version + 1 });
      return { id, version: version + 1, ...columns };
    },
    async touch(id, lastAt) {
      await db()('ai_conversations').where({ id }).update({ lastAt });
    },
    async delete(id) {
      await db()('ai_conversations').where({ id }).delete();
    },
    async deleteAllOf(userId) {
      await db()('ai_conversations').where({ userId }).delete();
    },
    async pageOf(userId, { limit, cursor }) {
      const [at = null, id = null] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const found = await rows<Conversation>(
        db(),
        `select * from ai_conversations
         where user_id = ? and (?::timestamptz is null or (last_at, id) < (?::timestamptz, ?))
         order by last_at desc, id desc limit ?`,
        [userId, at, at, id, limit + 1],
      );
      return pageOf(found, limit, (each) => encodeCursor(each.lastAt, each.id));
    },
    allOf: (userId) =>
      rows<Conversation>(db(), 'select * from ai_conversations where user_id = ? order by created_at, id', [
        userId,
      ]),
    async unusedSince(before, limit) {
      const found = await rows<{ id: string }>(
        db(),
        'select id from ai_conversations where last_at < ? order by last_at, id limit ?',
        [before, limit],
      );
      return found.map(({ id }) => id);
    },
  };
};

export const knexAiMembers = (db: Connection): AiMembers => ({
  async persona(userId) {
    const [found] = await rows<{ persona: Persona }>(
      db(),
      'select persona from ai_personas where user_id = ?',
      [userId],
    );
    return found?.persona ?? 'BALANCED';
  },
  async setPersona(userId, persona) {
    await db()('ai_personas').insert({ userId, persona }).onConflict('user_id').merge();
  },
  async consent(userId, kind) {
    const [found] = await rows<AiConsent>(db(), 'select * from ai_consents where user_id = ? and kind = ?', [
      userId,
      kind,
    ]);
    return found ?? null;
  },
  async putConsent(consent) {
    await db()('ai_consents').insert(consent).onConflict(['user_id', 'kind']).merge();
  },
  caresOf: (userId, at) =>
    rows<AiCare>(db(), 'select * from ai_cares where user_id = ? and until > ? order by mark', [userId, at]),
  async putCare(care) {
    await db()('ai_cares').insert(care).onConflict(['user_id', 'mark']).merge();
  },
  async dropCare(userId, mark) {
    await db()('ai_cares').where({ userId, mark }).delete();
  },
  consentsOf: (userId) =>
    rows<AiConsent>(db(), 'select * from ai_consents where user_id = ? order by kind', [userId]),
  async forgetAllOf(userId) {
    for (const table of ['ai_personas', 'ai_consents', 'ai_cares'])
      await db()(table).where({ userId }).delete();
  },
});
