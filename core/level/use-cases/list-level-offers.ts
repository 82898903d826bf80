import { levelAt, requireMember, type Actor, type UserLevel } from '#core/access/actor.ts';
import type { Ports } from '#core/ports.ts';
import { levelAfter, levelOffers, levelRefusal, type LevelOffer, type LevelRefusal } from '../level.ts';

/** What each level costs; anybody may read it. */
export const listLevelOffers =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (_actor: Actor): Promise<{ items: readonly LevelOffer[] }> => ({
    items: levelOffers(await reads.settings.read()),
  });

export type LevelPreview = Readonly<{
  level: UserLevel;
  levelExpiresAt: Date | null;
  items: readonly (LevelOffer & Readonly<{ until: Date | null; refusal: LevelRefusal | null }>)[];
}>;

/** The level held, and what each offer would make of it. */
export const previewLevel =
  ({ reads, clock }: Pick<Ports, 'reads' | 'clock'>) =>
  async (actor: Actor): Promise<LevelPreview> => {
    const { id } = requireMember(actor);
    const [user, settings] = await Promise.all([reads.users.get(id), reads.settings.read()]);
    const at = clock.now();
    const level = levelAt(user, at);
    return {
      level,
      levelExpiresAt: level === 'BASIC' ? null : user.levelExpiresAt,
      items: levelOffers(settings).map((offer) => {
        const refusal = levelRefusal(user, offer, at);
        const until = refusal ? null : levelAfter(user, offer, settings, at).levelExpiresAt;
        return { ...offer, until, refusal };
      }),
    };
  };
