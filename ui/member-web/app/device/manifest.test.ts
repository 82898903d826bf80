import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../language.ts';
import { paths } from '../paths.ts';

type Manifest = Readonly<{
  lang: 'vi' | 'en';
  start_url: string;
  shortcuts: readonly Readonly<{ name: string; url: string }>[];
  screenshots: readonly Readonly<{
    src: string;
    sizes: string;
    type: string;
    form_factor: string;
    label: string;
  }>[];
  share_target: Readonly<{
    action: string;
    method: string;
    enctype: string;
    params: { files: readonly Readonly<{ name: string; accept: readonly string[] }>[] };
  }>;
}>;

const fileOf = (address: string) => fileURLToPath(new URL(`../../public${address}`, import.meta.url));
const manifestOf = (address: string) => JSON.parse(readFileSync(fileOf(address), 'utf8')) as Manifest; // checked below
const vietnamese = manifestOf('/manifest.webmanifest');
const english = manifestOf('/manifest.en.webmanifest');
const worker = readFileSync(fileURLToPath(new URL('../../sw.js', import.meta.url)), 'utf8');

describe.each([vietnamese, english])('the manifest in $lang', (manifest) => {
  const { lang, start_url, shortcuts, screenshots, share_target: share } = manifest;

  it('opens Fitboard, and leads in one press to the save, the progress and the chat', () => {
    expect(start_url).toBe(inLanguage(paths.fitboard, lang));
    expect(shortcuts.map(({ url }) => url)).toEqual(
      [paths.weeklySave, paths.timeline, paths.chat].map((path) => inLanguage(path, lang)),
    );
  });
  it('takes pictures from other apps where the service worker expects them', () => {
    expect(share).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' });
    expect(share.params.files[0]).toMatchObject({ name: 'photos' });
    const [, expected = ''] = /const shared = \/(.+)\/;/.exec(worker) ?? [];
    expect(share.action).toMatch(new RegExp(expected));
    expect(share.action.startsWith('/en/')).toBe(lang === 'en');
    expect(worker).toContain("getAll('photos')");
  });
  it('shows pictures that are there, each of the size it says', async () => {
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes, type, label } of screenshots) {
      const { width, height, format } = await sharp(fileOf(src)).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
      expect(src.endsWith(`-${lang}.webp`)).toBe(true);
      expect(label.length).toBeGreaterThan(5);
    }
  });
});
