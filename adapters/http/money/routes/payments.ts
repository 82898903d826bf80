import type { Application } from '#core/application.ts';
import { payments } from '#http/money/contract/payments.ts';
import { fileAnswer, handlers } from '../../engine/handlers.ts';

export const paymentRoutes = ({ payment }: Application) =>
  handlers(payments, {
    packages: () => payment.listPackages(),
    create: ({ actor, body }) => payment.createPayment(actor, body),
    list: ({ actor, query }) => payment.listPayments(actor, query),
    get: ({ actor, params }) => payment.getPayment(actor, params.id),
    markPaid: ({ actor, params }) => payment.markPaid(actor, params.id),
    cancel: ({ actor, params }) => payment.cancelPayment(actor, params.id),
    receipt: ({ actor, params, body }) => payment.attachReceipt(actor, params.id, body.mediumId),
    receiptPdf: async ({ actor, params, context }) => {
      const { name, bytes } = await payment.getReceipt(actor, { id: params.id, language: context.language });
      return fileAnswer({ contentType: 'application/pdf', name, bytes });
    },
  });
