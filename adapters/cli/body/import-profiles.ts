import { readRow } from '#core/body/snapshot/columns.ts';
import type { ImportRow } from '#core/body/snapshot/use-cases/import-profiles.ts';
import { statSync } from 'node:fs';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { printable } from '../engine/output.ts';
import type { Session } from '../engine/session.ts';
import { readTable } from '../engine/table-file.ts';

/** Rows of one transaction: enough to make commits cheap, few enough to keep locks and memory small. */
const batchSize = 50;
export const maxWeeks = 520;

const bar = (share: number): string => {
  const width = 24;
  const filled = Math.round(Math.min(1, share) * width);
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor(Math.min(1, share) * 100)} %`;
};

const sizeOf = (file: string): number => {
  try {
    return statSync(file).size;
  } catch {
    throw new OperatorError(`There is no file ${file}.`, { kind: 'not_found' });
  }
};

/** Imports a file batch by batch; what was imported stays, and running it again goes on where it stopped. */
export const importProfiles = async (file: string, weeks: number, session: Session): Promise<void> => {
  const size = sizeOf(file);
  const { console } = session;
  const { app } = await session.application({ initialises: true });
  const actor = await session.actor();
  const count = { ADDED: 0, PRESENT: 0, REFUSED: 0 };
  let batch: (ImportRow & { line: number })[] = [];
  let bytes = 0;
  const refuse = (line: number, problem: string) => {
    count.REFUSED += 1;
    console.error(`line ${line}: ${printable(problem)}`);
  };
  const flush = async () => {
    if (batch.length === 0) return;
    const outcomes = await app.indicator.importProfiles(actor, { rows: batch, weeks });
    for (const [index, { result, issues }] of outcomes.entries()) {
      if (result === 'REFUSED')
        refuse(batch[index]!.line, issues.map(({ path, code }) => `${path}: ${code}`).join('; '));
      else count[result] += 1;
    }
    batch = [];
    if (console.isTerminal)
      console.error(`\u001B[1A\u001B[2K${bar(bytes / size)}  ${count.ADDED + count.PRESENT} people`);
  };

  if (console.isTerminal) console.error(bar(0));
  for await (const entry of readTable(file)) {
    if ('problem' in entry) {
      refuse(entry.line, entry.problem);
      continue;
    }
    bytes += JSON.stringify(Object.values(entry.row)).length;
    const { id, inputs, issues } = readRow(entry.row);
    if (id === null || issues.length > 0) {
      refuse(
        entry.line,
        id === null ? 'id: missing' : issues.map(({ column, problem }) => `${column}: ${problem}`).join('; '),
      );
      continue;
    }
    batch.push({ externalId: id, inputs, line: entry.line });
    if (batch.length === batchSize) await flush();
  }
  await flush();
  session.say(
    { added: count.ADDED, present: count.PRESENT, refused: count.REFUSED },
    `${count.ADDED} added, ${count.PRESENT} already there, ${count.REFUSED} refused.`,
  );
  if (count.REFUSED > 0) session.fail();
};
