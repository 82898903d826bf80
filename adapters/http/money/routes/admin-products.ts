import type { Application } from '#core/application.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { adminOrders, adminProducts } from '#http/money/contract/products.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminProductRoutes = ({ catalog }: Application) =>
  handlers(adminProducts, {
    list: async ({ actor, query }) => listAnswer(await catalog.listAllProducts(actor, listRequest(query))),
    get: ({ actor, params }) => catalog.getProductForStaff(actor, params.id),
    create: ({ actor, body }) => catalog.createProduct(actor, body),
    update: ({ actor, params, body }) => catalog.updateProduct(actor, { ...body, id: params.id }),
    delete: ({ actor, params }) => catalog.deleteProduct(actor, params.id),
  });

export const adminOrderRoutes = ({ catalog, staffWork }: Application) =>
  handlers(adminOrders, {
    list: async ({ actor, query }) =>
      listAnswer(
        await staffWork.withAssignees('order', await catalog.listAllOrders(actor, listRequest(query))),
      ),
    get: ({ actor, params }) => catalog.getOrderForStaff(actor, params.id),
    process: ({ actor, params }) => catalog.processOrder(actor, params.id),
    complete: ({ actor, params, body }) => catalog.completeOrder(actor, { id: params.id, note: body?.note }),
    cancel: ({ actor, params, body }) =>
      catalog.cancelOrderAsStaff(actor, { id: params.id, reason: body.reason }),
  });
