import type { Random } from './random.ts';

const boundary = '----fuzz7MA4YWxk';

type Part = Readonly<{ headers: string; content: Buffer | string }>;

const joined = (parts: readonly Part[], { end = true, mark = boundary } = {}): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--${mark}\r\n${headers}\r\n\r\n`, 'latin1'),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end ? `--${mark}--\r\n` : ''),
  ]);

const file = (content: Buffer | string, name = 'a.jpg', field = 'file'): Part => ({
  headers: `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/jpeg`,
  content,
});
const field = (name: string, content: string): Part => ({
  headers: `Content-Disposition: form-data; name="${name}"`,
  content,
});

export type Form = Readonly<{ contentType: string; body: Buffer }>;
type Variant = (picture: Buffer, random: Random) => Form;

const usual = `multipart/form-data; boundary=${boundary}`;
const form = (parts: readonly Part[], options?: Parameters<typeof joined>[1]): Form => ({
  contentType: usual,
  body: joined(parts, options),
});
const raw = (text: string, contentType = usual): Form => ({ contentType, body: Buffer.from(text, 'latin1') });

/** Forms as browsers send them, and everything that can be wrong with one. */
const variants: readonly Variant[] = [
  (picture) => form([field('purpose', 'GENERAL'), file(picture)]),
  (picture) => form([file(picture), field('purpose', 'AVATAR')]),
  (picture) => form([file(picture.subarray(0, picture.byteLength >> 1))]),
  (picture, random) => {
    const broken = Buffer.from(picture);
    for (let times = 0; times < 20; times++)
      broken[random.whole(2, broken.byteLength - 1)] = random.whole(0, 255);
    return form([file(broken)]);
  },
  () => form([file('')]),
  () => form([file('GIF89a')]),
  () =>
    form([file(Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex'), 'a.png')]),
  () => form([file('%PDF-1.7\n1 0 obj', 'a.pdf')]),
  () => form([file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg')]),
  (picture) => form([file(picture), file(picture)]),
  (picture) => form([file(picture, 'a.jpg', 'other')]),
  (picture) => form([file(picture), field('purpose[a][b]', 'x'), field('purpose[__proto__][x]', 'y')]),
  (picture) => form([file(picture), field('a[999999999]', 'x')]),
  (picture) => form([file(picture), field('__proto__', 'x'), field('constructor', 'y')]),
  (picture) => form([file(picture), ...Array.from({ length: 30 }, (_, index) => field(`f${index}`, 'x'))]),
  (picture) => form([file(picture), field('x'.repeat(500), 'x')]),
  (picture) => form([file(picture), field('purpose', 'x'.repeat(10_000))]),
  (picture) => form([file(picture, '../../etc/passwd%00.jpg')]),
  (picture) => form([file(picture, `${'ă'.repeat(3_000)}.jpg`)]),
  (picture) => form([file(picture, '\u0000\u0001.jpg')]),
  (picture) => form([file(picture, '\xff\xfe\xfd.jpg')]),
  (picture) => form([file(picture)], { end: false }),
  (picture) => form([file(picture)], { mark: 'another' }),
  (picture) => ({ ...form([file(picture)]), contentType: 'multipart/form-data' }),
  (picture) => ({ ...form([file(picture)]), contentType: 'multipart/form-data; boundary=' }),
  (picture) => ({
    ...form([file(picture)]),
    contentType: `multipart/form-data; boundary=${'b'.repeat(300)}`,
  }),
  (picture) => ({
    ...form([file(picture)]),
    contentType: `multipart/form-data; charset=utf-16; boundary=${boundary}`,
  }),
  (picture) => ({ ...form([file(picture)]), contentType: `multipart/mixed; boundary=${boundary}` }),
  (picture) => ({ ...form([file(picture)]), contentType: 'multipart/form-data; =; boundary' }),
  () => raw(''),
  () => raw(`--${boundary}`),
  () => raw(`--${boundary}--`),
  () => raw(`--${boundary}\r\n`),
  () => raw(`--${boundary}\r\n\r\n\r\n--${boundary}--\r\n`),
  () => raw(`--${boundary}\r\nContent-Disposition\r\n\r\nx\r\n--${boundary}--`),
  () => raw(`--${boundary}\r\n: : :\r\n\r\nx\r\n--${boundary}--`),
  () => raw(`--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${boundary}--`),
  () => raw(`--${boundary}\r\nContent-Disposition: form-data; name=\r\n\r\nx\r\n--${boundary}--`),
  () => raw(`--${boundary}\r\nContent-Disposition: attachment; name="file"\r\n\r\nx\r\n--${boundary}--`),
  () => raw(`--${boundary}\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\nx\r\n--${boundary}--`),
  () => raw(`--${boundary}\r\n${'A: b\r\n'.repeat(3_000)}\r\nx\r\n--${boundary}--`),
  () => raw(`--${boundary}\nContent-Disposition: form-data; name="file"; filename="a"\n\nx\n--${boundary}--`),
  () => raw(`\0\0--${boundary}\r\nContent-Disposition: form-data; name="\0"\r\n\r\n\0\r\n--${boundary}--`),
  () =>
    raw(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename*=utf-8''%ff%zz\r\n\r\nx\r\n--${boundary}--`,
    ),
  () =>
    raw(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename*=nothing'xx'a\r\n\r\nx\r\n--${boundary}--`,
    ),
];

export const multipartForm = (picture: Buffer, random: Random): Form =>
  (random.chance(0.15) ? (variants[0] as Variant) : random.pick(variants))(picture, random); // there is a first
