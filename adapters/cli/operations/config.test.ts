import { describe, expect, it } from 'vitest';
import { world } from '#fixtures/engine/world.ts';
import { checkConfig } from '#adapters/composition/config.ts';
import { runCommand, withoutDatabase } from '../testing/command-line.ts';

const check = (env: Record<string, string>, ...words: string[]) =>
  runCommand([...words, 'config', 'check'], {
    ...withoutDatabase(world()),
    openApplication: () => Promise.reject(new Error('nothing is opened')),
    checkConfig: async () => checkConfig({ DATA_DIR: '/nowhere', ...env }),
  });

describe('config check', () => {
  it('ends with 0 where a start would take the configuration', async () => {
    expect(await check({})).toEqual({ code: 0, out: 'A start would take this configuration.', errors: '' });
  });

  it('says a sentence for each variable, ends with 1, and prints no value', async () => {
    const { code, out } = await check({ PORT: 'ninety', SMTP_URL: 'http://user:geheim@mail.example' });
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      'wrong  PORT must be a port from 0 to 65535.',
      expect.stringMatching(/^wrong {2}SMTP_URL must be an address such as /),
      '2 to mend.',
    ]);
    expect(out).not.toMatch(/ninety|geheim/);
  });

  it('is an object a line for programs', async () => {
    const { code, out } = await check({ PORT: 'ninety' }, '--json');
    expect([code, JSON.parse(out)]).toEqual([
      1,
      { variable: 'PORT', isWrong: true, sentence: 'PORT must be a port from 0 to 65535.' },
    ]);
  });
});
