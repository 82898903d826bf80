import type { QuestionForms } from '#core/coaching/question-form/ports.ts';
import { descending } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

export const memoryQuestionForms = (view: () => View): QuestionForms => {
  const forms = () => view().table('questionForms');
  return {
    async insert(form) {
      const isTaken = forms()
        .all()
        .some(({ coachId, number }) => coachId === form.coachId && number === form.number);
      if (isTaken) view().refuse('version.stale');
      forms().set(form.id, form);
    },

    find: async (id) => forms().get(id) ?? null,

    currentOf: async (id) =>
      forms()
        .all()
        .filter(({ coachId }) => coachId === id)
        .toSorted(descending(({ number }) => [number]))[0] ?? null,
  };
};
