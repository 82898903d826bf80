import { z } from 'zod';
import {
  incomingTransferStatuses,
  noticeOutcomes,
  noticeSources,
  suggestionReasons,
  waitingReasons,
} from '#core/money/payment/incoming-transfer.ts';
import { secondPersonActions } from '#core/money/payment/payment.ts';
import { referenceStates } from '#core/money/payment/reference-check.ts';
import {
  byId,
  contract,
  id,
  instant,
  line,
  prose,
  reference,
  staffReason,
  version,
} from '../../engine/contract/endpoint.ts';
import { assigned, listQuery } from '../../engine/contract/list.ts';
import { payment } from './payments.ts';

const staffPayment = payment.omit({ vietQr: true, appReceiver: true }).extend({
  userId: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  opening: z.int(),
  transferId: z.string().nullable(),
  /** Lists say that there is a receipt; its address is given with one order at a time. */
  hasReceipt: z.boolean(),
  /** Approving or reversing it by hand takes two people, by the amount and the settings of now. */
  needsSecondPerson: z.boolean(),
  proposal: z
    .object({
      action: z.enum(secondPersonActions),
      by: z.string(),
      byName: z.string().nullable(),
      at: instant,
      bankCode: z.string().nullable(),
      reason: z.string().nullable(),
      /** VND that the known money lacks. */
      shortVnd: z.int(),
    })
    .nullable(),
  /** What two people let pass: the transfer of the reference does not cover the order. */
  shortfall: z
    .object({
      missingVnd: z.int(),
      reason: z.string(),
      by: z.string(),
      byName: z.string().nullable(),
      approvedBy: z.string(),
      approvedByName: z.string().nullable(),
    })
    .nullable(),
  version: z.int(),
});

const bankCode = reference(64, 1);

