import { paymentArchive } from './archive.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { approvePayment } from './use-cases/approve-payment.ts';
import { checkTopUpCode } from './use-cases/check-top-up-code.ts';
import { checkBankReference } from './use-cases/check-reference.ts';
import { attachReceipt, cancelPayment, markPaid } from './use-cases/change-own-payment.ts';
import { createPayment, createPaymentFor } from './use-cases/create-payment.ts';
import { expirePayments } from './use-cases/expire-payments.ts';
import { getPayment, listPayments } from './use-cases/get-payment.ts';
import { getIncomingTransfer } from './use-cases/get-incoming-transfer.ts';
import { getReceipt } from './use-cases/get-receipt.ts';
import { getAnyPayment, listAllPayments } from './use-cases/list-all-payments.ts';
import { listPackages } from './use-cases/list-packages.ts';
import { importStatement } from './use-cases/import-statement.ts';
import { judgeReceived } from './use-cases/judge-received.ts';
import { listBankNotices } from './use-cases/list-bank-notices.ts';
import { listIncomingTransfers } from './use-cases/list-incoming-transfers.ts';
import { listTransfersOf } from './use-cases/list-transfers-of.ts';
import { matchTransfer } from './use-cases/match-transfer.ts';
import { receiveNotice } from './use-cases/receive-notice.ts';
import { rejectPayment } from './use-cases/reject-payment.ts';
import { reopenPayment } from './use-cases/reopen-payment.ts';
import { returnTransfer } from './use-cases/return-transfer.ts';
import { reversePayment } from './use-cases/reverse-payment.ts';
import { setBankCode } from './use-cases/set-bank-code.ts';
import { splitTransfer } from './use-cases/split-transfer.ts';
import { paymentErrors, paymentErrorParams } from './errors.ts';
import { paymentReactions } from './reactions.ts';
import { closePaymentsOf } from './close-payments.ts';
import { paymentSettingRules } from './setting-rules.ts';
import { ordersShowing } from './receipt-uses.ts';

const paymentUseCases = (ports: Composition) => ({
  listPackages: listPackages(ports),
  checkTopUpCode: checkTopUpCode(ports),
  createPayment: createPayment(ports),
  createPaymentFor: createPaymentFor(ports),
  listPayments: listPayments(ports),
  getPayment: getPayment(ports),
  markPaid: markPaid(ports),
  cancelPayment: cancelPayment(ports),
  attachReceipt: attachReceipt(ports),
  getReceipt: getReceipt(ports),
  listAllPayments: listAllPayments(ports),
  getAnyPayment: getAnyPayment(ports),
  setBankCode: setBankCode(ports),
  checkReference: checkBankReference(ports),
  approve: approvePayment(ports),
  reject: rejectPayment(ports),
  reopen: reopenPayment(ports),
  reverse: reversePayment(ports),
  expirePayments: expirePayments(ports),
  receiveNotice: receiveNotice(ports),
  judgeReceived: judgeReceived(ports),
  listBankNotices: listBankNotices(ports),
  listIncomingTransfers: listIncomingTransfers(ports),
  getIncomingTransfer: getIncomingTransfer(ports),
  listTransfersOf: listTransfersOf(ports),
  matchTransfer: matchTransfer(ports),
  splitTransfer: splitTransfer(ports),
  returnTransfer: returnTransfer(ports),
  importStatement: importStatement(ports),
});

export const paymentModule = {
  name: 'payment',
  errors: paymentErrors,
  errorParams: paymentErrorParams,
  reactions: paymentReactions,
  hooks: {
    archiveOf: paymentArchive,
    mediumUsesOf: ordersShowing,
    settingRules: paymentSettingRules,
    whenMemberIsAnonymised: closePaymentsOf,
  },
  features: { TOP_UP: ['createPayment'] },
  useCases: paymentUseCases,
  sensitive: [
    'approve',
    'reopen',
    'reverse',
    'matchTransfer',
    'splitTransfer',
    'returnTransfer',
    'importStatement',
  ],
} as const satisfies Module;
