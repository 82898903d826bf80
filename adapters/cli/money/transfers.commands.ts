import { readFile, stat } from 'node:fs/promises';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { ListRequest } from '#core/kernel/page.ts';
import { bankCodeOf, type Payment } from '#core/money/payment/payment.ts';
import type { IncomingTransferView } from '#core/money/payment/views/shown-transfer.ts';
import { codeOf, OperatorError } from '#adapters/ports/operator-error.ts';
import { printable } from '../engine/output.ts';
import { resolvePayment } from './payments.commands.ts';
import { say } from '../engine/sentence.ts';
import type { Session } from '../engine/session.ts';
import type { Commands } from '../engine/commands.ts';
import { amountOfVnd, rangeOf, readVnd, withPages, type PageFlags } from '../engine/values.ts';

/** A year of a busy account; more than that is another kind of file. */
const largestFile = 16 * 1024 ** 2;

const decoded = (bytes: Buffer, path: string): string => {
  // What spreadsheets call "Unicode text".
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorError(`${path} is not text in UTF-8: save the statement as "CSV UTF-8" and try again.`);
  }
};

const readStatement = async (path: string): Promise<string> => {
  try {
    const about = await stat(path);
    if (!about.isFile()) throw new OperatorError(`${path} is not a file.`);
    if (about.size > largestFile) {
      throw new OperatorError(`${path} has more than ${largestFile / 1024 ** 2} MB: import it in parts.`);
    }
    return decoded(await readFile(path), path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new OperatorError(`There is no file ${path}.`, { kind: 'not_found' });
    if (codeOf(error) === 'EACCES') throw new OperatorError(`${path} can't be read: permission denied.`);
    throw error;
  }
};

/** Accepts an id, or a bank reference that only one transfer has. */
const resolveTransfer = async (session: Session, name: string): Promise<string> => {
  const { ports } = await session.application();
  const { incomingTransfers } = ports.reads;
  if (await incomingTransfers.find(name)) return name;
  const request: ListRequest = {
    sort: { field: 'createdAt', order: 'DESC' },
    from: 0,
    to: 1,
    filter: { bankReference: bankCodeOf(name) },
  };
  const { rows } = await incomingTransfers.list(request);
  if (rows.length > 1) throw new OperatorError(`Several transfers have the reference "${name}": give an id.`);
  if (!rows[0]) throw new DomainError('incoming_transfer.not_found');
  return rows[0].id;
};

/** `PAYFB7K3M9QX4=150000`: an order, by id or code, and its part. */
const readPart = (typed: string): Readonly<{ payment: string; amountVnd: number }> => {
  const [, payment, amount] = /^([^=]+)=(.*)$/.exec(typed) ?? [];
  if (payment === undefined || amount === undefined)
    throw new OperatorError(`"${typed}" is no part: write an order and its VND, as PAYFB7K3M9QX4=150000.`);
  return { payment, amountVnd: readVnd(payment, amount) };
};

const sentenceOf = ({ bankReference, status, unallocatedVnd, waitingReason }: IncomingTransferView): string =>
  status === 'WAITING'
    ? `${bankReference} still waits (${waitingReason}): ${unallocatedVnd} VND of it are put down nowhere.`
    : `${bankReference} is now ${status}.`;

export const commands: Commands = (program, session) => {
  const transfers = program
    .command('transfers')
    .description('look at the money that arrived, import statements, and settle what waits');

  withPages(transfers.command('list'))
    .description('newest first')
    .option('--waiting', 'only what waits for a person, oldest first')
    .option('--search <text>', 'words of the description, or the reference')
    .action(async (options: { waiting?: true; search?: string } & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.payment.listIncomingTransfers(await session.actor(), {
        sort: { field: 'occurredAt', order: options.waiting ? 'ASC' : 'DESC' },
        ...rangeOf(options),
        filter: {
          ...(options.waiting && { status: 'WAITING' }),
          ...(options.search !== undefined && { q: options.search }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      return session.page(
        rows.map((row) => ({ ...row, occurredAt: row.occurredAt.toISOString() })),
        ['id', 'bankReference', 'amountVnd', 'unallocatedVnd', 'status', 'waitingReason', 'suggestedPaymentCode', 'occurredAt', 'description'],
        shown,
      ); // prettier-ignore
    });

  transfers
    .command('import')
    .argument('<file>', "a bank's statement as CSV, in Vietnamese or English")
    .option('--account <number>', 'whose statement it is, where the file does not say')
    .description('put a statement into the same matching as the notices of banks')
    .action(async (file: string, { account }: { account?: string }) => {
      const text = await readStatement(file);
      const { app } = await session.application();
      const imported = await app.payment.importStatement(await session.actor(), {
        text,
        accountNumber: account,
      });
      const { added, known, completed, waiting, outgoing, received, refused } = imported;
      const later = received > 0 ? ` ${received} more are judged by the clock.` : '';
      session.say(
        imported,
        `${added} new transfers, ${known} known before. ${completed} put down to orders, ${waiting} wait, ${outgoing} went out.${later}`,
      );
      if (refused.length === 0) return;
      session.fail();
      for (const { line, reason, text: shown } of refused) {
        session.console.error(`Line ${line}: ${await say(new DomainError(reason))} ${printable(shown)}`);
      }
    });

  transfers
    .command('match')
    .argument('<transfer>', 'id or bank reference')
    .requiredOption('--payment <payment>', 'the order: its id or code')
    .addOption(
      amountOfVnd('--amount <vnd>', 'a part of it; without it, as much as there is and is asked for'),
    )
    .description('put a transfer that waits down to an order; one that is paid in full is completed')
    .action(async (name: string, options: { payment: string; amount?: number }) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const transfer = await app.payment.matchTransfer(actor, {
        id: await resolveTransfer(session, name),
        paymentId: await resolvePayment(session, options.payment),
        amountVnd: options.amount,
      });
      session.say(transfer, sentenceOf(transfer));
    });

  transfers
    .command('split')
    .argument('<transfer>', 'id or bank reference')
    .argument('<parts...>', 'each an order and what it gets, as PAYFB7K3M9QX4=150000')
    .addOption(amountOfVnd('--returned <vnd>', 'what was sent back beside them'))
    .option('--note <text>', 'how it was sent back: the reference of that transfer')
    .description('put one transfer down to several orders in one step: all of it, or nothing')
    .action(async (name: string, typed: readonly string[], options: { returned?: number; note?: string }) => {
      const read = typed.map(readPart);
      const { app } = await session.application();
      const actor = await session.actor();
      const parts: { paymentId: Payment['id'] | null; amountVnd: number; note?: string | undefined }[] = [];
      for (const { payment, amountVnd } of read)
        parts.push({ paymentId: await resolvePayment(session, payment), amountVnd });
      if (options.returned !== undefined)
        parts.push({ paymentId: null, amountVnd: options.returned, note: options.note });
      const id = await resolveTransfer(session, name);
      const transfer = await app.payment.splitTransfer(actor, { id, parts });
      session.say(transfer, sentenceOf(transfer));
    });

  transfers
    .command('return')
    .argument('<transfer>', 'id or bank reference')
    .requiredOption('--note <text>', 'how it was sent back: the reference of that transfer')
    .description('write down that what is left of a transfer was sent back')
    .action(async (name: string, { note }: { note: string }) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const id = await resolveTransfer(session, name);
      const transfer = await app.payment.returnTransfer(actor, { id, note });
      session.say(transfer, sentenceOf(transfer));
    });
};
