import { describe, expect, it } from 'vitest';
import { aUser } from '#fixtures/people/users.ts';
import { demoAccounts, openDemoAccounts } from '#fixtures/demo/accounts.ts';
import { world, type World } from '#fixtures/engine/world.ts';
import { runCommand, withoutDatabase } from '../testing/command-line.ts';

type Options = Readonly<{ environment?: string; typed?: readonly string[] }>;

const seed = async (here: World, { environment = 'development', typed }: Options, ...words: string[]) => {
  let hasOpened = false;
  const said = await runCommand(['seed', ...words], {
    ...withoutDatabase(here),
    environment,
    openApplication: (options) => {
      hasOpened = true;
      return withoutDatabase(here).openApplication(options);
    },
    typed,
  });
  return { ...said, hasOpened };
};

const addresses = (here: World) => here.rows('users').map(({ email }) => email);

describe('demo people from the command line', () => {
  it('are refused in production, whatever is typed, before the database is opened', async () => {
    const here = world();
    for (const words of [[], ['--yes'], ['--yes', '--json']])
      expect(await seed(here, { environment: 'production', typed: ['production'] }, ...words)).toMatchObject({
        code: 6,
        out: '',
        errors: expect.stringContaining('refused in production') as unknown,
        hasOpened: false,
      });
    expect(addresses(here)).not.toContain('staff@fitboard.example');
  });

  it('come beside real people only after the environment was typed, or --yes', async () => {
    const here = world({ users: [aUser({ email: 'an@example.com' })] });
    const unanswered = await seed(here, {});
    expect(unanswered).toMatchObject({ code: 2, out: '' });
    expect(unanswered.errors).toMatch(/\(development\) holds one account of real people/);
    expect(await seed(here, { typed: ['yes'] })).toMatchObject({ code: 2, out: '' });
    expect(addresses(here)).not.toContain('staff@fitboard.example');

    expect(await seed(here, { typed: ['development'] })).toMatchObject({ code: 0 });
    expect(addresses(here)).toEqual(expect.arrayContaining(demoAccounts.map(({ email }) => email)));
  });

  it('need no question in an empty database, and are not added twice', async () => {
    const here = world();
    expect((await seed(here, {})).code).toBe(0);
    const many = addresses(here).length;
    expect((await seed(here, {})).out).toMatch(/already; nothing was added/);
    expect(addresses(here)).toHaveLength(many);
    expect(await openDemoAccounts(here.ports)).toEqual(
      expect.arrayContaining(['staff@fitboard.example', 'member@fitboard.example']),
    );
  });
});
