import type { Application } from '#core/application.ts';
import { adminLedger } from '#http/money/contract/admin-ledger.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminLedgerRoutes = ({ coin }: Application) =>
  handlers(adminLedger, {
    entries: async ({ actor, query }) => listAnswer(await coin.listLedger(actor, listRequest(query))),
    totals: async ({ actor }) => ({ items: await coin.coinTotals(actor) }),
    economy: ({ actor, query }) => coin.economy(actor, query),
  });
