import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ports } from '#core/kernel/ports.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { findPublicPicture, publicAddressOf } from './public-picture.ts';
import { mediaPurposes, mediaTypes, type Medium } from './medium.ts';

const ask = (medium: Medium, isShown: boolean) =>
  findPublicPicture({
    reads: { media: { find: async () => medium } } as unknown as Ports['reads'], // nothing else is read
    hooks: { mayOpenMedium: [async () => false, async () => isShown] },
  })(medium.id);

describe('a public picture', () => {
  it('is a picture that is there, that something shows to strangers, and that is no private kind', async () => {
    const hidden = new Set(['PHYSICAL_PROFILE', 'RECEIPT', 'EVIDENCE', 'REPORT', 'CHAT', 'BUG_REPORT']);
    const at = fc.constantFrom(null, new Date(0));
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          type: fc.constantFrom(...mediaTypes),
          purpose: fc.constantFrom(...mediaPurposes),
          deletedAt: at,
          hiddenAt: at,
        }),
        fc.boolean(),
        async (parts, isShown) => {
          const medium = aMedium({ ownerId: '1', ...parts });
          const isThere = parts.deletedAt === null && parts.hiddenAt === null && parts.type === 'IMAGE';
          const isPublic = isThere && isShown && !hidden.has(parts.purpose);
          const asked = ask(medium, isShown);
          if (isPublic) expect(await asked).toBe(medium);
          else await expect(asked).rejects.toMatchObject({ code: 'media.not_found' });
        },
      ),
    );
  });

  it('says how large it is answered, never larger than it is', () => {
    const of = (width: number, height: number) => {
      const { width: w, height: h } = publicAddressOf('https://media.example', { id: 'a', width, height });
      return [w, h];
    };
    expect([of(2560, 1280), of(300, 200), of(1000, 2000)]).toEqual([
      [1280, 640],
      [300, 200],
      [640, 1280],
    ]);
    expect(publicAddressOf('https://media.example/', { id: 'a', width: null, height: null })).toEqual({
      url: 'https://media.example/media/public/a/1280.webp',
      thumbnailUrl: 'https://media.example/media/public/a/480.webp',
      width: null,
      height: null,
    });
  });
});
