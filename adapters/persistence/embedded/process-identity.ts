import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const linuxStart = (pid: number): string | undefined => {
  // The name in parentheses may itself hold spaces and parentheses.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [state] = fields;
  const started = fields[19];
  if (state === 'Z' || state === 'X') return undefined;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${started}`;
};

/**
 * When a process began, in words that no later process with the same number repeats; undefined when it does not run.
 * A zombie counts as ended: it holds nothing any more.
 */
export const processStart = (pid: number): string | undefined => {
  try {
    if (process.platform === 'linux') return linuxStart(pid);
    if (process.platform === 'win32') {
      process.kill(pid, 0);
      return 'running';
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
};
