import type { MediumId } from '#core/kernel/id.ts';

/** What a link that is passed on shows: a person, an article, a challenge, a page. */
export type ShareKind = 'post' | 'coach' | 'challenge' | 'user' | 'page';

export const shareSize = { width: 1200, height: 630 } as const;

/** What is drawn, or the picture that is shown in place of a drawing. */
export type ShareCard = Readonly<{
  kind: ShareKind;
  id: string;
  title: string;
  /** Who wrote it, or what they are; may be empty. */
  byline: string;
  siteName: string;
  mediumId: MediumId | null;
}>;

/** Raised when drawings look different: addresses that others keep lead to the new ones. */
const design = 1;

const prime = 0x100_00_00_01_b3n;
const mask = 0xffff_ffff_ffff_ffffn;

/** FNV-1a of 64 bits: names a content, keeps no secret. */
const fingerprint = (text: string): string => {
  let hash = 0xcbf2_9ce4_8422_2325n;
  for (const letter of text) hash = ((hash ^ BigInt(letter.codePointAt(0)!)) * prime) & mask; // a letter has one
  return hash.toString(36).padStart(13, '0');
};

/** Differs when the picture does. */
export const shareHash = ({ title, byline, siteName, mediumId }: ShareCard): string =>
  fingerprint(JSON.stringify([design, title, byline, siteName, mediumId]));

export const sharePath = (card: ShareCard): string =>
  `/share/${card.kind}/${encodeURIComponent(card.id)}/${shareHash(card)}.png`;

const longest = { title: 150, byline: 120 } as const;
const cut = (text: string, length: number): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const letters = [...plain];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : plain;
};

/** What a picture has room for. */
const shareCard = ({ title, byline, ...others }: ShareCard): ShareCard => ({
  ...others,
  title: cut(title, longest.title),
  byline: cut(byline, longest.byline),
});

type Named = Readonly<{ name: string }> | null;
type Pictured = Readonly<{ id: string }> | null;

/** Of what a stranger is shown, as the application answers it and as it goes over the wire. */
export const cardOfArticle = (
  {
    id,
    title,
    author,
    image,
    metaImage,
  }: Readonly<{ id: string; title: string; author: Named; image: Pictured; metaImage: Pictured }>,
  siteName: string,
): ShareCard =>
  shareCard({
    kind: 'post',
    id,
    title,
    byline: author?.name ?? '',
    siteName,
    mediumId: (metaImage ?? image)?.id ?? null,
  });

export const cardOfChallenge = (
  {
    id,
    title,
    author,
    coverId,
  }: Readonly<{ id: string; title: string; author: Named; coverId: MediumId | null }>,
  siteName: string,
): ShareCard =>
  shareCard({ kind: 'challenge', id, title, byline: author?.name ?? '', siteName, mediumId: coverId });

export const cardOfCoach = (
  { id, displayName, headline }: Readonly<{ id: string; displayName: string; headline: string }>,
  siteName: string,
): ShareCard =>
  shareCard({ kind: 'coach', id, title: displayName, byline: headline, siteName, mediumId: null });

export const cardOfPerson = (
  { id, displayName }: Readonly<{ id: string; displayName: string }>,
  siteName: string,
): ShareCard => shareCard({ kind: 'user', id, title: displayName, byline: '', siteName, mediumId: null });

/** Pages have a text for each language. */
export const cardOfPage = (
  { key, language, title }: Readonly<{ key: string; language: string; title: string }>,
  siteName: string,
): ShareCard =>
  shareCard({ kind: 'page', id: `${key}.${language}`, title, byline: '', siteName, mediumId: null });
