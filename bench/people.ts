import { fileURLToPath } from 'node:url';
import { readRow } from '#core/body/snapshot/columns.ts';
import type { ImportRow } from '#core/body/snapshot/use-cases/import-profiles.ts';
import { readTable } from '#adapters/cli/engine/table-file.ts';

const file = fileURLToPath(new URL('../fixtures/body/data/ansur2-body-measurements.csv', import.meta.url));

/** The 6,068 people of the open data set. */
export const readPeople = async (): Promise<readonly ImportRow[]> => {
  const people: ImportRow[] = [];
  for await (const entry of readTable(file)) {
    if ('problem' in entry) throw new Error(entry.problem);
    const { id, inputs } = readRow(entry.row);
    people.push({ externalId: id ?? '', inputs });
  }
  if (people.length !== 6068) throw new Error(`expected 6068 people, found ${people.length}`);
  return people;
};
