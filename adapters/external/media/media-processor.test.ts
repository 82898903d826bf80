import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MediaType } from '#core/platform/media/medium.ts';
import { mediaProcessor } from './media-processor.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'processor-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const work = () => join(folder, 'work');
const process = async (
  bytes: Buffer | string,
  name = 'file.jpg',
  accepted: readonly MediaType[] = ['IMAGE', 'VIDEO'],
) => {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return mediaProcessor({ folder: work() }).process({ path, name, size: Buffer.byteLength(bytes) }, accepted);
};
const refusal = (code: string) => expect.objectContaining({ code });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 80 } } });

describe('a picture', () => {
  it('is turned upright and loses all it knows about its owner', async () => {
    const bytes = await picture(400, 200)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Phone', Artist: 'Nguyễn Văn A' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();

    const file = await process(bytes);
    const metadata = await sharp(file.path).metadata();
    expect(file).toMatchObject({ type: 'IMAGE', contentType: 'image/jpeg', width: 200, height: 400 });
    expect(metadata).toMatchObject({ format: 'jpeg', width: 200, height: 400 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(metadata.xmp).toBeUndefined();
    expect((await readFile(file.path)).includes('Phone')).toBe(false);
  });

  it('is made smaller when it is large, with a small one beside it', async () => {
    const file = await process(await picture(4000, 3000).png().toBuffer());
    const thumbnail = await sharp(file.thumbnailPath!).metadata(); // a picture always has one

    expect(file).toMatchObject({ contentType: 'image/webp', width: 2560, height: 1920 });
    expect(thumbnail).toMatchObject({ format: 'webp', width: 480, height: 360 });
  });

  it('is known by its content, whatever it is called', async () => {
    expect((await process(await picture(10, 10).webp().toBuffer(), 'notes.txt')).contentType).toBe(
      'image/webp',
    );
  });

  it.each([
    ['a drawing that could run code', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an animation', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a document', '%PDF-1.7\n'],
    ['nothing', ''],
  ])('is refused when it is %s', async (_what, bytes) => {
    await expect(process(bytes, 'photo.jpg')).rejects.toEqual(refusal('media.type_not_allowed'));
  });

  it('is refused when it moves', async () => {
    const frames = await sharp(
      [await picture(8, 8).png().toBuffer(), await picture(8, 8).negate().png().toBuffer()],
      { join: { animated: true } },
    )
      .webp({ loop: 0 })
      .toBuffer();
    await expect(process(frames)).rejects.toEqual(refusal('media.type_not_allowed'));
  });

  it('is refused with advice when only Apple can open it', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(64),
    ]);
    await expect(process(heic)).rejects.toEqual(refusal('media.heic_not_supported'));
  });

  it('is refused when it has more than 40 megapixels, without being opened', async () => {
    const huge = await picture(9000, 5000).png({ compressionLevel: 9 }).toBuffer();
    await expect(process(huge)).rejects.toMatchObject({
      code: 'media.too_many_pixels',
      params: { megapixels: 40 },
    });
  });

  it('is refused when it is larger than 10 MB', async () => {
    const head = await picture(10, 10).jpeg().toBuffer();
    await expect(process(Buffer.concat([head, Buffer.alloc(10 * 1024 * 1024)]))).rejects.toMatchObject({
      code: 'media.too_large',
      params: { megabytes: 10 },
    });
  });

  it('is refused when it is broken, and leaves nothing behind', async () => {
    const bytes = await picture(300, 300).jpeg().toBuffer();
    await expect(process(bytes.subarray(0, bytes.length / 2))).rejects.toEqual(refusal('media.unreadable'));
    expect(await readdir(work())).toEqual([]);
  });

  it('is gone from the workplace once it is discarded', async () => {
    const processor = mediaProcessor({ folder: work() });
    await processor.discard(await process(await picture(10, 10).jpeg().toBuffer()));
    expect(await readdir(work())).toEqual([]);
  });
});

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const text = (words: string) => Buffer.from(words, 'latin1');

const trackHeader = (width: number, height: number, isTurned: boolean): Buffer => {
  const content = Buffer.alloc(84);
  content.writeInt32BE(isTurned ? 0 : 0x10000, 40);
  content.writeInt32BE(isTurned ? 0x10000 : 0, 44);
  content.writeUInt32BE(width << 16, 76);
  content.writeUInt32BE(height << 16, 80);
  return box('tkhd', content);
};

