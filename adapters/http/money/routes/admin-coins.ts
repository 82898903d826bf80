import type { Application } from '#core/application.ts';
import { adminCoins } from '#http/money/contract/admin-coins.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminCoinRoutes = ({ coin, staffWork }: Application) =>
  handlers(adminCoins, {
    transactions: async ({ actor, query }) =>
      listAnswer(await coin.listAllTransactions(actor, listRequest(query))),
    transaction: ({ actor, params }) => coin.getTransaction(actor, params.id),
    grant: ({ actor, body, context }) => coin.grantCoins(actor, { ...body, reference: context.requestKey }),
    correct: ({ actor, body, context }) =>
      coin.correctCoins(actor, { ...body, reference: context.requestKey }),
    limits: ({ actor }) => coin.coinLimits(actor),
    requests: async ({ actor, query }) =>
      listAnswer(
        await staffWork.withAssignees('coin_request', await coin.listCoinRequests(actor, listRequest(query))),
      ),
    request: ({ actor, params }) => coin.getCoinRequest(actor, params.id),
    approveRequest: ({ actor, params }) => coin.approveCoinRequest(actor, params.id),
    rejectRequest: ({ actor, params, body }) => coin.rejectCoinRequest(actor, { ...body, id: params.id }),
    grantReward: ({ actor, params, body }) => coin.grantReward(actor, { ...body, type: params.type }),
    reconcile: ({ actor }) => coin.reconcile(actor),
  });
