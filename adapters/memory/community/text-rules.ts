import type { TextRules } from '#core/community/moderation/ports.ts';
import type { TextRule } from '#core/community/moderation/text-rule.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    textRules: TextRule;
  }
}

export const memoryTextRules = (view: () => View): TextRules => {
  const table = () => view().table('textRules');
  const requireFree = ({ id, kind, folded }: TextRule): void => {
    const others = table().all();
    if (others.some((other) => other.id !== id && other.kind === kind && other.folded === folded))
      view().refuse('text_rule.exists');
  };
  return {
    all: async () =>
      table()
        .all()
        .toSorted(ascending(({ id }) => [id])),
    find: async (id) => table().get(id) ?? null,
    async insert(rule) {
      requireFree(rule);
      table().set(rule.id, rule);
    },
    async update(rule) {
      if (table().get(rule.id)?.version !== rule.version - 1) throw new DomainError('version.stale');
      requireFree(rule);
      table().set(rule.id, rule);
    },
    async delete(id) {
      const isThere = table().get(id) !== undefined;
      table().delete(id);
      return isThere;
    },
    list: async (request) =>
      staffList(
        table().all(),
        readListRequest(staffLists.textRules, request),
        staffLists.textRules,
        ({ pattern }) => [pattern],
      ),
  };
};
