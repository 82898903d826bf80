import { describe, expect, it, vi } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import { MailRefused } from '#core/platform/notification/mail-refused.ts';
import type { Mailer } from '#core/platform/notification/ports.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { createLog } from './log.ts';
import { createOutages, watchedMailer, watchedStore } from './outages.ts';

type Line = Readonly<{ msg: string; failures?: number; reason?: string; level: number }>;

const watchedServices = (isDatabaseWell = async () => true) => {
  const lines: Line[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Line) });
  return { lines, outages: createOutages(log, isDatabaseWell, 20) };
};

describe('an outage', () => {
  it('of the database begins with one line and ends with one, once it answers again', async () => {
    let isWell = false;
    const { lines, outages } = watchedServices(async () => isWell);
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    for (let request = 0; request < 50; request += 1) expect(outages.note(error)).toBe(true);
    expect(lines).toMatchObject([{ msg: 'The database is away', reason: 'connect ECONNREFUSED' }]);
    expect(JSON.stringify(lines)).not.toContain('outages.test.ts');
    isWell = true;
    await vi.waitUntil(() => lines.length === 2);
    expect(lines[1]).toMatchObject({ msg: 'The database is back', failures: 50, level: 30 });
    expect(outages.note(new Error('a mistake of ours'))).toBe(false);
    outages.close();
  });

  it('of the mail server is no refusal of one mail', async () => {
    const { lines, outages } = watchedServices();
    let failure: Error | null = new Error('Greeting never received');
    const inner: Mailer = {
      keeps: false,
      async send() {
        if (failure) throw failure;
      },
    };
    const mailer = watchedMailer(inner, outages.mail);
    const send = () => mailer.send({} as Parameters<Mailer['send']>[0]).catch(() => undefined); // nothing of it is read
    await send();
    await send();
    failure = new MailRefused('550 no such user');
    await send();
    failure = null;
    await send();
    expect(lines.map(({ msg }) => msg)).toEqual(['The mail server is away', 'The mail server is back']);
    expect(lines[1]?.failures).toBe(2);
  });

  it('of the file store is no file that is missing', async () => {
    const { lines, outages } = watchedServices();
    let code: 'media.store_unavailable' | 'media.not_found' = 'media.not_found';
    const store = watchedStore<MediaStore>(
      {
        ...memoryMediaStore(),
        read: async (): Promise<never> => {
          throw Object.assign(new DomainError(code), { cause: new Error('silent for 10000 ms') });
        },
      },
      outages.files,
    );
    await store.read('a').catch(() => undefined);
    expect(lines).toEqual([]);
    code = 'media.store_unavailable';
    for (const key of ['a', 'b', 'c']) await store.read(key).catch(() => undefined);
    await store.write('a', 'a', 'text/csv');
    expect(lines.map(({ msg }) => msg)).toEqual(['The file store is away', 'The file store is back']);
    expect(lines[0]?.reason).toBe('silent for 10000 ms');
  });
});
