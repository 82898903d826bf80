import type { Conversation, Persona } from '#core/assistant/ai-coach/answer.ts';
import type { AiCare, AiConsent } from '#core/assistant/ai-coach/consent.ts';
import type { AiConversations, AiMembers } from '#core/assistant/ai-coach/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    aiConversations: Conversation;
    aiPersonas: Readonly<{ userId: string; persona: Persona }>;
    aiConsents: AiConsent;
    aiCares: AiCare;
  }
}

const lastUsed = ({ lastAt, id }: Conversation) => [lastAt, id] as const;

export const memoryAiConversations = (view: () => View): AiConversations => {
  const table = () => view().table('aiConversations');
  const of = (userId: string) =>
    table()
      .all()
      .filter((each) => each.userId === userId);
  return {
    async insert(conversation) {
      table().set(conversation.id, conversation);
    },
    find: async (id) => table().get(id) ?? null,
    lock: async (id) => table().get(id) ?? null,
    async update(conversation) {
      const stored = { ...conversation, version: conversation.version + 1 };
      table().set(conversation.id, stored);
      return stored;
    },
    async touch(id, lastAt) {
      const found = table().get(id);
      if (found) table().set(id, { ...found, lastAt });
    },
    async delete(id) {
      table().delete(id);
    },
    async deleteAllOf(userId) {
      for (const { id } of of(userId)) table().delete(id);
    },
    async pageOf(userId, { limit, cursor }) {
      const place = decodeCursor(cursor, 'instant', 'id');
      const behind = of(userId)
        .filter((each) => !place || isBelow(lastUsed(each), [new Date(place[0]), place[1]]))
        .toSorted(descending(lastUsed));
      return pageOf(behind, limit, (each) => encodeCursor(...lastUsed(each)));
    },
    allOf: async (userId) => of(userId).toSorted(ascending(({ createdAt, id }) => [createdAt, id])),
    unusedSince: async (before, limit) =>
      table()
        .all()
        .filter(({ lastAt }) => lastAt < before)
        .toSorted(ascending(lastUsed))
        .slice(0, limit)
        .map(({ id }) => id),
  };
};

export const memoryAiMembers = (view: () => View): AiMembers => {
  const personas = () => view().table('aiPersonas');
  const consents = () => view().table('aiConsents');
  const cares = () => view().table('aiCares');
  return {
    persona: async (userId) => personas().get(userId)?.persona ?? 'BALANCED',
    async setPersona(userId, persona) {
      personas().set(userId, { userId, persona });
    },
    consent: async (userId, kind) => consents().get(keyOf(userId, kind)) ?? null,
    async putConsent(consent) {
      consents().set(keyOf(consent.userId, consent.kind), consent);
    },
    caresOf: async (userId, at) =>
      cares()
        .all()
        .filter((care) => care.userId === userId && care.until > at)
        .toSorted(ascending(({ mark }) => [mark])),
    async putCare(care) {
      cares().set(keyOf(care.userId, care.mark), care);
    },
    async dropCare(userId, mark) {
      cares().delete(keyOf(userId, mark));
    },
    consentsOf: async (userId) =>
      consents()
        .all()
        .filter((consent) => consent.userId === userId)
        .toSorted(ascending(({ kind }) => [kind])),
    async forgetAllOf(userId) {
      personas().delete(userId);
      deleteRows(consents(), (row) => row.userId === userId);
      deleteRows(cares(), (row) => row.userId === userId);
    },
  };
};
