import { shopArchive } from './archive.ts';
import { productAddresses } from './public-addresses.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { cancelOrder } from './use-cases/cancel-order.ts';
import { createProduct } from './use-cases/create-product.ts';
import { deleteProduct } from './use-cases/delete-product.ts';
import { getOrderForStaff, listAllOrders } from './use-cases/list-all-orders.ts';
import { getProductForStaff, listAllProducts } from './use-cases/list-all-products.ts';
import { getOrder, listOrders } from './use-cases/list-orders.ts';
import { getProduct, listProducts } from './use-cases/list-products.ts';
import { placeOrder } from './use-cases/place-order.ts';
import { updateProduct } from './use-cases/update-product.ts';
import { cancelOrderAsStaff, completeOrder, processOrder } from './use-cases/work-on-order.ts';
import { catalogErrors, catalogErrorParams, catalogErrorFields } from './errors.ts';
import { shopReactions } from './reactions.ts';
import { productsShowing } from './picture-uses.ts';

const catalogUseCases = (ports: Composition) => ({
  listProducts: listProducts(ports),
  getProduct: getProduct(ports),
  placeOrder: placeOrder(ports),
  listOrders: listOrders(ports),
  getOrder: getOrder(ports),
  cancelOrder: cancelOrder(ports),
  listAllProducts: listAllProducts(ports),
  getProductForStaff: getProductForStaff(ports),
  createProduct: createProduct(ports),
  updateProduct: updateProduct(ports),
  deleteProduct: deleteProduct(ports),
  listAllOrders: listAllOrders(ports),
  getOrderForStaff: getOrderForStaff(ports),
  processOrder: processOrder(ports),
  completeOrder: completeOrder(ports),
  cancelOrderAsStaff: cancelOrderAsStaff(ports),
});

export const shopModule = {
  name: 'catalog',
  errors: catalogErrors,
  errorParams: catalogErrorParams,
  errorFields: catalogErrorFields,
  reactions: shopReactions,
  hooks: {
    archiveOf: shopArchive,
    publicAddressesOf: productAddresses,
    mediumUsesOf: productsShowing,
    whenMemberIsAnonymised: ({ orders }, userId) => orders.forgetDeliveryOf(userId),
  },
  features: { SHOP: ['placeOrder'] },
  useCases: catalogUseCases,
  sensitive: ['cancelOrderAsStaff'],
} as const satisfies Module;