const film = (brand: string): Buffer =>
  Buffer.concat([
    box('ftyp', text(`${brand}\0\0\0\0${brand}`)),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      box(
        'trak',
        trackHeader(1920, 1080, true),
        box('mdia', box('hdlr', Buffer.alloc(8), text('vide'), Buffer.alloc(12))),
      ),
      box('trak', box('mdia', box('hdlr', Buffer.alloc(8), text('meta'), Buffer.alloc(12))), text('')),
      box('udta', box('\xa9xyz', text('\0\x14\0\0+10.7769+106.7009/'))),
      box('meta', text('com.apple.quicktime.location.ISO6709+10.7769+106.7009/')),
    ),
    box('uuid', text('<x:xmpmeta>GPSLatitude 10.7769</x:xmpmeta>')),
    box('mdat', text('frames frames frames')),
  ]);

describe('a video', () => {
  it.each([
    ['isom', 'video/mp4'],
    ['qt  ', 'video/quicktime'],
  ])('keeps its frames and forgets where it was filmed (%s)', async (brand, contentType) => {
    const bytes = film(brand);
    const file = await process(bytes, 'film.mp4');
    const stored = await readFile(file.path);

    // The matrix says a quarter turn: lying frames are shown standing.
    expect(file).toMatchObject({ type: 'VIDEO', contentType, width: 1080, height: 1920, size: bytes.length });
    expect(stored.includes('frames frames frames')).toBe(true);
    expect(stored.indexOf('mdat')).toBe(bytes.indexOf('mdat'));
    for (const trace of ['10.7769', 'xyz', 'ISO6709', 'GPS', 'meta'])
      expect(stored.includes(trace)).toBe(false);
  });

  it.each([
    ['cut off', film('isom').subarray(0, -4)],
    ['without a movie', Buffer.concat([box('ftyp', text('isom\0\0\0\0isom')), box('mdat', text('x'))])],
    [
      'with a box that says it is endless',
      (() => {
        const bytes = film('isom');
        bytes.writeUInt32BE(0xffffff, bytes.indexOf('mvhd') - 4);
        return bytes;
      })(),
    ],
  ])('is refused when it is %s', async (_what, bytes) => {
    await expect(process(bytes)).rejects.toEqual(refusal('media.unreadable'));
    expect(await readdir(work())).toEqual([]);
  });

  const element = (id: number[], content: Buffer): Buffer =>
    Buffer.concat([Buffer.from([...id, 0x40 | (content.length >> 8), content.length & 0xff]), content]);
  const webm = (...parts: Buffer[]): Buffer =>
    Buffer.concat([
      element([0x1a, 0x45, 0xdf, 0xa3], Buffer.concat([Buffer.from([0x42, 0x82, 0x84]), text('webm')])),
      element([0x18, 0x53, 0x80, 0x67], Buffer.concat(parts)),
    ]);
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], text('frames frames'));

  it('loses the tags of a WebM', async () => {
    const tags = element([0x12, 0x54, 0xc3, 0x67], text('LOCATION +10.7769+106.7009'));
    const file = await process(webm(tags, cluster), 'film.webm');
    const stored = await readFile(file.path);

    expect(file).toMatchObject({ type: 'VIDEO', contentType: 'video/webm' });
    expect(stored.includes('LOCATION')).toBe(false);
    expect(stored.includes('frames frames')).toBe(true);
  });

  it('is refused when a WebM is cut off', async () => {
    await expect(process(webm(cluster).subarray(0, -6))).rejects.toEqual(refusal('media.unreadable'));
  });
});

describe('a document', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
  const evidence = (bytes: Buffer) => process(bytes, 'cpt.pdf', ['IMAGE', 'FILE']);

  it('is kept as it is where documents are taken, and has no picture', async () => {
    const file = await evidence(pdf);
    expect(file).toMatchObject({
      type: 'FILE',
      contentType: 'application/pdf',
      size: pdf.length,
      width: null,
      thumbnailPath: null,
    });
    expect(await readFile(file.path)).toEqual(pdf);
  });

  it('is refused where only pictures and videos are taken, as a video is where documents are', async () => {
    await expect(process(pdf)).rejects.toEqual(refusal('media.type_not_allowed'));
    const film = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypisom\0\0\0\0isom')]);
    await expect(evidence(film)).rejects.toEqual(refusal('media.type_not_allowed'));
  });

  it('is refused when it is cut off, or larger than 10 MB, and leaves nothing behind', async () => {
    await expect(evidence(pdf.subarray(0, -8))).rejects.toEqual(refusal('media.unreadable'));
    expect(await readdir(work())).toEqual([]);
    const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024), Buffer.from('%%EOF')]);
    await expect(evidence(large)).rejects.toEqual(refusal('media.too_large'));
  });
});
