import sharp from 'sharp';

/** Files as members send them, small. */
export const aPicture = (width = 30, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b5c49' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const text = (words: string) => Buffer.from(words, 'latin1');

const track = (handler: string) =>
  box('trak', box('mdia', box('hdlr', Buffer.alloc(8), text(handler), Buffer.alloc(12))));

const playing = (brand: string, seconds: number, tracks: Buffer): Buffer => {
  const head = Buffer.alloc(100);
  head.writeUInt32BE(600, 12);
  head.writeUInt32BE(seconds * 600, 16);
  return Buffer.concat([
    box('ftyp', text(`${brand}\0\0\0\0${brand}`)),
    box('moov', box('mvhd', head), tracks),
    box('mdat', text('frames')),
  ]);
};

export const aVideo = (seconds = 12): Buffer => playing('isom', seconds, track('vide'));
export const aSound = (seconds = 12): Buffer => playing('M4A ', seconds, track('soun'));
export const aPdf = (): Buffer =>
  text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const aText = (): Buffer => Buffer.from('Ghi chú buổi tập.');
export const aHeic = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
