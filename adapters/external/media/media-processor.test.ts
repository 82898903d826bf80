import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptedFor } from '#core/platform/media/accepted.ts';
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
  const size = Buffer.byteLength(bytes);
  const rules = { ...acceptedFor('CHAT'), types: accepted };
  return mediaProcessor({ folder: work() }).process({ path, name, size }, rules);
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
  const tracks = (...kind: number[]) =>
    element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0x83], Buffer.from(kind))));
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], text('frames frames'));

  it('loses the tags of a WebM', async () => {
    const tags = element([0x12, 0x54, 0xc3, 0x67], text('LOCATION +10.7769+106.7009'));
    const file = await process(webm(tracks(1), tags, cluster), 'film.webm');
    const stored = await readFile(file.path);

    expect(file).toMatchObject({ type: 'VIDEO', contentType: 'video/webm' });
    expect(stored.includes('LOCATION')).toBe(false);
    expect(stored.includes('frames frames')).toBe(true);
  });

  it('is a film also where small numbers stand in eight bytes', async () => {
    const file = await process(webm(tracks(0, 0, 0, 0, 0, 0, 0, 1), cluster), 'film.webm');
    expect(file).toMatchObject({ type: 'VIDEO', contentType: 'video/webm' });
  });

  it('is sound when its tracks are, also as a recorder writes it: endless, and without its length', async () => {
    const endless = (id: number[], ...content: Buffer[]) =>
      Buffer.concat([Buffer.from([...id, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), ...content]);
    const part = (milliseconds: number) => {
      const time = Buffer.alloc(4);
      time.writeUInt32BE(milliseconds);
      return endless([0x1f, 0x43, 0xb6, 0x75], element([0xe7], time), element([0xa3], text('sound')));
    };
    const recorded = (last: number) =>
      Buffer.concat([
        element([0x1a, 0x45, 0xdf, 0xa3], Buffer.concat([Buffer.from([0x42, 0x82, 0x84]), text('webm')])),
        endless([0x18, 0x53, 0x80, 0x67], tracks(2), part(0), part(last)),
      ]);
    const take = (bytes: Buffer) => process(bytes, 'voice.webm', ['AUDIO']);

    expect(await take(recorded(12_400))).toMatchObject({
      type: 'AUDIO',
      contentType: 'audio/webm',
      duration: 13,
    });
    await expect(take(recorded(901_000))).rejects.toEqual(refusal('media.too_long'));
    await expect(process(recorded(10), 'voice.webm', ['VIDEO'])).rejects.toEqual(
      refusal('media.type_not_allowed'),
    );
  });

  it('is as long as its last block says, where one part holds all of it', async () => {
    const at = (milliseconds: number) => {
      const head = Buffer.from([0x81, 0, 0, 0x80]);
      head.writeInt16BE(milliseconds, 1);
      return Buffer.concat([head, text('sound')]);
    };
    const block = (milliseconds: number) => element([0xa3], at(milliseconds));
    const group = (milliseconds: number) => element([0xa0], element([0xa1], at(milliseconds)));
    const part = (...blocks: Buffer[]) =>
      element([0x1f, 0x43, 0xb6, 0x75], Buffer.concat([element([0xe7], Buffer.from([0])), ...blocks]));
    const secondsOf = async (...blocks: Buffer[]) =>
      (await process(webm(tracks(2), part(...blocks)), 'voice.webm', ['AUDIO'])).duration;
    expect(await secondsOf(block(0), block(2_340))).toBe(3);
    expect(await secondsOf(block(0), block(1_000), group(4_020))).toBe(5);
    expect(await secondsOf()).toBeNull();
  });

  it('is refused when a WebM is cut off', async () => {
    await expect(process(webm(cluster).subarray(0, -6))).rejects.toEqual(refusal('media.unreadable'));
  });
});

describe('a video by its length', () => {
  const lasting = (seconds: number): Buffer => {
    const head = Buffer.alloc(100);
    head.writeUInt32BE(600, 12);
    head.writeUInt32BE(seconds * 600, 16);
    return Buffer.concat([
      box('ftyp', text('isom\0\0\0\0isom')),
      box(
        'moov',
        box('mvhd', head),
        box('trak', box('mdia', box('hdlr', Buffer.alloc(8), text('vide'), Buffer.alloc(12)))),
      ),
      box('mdat', text('frames')),
    ]);
  };

  it('is taken up to ten minutes', async () => {
    expect(await process(lasting(600))).toMatchObject({ type: 'VIDEO', duration: 600 });
    await expect(process(lasting(601))).rejects.toEqual(
      expect.objectContaining({ code: 'media.too_long', params: { minutes: 10 } }),
    );
  });
});

