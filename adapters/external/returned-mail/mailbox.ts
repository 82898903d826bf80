import type { ImapFlow } from 'imapflow';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { ReturnedMails } from '#core/platform/notification/delivery/ports.ts';

type Place = Readonly<{
  host: string;
  port: number;
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
  /** Where what was read goes; null: it stays, marked as read. */
  handled: string | null;
}>;

const placeAt = (address: string): Place => {
  const url = new URL(address);
  const isSecure = url.protocol === 'imaps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 993 : 143) : Number(url.port),
    isSecure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.replace(/^\/+/, '')) || 'INBOX',
    handled: url.searchParams.get('handled'),
  };
};

const seconds = 1_000;
export type MailboxTimes = Readonly<{ connectMs: number; silenceMs: number }>;
const usualTimes: MailboxTimes = { connectMs: 10 * seconds, silenceMs: 30 * seconds };

/** The rest waits for the next look. */
const mostAtOnce = 200;

/** What we have looked at and left: it is not looked at again, and stays unread for whom it is meant. */
const leftMark = 'FitboardLeft';

const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

const within = async <Result>(
  place: Place,
  times: MailboxTimes,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> => {
  // Loaded with the first look: most servers read no mailbox.
  const { ImapFlow: Client } = await import('imapflow');
  const { host, port, isSecure, user, password } = place;
  const client = new Client({
    host,
    port,
    secure: isSecure,
    auth: { user, pass: password },
    // A password does not cross a network in the clear.
    ...(!isSecure && !isLocal(host) ? { doSTARTTLS: true } : {}),
    tls: { minVersion: 'TLSv1.2' },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    socketTimeout: times.silenceMs,
  });
  // Without a listener an error between two commands would end the process; the next command says it again.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const result = await work(client);
    await client.logout().catch(() => undefined);
    return result;
  } finally {
    client.close();
  }
};

const readUnread = async (
  client: ImapFlow,
  { folder, handled }: Place,
  { most, take }: Readonly<{ most: number; take: (mail: string) => Promise<boolean> }>,
) => {
  const opened = await client.mailboxOpen(folder);
  const canMark = opened.permanentFlags?.has('\\*') ?? false;
  const unread =
    (await client.search({ seen: false, ...(canMark ? { unKeyword: leftMark } : {}) }, { uid: true })) || [];
  // Newest first: where nothing can be marked, what is left would keep out what comes.
  const chosen = unread.toSorted((a, b) => b - a).slice(0, mostAtOnce);
  let taken = 0;
  for (const uid of chosen) {
    const found = await client.fetchOne(
      String(uid),
      { source: { start: 0, maxLength: most } },
      { uid: true },
    );
    const source = found && found.source;
    if (!source) continue;
    if (await take(source.toString('utf8'))) {
      taken += 1;
      // After it was stored: what is read twice counts once.
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      if (handled !== null) await client.messageMove(String(uid), handled, { uid: true });
    } else if (canMark) await client.messageFlagsAdd(String(uid), [leftMark], { uid: true });
  }
  return { looked: chosen.length, taken };
};

type Heard = Readonly<{ worked?: () => void; failed?: (error: unknown) => void }>;

/** `imaps://user:password@host/INBOX`, opened for each look and closed after it. */
export const returnedMailsAt = (
  address: string,
  { worked, failed }: Heard = {},
  times: MailboxTimes = usualTimes,
): ReturnedMails => {
  const place = placeAt(address);
  return {
    async readEach(most, take) {
      let isOurs = false;
      try {
        const read = await within(place, times, (client) =>
          readUnread(client, place, {
            most,
            take: (mail) =>
              take(mail).catch((error: unknown) => {
                isOurs = true;
                throw error;
              }),
          }),
        );
        worked?.();
        return read;
      } catch (error) {
        // What could not be stored is no fault of the mailbox.
        if (isOurs) throw error;
        failed?.(error);
        throw Object.assign(new DomainError('mail_notice.mailbox_unavailable'), { cause: error });
      }
    },
  };
};

const sentenceOf = (error: unknown): string => {
  const said: unknown =
    error instanceof Error && 'responseText' in error ? (error.responseText ?? error.message) : error;
  return said instanceof Error ? said.message : String(said);
};

/** Null: it can be opened. Else what is wrong. */
export const mailboxProblem = async (
  address: string,
  times: MailboxTimes = { connectMs: 5 * seconds, silenceMs: 5 * seconds },
): Promise<string | null> => {
  const place = placeAt(address);
  try {
    await within(place, times, async (client) => {
      await client.mailboxOpen(place.folder, { readOnly: true });
      if (place.handled !== null) await client.status(place.handled, { messages: true });
    });
    return null;
  } catch (error) {
    return sentenceOf(error);
  }
};
