import type { BroughtAnswer } from '#core/member-lifecycle/archive-import/archive-content.ts';
import type { BroughtAnswers } from '#core/member-lifecycle/archive-import/ports.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { deleteRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    broughtAnswers: BroughtAnswer;
  }
}

export const memoryBroughtAnswers = (view: () => View): BroughtAnswers => {
  const answers = () => view().table('broughtAnswers');
  const of = (id: string): BroughtAnswer[] =>
    answers()
      .all()
      .filter(({ userId }) => userId === id);
  const isSame = (one: BroughtAnswer, other: BroughtAnswer): boolean =>
    one.origin === other.origin && one.sourceId === other.sourceId;

  return {
    async insert(brought) {
      let made = 0;
      for (const answer of brought) {
        if (!view().table('users').get(answer.userId)) view().refuse('user.not_found');
        if (of(answer.userId).some((known) => isSame(known, answer))) continue;
        answers().set(answer.id, answer);
        made += 1;
      }
      return made;
    },

    of: async (userId) => of(userId).toSorted(descending(({ answeredAt, id }) => [answeredAt, id])),

    keysOf: async (userId) =>
      of(userId)
        .toSorted(ascending(({ id }) => [id]))
        .map(({ origin, sourceId }) => ({ origin, sourceId })),

    deleteAllOf: async (id) => deleteRows(answers(), ({ userId }) => userId === id),
  };
};
