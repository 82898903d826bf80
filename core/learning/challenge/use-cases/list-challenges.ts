import type { Actor } from '#core/access/actor/actor.ts';
import { requireMember, requirePermission } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { pageRequest, type List, type ListRequest, type Page } from '#core/kernel/page.ts';
import { blockedFor } from '#core/people/profile/hidden-people.ts';
import { isReadable, type ChallengeSort, type ChallengeStatus } from '../challenge.ts';
import { challengeCards, type CardNeeds, type ChallengeCard } from '../views/challenge-card.ts';

type Paged = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;
type Query = Paged &
  Readonly<{
    q?: string | undefined;
    language?: Language | undefined;
    isFree?: boolean | undefined;
    authorId?: UserId | undefined;
    sort?: ChallengeSort | undefined;
  }>;

/** What can be enrolled in, for everybody; nothing by people who are hidden from the reader. */
export const listChallenges =
  (needs: CardNeeds) =>
  async (actor: Actor, { limit, cursor, ...filter }: Query): Promise<Page<ChallengeCard>> => {
    const { items, nextCursor } = await needs.reads.challenges.pageOf(
      { ...filter, at: needs.clock.now(), viewerId: blockedFor(actor) },
      pageRequest({ limit, cursor }),
    );
    return { items: await challengeCards(needs)(actor, items), nextCursor };
  };

/** What staff put in front, in their order. */
export const listFeaturedChallenges =
  (needs: CardNeeds) =>
  async (actor: Actor, language: Language | undefined): Promise<readonly ChallengeCard[]> =>
    challengeCards(needs)(actor, await needs.reads.challenges.featured(language, blockedFor(actor)));

/** The address that a challenge has now, by its id or an address it had; null when there is none to look at. */
export const currentAddress =
  ({ reads }: Pick<CardNeeds, 'reads'>) =>
  async (idOrSlug: string): Promise<string | null> => {
    const found = await reads.challenges.find(idOrSlug);
    return found !== null && isReadable(found) ? found.slug : null;
  };

/** What one has written, drafts too. */
export const listOwnChallenges =
  (needs: CardNeeds) =>
  async (
    actor: Actor,
    { status, ...page }: Paged & Readonly<{ status?: ChallengeStatus | undefined }>,
  ): Promise<Page<ChallengeCard>> => {
    const { id } = requireMember(actor);
    const { items, nextCursor } = await needs.reads.challenges.pageOfAuthor(
      id,
      { status },
      pageRequest(page),
    );
    return { items: await challengeCards(needs)(actor, items), nextCursor };
  };

/** Everybody's, for staff; those who wait longest first, if so sorted. */
export const listAllChallenges =
  (needs: CardNeeds) =>
  async (actor: Actor, request: ListRequest): Promise<List<ChallengeCard>> => {
    requirePermission(actor, 'knowledge.view');
    const { rows, ...list } = await needs.reads.challenges.list(request);
    return { ...list, rows: await challengeCards(needs)(actor, rows) };
  };
