import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { categoryErrorFields, categoryErrors } from './errors.ts';
import { categoryAddresses } from './public-addresses.ts';
import {
  addCategory,
  deleteCategory,
  editCategory,
  listAllCategories,
  listCategories,
  viewCategory,
} from './use-cases/edit-categories.ts';

const useCases = (ports: Composition) => ({
  listCategories: listCategories(ports),
  listAllCategories: listAllCategories(ports),
  viewCategory: viewCategory(ports),
  addCategory: addCategory(ports),
  editCategory: editCategory(ports),
  deleteCategory: deleteCategory(ports),
});

/** What articles, and nothing else, are sorted into. */
export const categoryModule = {
  name: 'post',
  errors: categoryErrors,
  errorFields: categoryErrorFields,
  hooks: { publicAddressesOf: categoryAddresses },
  useCases,
} as const satisfies Module;
