import type { Application } from '#core/application.ts';
import { adminPayments } from '#http/money/contract/admin-payments.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminPaymentRoutes = ({ payment, staffWork }: Application) =>
  handlers(adminPayments, {
    list: async ({ actor, query }) =>
      listAnswer(
        await staffWork.withAssignees('payment', await payment.listAllPayments(actor, listRequest(query))),
      ),
    get: ({ actor, params }) => payment.getAnyPayment(actor, params.id),
    create: ({ actor, body }) => payment.createPaymentFor(actor, body),
    transfers: async ({ actor, params }) => ({ items: await payment.listTransfersOf(actor, params.id) }),
    update: ({ actor, params, body }) => payment.setBankCode(actor, { ...body, id: params.id }),
    reference: ({ actor, params, query }) => payment.checkReference(actor, { ...query, id: params.id }),
    approve: ({ actor, params, body }) => payment.approve(actor, { ...body, id: params.id }),
    reject: ({ actor, params, body }) => payment.reject(actor, { ...body, id: params.id }),
    reopen: ({ actor, params, body }) => payment.reopen(actor, { ...body, id: params.id }),
    reverse: ({ actor, params, body }) => payment.reverse(actor, { ...body, id: params.id }),
  });
