import { useEffect, useRef, useState } from 'react';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type StaffEvaluation, useEvaluate, useEvaluation, useRunningEvaluation } from '../data.ts';

/**
 * Begins one, follows whichever runs, and says how the one that was begun here ended. Null: the rules alone. It goes on
 * when the page is left.
 */
export const useTrial = (promptId: string | null, onEnd: (evaluation: StaffEvaluation) => void) => {
  const refreshed = useRefreshed();
  const evaluate = useEvaluate(promptId);
  const [begun, setBegun] = useState<string>();
  const mine = useEvaluation(begun ?? '', begun !== undefined).data;
  const running = useRunningEvaluation().data ?? undefined;

  const last = useRef<string>(undefined);
  useEffect(() => {
    // What has just ended is shown as it ended, here and where prompts say whether they passed.
    if (last.current !== undefined && last.current !== running?.id)
      void refreshed('ai-prompts', 'ai-evaluations');
    last.current = running?.id;
  }, [running?.id, refreshed]);

  const said = useRef<string>(undefined);
  useEffect(() => {
    if (mine === undefined || mine.status === 'RUNNING' || said.current === mine.id) return;
    said.current = mine.id;
    void refreshed('ai-prompts', 'ai-evaluations');
    onEnd(mine);
  }, [mine, onEnd, refreshed]);

  const run = () =>
    evaluate.mutate(undefined, {
      onSuccess: async ({ id }) => {
        setBegun(id);
        await refreshed('ai-evaluations');
      },
    });
  const isMineOn = begun !== undefined && (mine === undefined || mine.status === 'RUNNING');
  return {
    run,
    running: mine?.status === 'RUNNING' ? mine : running,
    isBusy: evaluate.isPending || isMineOn || running !== undefined,
    error: evaluate.error,
  };
};
