import { z } from 'zod';
import { coinPackages } from '#core/money/coin/packages.ts';
import { processStatuses } from '#core/money/coin/rewards.ts';
import { cancelReasons, paymentMethods } from '#core/money/payment/payment.ts';
import { byId, contract, id, instant, page, pageQuery, word } from '../../engine/contract/endpoint.ts';
import { promoRefusals, typedPromoCode } from './promo-codes.ts';

export const bankAccount = z.object({
  bin: z.string(),
  bankName: z.string(),
  branch: z.string(),
  number: z.string(),
  holder: z.string(),
});

/** One's own order: everything the checkout page shows, so that it can be closed and opened again. */
export const payment = z.object({
  id: z.string(),
  /** The order's code and the transfer's memo. */
  code: z.string(),
  packageId: z.enum(coinPackages.map(({ id: packageId }) => packageId)),
  coins: z.int(),
  bonusPercent: z.int(),
  amountVnd: z.int(),
  method: z.enum(paymentMethods),
  bankAccount,
  /** EMVCo text of the VietQR picture, amount and memo locked in: what is still missing; null once it is closed. */
  vietQr: z.string().nullable(),
  /** The account as links of banking apps spell it, `113366668888@vcb`; null once it is closed, or where there are no such links. */
  appReceiver: z.string().nullable(),
  status: z.enum(processStatuses),
  /** VND put down to this order, and VND that arrived for it and wait for a person. */
  receivedVnd: z.int(),
  waitingVnd: z.int(),
  bankCode: z.string().nullable(),
  /** A signed address of the receipt picture. */
  receiptUrl: z.string().nullable(),
  markedPaidAt: instant.nullable(),
  expiresAt: instant,
  cancelReason: z.enum(cancelReasons).nullable(),
  note: z.string().nullable(),
  /** What a promo code adds: Base Coin, which come with the Fit Coin. */
  promo: z.object({ code: z.string(), coins: z.int() }).nullable(),
  completedAt: instant.nullable(),
  canceledAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const payments = contract({
  packages: {
    method: 'GET',
    path: '/coin-packages',
    summary: 'Coin packages, the ways to pay, and whether anything can be ordered now',
    access: 'visitor',
    output: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          coins: z.int(),
          bonusPercent: z.int(),
          priceVnd: z.int(),
          /** Approximate, two decimals, from the exchange rate of the settings. */
          priceUsd: z.number(),
        }),
      ),
      vndPerUsd: z.number(),
      methods: z.array(
        z.object({
          method: z.enum(paymentMethods),
          enabled: z.boolean(),
          /** MOMO's static instructions; empty for the others. */
          phone: z.string(),
          name: z.string(),
        }),
      ),
    }),
    refusals: [],
  },
  create: {
    method: 'POST',
    path: '/payments',
    summary: 'Order a coin package: memo, bank account and VietQR',
    access: 'member',
    body: z.strictObject({
      packageId: word(64),
      method: word(64),
      /** Adds Base Coin to the order once it is paid. */
      promoCode: typedPromoCode.optional(),
    }),
    output: payment,
    status: 201,
    refusals: [
      'payment.invalid_package',
      'payment.package_not_found',
      'payment.method_not_found',
      'payment.method_unavailable',
      'payment.too_many_open',
      ...promoRefusals,
      'promo.top_up_too_small',
      'payment.unique_id_error',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'guess',
  },
  list: {
    method: 'GET',
    path: '/payments',
    summary: "One's own orders, newest first",
    access: 'member',
    query: z.strictObject(pageQuery),
    output: page(payment),
    refusals: ['input.cursor'],
  },
  get: {
    method: 'GET',
    path: '/payments/:id',
    summary: "One's own order as it stands",
    access: 'member',
    params: byId,
    output: payment,
    refusals: ['payment.not_found'],
  },
  markPaid: {
    method: 'POST',
    path: '/payments/:id/mark-paid',
    summary: 'Say that the money was sent',
    access: 'member',
    params: byId,
    output: payment,
    refusals: ['payment.not_found', 'payment.not_pending'],
    limit: 'write',
  },
  cancel: {
    method: 'POST',
    path: '/payments/:id/cancel',
    summary: 'Give up an order that was not paid',
    access: 'member',
    params: byId,
    output: payment,
    refusals: ['payment.not_found', 'payment.not_pending'],
    limit: 'write',
  },
  receipt: {
    method: 'PUT',
    path: '/payments/:id/receipt',
    summary: 'Attach a picture of the transfer, uploaded before with the purpose RECEIPT; null takes it off',
    access: 'member',
    params: byId,
    body: z.strictObject({ mediumId: id.nullable() }),
    output: payment,
    refusals: ['payment.not_found', 'payment.not_pending', 'payment.receipt_not_found'],
    limit: 'write',
  },
  receiptPdf: {
    method: 'GET',
    path: '/payments/:id/receipt.pdf',
    summary: 'The receipt of a completed payment',
    access: 'member',
    params: byId,
    produces: 'file',
    fileTypes: ['application/pdf'],
    refusals: ['payment.not_found', 'payment.not_completed'],
    limit: 'heavy',
  },
});

export const bankWebhooks = contract({
  bank: {
    method: 'POST',
    path: '/webhooks/bank/:provider',
    summary: 'Notice of transfers on the bank account, signed with the shared secret over the bytes as sent',
    access: 'visitor',
    params: z.strictObject({ provider: z.string().max(32) }),
    body: z.unknown(),
    signed: true,
    output: z.object({ success: z.literal(true), stored: z.int() }),
    refusals: [
      'input.invalid',
      'bank_notice.provider_unknown',
      'bank_notice.not_configured',
      'bank_notice.signature_invalid',
      'bank_notice.expired',
      'input.not_json',
      'input.too_large',
    ],
  },
});
