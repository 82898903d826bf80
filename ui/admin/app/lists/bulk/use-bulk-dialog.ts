import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { bulkActions } from '#http/access/contract/bulk-actions.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import type { Place } from '../../layout/places.ts';
import { useRefreshed } from '../../parts/use-record.ts';
import { type BulkChoice, rowToSend } from './bulk-choice.ts';
import { type BulkRun, bulkRun, type RowOutcome, useRehearsal, useUndoToast } from './data.ts';

const withReason = z.object({ reason: bulkActions.run.body.shape.reason.unwrap() });
const without = z.object({ reason: z.string() });

type Asked<Row> = Readonly<{
  resource: Place;
  choice: BulkChoice<Row>;
  rows: readonly Row[];
  onDone: () => void;
  onClose: () => void;
}>;

/** From what would happen to what has: the rows stay those that were chosen when it was opened. */
export const useBulkDialog = <Row extends RaRecord>({
  resource,
  choice,
  rows,
  onDone,
  onClose,
}: Asked<Row>) => {
  const { formatMessage } = useIntl();
  const refreshed = useRefreshed();
  const undoToast = useUndoToast();
  const action = `${resource}.${choice.verb}`;
  const [chosen] = useState(rows);
  const sent = useMemo(() => chosen.map(rowToSend), [chosen]);
  const asksReason = choice.reason !== undefined;
  const rehearsal = useRehearsal({
    action,
    rows: sent,
    ...(asksReason ? { reason: formatMessage({ id: 'console.bulk.rehearsal' }) } : {}),
  });
  const schema = asksReason ? withReason : without;
  const form = useForm<z.input<typeof without>, unknown, z.output<typeof without>>({
    resolver: contractResolver(schema),
    defaultValues: { reason: '' },
  });
  const [happened, setHappened] = useState<readonly RowOutcome[]>();
  const [refusal, setRefusal] = useState<unknown>();
  const [reached, setReached] = useState(0);
  const [begun, setBegun] = useState<Readonly<{ reason: string; run: BulkRun }>>();

  const willDo = new Set(
    (rehearsal.data ?? []).filter(({ result }) => result === 'DONE').map((outcome) => outcome.id),
  );
  const foreseen = sent.filter((row) => willDo.has(row.id));

  const sayDone = (outcomes: readonly RowOutcome[]) => {
    const done = outcomes.filter(({ result }) => result === 'DONE');
    const { undo } = choice;
    const back = done.flatMap(({ id, version }) => {
      const row = chosen.find((one) => String(one.id) === id);
      const leadsBack = row !== undefined && undo !== undefined && (undo.of?.(row) ?? true);
      return leadsBack ? [{ id, ...(version === null ? {} : { version }) }] : [];
    });
    const message = formatMessage(
      { id: 'console.bulk.done' },
      {
        action: formatMessage({ id: `console.bulk.${action}` as 'console.bulk.bar' }), // one of the list's verbs
        count: done.length,
      },
    );
    if (done.length > 0)
      undoToast(message, {
        place: resource,
        verb: undo?.verb ?? '',
        rows: undo === undefined ? [] : back,
        needsReason: asksReason,
      });
  };

  const submit = form.handleSubmit(async ({ reason }) => {
    setRefusal(undefined);
    // Going on after the line dropped is the same run; with another reason it is another one.
    const current =
      begun?.reason === reason
        ? begun
        : { reason, run: bulkRun({ action, rows: foreseen, ...(asksReason ? { reason } : {}) }) };
    setBegun(current);
    try {
      const outcomes = await current.run.goOn(setReached);
      await refreshed(resource);
      onDone();
      sayDone(outcomes);
      if (outcomes.every(({ result }) => result === 'DONE')) onClose();
      else setHappened(outcomes);
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
      await refreshed(resource);
    }
  });

  return {
    form,
    chosen,
    rehearsal,
    foreseen,
    happened,
    refusal,
    reached,
    submit,
    isBusy: form.formState.isSubmitting,
  };
};
