import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import type { z } from 'zod';
import type { bulkActions } from '#http/access/contract/bulk-actions.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { client } from '../../client.ts';
import type { Place } from '../../layout/places.ts';
import { useRefreshed } from '../../parts/use-record.ts';
import { inParts } from './bulk-choice.ts';

export type RowOutcome = z.output<typeof bulkActions.run.output>['outcomes'][number];
export type SentRow = Readonly<{ id: string; version?: number }>;

/** Few enough that each request is answered soon, and a dropped line leaves little to ask again. */
const perRequest = 10;

type Run = Readonly<{ action: string; rows: readonly SentRow[]; reason?: string | undefined }>;

/**
 * A run that can be gone on with: each part has a key of its own, so that a part whose answer was lost is asked again
 * without being done again.
 */
export const bulkRun = ({ action, rows, reason }: Run) => {
  const parts = inParts(rows, perRequest).map((part) => ({ part, idempotencyKey: crypto.randomUUID() }));
  const outcomes: RowOutcome[] = [];
  let done = 0;
  return {
    async goOn(onPart: (outcomes: number) => void = () => undefined): Promise<readonly RowOutcome[]> {
      for (; done < parts.length; done += 1) {
        const next = parts[done];
        if (next === undefined) break;
        const body = {
          action,
          rows: [...next.part],
          rehearsal: false,
          ...(reason === undefined ? {} : { reason }),
        };
        const answer = await client.bulkActions.run({ body }, { idempotencyKey: next.idempotencyKey });
        outcomes.push(...answer.outcomes);
        onPart(outcomes.length);
      }
      return outcomes;
    },
  };
};
export type BulkRun = ReturnType<typeof bulkRun>;

/** What would happen to each row; nothing is changed by asking. */
export const useRehearsal = ({ action, rows, reason }: Run) =>
  useQuery({
    queryKey: ['bulk-rehearsal', action, rows],
    queryFn: async () => {
      const outcomes: RowOutcome[] = [];
      for (const part of inParts(rows, 25)) {
        const body = {
          action,
          rows: [...part],
          rehearsal: true,
          ...(reason === undefined ? {} : { reason }),
        };
        outcomes.push(...(await client.bulkActions.run({ body })).outcomes);
      }
      return outcomes;
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

type Undoable = Readonly<{
  place: Place;
  /** The opposite of what was done. */
  verb: string;
  rows: readonly SentRow[];
  needsReason?: boolean;
}>;

/** Says what was done, and offers the opposite action, which is written down like any other. */
export const useUndoToast = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const errorText = useErrorText();
  return (message: string, { place, verb, rows, needsReason = false }: Undoable) => {
    if (rows.length === 0) {
      toast(message);
      return;
    }
    const run = bulkRun({
      action: `${place}.${verb}`,
      rows,
      ...(needsReason ? { reason: formatMessage({ id: 'console.bulk.undo.reason' }) } : {}),
    });
    const undo = async (): Promise<void> => {
      try {
        const outcomes = await run.goOn();
        await refreshed(place);
        const refused = outcomes.filter(({ result }) => result === 'REFUSED');
        const count = outcomes.length - refused.length;
        if (refused.length === 0) toast(formatMessage({ id: 'console.bulk.undone' }, { count }));
        else
          toast(
            formatMessage(
              { id: 'console.bulk.undo.refused' },
              { count: refused.length, reason: refused[0]?.text ?? '' },
            ),
            { kind: 'error', undo },
          );
      } catch (error) {
        // The same run goes on where it stopped.
        toast(errorText(error), { kind: 'error', undo });
      }
    };
    toast(message, { undo });
  };
};
