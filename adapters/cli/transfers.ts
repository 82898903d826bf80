import { readFile, stat } from 'node:fs/promises';
import type { Command } from 'commander';
import { DomainError } from '#core/errors.ts';
import type { ListRequest } from '#core/kernel/page.ts';
import { bankCodeOf } from '#core/payment/payment.ts';
import type { IncomingTransferView } from '#core/payment/transfer-view.ts';
import { codeOf, OperatorError } from '../operator-error.ts';
import { printable } from './output.ts';
import { resolvePayment } from './payments.ts';
import { say } from './sentence.ts';
import type { Session } from './session.ts';

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
    if (codeOf(error) === 'ENOENT') throw new OperatorError(`There is no file ${path}.`);
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

const readVnd = (typed: string): number => {
  const digits = typed.replace(/[.,\s](?=\d{3}(\D|$))/g, '');
  if (!/^[1-9]\d{0,12}$/.test(digits)) throw new OperatorError(`"${typed}" is not a whole amount of VND.`);
  return Number(digits);
};

const sentenceOf = ({ bankReference, status, unallocatedVnd, waitingReason }: IncomingTransferView): string =>
  status === 'WAITING'
    ? `${bankReference} still waits (${waitingReason}): ${unallocatedVnd} VND of it are put down nowhere.`
    : `${bankReference} is now ${status}.`;

export const transferCommands = (program: Command, session: Session): void => {
  const transfers = program
    .command('transfers')
    .description('look at the money that arrived, import statements, and settle what waits');

  transfers
    .command('list')
    .description('newest first')
    .option('--waiting', 'only what waits for a person, oldest first')
    .option('--search <text>', 'words of the description, or the reference')
    .option('--limit <count>', 'at most 100', '25')
    .action(async (options: { waiting?: true; search?: string; limit: string }) => {
      const { app } = await session.application();
      const limit = /^\d{1,3}$/.test(options.limit) ? Number(options.limit) : 0;
      if (limit < 1 || limit > 100) throw new OperatorError('--limit takes a whole number from 1 to 100.');
      const { rows } = await app.payment.listIncomingTransfers(await session.actor(), {
        sort: { field: 'occurredAt', order: options.waiting ? 'ASC' : 'DESC' },
        from: 0,
        to: limit - 1,
        filter: {
          ...(options.waiting && { status: 'WAITING' }),
          ...(options.search !== undefined && { q: options.search }),
        },
      });
      if (session.isJson()) return session.list(rows, []);
      return session.list(
        rows.map((row) => ({ ...row, occurredAt: row.occurredAt.toISOString() })),
        ['id', 'bankReference', 'amountVnd', 'unallocatedVnd', 'status', 'waitingReason', 'suggestedPaymentCode', 'occurredAt', 'description'],
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
        session.console.error(`Line ${line}: ${say(new DomainError(reason))} ${printable(shown)}`);
      }
    });

  transfers
    .command('match')
    .argument('<transfer>', 'id or bank reference')
    .requiredOption('--payment <payment>', 'the order: its id or code')
    .option('--amount <vnd>', 'a part of it; without it, as much as there is and is asked for')
    .description('put a transfer that waits down to an order; one that is paid in full is completed')
    .action(async (name: string, options: { payment: string; amount?: string }) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const amountVnd = options.amount === undefined ? undefined : readVnd(options.amount);
      const transfer = await app.payment.matchTransfer(actor, {
        id: await resolveTransfer(session, name),
        paymentId: await resolvePayment(session, options.payment),
        amountVnd,
      });
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
