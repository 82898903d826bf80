import { describe, expect, it } from 'vitest';
import { defaultSettings, publicSettings } from '#core/platform/settings/site.ts';
import { headOf } from '../../app/head.ts';
import { productHead } from './product-head.ts';

const site = { ...publicSettings(defaultSettings), consentVersion: '1', baseUrl: 'https://fitboard.example' };
const product = {
  id: '42',
  slug: 'day-khang-luc',
  title: { vi: 'Dây kháng lực', en: '' },
  description: { vi: `Năm mức lực\n\n${'rất bền '.repeat(40)}`, en: 'Five levels' },
  images: [{ id: '1', url: '/media/1.webp?signature=secret', thumbnailUrl: null, width: 1, height: 1 }],
  priceFitCoin: 500,
  stock: 3,
};
const head = (language: 'vi' | 'en', path: string, data: unknown = product) =>
  headOf(
    { path: '/product/:id', title: 'products.title', head: productHead },
    { language, path, site, data, text: (id) => `[${id}]` },
  );

describe('the head of a product', () => {
  it('stands under its slug, whichever way was taken', () => {
    expect(head('vi', '/product/42').canonical).toBe('https://fitboard.example/product/day-khang-luc');
    expect(head('en', '/en/product/42').alternates.vi).toBe('https://fitboard.example/product/day-khang-luc');
  });

  it('speaks the reader’s language, and Vietnamese where English has no words', () => {
    expect(head('en', '/en/product/day-khang-luc')).toMatchObject({
      description: 'Five levels',
      indexed: true,
    });
    expect(head('en', '/en/product/day-khang-luc').title).toContain('Dây kháng lực');
    const { description } = head('vi', '/product/day-khang-luc');
    expect(description).toMatch(/^Năm mức lực rất bền .+…$/);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('gives away no signed address', () => {
    expect(JSON.stringify(head('vi', '/product/day-khang-luc'))).not.toContain('signature');
  });

  it('keeps a product that is not there out of search results', () => {
    expect(head('vi', '/product/x', null).indexed).toBe(false);
  });
});
