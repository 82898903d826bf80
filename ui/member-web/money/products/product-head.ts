import { inLanguage as inWords } from '#core/kernel/language.ts';
import type { HeadExtras } from '../../app/head.ts';
import { breadcrumbs } from '../../app/found/breadcrumbs.ts';
import { paths, productPath } from '../../app/paths.ts';
import type { Product } from '../../app/data/products.ts';

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text);

const isProduct = (data: unknown): data is Product =>
  typeof data === 'object' && data !== null && 'slug' in data && 'title' in data;

/** No `Product`: search engines want a price of it in money, and no bank knows Fit Coin. */
export const productHead: HeadExtras = ({ data, site, language, text }) => {
  if (!isProduct(data)) return {};
  const name = inWords(data.title, language);
  const description = inWords(data.description, language).replaceAll(/\s+/g, ' ').trim();
  const address = productPath(data.slug);
  return {
    title: name,
    description: short(description === '' ? `${name} · ${text('products.description')}` : description),
    indexed: true,
    address,
    jsonLd: [
      breadcrumbs(site, language, [
        { name: text('products.title'), address: paths.products },
        { name, address },
      ]),
    ],
  };
};
