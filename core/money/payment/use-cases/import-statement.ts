import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { everyPage } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { arrival, type BankNotice, type IncomingTransfer } from '../incoming-transfer.ts';
import { judgeAll } from '../judge-transfer.ts';
import { codesIn } from '../matching.ts';
import { bankCodeOf, type Payment } from '../payment.ts';
import { readStatementFile, type RefusedLine } from '../statement/statement-file.ts';

type Needs = Reads<'incomingTransfers' | 'payments' | 'settings'> &
  Writes<'auditLog' | 'bankNotices' | 'events' | 'incomingTransfers' | 'payments' | 'settings' | 'wallets'> &
  Pick<Ports, 'clock' | 'ids' | 'bankSignatures'>;
type Input = Readonly<{
  text: string;
  /** Ours, where the file does not say; without it, the one of the settings. */
  accountNumber?: string | undefined;
}>;

export type ImportedStatement = Readonly<{
  /** New transfers, and those that were known already. */
  added: number;
  known: number;
  /** Of the new ones: put down to orders, in the queue, going out, and left for the clock to judge. */
  completed: number;
  waiting: number;
  outgoing: number;
  received: number;
  refused: readonly RefusedLine[];
}>;

const perTransaction = 500;
/** The rest is judged by the clock: the person who imports has waited long enough. */
const mostJudgedAtOnce = 2000;

const groupsOf = <Item>(list: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

type OwnOrders = ReadonlyMap<Payment['code'], Payment['id']>;

const ownOrders = async ({ reads }: Reads<'payments'>, actor: Actor): Promise<OwnOrders> => {
  const own = new Map<Payment['code'], Payment['id']>();
  if (actor.kind !== 'user') return own;
  const { id: userId } = actor;
  for await (const items of everyPage((page) => reads.payments.pageOf(userId, page)))
    for (const { id, code } of items) own.set(code, id);
  return own;
};

/**
 * A file is written as easily as it is downloaded: what a person imports pays no order of their own. It waits for another
 * person from the start, so that neither the clock nor a reopening judges it by itself.
 */
const withoutOwn = (transfer: IncomingTransfer, own: OwnOrders): IncomingTransfer => {
  if (transfer.status !== 'RECEIVED' || own.size === 0) return transfer;
  const named = codesIn(transfer.description).find((code) => own.has(code));
  const suggestedPaymentId = named === undefined ? undefined : own.get(named);
  if (suggestedPaymentId === undefined) return transfer;
  return { ...transfer, status: 'WAITING', waitingReason: 'OWN_ORDER', suggestedPaymentId };
};

/** The movements of a bank's statement, into the same matching as what banks tell by themselves. */
export const importStatement = (ports: Needs) => {
  const { reads, transaction, clock, ids, bankSignatures } = ports;
  const judge = judgeAll(ports);

  /** The file as it came; the one of an earlier import when it is the same. */
  const keep = (actor: Actor, text: string, about: Readonly<Record<string, unknown>>): Promise<BankNotice> =>
    transaction(async ({ bankNotices, auditLog }) => {
      const at = clock.now();
      const sourceId = bankSignatures.digest(text);
      const notice: BankNotice = {
        id: ids.next(),
        source: 'statement',
        sourceId,
        body: text,
        outcome: 'READ',
        importedBy: actorName(actor),
        receivedAt: at,
      };
      const isNew = await bankNotices.insert(notice);
      const kept = isNew ? notice : await bankNotices.findBySource('statement', sourceId);
      if (!kept) throw new DomainError('generic.unexpected');
      await auditLog.append(
        audited(actor, {
          at,
          action: 'incoming_transfer.import',
          targetType: 'bank_notice',
          targetId: kept.id,
          before: null,
          after: { ...about, isNew },
          reason: null,
        }),
      );
      return kept;
    });

  return async (actor: Actor, { text, accountNumber }: Input): Promise<ImportedStatement> => {
    requirePermission(actor, 'payment.approve');
    const ours = bankCodeOf(accountNumber ?? (await reads.settings.read()).bankAccountNumber);
    const { transfers: listed, refused } = readStatementFile(text, ours);
    if (listed.some((each) => each.accountNumber === '')) {
      throw fieldError('body.accountNumber', 'input.required');
    }
    const nothing = { added: 0, known: 0, completed: 0, waiting: 0, outgoing: 0, received: 0, refused };
    if (listed.length === 0) return nothing;

    const about = { lines: listed.length, refused: refused.length, accountNumber: ours };
    const notice = await keep(actor, text, about);
    const own = await ownOrders(ports, actor);
    const added: IncomingTransfer[] = [];
    for (const group of groupsOf(listed, perTransaction)) {
      const at = clock.now();
      const arrivals = group.map((each) => withoutOwn(arrival(each, { id: ids.next(), notice, at }), own));
      const stored = new Set(
        await transaction(({ incomingTransfers }) => incomingTransfers.insertMany(arrivals)),
      );
      added.push(...arrivals.filter(({ id }) => stored.has(id)));
    }

    const received = added.filter(({ status }) => status === 'RECEIVED');
    const named = received.filter(({ description }) => codesIn(description).length > 0);
    const leftForLater = new Set(named.slice(mostJudgedAtOnce).map(({ id }) => id));
    const judged = received.filter(({ id }) => !leftForLater.has(id));
    for (const group of groupsOf(judged, perTransaction)) {
      // What fails here is stored, and is judged again by the clock.
      await judge(actor, group).catch(() => undefined);
    }
    const counts = await reads.incomingTransfers.countsOf(added.map(({ id }) => id));
    return {
      added: added.length,
      known: listed.length - added.length,
      completed: counts.MATCHED ?? 0,
      waiting: counts.WAITING ?? 0,
      outgoing: counts.OUTGOING ?? 0,
      received: counts.RECEIVED ?? 0,
      refused,
    };
  };
};
