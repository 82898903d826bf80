import { expect, it } from 'vitest';
import { withChosen, withPicked } from './chosen-files.ts';

const file = (name: string, type: string, size = 10) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const megabyte = 1024 * 1024;
let count = 0;
const keyOf = () => `key ${++count}`;

it('takes what may be sent and says why the rest may not', () => {
  const { files, problems } = withChosen(
    [],
    [
      file('a.jpg', 'image/jpeg'),
      file('b.svg', 'image/svg+xml'),
      file('c.html', 'text/html'),
      file('d.mp4', 'video/mp4', 100 * megabyte + 1),
      file('ảnh máy.jpg', 'image/jpeg', 12 * megabyte),
      file('bảng.pdf', 'application/pdf', 10 * megabyte),
      file('e.pdf', 'application/pdf'),
    ],
    keyOf,
  );
  expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'ảnh máy.jpg', 'bảng.pdf', 'e.pdf']);
  expect(problems).toMatchObject([
    { name: 'b.svg', refusal: { code: 'media.type_not_allowed' } },
    { name: 'c.html', refusal: { code: 'media.type_not_allowed' } },
    { name: 'd.mp4', refusal: { code: 'media.too_large', params: { megabytes: 100 } } },
  ]);
});

it('takes ten and no more', () => {
  const many = Array.from({ length: 12 }, (_, index) => file(`${index}.png`, 'image/png'));
  const { files, problems } = withChosen([], many, keyOf);
  expect(files).toHaveLength(10);
  expect(problems.map(({ refusal }) => refusal)).toEqual(['count', 'count']);
});

it('knows a phone’s picture by its name where the browser does not know its type', () => {
  const { files, problems } = withChosen([], [file('IMG_1.HEIC', ''), file('macro.xlsm', '')], keyOf);
  expect(files.map(({ name }) => name)).toEqual(['IMG_1.HEIC']);
  expect(problems.map(({ name }) => name)).toEqual(['macro.xlsm']);
});

it('takes each of one’s own files once, and no more than ten in all', () => {
  const picked = Array.from({ length: 12 }, (_, index) => ({
    id: `m${index}`,
    type: 'IMAGE' as const,
    purpose: 'GENERAL' as const,
    name: `${index}.png`,
    contentType: 'image/webp',
    size: 10,
    width: 1,
    height: 1,
    duration: null,
    url: '',
    thumbnailUrl: null,
  }));
  const first = withPicked([], picked.slice(0, 2));
  expect(withPicked(first, picked.slice(1, 3)).map(({ mediumId }) => mediumId)).toEqual(['m0', 'm1', 'm2']);
  expect(withPicked(first, picked)).toHaveLength(10);
});
