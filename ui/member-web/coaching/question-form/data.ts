import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import { coachDeskKeys } from '../../app/data/coach-desk.ts';
import { type Draft, sent } from './question-draft.ts';

type SavedForm = Awaited<ReturnType<typeof client.coachDesk.saveForm>>;

export const useFormSteps = () => {
  const queries = useQueryClient();
  return {
    save: (questions: Draft, number: number): Promise<SavedForm> =>
      client.coachDesk.saveForm({ body: { questions: sent(questions), number } }),
    show: (answer: SavedForm) => queries.setQueryData(coachDeskKeys.form, answer),
    /** What a coach is told to do first depends on the form. */
    refreshSettings: () => queries.invalidateQueries({ queryKey: coachDeskKeys.settings }),
    lookAgain: () => queries.invalidateQueries({ queryKey: coachDeskKeys.form }),
  };
};
