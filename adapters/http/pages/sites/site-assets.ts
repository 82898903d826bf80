import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Font = Readonly<{ path: string; file: string; range: string }>;

const fileOf = (alphabet: string): string =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${alphabet}-800-normal.woff2`),
  );

/** Their addresses name the version: a browser keeps each for a year. */
export const headingFonts: readonly Font[] = [
  {
    path: '/assets/heading-vietnamese-5.3.0.woff2',
    file: fileOf('vietnamese'),
    range:
      'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  },
  {
    path: '/assets/heading-latin-5.3.0.woff2',
    file: fileOf('latin'),
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  },
];

const files = new Map<string, Buffer>();

/** Null: no site has such a file. */
export const siteAsset = (path: string): Buffer | null => {
  const font = headingFonts.find((one) => one.path === path);
  if (!font) return null;
  const there = files.get(path) ?? readFileSync(font.file);
  files.set(path, there);
  return there;
};
