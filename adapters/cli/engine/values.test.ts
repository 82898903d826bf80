import type { Command, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { aMail } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { exitCodeHelp, exitCodes } from './exit-codes.ts';
import { createProgram } from '../run.ts';
import { cli, recordingConsole, runCommand } from '../testing/command-line.ts';

/** What options take beside numbers and days. A new word belongs here, or its option reads its value strictly. */
const texts = new Set([
  'text', 'user', 'status', 'type', 'key', 'id', 'code', 'format', 'standard', 'language', 'what', 'payment', 'name', 'file', 'prompt', 'kind', 'unit', 'plan', 'time',
]); // prettier-ignore

const everyOption = (command: Command, path: readonly string[] = []): { place: string; option: Option }[] => [
  ...command.options.map((option) => ({ place: [...path, option.flags].join(' '), option })),
  ...command.commands.flatMap((sub) => everyOption(sub, [...path, sub.name()])),
];

const strictOptions = () => {
  const { program } = createProgram({
    console: recordingConsole().console,
    environment: 'test',
    openApplication: () => Promise.reject(new Error('nothing is opened')),
    openDatabase: () => Promise.reject(new Error('nothing is opened')),
  });
  return everyOption(program).flatMap(({ place, option }) => {
    const word = /<([\w-]+)>/.exec(option.flags)?.[1];
    const isText = word === undefined || texts.has(word) || (word === 'number' && /--account/.test(place));
    return isText ? [] : [{ place, option }];
  });
};

describe('values on the command line', () => {
  it.each(strictOptions())(
    '$place takes whole numbers or days as they are written, nothing else',
    ({ option }) => {
      const wrong = [
      '3x', '1e3', '', ' ', '-1', '+1', 'Infinity', 'NaN', '0x10', '1.5', '３', '٣', '3 ', ' 3', '1_000', '007',
      '2026-1-1', '2026-02-30', '２０２６-11-20', '99999999999999999999',
    ]; // prettier-ignore
      for (const typed of wrong)
        expect(() => option.parseArg?.(typed, undefined), typed).toThrow(OperatorError);
      expect(option.parseArg).toBeTypeOf('function');
    },
  );

  it('are checked in every place there is one', () => {
    expect(strictOptions().length).toBeGreaterThanOrEqual(18);
  });

  it('are refused before anything happens', async () => {
    const here = world({ users: [aUser({ email: 'an@example.com', username: 'an' })] });
    for (const words of [
      ['users', 'set-level', 'an', 'PRO', '--days', '3x', '--reason', 'a test'],
      ['coins', 'grant', 'an', '3x', 'FIT_COIN', '--reason', 'a test'],
      ['coins', 'grant', 'an', '1e3', 'FIT_COIN', '--reason', 'a test'],
      ['coins', 'grant', 'an', '５', 'FIT_COIN', '--reason', 'a test'],
      ['coins', 'grant', 'an', '', 'FIT_COIN', '--reason', 'a test'],
    ])
      expect(await cli(here, ...words), words.join(' ')).toMatchObject({ code: 2, out: '' });
    expect(here.rows('users').map(({ level }) => level)).not.toContain('PRO');
    expect(here.rows('postings')).toEqual([]);
  });
});

describe('a list on the command line', () => {
  const mails = Array.from({ length: 26 }, (_, index) => aMail({ to: `m${index + 10}@example.com` }));

  it('says how much there is beside what it shows, and leads to the rest', async () => {
    const here = world({ mails });
    const first = await cli(here, 'mail', 'outbox');
    expect(first.out.split('\n').at(-1)).toBe(
      '1–25 of 26: --page 2 shows the next, --limit up to 100 at a time.',
    );
    const second = await cli(here, 'mail', 'outbox', '--page', '2');
    expect(second.out).toContain('@example.com');
    expect(second.out.split('\n').at(-1)).toBe('26–26 of 26: --limit up to 100 at a time.');
    expect((await cli(here, 'mail', 'outbox', '--limit', '100')).out.split('\n').at(-1)).toBe('26 in all.');
    expect((await cli(here, 'mail', 'outbox', '--page', '3')).out).toContain(
      'Page 3 is behind the end: 26 in all.',
    );
  });

  it('says so beside its rows of JSON, not among them', async () => {
    const { out, errors } = await cli(world({ mails }), '--json', 'mail', 'outbox');
    expect(out.split('\n').map((line) => JSON.parse(line) as unknown)).toHaveLength(25);
    expect(errors).toContain('1–25 of 26');
  });

  it.each([
    'users list', 'payments list', 'transfers list', 'coach-requests list', 'specializations list', 'reviews list', 'mail outbox',
  ])('%s has pages', async (words) => {
    const { code, errors } = await cli(world(), '--json', ...words.split(' '), '--limit', '1', '--page', '1');
    expect(code).toBe(0);
    expect(errors).toMatch(/in all\.|of \d+/);
  }); // prettier-ignore
});

it('a refused field is named as it was typed, not as a part of a request', async () => {
  const users = [aUser({ email: 'an@example.com' })];
  const words = ['coins', 'grant', 'an@example.com', '5', 'FIT_COIN', '--reason', ' '];
  const { code, errors } = await cli(world({ users }), ...words);
  expect(code).toBe(2);
  expect(errors).toMatch(/^ {2}reason: .*\(coin\.reason_required\)$/m);
});

describe('exit codes', () => {
  const failing = async (error: Error) => {
    const { code } = await runCommand(['coins', 'totals'], {
      environment: 'test',
      openApplication: () => Promise.reject(error),
      openDatabase: () => Promise.reject(error),
    });
    return code;
  };

  it('are the same for every way to fail, and each is in the help', async () => {
    for (const [kind, code] of Object.entries(exitCodes) as [keyof typeof exitCodes, number][]) {
      expect(await failing(new OperatorError('no', { kind })), kind).toBe(code);
      expect(exitCodeHelp).toContain(`\n  ${code}  `);
    }
    expect((await cli(world(), '--help')).out).toContain(exitCodeHelp);
  });

  it('say what happened', async () => {
    const mail = aMail({ status: 'SENT' });
    const here = () => world({ users: [aUser({ email: 'an@example.com', username: 'an' })], mails: [mail] });
    const codeOf = async (...words: string[]) => (await cli(here(), ...words)).code;
    expect(await codeOf('coins', 'totals')).toBe(0);
    expect(await codeOf('no-such-command')).toBe(2);
    expect(await codeOf('jobs', 'run', 'none')).toBe(2);
    expect(await codeOf('--as', 'an', 'mail', 'outbox')).toBe(3);
    expect(await codeOf('users', 'show', 'nobody')).toBe(4);
    expect(await codeOf('indicators', 'compute', 'no-such-file.csv')).toBe(4);
    expect(await codeOf('mail', 'retry', mail.id)).toBe(5);
    expect(await codeOf('coins', 'correct', '--reason', 'a test', '--', 'an', '-5', 'FIT_COIN')).toBe(6);
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(await failing(away)).toBe(8);
    expect(await failing(new Error('nobody expected this'))).toBe(1);
  });
});
