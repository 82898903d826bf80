import type { Actor } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { personCards, type PersonCard } from '#core/people/profile/views/person-card.ts';
import { addressOf, openAddressExpiry } from '#core/platform/media/address.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';
import {
  discountAt,
  meanStars,
  payAt,
  type Challenge,
  type ChallengeStatus,
  type SubmissionStatus,
} from '../challenge.ts';
import type { ChallengeRow } from '../ports.ts';

/** A challenge as lists show it. */
export type ChallengeCard = Readonly<{
  id: ChallengeId;
  slug: string;
  language: Language;
  title: string;
  summary: string;
  author: PersonCard | null;
  coverUrl: string | null;
  /** While it is shown. */
  coverId: MediumId | null;
  /** Fit Coin before and after the discount, and the percentage that is off now. */
  price: number;
  discount: number;
  discountUntil: Date | null;
  pay: number;
  template: Challenge['template'];
  status: ChallengeStatus;
  submission: SubmissionStatus;
  returnReason: string | null;
  submittedAt: Date | null;
  featured: number | null;
  learners: number;
  completed: number;
  rating: Readonly<{ mean: number | null; count: number }>;
  minutes: number;
  lessonCount: number;
  edition: number;
  publishedAt: Date | null;
  updatedAt: Date;
}>;

export type CardNeeds = Pick<Ports, 'reads' | 'mediaStore' | 'clock'> & WithHooks<'isKnownTo' | 'siteHostOf'>;

const isCoverShown = ({ cover }: Pick<ChallengeRow, 'cover'>): boolean =>
  cover !== null && cover.deletedAt === null && cover.hiddenAt === null;

const coverOf = async (
  { mediaStore, clock }: Pick<CardNeeds, 'mediaStore' | 'clock'>,
  { cover, status }: ChallengeRow,
): Promise<string | null> => {
  if (cover === null || !isCoverShown({ cover })) return null;
  const now = clock.now();
  // What everybody may see keeps its address longer, so that pages may keep the picture.
  const expiresAt = status === 'PUBLISHED' ? openAddressExpiry(now) : undefined;
  return (await addressOf(mediaStore, cover, now, expiresAt)).url;
};

export const challengeCards =
  (needs: CardNeeds) =>
  async (viewer: Actor, rows: readonly ChallengeRow[]): Promise<readonly ChallengeCard[]> => {
    const authors = await personCards(needs)(
      viewer,
      rows.map(({ authorId }) => authorId),
    ); // each once
    const now = needs.clock.now();
    return Promise.all(
      rows.map(async (row): Promise<ChallengeCard> => ({
        id: row.id,
        slug: row.slug,
        language: row.language,
        title: row.title,
        summary: row.summary,
        author: authors.get(row.authorId) ?? null,
        coverUrl: await coverOf(needs, row),
        coverId: isCoverShown(row) ? row.coverId : null,
        price: row.price,
        discount: discountAt(row, now),
        discountUntil: discountAt(row, now) > 0 ? row.discountUntil : null,
        pay: payAt(row, now),
        template: row.template,
        status: row.status,
        submission: row.submission,
        returnReason: row.returnReason,
        submittedAt: row.submittedAt,
        featured: row.featured,
        learners: row.learners,
        completed: row.completed,
        rating: { mean: meanStars(row), count: row.ratings },
        minutes: row.minutes,
        lessonCount: row.lessonCount,
        edition: row.editionNo,
        publishedAt: row.publishedAt,
        updatedAt: row.updatedAt,
      })),
    );
  };
