import type { TransactionRow } from '../ports.ts';
import { ownReference, transactionSource, type TransactionSource } from './transaction-source.ts';

/** A line with what caused it. */
export type SourcedTransaction = TransactionRow & Readonly<{ source: TransactionSource | null }>;

export const sourcedLine = (row: TransactionRow): SourcedTransaction => ({
  ...row,
  source: transactionSource(row.type, row.reference),
});

/** The same as its own member reads it. */
export const ownLine = (row: TransactionRow): SourcedTransaction =>
  sourcedLine({ ...row, reference: ownReference(row.type, row.reference) });