export const incomingTransfer = z.object({
  id: z.string(),
  noticeId: z.string(),
  source: z.enum(noticeSources),
  bankReference: z.string(),
  accountNumber: z.string(),
  amountVnd: z.int(),
  description: z.string(),
  occurredAt: instant,
  status: z.enum(incomingTransferStatuses),
  waitingReason: z.enum(waitingReasons).nullable(),
  suggestedPaymentId: z.string().nullable(),
  suggestedPaymentCode: z.string().nullable(),
  suggestedUserName: z.string().nullable(),
  unallocatedVnd: z.int(),
  allocations: z.array(
    z.object({
      paymentId: z.string().nullable(),
      amountVnd: z.int(),
      note: z.string().nullable(),
      by: z.string(),
      at: instant,
    }),
  ),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const bankNotice = z.object({
  id: z.string(),
  source: z.enum(noticeSources),
  /** The source's own number of it. */
  sourceId: z.string(),
  outcome: z.enum(noticeOutcomes),
  importedBy: z.string().nullable(),
  receivedAt: instant,
  /** As it came, of what could not be read; null of the others. */
  body: z.string().nullable(),
});

const listRefusals = ['input.sort', 'input.filter', 'input.range'] as const;

export const adminPayments = contract({
  list: {
    method: 'GET',
    path: '/admin/payments',
    summary: 'Top-up orders',
    access: ['payment.view'],
    query: listQuery,
    output: z.array(staffPayment.extend(assigned)),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/payments/:id',
    summary: 'One top-up order',
    access: ['payment.view'],
    params: byId,
    output: staffPayment,
    refusals: ['payment.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/payments',
    summary: 'Order a package for a member',
    access: ['payment.create', 'payment.manage'],
    body: z.strictObject({ userId: id, packageId: line(64, 1), reason: staffReason }),
    output: staffPayment,
    status: 201,
    refusals: [
      'user.cannot_delete_ai_user',
      'member.not_found',
      'payment.own_payment',
      'payment.invalid_package',
      'payment.package_not_found',
      'payment.method_unavailable',
      'payment.too_many_open',
      'payment.unique_id_error',
    ],
    idempotent: true,
    limit: 'write',
  },
  transfers: {
    method: 'GET',
    path: '/admin/payments/:id/transfers',
    summary: 'Money put down to an order, or naming it and waiting',
    access: ['payment.view'],
    params: byId,
    output: z.object({ items: z.array(incomingTransfer) }),
    refusals: ['payment.not_found'],
  },
  update: {
    method: 'PUT',
    path: '/admin/payments/:id',
    summary: "Write down the bank's reference before approving",
    access: ['payment.approve', 'payment.update'],
    params: byId,
    body: z.strictObject({ version, bankCode: bankCode.nullable() }),
    output: staffPayment,
    refusals: [
      'payment.not_found',
      'payment.not_pending',
      'payment.bank_code_required',
      'payment.bank_code_invalid',
      'payment.own_payment',
      'version.stale',
    ],
    limit: 'write',
  },
  reference: {
    method: 'GET',
    path: '/admin/payments/:id/reference',
    summary: 'What is known of a bank reference, for this order',
    access: ['payment.approve'],
    params: byId,
    query: z.strictObject({ bankCode }),
    output: z.object({
      state: z.enum(referenceStates),
      /** What is left of the transfers with this reference. */
      availableVnd: z.int(),
      /** What the order still asks for. */
      outstandingVnd: z.int(),
    }),
    refusals: ['payment.not_found', 'payment.bank_code_required', 'payment.bank_code_invalid'],
  },
  approve: {
    method: 'POST',
    path: '/admin/payments/:id/approve',
    summary:
      'Credit the coins; needs a bank code, and money that is known by it has to cover the order, else `payment.manage`, a reason and a second person',
    access: ['payment.approve'],
    params: byId,
    body: z.strictObject({ bankCode: bankCode.optional(), reason: staffReason.optional() }),
    output: staffPayment,
    refusals: [
      'payment.not_found',
      'payment.not_pending',
      'payment.bank_code_required',
      'payment.bank_code_invalid',
      'payment.bank_code_used',
      'payment.transfer_short',
      'payment.own_payment',
      'payment.second_person_required',
      'version.stale',
    ],
    idempotent: true,
    limit: 'write',
  },
  reject: {
    method: 'POST',
    path: '/admin/payments/:id/reject',
    summary: 'Close an order that is not paid',
    access: ['payment.reject'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffPayment,
    refusals: ['payment.not_found', 'payment.not_pending', 'payment.own_payment', 'version.stale'],
    idempotent: true,
    limit: 'write',
  },
  reopen: {
    method: 'POST',
    path: '/admin/payments/:id/reopen',
    summary: 'Open a canceled order again',
    access: ['payment.reopen'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffPayment,
    refusals: ['payment.not_found', 'payment.not_pending', 'payment.own_payment'],
    idempotent: true,
    limit: 'write',
  },
  reverse: {
    method: 'POST',
    path: '/admin/payments/:id/reverse',
    summary: 'Take back the coins of a payment completed by mistake',
    access: ['payment.manage'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffPayment,
    refusals: [
      'payment.not_found',
      'payment.not_pending',
      'payment.own_payment',
      'payment.coins_spent',
      'payment.second_person_required',
      'version.stale',
    ],
    idempotent: true,
    limit: 'write',
  },
});

export const adminIncomingTransfers = contract({
  notices: {
    method: 'GET',
    path: '/admin/bank-notices',
    summary: 'What banks told, newest first; what could not be read comes with its text',
    access: ['payment.view'],
    query: listQuery,
    output: z.array(bankNotice),
    produces: 'list',
    refusals: listRefusals,
  },
  list: {
    method: 'GET',
    path: '/admin/incoming-transfers',
    summary: 'Money that arrived, and where it went',
    access: ['payment.view'],
    query: listQuery,
    output: z.array(incomingTransfer),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/incoming-transfers/:id',
    summary: 'One transfer, the notice it came with, and the orders it may be for',
    access: ['payment.view'],
    params: byId,
    output: incomingTransfer.extend({
      notice: z.string().nullable(),
      suggestions: z.array(z.object({ payment: staffPayment, why: z.enum(suggestionReasons) })),
    }),
    refusals: ['incoming_transfer.not_found'],
  },
  match: {
    method: 'POST',
    path: '/admin/incoming-transfers/:id/match',
    summary: 'Put a transfer, or a part of it, down to an order; an order that is paid in full is completed',
    access: ['payment.approve'],
    params: byId,
    body: z.strictObject({ paymentId: id, amountVnd: z.int().min(1).max(1_000_000_000_000).optional() }),
    output: incomingTransfer,
    refusals: [
      'incoming_transfer.not_found',
      'incoming_transfer.not_waiting',
      'incoming_transfer.amount_exceeded',
      'payment.not_found',
      'payment.not_pending',
      'payment.own_payment',
      'payment.second_person_required',
      'payment.bank_code_used',
    ],
    idempotent: true,
    limit: 'write',
  },
  split: {
    method: 'POST',
    path: '/admin/incoming-transfers/:id/split',
    summary: 'Put one transfer down to several orders, and send the rest back, in one step',
    access: ['payment.approve'],
    params: byId,
    body: z.strictObject({
      parts: z
        .array(
          z.strictObject({
            paymentId: id.nullable(),
            amountVnd: z.int().min(1).max(1_000_000_000_000),
            note: prose(500).optional(),
          }),
        )
        .min(1)
        .max(10),
    }),
    output: incomingTransfer,
    refusals: [
      'input.single_value',
      'incoming_transfer.not_found',
      'incoming_transfer.not_waiting',
      'incoming_transfer.amount_exceeded',
      'payment.not_found',
      'payment.not_pending',
      'payment.own_payment',
      'payment.second_person_required',
      'payment.bank_code_used',
    ],
    idempotent: true,
    limit: 'write',
  },
  return: {
    method: 'POST',
    path: '/admin/incoming-transfers/:id/return',
    summary: 'Write down that what is left of a transfer was sent back',
    access: ['payment.reject'],
    params: byId,
    body: z.strictObject({ note: staffReason }),
    output: incomingTransfer,
    refusals: ['incoming_transfer.not_found', 'incoming_transfer.not_waiting', 'payment.own_payment'],
    idempotent: true,
    limit: 'write',
  },
  import: {
    method: 'POST',
    path: '/admin/incoming-transfers/import',
    summary: "Import a bank's statement (CSV text) into the same matching; rows known already are left out",
    access: ['payment.approve'],
    body: z.strictObject({
      text: z.string().min(1).max(4_000_000),
      accountNumber: reference(32, 1).optional(),
    }),
    maxBytes: 8 * 1024 ** 2,
    output: z.object({
      added: z.int(),
      known: z.int(),
      completed: z.int(),
      waiting: z.int(),
      outgoing: z.int(),
      /** New ones that the clock will judge within a minute: there were too many to wait for. */
      received: z.int(),
      refused: z.array(z.object({ line: z.int(), reason: z.string(), text: z.string() })),
    }),
    refusals: ['input.required', 'input.too_large'],
    limit: 'heavy',
  },
});
