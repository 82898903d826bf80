import { readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it ended meanwhile
  }
};

/** Mebibytes a process holds at the moment, as Linux counts them. */
export const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024;

/** The processes it started that still run. */
export const childrenOf = (pid: number): readonly number[] =>
  read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((child) => child !== '')
    .map(Number);

/** What a process holds together with all that it started. */
export const memoryOfTree = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + memoryOfTree(child), residentOf(pid));
