import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userStatuses, type Actor } from '#core/access/actor/actor.ts';
import { publicFlags, type User } from '#core/people/account/user.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, visitor, world } from '#fixtures/engine/world.ts';

const flags = fc.record(Object.fromEntries(publicFlags.map((flag) => [flag, fc.boolean()]))) as fc.Arbitrary<
  User['publicFlags']
>; // one boolean a flag

const fan = aUser();

const seededWorld = (parts: Partial<User> = {}) => {
  const owner = aFullProfile({ isPublic: true, ...parts });
  const medium = aMedium({ ownerId: owner.id });
  const snapshot = aSnapshot({ userId: owner.id, media: [{ mediumId: medium.id, side: 'FRONT' }] });
  const chosen = aMedium({ ownerId: owner.id, purpose: 'GALLERY' });
  const galleryItems = [{ userId: owner.id, mediumId: chosen.id, position: 0, alt: 'Đích', copyOf: null }];
  const made = world({ users: [owner, fan], media: [medium, chosen], snapshots: [snapshot], galleryItems });
  const look = (actor: Actor, input: object = {}) =>
    made.app.account.getPublicProfile(actor, { idOrUsername: owner.id, ...input });
  return { ...made, owner, look, medium, chosen };
};
const member = actorFor(aUser());

describe('a public profile', () => {
  it('shows strangers exactly what the flags open, and health answers never', () =>
    fc.assert(
      fc.asyncProperty(flags, fc.constantFrom(visitor, member), async (open, stranger) => {
        const { look, owner, medium, chosen } = seededWorld({ publicFlags: open });
        const seen = await look(stranger);
        expect(seen.email).toBe(open.email ? owner.email : null);
        expect(seen.phone).toBe(open.phone ? owner.phone : null);
        expect(seen.stats !== null).toBe(open.stats && (open.body || open.strength));
        // What was chosen, in words too; the picture of a week is for its owner alone.
        const gallery = seen.gallery?.map(({ id, alt }) => [id, alt]) ?? null;
        expect(gallery).toEqual(open.gallery ? [[chosen.id, 'Đích']] : null);
        expect(JSON.stringify(seen)).not.toContain(medium.id);
        if (seen.stats?.latest) {
          expect(seen.stats.latest.strength).toMatchObject({
            heartDisease: null,
            pastInjury: null,
            underTreatment: null,
          });
        }
        expect(seen).not.toHaveProperty('address');
        expect(seen.isOwn).toBe(false);
      }),
      { numRuns: 40 },
    ));

  it('that is hidden is, to strangers, the same as nobody’s', async () => {
    const story = async (work: Promise<unknown>) => {
      const error = await work.catch((refusal: Error & { code: string; params: object }) => refusal);
      return error instanceof Error && 'code' in error ? [error.code, error.message] : 'seen';
    };
    for (const status of userStatuses) {
      for (const isPublic of [true, false]) {
        const { look } = seededWorld({ status, isPublic });
        const isSeen = isPublic && status === 'ACTIVE';
        for (const stranger of [visitor, member]) {
          const unknown = await story(look(stranger, { idOrUsername: 'nobody.at.all' }));
          expect(await story(look(stranger))).toEqual(isSeen ? 'seen' : unknown);
        }
      }
    }
  });

  it('is whole for its owner, who may also look at it as a stranger', async () => {
    const { look, owner } = seededWorld({ isPublic: false });
    const actor = actorFor(owner);
    expect(await look(actor)).toMatchObject({ isOwn: true, email: owner.email, phone: owner.phone });
    expect(await refusalOf(look(actor, { as: 'STRANGER' }))).toBe('user.not_public');
    const open = seededWorld();
    expect(await open.look(actorFor(open.owner), { as: 'STRANGER' })).toMatchObject({
      isOwn: true,
      email: null,
      stats: null,
      gallery: null,
    });
  });

  it('shows followers what is for them, and its owner may look through their eyes', async () => {
    const open = Object.fromEntries(publicFlags.map((flag) => [flag, true])) as User['publicFlags']; // one a flag
    const { look, owner, app } = seededWorld({ publicFlags: open, followersOnly: ['gallery', 'body'] });
    await app.community.followUser(actorFor(fan), owner.id);
    const openedTo = async (actor: Actor, input: object = {}) => {
      const { stats, gallery } = await look(actor, input);
      return [stats?.latest?.opened ?? null, gallery?.length ?? null];
    };
    expect(await openedTo(member)).toEqual([['strength'], null]);
    expect(await openedTo(visitor)).toEqual([['strength'], null]);
    expect(await openedTo(actorFor(fan))).toEqual([['body', 'strength'], 1]);
    expect(await openedTo(actorFor(owner), { as: 'STRANGER' })).toEqual([['strength'], null]);
    expect(await openedTo(actorFor(owner), { as: 'FOLLOWER' })).toEqual([['body', 'strength'], 1]);
    // Nobody else borrows eyes.
    expect(await openedTo(member, { as: 'FOLLOWER' })).toEqual([['strength'], null]);
  });

  it('tells staff the rest of a person, but no body: that is looked at where it is written down', async () => {
    const { look, owner } = seededWorld({ isPublic: false });
    expect(await look(staff)).toMatchObject({ email: owner.email, stats: null, gallery: null });
  });

  it('is found by id or username, whatever its capitals, and leads where the profile link does', async () => {
    const { look, owner } = seededWorld({ username: 'hoa.tran' });
    expect(await look(visitor, { idOrUsername: 'Hoa.Tran' })).toMatchObject({
      id: owner.id,
      profileLink: '/user/hoa.tran',
    });
  });
});
