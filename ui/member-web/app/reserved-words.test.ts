import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#http/engine/contract/endpoint.ts';
import { api } from '#http/contract.ts';
import { readUsername } from '#core/people/account/username.ts';
import { productSlug } from '#core/money/shop/product.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { screens } from './screens.ts';

const apiPaths = Object.values(api).flatMap((contract) =>
  Object.values<Endpoint>(contract).map(({ path }) => path),
);
const paths: readonly string[] = [...apiPaths, ...screens.map(({ path }) => path)];

/** The words that stand at the place of `:parameter` in other addresses: `filters` beside `/coaches/:idOrUsername`. */
const wordsBeside = (address: string): readonly string[] => {
  const parts = address.split('/');
  const place = parts.findIndex((part) => part.startsWith(':'));
  const prefix = parts.slice(0, place).join('/');
  return [...new Set(paths.filter((path) => path.startsWith(`${prefix}/`)).map((path) => path.split('/')[place] ?? ''))]
    .filter((word) => word !== '' && !word.startsWith(':')); // prettier-ignore
};

const isRefused = (work: () => unknown): boolean => {
  try {
    work();
    return false;
  } catch (error) {
    if (error instanceof DomainError) return true;
    throw error;
  }
};

/** Addresses that hold a username or an id, and those that hold a product's slug or an id. */
const personAddresses = [
  ...new Set(apiPaths.filter((path) => path.endsWith('/:idOrUsername'))),
  '/coach/:id',
  '/user/:id',
];
const productAddresses = ['/products/:id', '/product/:id'];

describe('a word that the site has a page or a route for', () => {
  it('is looked for beside addresses that exist', () => {
    expect(personAddresses).toEqual(
      expect.arrayContaining(['/coaches/:idOrUsername', '/users/:idOrUsername']),
    );
    for (const address of [...personAddresses, ...productAddresses]) expect(paths).toContain(address);
    expect(wordsBeside('/coaches/:idOrUsername')).toContain('filters');
    expect(wordsBeside('/coach/:id')).toContain('request');
    expect(wordsBeside('/product/:id')).toContain('checkout');
  });

  it.each(personAddresses)('is nobody’s username, where one could stand: %s', (address) => {
    for (const word of wordsBeside(address))
      expect([word, isRefused(() => readUsername(word))]).toEqual([word, true]);
  });

  it.each(productAddresses)('is no product’s address, where one could stand: %s', (address) => {
    const title = { vi: 'Thảm tập', en: 'Mat' };
    for (const word of wordsBeside(address))
      expect([word, isRefused(() => productSlug(word, title))]).toEqual([word, true]);
  });

  it('at the beginning of an address is nobody’s username', () => {
    const first = new Set(paths.map((path) => path.split('/')[1] ?? ''));
    expect([...first].filter((word) => word !== '' && !isRefused(() => readUsername(word)))).toEqual([]);
  });
});
