import { system } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { minute } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import {
  bankNoticeProviders,
  bankNoticeReaders,
  type BankNoticeProvider,
  type ReceivedTransfer,
  type SignedText,
} from '../bank-notices/index.ts';
import { arrival, type BankNotice, type IncomingTransfer } from '../incoming-transfer.ts';
import { judgeAll } from '../judge-transfer.ts';

type Needs = Writes<'bankNotices' | 'events' | 'incomingTransfers' | 'payments' | 'settings' | 'wallets'> &
  Pick<Ports, 'clock' | 'ids' | 'bankSignatures'>;

export type SentNotice = Readonly<{
  provider: string;
  /** The body as it was sent, to the last space: that is what the signature covers. */
  rawBody: string;
  /** The same, parsed. */
  body: unknown;
  headers: Readonly<Record<string, string | undefined>>;
}>;

/** Clocks differ, networks wait; what is older was kept and sent again. */
const patience = 5 * minute;

const signedTextOf = (
  provider: BankNoticeProvider,
  { rawBody, body, headers }: SentNotice,
): SignedText | null => {
  try {
    return bankNoticeReaders[provider].signedText(rawBody, body, headers);
  } catch {
    // Brackets within brackets, thousands deep: nobody signs that.
    return null;
  }
};

const requireSigned = (
  { bankSignatures, clock }: Needs,
  provider: BankNoticeProvider,
  sent: SentNotice,
): void => {
  if (!bankSignatures.configured) throw new DomainError('bank_notice.not_configured');
  const signed = signedTextOf(provider, sent);
  if (!signed || !bankSignatures.verify(signed)) throw new DomainError('bank_notice.signature_invalid');
  const age = signed.timestamp && clock.now().getTime() - signed.timestamp.getTime();
  if (age !== null && Math.abs(age) > patience) throw new DomainError('bank_notice.expired');
};

/**
 * What a bank's messenger says: believed when it is signed, stored before anybody judges it, and answered once it is
 * stored. `judged` is the work that follows; it never fails, since what is left of it is done by the clock.
 */
export const receiveNotice = (ports: Needs) => {
  const { transaction, clock, ids, bankSignatures } = ports;
  const judge = judgeAll(ports);

  const noticeOf = (
    source: BankNoticeProvider,
    body: string,
    sourceId: string,
    outcome: BankNotice['outcome'],
  ): BankNotice => ({
    id: ids.next(),
    source,
    sourceId,
    body,
    outcome,
    importedBy: null,
    receivedAt: clock.now(),
  });

  const keep = (notice: BankNotice) => transaction(({ bankNotices }) => bankNotices.insert(notice));

  const store = (
    source: BankNoticeProvider,
    body: string,
    reported: readonly ReceivedTransfer[],
  ): Promise<readonly IncomingTransfer[]> =>
    transaction(async ({ bankNotices, incomingTransfers }) => {
      const stored: IncomingTransfer[] = [];
      for (const each of reported) {
        const notice = noticeOf(source, body, each.providerId, 'READ');
        if (!(await bankNotices.insert(notice))) continue;
        const transfer = arrival(each, { id: ids.next(), notice, at: notice.receivedAt });
        if (await incomingTransfers.insert(transfer)) stored.push(transfer);
      }
      return stored;
    });

  return async (sent: SentNotice): Promise<Readonly<{ stored: number; judged: Promise<void> }>> => {
    const provider = bankNoticeProviders.find((known) => known === sent.provider);
    if (!provider) throw new DomainError('bank_notice.provider_unknown');
    requireSigned(ports, provider, sent);

    const digest = bankSignatures.digest(sent.rawBody);
    let reported: readonly ReceivedTransfer[];
    try {
      reported = bankNoticeReaders[provider].read(sent.body);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await keep(noticeOf(provider, sent.rawBody, `unreadable:${digest}`, 'UNREADABLE'));
      throw error;
    }
    if (reported.length === 0) {
      await keep(noticeOf(provider, sent.rawBody, `nothing:${digest}`, 'READ'));
      return { stored: 0, judged: Promise.resolve() };
    }
    // In one order everywhere: of two notices that tell of the same two transfers, one waits for the other.
    const inOrder = reported.toSorted((a, b) => (a.providerId < b.providerId ? -1 : 1));
    const stored = await store(provider, sent.rawBody, inOrder);
    const received = stored.filter(({ status }) => status === 'RECEIVED');
    return { stored: stored.length, judged: judge(system, received).catch(() => undefined) };
  };
};
