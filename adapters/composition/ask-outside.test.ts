import { describe, expect, it, onTestFinished } from 'vitest';
import { openClamd } from '#fixtures/platform/clamd.ts';
import { openImapServer } from '#fixtures/platform/imap-server.ts';
import { askOutside } from './ask-outside.ts';

describe('what the configuration names outside', () => {
  it('is asked whether it is there; nothing of it is wrong, and no password is repeated', async () => {
    const [clamd, mailbox] = [await openClamd(), await openImapServer()];
    onTestFinished(async () => {
      await clamd.close();
      await mailbox.close();
    });
    const env = { FILE_SCAN_URL: clamd.url, BOUNCE_MAILBOX_URL: mailbox.url };
    expect(await askOutside(env)).toEqual([]);
    await clamd.close();
    await mailbox.close();
    const found = await askOutside(env);
    expect(found.map(({ variable, isWrong }) => [variable, isWrong])).toEqual([
      ['FILE_SCAN_URL', false],
      ['BOUNCE_MAILBOX_URL', false],
    ]);
    expect(JSON.stringify(found)).toMatch(/ECONNREFUSED/);
    expect(JSON.stringify(found)).not.toMatch(/hộp|h%E1/);
  });

  it('is left alone where it is not named, or can’t be read', async () => {
    expect(await askOutside({})).toEqual([]);
    expect(await askOutside({ FILE_SCAN_URL: 'clamd', BOUNCE_MAILBOX_URL: 'pop3://a:b@c' })).toEqual([]);
  });
});
