import type { HeadExtras } from '../../app/head.ts';

const valueIn = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text);

/**
 * A shared link shows who wrote and the first words, as a visitor may read them; search results hold no posts. No
 * picture: its signed address would have ended before anybody followed it.
 */
export const postHead: HeadExtras = ({ data }) => {
  const name = valueIn(valueIn(data, 'author'), 'name');
  const text = valueIn(data, 'text');
  if (typeof name !== 'string' || name === '') return {};
  const words = typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';
  return {
    title: name,
    ...(words !== '' && { description: short(words) }),
    kind: 'article',
    indexed: false,
    address: `/feed/${String(valueIn(data, 'id'))}`,
  };
};
