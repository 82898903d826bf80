import type { TextRules } from '#core/community/moderation/ports.ts';
import type { TextRule } from '#core/community/moderation/text-rule.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const taken = { text_rules_pattern: 'text_rule.exists' } as const;

const list: ListSource<keyof typeof staffLists.textRules> = {
  select: 't.*',
  from: 'text_rules t',
  columns: {
    id: 't.id',
    kind: 't.kind',
    pattern: 't.pattern',
    folded: 't.folded',
    action: 't.action',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  search: 'fold(t.pattern)',
  tieBreak: 't.id',
};

export const knexTextRules = (db: Connection): TextRules => ({
  all: () => rows<TextRule>(db(), 'select * from text_rules order by id'),
  find: async (id) => (await db()<TextRule>('text_rules').where({ id }).first()) ?? null,
  async insert(rule) {
    await refusing(taken, db()('text_rules').insert(rule));
  },
  async update({ id, version, ...rule }) {
    const written = await refusing(
      taken,
      db()('text_rules')
        .where({ id, version: version - 1 })
        .update({ ...rule, version }),
    );
    requireFresh(written);
  },
  delete: async (id) => (await db()('text_rules').where({ id }).delete()) === 1,
  list: async (request) =>
    staffList<TextRule, keyof typeof staffLists.textRules>(
      db(),
      list,
      readListRequest(staffLists.textRules, request),
    ),
});
