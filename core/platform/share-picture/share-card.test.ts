import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOfArticle, cardOfPage, shareHash, sharePath } from './share-card.ts';

const article = { id: '1', title: 'Giảm cân', author: { name: 'Hoà' }, image: null, metaImage: null };

describe('the address of a share picture', () => {
  it('changes with what is drawn, and with nothing else', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const hashes = [one, other].map((title) =>
          shareHash(cardOfArticle({ ...article, title }, 'Fitboard')),
        );
        const isSame = one.replaceAll(/\s+/g, ' ').trim() === other.replaceAll(/\s+/g, ' ').trim();
        expect(hashes[0] === hashes[1]).toBe(isSame);
        expect(hashes[0]).toMatch(/^[a-z0-9]{13,14}$/);
      }),
    );
    const base = sharePath(cardOfArticle(article, 'Fitboard'));
    expect(sharePath(cardOfArticle({ ...article, author: null }, 'Fitboard'))).not.toBe(base);
    expect(sharePath(cardOfArticle(article, 'Tập cùng Lan'))).not.toBe(base);
    expect(sharePath(cardOfArticle(structuredClone(article), 'Fitboard'))).toBe(base);
  });

  it('prefers the picture for networks to that of the article', () => {
    const image = { id: 'a' };
    expect(cardOfArticle({ ...article, image }, 'Fitboard').mediumId).toBe('a');
    expect(cardOfArticle({ ...article, image, metaImage: { id: 'b' } }, 'Fitboard').mediumId).toBe('b');
  });

  it('is another in each language of a page, and cuts what has no room', () => {
    const page = { key: 'about-us', title: 'Fitboard' };
    const [vi, en] = (['vi', 'en'] as const).map((language) => cardOfPage({ ...page, language }, 'Fitboard'));
    expect(vi!.id).not.toBe(en!.id);
    expect([...cardOfArticle({ ...article, title: '😀'.repeat(400) }, 'F').title]).toHaveLength(150);
  });
});
