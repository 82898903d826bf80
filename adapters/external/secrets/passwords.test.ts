import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { argonPasswords } from './passwords.ts';

describe('passwords', () => {
  it('are kept as argon2id with 19 MiB and 2 passes, salted, and known again exactly as typed', async () => {
    const passwords = argonPasswords();
    const [first, second] = await Promise.all([passwords.hash('Mật khẩu 1 '), passwords.hash('Mật khẩu 1 ')]);

    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await passwords.verify(first, 'Mật khẩu 1 ')).toBe(true);
    expect(await passwords.verify(first, 'Mật khẩu 1')).toBe(false);
    expect(await passwords.verify(first, 'mật khẩu 1 ')).toBe(false);
  });

  it('cost as much to try on an account that does not exist', async () => {
    const passwords = argonPasswords();
    const hash = await passwords.hash('correct horse');
    const time = async (work: () => Promise<unknown>) => {
      const times: number[] = [];
      for (let round = 0; round < 9; round += 1) {
        const start = performance.now();
        await work();
        times.push(performance.now() - start);
      }
      return times.toSorted((a, b) => a - b)[4]!; // nine rounds have a middle
    };
    const known = await time(() => passwords.verify(hash, 'wrong'));
    const unknown = await time(() => passwords.pretend('wrong'));

    expect(unknown / known).toBeGreaterThan(1 / 3);
    expect(unknown / known).toBeLessThan(3);
    expect(await passwords.pretend('wrong')).toBe(false);
  });

  // Elsewhere a thread has no priority of its own.
  it.runIf(process.platform === 'linux')('are hashed by a thread that gives way to all others', async () => {
    /** The priority stands seventeenth behind the name, which may hold spaces (proc(5)). */
    const priorities = () =>
      readdirSync('/proc/self/task').map((task) =>
        Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[16]),
      );
    const own = getPriority();
    await argonPasswords().pretend('x');
    expect(new Set(priorities().filter((priority) => priority > own))).toEqual(
      new Set([Math.min(own + 10, 19)]),
    );
    expect(getPriority()).toBe(own);
  });

  it('wait in a short line, one at a time, and the rest are told that the server is busy', async () => {
    const passwords = argonPasswords({ limit: 3 });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => passwords.pretend('x')));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'auth.busy' });
    }
    expect(await passwords.pretend('x')).toBe(false);
  });
});
