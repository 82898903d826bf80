import type { Questions } from '#core/content/question/ports.ts';
import type { Question } from '#core/content/question/question.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    questions: Question;
  }
}

export const memoryQuestions = (view: () => View): Questions => {
  const questions = () => view().table('questions');
  const store = (question: Question): void => {
    const isTaken = questions()
      .all()
      .some(({ id, slug }) => slug === question.slug && id !== question.id);
    if (isTaken) view().refuse('question.slug_taken');
    questions().set(question.id, question);
  };

  return {
    active: async () =>
      questions()
        .all()
        .filter(({ status }) => status === 'ACTIVE'),
    find: async (id) => questions().get(id) ?? null,
    insert: async (question) => store(question),

    async update(question) {
      const before = questions().get(question.id);
      if (before?.version !== question.version - 1) throw new DomainError('version.stale');
      store({ ...question, createdAt: before.createdAt });
    },

    delete: async (id) => questions().delete(id),

    async list(request) {
      const listed = staffList(
        questions()
          .all()
          .map((row) => ({ ...row, question: row.question.vi })),
        readListRequest(staffLists.questions, request),
        staffLists.questions,
        ({ id }) => {
          const found = questions().get(id);
          return found
            ? [found.question.vi, found.question.en, found.answerText.vi, found.answerText.en, found.slug]
            : [];
        },
      );
      return { ...listed, rows: listed.rows.flatMap(({ id }) => questions().get(id) ?? []) };
    },
  };
};
