import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { codeOf, OperatorError } from '#adapters/ports/operator-error.ts';
import { processStart } from './process-identity.ts';

type Holder = { pid: number; start: string; since: string };

const readHolder = async (file: string): Promise<Holder | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Holder; // written below
  } catch {
    return { pid: 0, start: '', since: '' };
  }
};

const isHeld = ({ pid, start }: Holder) => pid > 0 && processStart(pid) === start;

export const holderOf = async (file: string): Promise<number | undefined> => {
  const holder = await readHolder(file);
  return holder && isHeld(holder) ? holder.pid : undefined;
};

/**
 * One process at a time for a data folder. The lock names the process and when it began, so that what a killed process
 * left behind, even under a number used again, is recognised and taken over.
 */
export const lockFolder = async (file: string, folder: string): Promise<{ release(): Promise<void> }> => {
  const start = processStart(process.pid) ?? '';
  const mine = JSON.stringify({ pid: process.pid, start, since: new Date().toISOString() } satisfies Holder);
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, mine, { mode: 0o600 });
  } catch (cause) {
    throw new OperatorError(
      codeOf(cause) === 'ENOSPC'
        ? `The disk is full: free some space on the disk of ${folder}, then start again.`
        : `The data folder ${folder} can't be used (${codeOf(cause)}): start Fitboard as its owner, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      try {
        await link(draft, file);
        return { release: () => rm(file, { force: true }) };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const holder = await readHolder(file);
      if (holder && isHeld(holder)) {
        throw new OperatorError(
          `Another Fitboard (process ${holder.pid}, since ${holder.since}) is using the data folder ${folder}: stop it first, or set DATA_DIR to another folder.`,
        );
      }
      await discard(file, holder);
    }
    throw new OperatorError(
      `The lock ${file} could not be taken: remove that file if no Fitboard is running.`,
    );
  } finally {
    await rm(draft, { force: true });
  }
};

/** Two starts may find the same stale lock: the start that moved away a fresh one by mistake puts it back. */
const discard = async (file: string, stale: Holder | undefined): Promise<void> => {
  const aside = `${file}.stale.${process.pid}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  const found = await readHolder(aside);
  if (found && isHeld(found) && found.start !== stale?.start) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
};
