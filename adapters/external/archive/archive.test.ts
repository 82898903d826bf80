import { buffer } from 'node:stream/consumers';
import { crc32, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PersonalData } from '#core/member-lifecycle/account/use-cases/export-my-data.ts';
import { archive } from './archive.ts';

const at = new Date('2026-11-20T01:30:00.000Z');
const picture = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 3]);

const owned = (over: Partial<PersonalData> = {}): PersonalData => ({
  language: 'vi',
  data: {
    exportedAt: at,
    account: {
      fullname: 'Nguyễn <b>Thị</b> Ánh',
      about: '=HYPERLINK("http://x")',
      timeZone: 'Asia/Ho_Chi_Minh',
    },
    snapshots: [
      {
        week: '2026-W46',
        inputs: { body: { waist: 80, neck: null } },
        carriedOver: ['body.neck', 'body.hip'],
      },
      { week: '2026-W47', inputs: { body: { waist: 79 } }, carriedOver: [] },
    ],
    goals: [],
    media: [{ id: 'm1', name: 'trước.jpg', type: 'IMAGE', file: 'media/m1-trước.jpg' }],
  },
  files: [{ path: 'media/m1-trước.jpg', read: async () => picture }],
  ...over,
});

/** Reads by the central directory at the end (APPNOTE 4.3.12), as programs that open zips do. */
const unpack = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, Buffer>();
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, checksum, size] = [
      zip.readUInt16LE(entry + 10),
      zip.readUInt32LE(entry + 16),
      zip.readUInt32LE(entry + 20),
    ];
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(entry + offset));
    const local = zip.readUInt32LE(entry + 42);
    const path = zip.toString('utf8', entry + 46, entry + 46 + lengths[0]!); // three were read
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    const bytes = method === 0 ? packed : inflateRawSync(packed);
    expect(crc32(bytes)).toBe(checksum);
    files.set(path, bytes);
    entry += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return files;
};

const unpacked = async (data: PersonalData) => {
  const files = unpack(await buffer(archive(data)));
  return (path: string): Buffer => {
    const file = files.get(path);
    if (!file) throw new Error(`${path} is not among ${[...files.keys()].join(', ')}`);
    return file;
  };
};

describe('the download of everything one owns', () => {
  it('holds the data as JSON, as CSV, as a page, and the files as they are', async () => {
    const read = await unpacked(owned());

    expect(JSON.parse(read('data.json').toString())).toEqual(JSON.parse(JSON.stringify(owned().data)));
    expect(read('media/m1-trước.jpg')).toEqual(picture);
    expect(read('csv/snapshots.csv').toString()).toBe(
      '\uFEFFweek,inputs.body.waist,inputs.body.neck,carriedOver\r\n' +
        '2026-W46,80,,body.neck; body.hip\r\n2026-W47,79,,\r\n',
    );
    // A cell that a spreadsheet would run is shown instead.
    expect(read('csv/account.csv').toString()).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  it('opens offline in the language of its owner, and runs nothing', async () => {
    const read = await unpacked(owned());
    const page = read('index.html').toString();

    expect(page).toContain('<html lang="vi">');
    expect(page).toContain('Hồ sơ thể chất theo tuần (2)');
    expect(page).toContain('08:30 20 thg 11, 2026');
    expect(page).toContain('Nguyễn &lt;b&gt;Thị&lt;/b&gt; Ánh');
    expect(page).toContain(`src="media/m1-tr${encodeURIComponent('ướ')}c.jpg"`);
    expect(page).not.toMatch(/<script|https?:\/\/(?!x)/);
    expect((await unpacked(owned({ language: 'en' })))('index.html').toString()).toContain(
      'Your Fitboard data',
    );
  });

  it('breaks off when a file cannot be read, rather than look complete', async () => {
    const failing = owned({
      files: [{ path: 'media/m1.jpg', read: () => Promise.reject(new Error('the store is away')) }],
    });
    await expect(buffer(archive(failing))).rejects.toThrow('the store is away');
  });
});
