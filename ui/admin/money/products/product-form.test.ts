import { describe, expect, it } from 'vitest';
import { effectiveSlug, isSlug, productInput, productSchema, productValues } from './product-form.ts';

const problems = (values: unknown) =>
  (productSchema.safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('the address of a product', () => {
  it('is what was typed, else the title without its marks', () => {
    expect(effectiveSlug('', 'Áo thun Đà Nẵng')).toBe('ao-thun-da-nang');
    expect(effectiveSlug(' ao-moi ', 'Áo thun')).toBe('ao-moi');
    expect(effectiveSlug('', `${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
    expect(isSlug('ao-thun')).toBe(true);
    expect(isSlug('Áo thun')).toBe(false);
    expect(isSlug('')).toBe(false);
  });
});

describe('what the form sends', () => {
  const typed = { ...productValues(undefined), title: { vi: 'Áo thun', en: '' } };

  it('leaves an empty address to the server, and a stock without limit out', () => {
    const sent = productInput(productSchema.parse({ ...typed, stockKind: 'UNLIMITED', stock: 10 }));
    expect(sent).not.toHaveProperty('slug');
    expect(sent.stock).toBeNull();
    expect(productInput(productSchema.parse({ ...typed, slug: ' ao-thun ' })).slug).toBe('ao-thun');
  });

  it('says which field is wrong', () => {
    expect(problems(typed)).toEqual([]);
    expect(problems({ ...typed, slug: 'Áo thun' })).toEqual(['slug']);
    expect(problems({ ...typed, title: { vi: '???', en: '' } })).toEqual(['slug']);
    expect(problems({ ...typed, stock: null })).toEqual(['stock']);
    expect(problems({ ...typed, priceFitCoin: 1.5 })).toEqual(['priceFitCoin']);
  });
});
