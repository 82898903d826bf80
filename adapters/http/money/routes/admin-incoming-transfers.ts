import type { Application } from '#core/application.ts';
import { adminIncomingTransfers } from '#http/money/contract/admin-payments.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminIncomingTransferRoutes = ({ payment }: Application) =>
  handlers(adminIncomingTransfers, {
    notices: async ({ actor, query }) =>
      listAnswer(await payment.listBankNotices(actor, listRequest(query, 'receivedAt'))),
    list: async ({ actor, query }) =>
      listAnswer(await payment.listIncomingTransfers(actor, listRequest(query))),
    get: ({ actor, params }) => payment.getIncomingTransfer(actor, params.id),
    match: ({ actor, params, body }) => payment.matchTransfer(actor, { ...body, id: params.id }),
    split: ({ actor, params, body }) => payment.splitTransfer(actor, { ...body, id: params.id }),
    return: ({ actor, params, body }) => payment.returnTransfer(actor, { ...body, id: params.id }),
    import: ({ actor, body }) => payment.importStatement(actor, body),
  });
