/**
 * Draws the picture files of the member web from the drawings in `ui/member-web/brand`: `npx node scripts/draw-brand.ts`.
 * Words in a picture need Be Vietnam Pro; fontconfig is pointed at the copy that comes with the packages.
 */
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const fonts = await mkdtemp(join(tmpdir(), 'fitboard-fonts-'));
await writeFile(
  join(fonts, 'fonts.conf'),
  `<?xml version="1.0"?><fontconfig><dir>${here('../node_modules/@expo-google-fonts/be-vietnam-pro')}</dir><cachedir>${fonts}</cachedir></fontconfig>`,
);
process.env['FONTCONFIG_FILE'] = join(fonts, 'fonts.conf');
// After the variable is set: the library reads it once.
const { default: sharp } = await import('sharp');

const png = async (drawing: string, width: number, name: string, height = width) => {
  const svg = await readFile(here(`../ui/member-web/brand/${drawing}`));
  const drawn = Number(/viewBox="0 0 (\d+)/.exec(svg.toString())?.[1] ?? width);
  const image = await sharp(svg, { density: (72 * width) / drawn })
    .resize(width, height)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(here(`../ui/member-web/public/${name}`), image);
  return image;
};

/** One 32-pixel PNG in the old container, for clients that ask for `/favicon.ico` without reading the page. */
const ico = (image: Buffer) => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
};

await copyFile(here('../ui/member-web/brand/mark.svg'), here('../ui/member-web/public/favicon.svg'));
await copyFile(here('../ui/member-web/brand/mark.svg'), here('../ui/member-web/public/logo.svg'));
await png('mark.svg', 192, 'icon-192.png');
await png('mark.svg', 512, 'icon-512.png');
await png('maskable.svg', 512, 'icon-maskable-512.png');
await png('maskable.svg', 180, 'apple-touch-icon.png');
const small = await sharp(await readFile(here('../ui/member-web/brand/mark.svg')), { density: 96 })
  .resize(32, 32)
  .png()
  .toBuffer();
await writeFile(here('../ui/member-web/public/favicon.ico'), ico(small));
await png('share.svg', 1200, 'share.png', 630);
