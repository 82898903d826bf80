import type { Logger } from 'pino';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import { MailRefused } from '#core/platform/notification/mail-refused.ts';
import type { Mailer } from '#core/platform/notification/ports.ts';
import { sentenceOf } from '#adapters/ports/operator-error.ts';
import { isDatabaseAway } from '#adapters/ports/database-errors.ts';

export type Outage = Readonly<{
  failed(error: unknown): void;
  /** Ends it, unless something failed within so many milliseconds. */
  worked(quietMs?: number): void;
}>;

type Probe = Readonly<{ everyMs: number; isWell(): Promise<boolean> }>;

/** One line when a service goes and one when it is back, however many requests fail between. */
const outageOf = (log: Logger, service: string, probe?: Probe): Outage & { close(): void } => {
  let began: number | null = null;
  let last = 0;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const worked = (quietMs = 0): void => {
    if (began === null || performance.now() - last < quietMs) return;
    clearTimeout(timer);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    log.info({ service, seconds, failures }, `${service} is back`);
    began = null;
  };
  const look = (): void => {
    if (!probe) return;
    timer = setTimeout(() => {
      void probe.isWell().then((isWell) => {
        if (isWell) worked(probe.everyMs);
        if (began !== null) look();
      });
    }, probe.everyMs);
    timer.unref();
  };

  return {
    failed(error) {
      last = performance.now();
      if (began !== null) {
        failures += 1;
        return;
      }
      began = last;
      failures = 1;
      log.error({ service, reason: sentenceOf(error) }, `${service} is away`);
      look();
    },
    worked,
    close: () => clearTimeout(timer),
  };
};

export type Outages = Readonly<{
  database: Outage;
  live: Outage;
  files: Outage;
  scanner: Outage;
  mail: Outage;
  mailbox: Outage;
  traces: Outage;
  /** Counts an error that is a known outage; false: it deserves a line of its own. */
  note(error: unknown): boolean;
  close(): void;
}>;

const isStoreAway = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'media.store_unavailable';

const countedWhereAsked: ReadonlySet<string> = new Set([
  'media.scan_unavailable',
  'mail_notice.mailbox_unavailable',
]);
const isAsked = (error: unknown): boolean =>
  error instanceof DomainError && countedWhereAsked.has(error.code);

export const createOutages = (
  log: Logger,
  isDatabaseWell: () => Promise<boolean>,
  probeEveryMs = 1_000,
): Outages => {
  const database = outageOf(log, 'The database', { everyMs: probeEveryMs, isWell: isDatabaseWell });
  return {
    database,
    live: outageOf(log, 'The way between the instances'),
    files: outageOf(log, 'The file store'),
    scanner: outageOf(log, 'The scanner of files'),
    mail: outageOf(log, 'The mail server'),
    mailbox: outageOf(log, 'The mailbox of returned mails'),
    traces: outageOf(log, 'The collector of traces'),
    note(error) {
      // Where each of them is asked, it was counted.
      if (isStoreAway(error) || isAsked(error)) return true;
      if (!isDatabaseAway(error)) return false;
      database.failed(error);
      return true;
    },
    close: database.close,
  };
};

/** Counts what a store refuses because it is out of reach. */
export const watchedStore = <Store extends MediaStore>(store: Store, { failed, worked }: Outage): Store => {
  const watching = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      const result = await work;
      worked();
      return result;
    } catch (error) {
      if (isStoreAway(error)) failed(error instanceof Error ? (error.cause ?? error) : error);
      else worked(); // it said no, so it answers
      throw error;
    }
  };
  return {
    ...store,
    put: (...given) => watching(store.put(...given)),
    write: (...given) => watching(store.write(...given)),
    delete: (...given) => watching(store.delete(...given)),
    read: (...given) => watching(store.read(...given)),
    async *keysBefore(before) {
      const pages = store.keysBefore(before)[Symbol.asyncIterator]();
      for (;;) {
        const page = await watching(pages.next());
        if (page.done) return;
        yield page.value;
      }
    },
  };
};

/** Counts mails that could not be handed over; one that was refused was. */
export const watchedMailer = <Sender extends Mailer>(mailer: Sender, { failed, worked }: Outage): Sender => ({
  ...mailer,
  async send(mail) {
    try {
      await mailer.send(mail);
    } catch (error) {
      if (error instanceof MailRefused) worked();
      else failed(error);
      throw error;
    }
    worked();
  },
});
