import type { UserId } from '#core/kernel/id.ts';
import { addressOf } from '#core/platform/media/address.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import { isOpen, outstandingVnd, type Proposal, type Shortfall } from '../payment.ts';
import type { PaymentRow, StaffPaymentRow } from '../ports.ts';
import { takesTwo } from '../staff-steps.ts';
import { appReceiver } from '../vietqr/bank-apps.ts';
import { bankByBin } from '../vietqr/bank-directory.ts';
import { vietQrPayload } from '../vietqr/vietqr.ts';

type Needs = Reads<'media' | 'settings'> & Pick<Ports, 'mediaStore' | 'clock'>;

export type PaymentView = PaymentRow &
  Readonly<{
    vietQr: string | null;
    /** The account as links of banking apps spell it; null: closed, or there are no such links. */
    appReceiver: string | null;
    receiptUrl: string | null;
  }>;
export type StaffPaymentView = Omit<
  StaffPaymentRow,
  'proposal' | 'proposedByName' | 'shortfall' | 'shortfallByName' | 'shortfallApprovedByName'
> &
  Readonly<{
    proposal: (Proposal & Readonly<{ byName: string | null }>) | null;
    shortfall: (Shortfall & Readonly<{ byName: string | null; approvedByName: string | null }>) | null;
    hasReceipt: boolean;
    /** Approving or reversing it by hand takes two people. */
    needsSecondPerson: boolean;
    receiptUrl: string | null;
  }>;

/** What is still to be sent: what waits in the queue for this order is not asked for twice. */
const missingVnd = (row: PaymentRow): number => Math.max(0, outstandingVnd(row) - row.waitingVnd);

const vietQrOf = (row: PaymentRow): string | null => {
  const amountVnd = missingVnd(row);
  if (!isOpen(row) || amountVnd === 0) return null;
  const { bin, number } = row.bankAccount;
  return vietQrPayload({ bankBin: bin, accountNumber: number, amountVnd, memo: row.code });
};

const appReceiverOf = (row: PaymentRow, { bankAppLinks }: Pick<Settings, 'bankAppLinks'>): string | null => {
  const bank = bankByBin(row.bankAccount.bin);
  if (!bankAppLinks || !bank || vietQrOf(row) === null) return null;
  return appReceiver(row.bankAccount.number, bank.code);
};

/** Signed addresses of the receipts, by medium. All rows are of one member. */
const receiptUrls = async (
  { reads, mediaStore, clock }: Needs,
  userId: UserId,
  rows: readonly PaymentRow[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = rows.flatMap(({ receiptId }) => receiptId ?? []);
  if (ids.length === 0) return new Map();
  const now = clock.now();
  const found = await reads.media.ofOwner(userId, ids);
  return new Map(
    await Promise.all(
      found.map(async (medium) => [medium.id, (await addressOf(mediaStore, medium, now)).url] as const),
    ),
  );
};

/** One member's own orders as the checkout shows them. */
export const paymentViews = async (
  ports: Needs,
  userId: UserId,
  rows: readonly PaymentRow[],
): Promise<readonly PaymentView[]> => {
  const [urls, settings] = await Promise.all([receiptUrls(ports, userId, rows), ports.reads.settings.read()]);
  return rows.map((row) => ({
    ...row,
    vietQr: vietQrOf(row),
    appReceiver: appReceiverOf(row, settings),
    receiptUrl: urls.get(row.receiptId ?? '') ?? null,
  }));
};

/** An order as staff see it in a list: that there is a receipt, not the receipt. */
export const staffPaymentRow = (
  { proposedByName, shortfallByName, shortfallApprovedByName, ...row }: StaffPaymentRow,
  settings: Pick<Settings, 'secondApprovalFromVnd'>,
): StaffPaymentView => ({
  ...row,
  proposal: row.proposal && { ...row.proposal, byName: proposedByName },
  shortfall: row.shortfall && {
    ...row.shortfall,
    byName: shortfallByName,
    approvedByName: shortfallApprovedByName,
  },
  hasReceipt: row.receiptId !== null,
  needsSecondPerson: takesTwo(settings, row),
  receiptUrl: null,
});

/** One order as staff see it. */
export const staffPaymentView = async (ports: Needs, row: StaffPaymentRow): Promise<StaffPaymentView> => {
  const [urls, settings] = await Promise.all([
    receiptUrls(ports, row.userId, [row]),
    ports.reads.settings.read(),
  ]);
  return { ...staffPaymentRow(row, settings), receiptUrl: urls.get(row.receiptId ?? '') ?? null };
};
