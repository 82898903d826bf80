import { casso } from './casso.ts';
import { payos } from './payos.ts';
import type { BankNoticeReader } from './received-transfer.ts';
import { sepay } from './sepay.ts';

export type { BankNoticeReader, ReceivedTransfer, SignedText } from './received-transfer.ts';

export const bankNoticeProviders = ['sepay', 'casso', 'payos'] as const;
export type BankNoticeProvider = (typeof bankNoticeProviders)[number];

export const bankNoticeReaders: Readonly<Record<BankNoticeProvider, BankNoticeReader>> = {
  sepay,
  casso,
  payos,
};
