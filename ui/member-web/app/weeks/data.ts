import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GoalMetric } from '#core/body/snapshot/snapshot.ts';
import { client } from '../client.ts';
import { weekKeys } from '../data/indicators.ts';

type GoalSteps = Readonly<{
  onSaved: () => void;
  onRemoved: (putBack: (target: number) => Promise<void>) => void;
}>;

export const useGoals = () =>
  useQuery({ queryKey: weekKeys.goals, queryFn: ({ signal }) => client.indicators.goals({}, { signal }) });

/** The goal a member sets for one metric; every chart and card that shows it follows. */
export const useGoalSteps = (metric: GoalMetric, { onSaved, onRemoved }: GoalSteps) => {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: weekKeys.all });
  const put = (target: number) => client.indicators.putGoal({ params: { metric }, body: { target } });
  return {
    save: useMutation({
      mutationFn: put,
      onSuccess: async () => {
        await again();
        onSaved();
      },
    }),
    remove: useMutation({
      mutationFn: () => client.indicators.deleteGoal({ params: { metric } }),
      onSuccess: async () => {
        await again();
        onRemoved((target) => put(target).then(again));
      },
    }),
  };
};
