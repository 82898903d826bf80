import type { Questions } from '#core/content/question/ports.ts';
import type { Question } from '#core/content/question/question.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const refusals = { questions_slug: 'question.slug_taken' } as const;

const list: ListSource<keyof typeof staffLists.questions> = {
  select: 'q.*',
  from: 'questions q',
  columns: {
    id: 'q.id',
    category: 'q.category',
    slug: 'q.slug',
    question: `q.question ->> 'vi'`,
    position: 'q.position',
    status: 'q.status',
    createdAt: 'q.created_at',
    updatedAt: 'q.updated_at',
  },
  search: `fold((q.question ->> 'vi') || ' ' || (q.question ->> 'en') || ' ' || (q.answer_text ->> 'vi') || ' '
    || (q.answer_text ->> 'en') || ' ' || q.slug)`,
  tieBreak: 'q.id',
};

export const knexQuestions = (db: Connection): Questions => ({
  active: () => rows<Question>(db(), `select * from questions where status = 'ACTIVE'`),

  async find(id) {
    const [found] = await rows<Question>(db(), 'select * from questions where id = ?', [id]);
    return found ?? null;
  },

  async insert(question) {
    await refusing(refusals, db()('questions').insert(question));
  },

  async update(question) {
    const { id, createdAt: _, ...changed } = question;
    const written = await refusing(
      refusals,
      db()('questions')
        .where({ id, version: changed.version - 1 })
        .update(changed),
    );
    requireFresh(written);
  },

  async delete(id) {
    await db()('questions').where({ id }).delete();
  },

  list: async (request) =>
    staffList<Question, keyof typeof staffLists.questions>(
      db(),
      list,
      readListRequest(staffLists.questions, request),
    ),
});