describe('a sound', () => {
  /** Layer III, 128 kbit/s, 44.1 kHz: 417 bytes and 26 ms. */
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413, 7)]);
  const tag = Buffer.concat([text('ID3\x03\0\0\0\0\0\x12'), text('HOME 10.7769,106.7')]);

  it('in MP3 keeps its frames, and nothing that stands before or behind them', async () => {
    const sound = Buffer.concat(Array.from({ length: 100 }, () => frame));
    const behind = Buffer.concat([text('TAG'), Buffer.alloc(125, 65)]);
    const file = await process(Buffer.concat([tag, sound, behind]), 'song.mp3', ['AUDIO']);

    expect(file).toMatchObject({ type: 'AUDIO', contentType: 'audio/mpeg', duration: 3, size: sound.length });
    expect(await readFile(file.path)).toEqual(sound);
  });

  it('without frames is refused', async () => {
    await expect(
      process(Buffer.concat([tag, frame, Buffer.alloc(900)]), 'song.mp3', ['AUDIO']),
    ).rejects.toEqual(refusal('media.unreadable'));
  });
});

describe('a document of an office', () => {
  const zipped = async (parts: Readonly<Record<string, string>>): Promise<Buffer> => {
    const zip = new ZipFile();
    for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
    zip.end();
    return buffer(zip.outputStream);
  };
  const kind = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const types = (more = '') =>
    `<Types><Override PartName="/word/document.xml" ContentType="${kind}.main+xml"/>${more}</Types>`;
  const plain = { '[Content_Types].xml': types(), 'word/document.xml': '<w:document/>' };
  const take = async (parts: Readonly<Record<string, string>>) =>
    process(await zipped(parts), 'plan.docx', ['FILE']);

  it('is kept without programs', async () => {
    expect(await take(plain)).toMatchObject({ type: 'FILE', contentType: kind });
  });

  it.each([
    ['a macro', { ...plain, 'word/vbaProject.bin': 'code' }],
    ['a macro under another name', { ...plain, 'word/media/picture.bin': 'code' }],
    ['a control', { ...plain, 'word/activeX/activeX1.xml': '<ax/>' }],
    [
      'a type that runs macros',
      {
        ...plain,
        '[Content_Types].xml': types(
          '<Default Extension="x" ContentType="application/vnd.ms-office.vbaProject"/>',
        ),
      },
    ],
  ])('is refused with %s', async (_what, parts) => {
    await expect(take(parts)).rejects.toEqual(refusal('media.type_not_allowed'));
    expect(await readdir(work())).toEqual([]);
  });

  it('is refused when it is cut off, and where only certificates are taken', async () => {
    const bytes = await zipped(plain);
    await expect(process(bytes.subarray(0, -30), 'plan.docx', ['FILE'])).rejects.toEqual(
      expect.objectContaining({ code: expect.stringMatching(/unreadable|type_not_allowed/) }),
    );
    const path = join(folder, 'plan.docx');
    await writeFile(path, bytes);
    await expect(
      mediaProcessor({ folder: work() }).process(
        { path, name: 'plan.docx', size: bytes.length },
        acceptedFor('EVIDENCE'),
      ),
    ).rejects.toEqual(refusal('media.type_not_allowed'));
  });
});

describe('plain text', () => {
  const take = (words: string | Buffer, name: string) => process(words, name, ['FILE']);

  it('is taken as CSV or TXT, by its name', async () => {
    expect(await take('tuần;cân nặng\n47;61,5\n', 'cân nặng.csv')).toMatchObject({ contentType: 'text/csv' });
    expect(await take('Ba buổi một tuần.', 'kế hoạch.TXT')).toMatchObject({ contentType: 'text/plain' });
    await expect(take('alert(1)', 'run.js')).rejects.toEqual(refusal('media.type_not_allowed'));
  });

  it.each([
    ['a page', '<!-- x --><html><script>alert(1)</script></html>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a program', Buffer.from([0x4d, 0x5a, 0x00, 0x01])],
  ])('is refused when it is %s', async (_what, bytes) => {
    await expect(take(bytes, 'notes.txt')).rejects.toEqual(expect.objectContaining({ name: 'DomainError' }));
  });

  it.each(['<html><body>x</body></html>', '<svg xmlns="http://www.w3.org/2000/svg"/>'])(
    'called .jpg is no picture: %s',
    async (words) => {
      for (const types of [['IMAGE'], ['IMAGE', 'VIDEO', 'AUDIO', 'FILE']] as const)
        await expect(process(words, 'face.jpg', types)).rejects.toEqual(refusal('media.type_not_allowed'));
    },
  );
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
