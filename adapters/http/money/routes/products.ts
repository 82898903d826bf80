import type { Application } from '#core/application.ts';
import { orders, products } from '#http/money/contract/products.ts';
import { handlers } from '../../engine/handlers.ts';

export const productRoutes = ({ catalog }: Application) =>
  handlers(products, {
    list: ({ query }) => catalog.listProducts(query),
    get: ({ params }) => catalog.getProduct(params.id),
  });

export const orderRoutes = ({ catalog }: Application) =>
  handlers(orders, {
    place: ({ actor, body }) => catalog.placeOrder(actor, body),
    list: ({ actor, query }) => catalog.listOrders(actor, query),
    get: ({ actor, params }) => catalog.getOrder(actor, params.id),
    cancel: ({ actor, params }) => catalog.cancelOrder(actor, params.id),
  });
