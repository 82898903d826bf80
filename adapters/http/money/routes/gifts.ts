import type { Application } from '#core/application.ts';
import { adminGifts, gifts } from '#http/money/contract/gifts.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const giftRoutes = ({ gift }: Application) =>
  handlers(gifts, {
    allowance: ({ actor }) => gift.giftAllowance(actor),
    list: ({ actor, query }) => gift.listGifts(actor, query),
    give: ({ actor, body, context }) => gift.giveCoins(actor, { ...body, reference: context.requestKey }),
    thank: ({ actor, params }) => gift.thankGiver(actor, params.id),
  });

export const adminGiftRoutes = ({ gift }: Application) =>
  handlers(adminGifts, {
    list: async ({ actor, query }) => listAnswer(await gift.listAllGifts(actor, listRequest(query))),
  });
