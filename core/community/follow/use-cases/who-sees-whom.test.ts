import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noPublicFlags } from '#core/people/account/user.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, world, type World } from '#fixtures/engine/world.ts';

const open = { isPublic: true, publicFlags: { ...noPublicFlags, followers: true } };
const an = aUser({ id: 'an', fullname: 'An', ...open });
const binh = aUser({ id: 'binh', fullname: 'Bình', ...open });
const chi = aUser({ id: 'chi', fullname: 'Chi', isPublic: true });

const figuresOf = async ({ ports }: World, id: string) => {
  const counts = (await ports.reads.socialCounts.of([id])).get(id);
  return [counts?.followers, counts?.following];
};

/** What the papers say, in one place: who sees what of whom. */
type Model = { follows: Set<string>; blocks: Set<string>; isPublic: Set<string>; flag: Set<string> };
const ids = ['an', 'binh', 'chi'] as const;
type Name = (typeof ids)[number];
const person = fc.constantFrom(...ids);
type Step =
  | Readonly<{ kind: 'follow' | 'unfollow' | 'block' | 'unblock' | 'mute' | 'remove'; from: Name; to: Name }>
  | Readonly<{ kind: 'public' | 'flag'; from: Name; on: boolean }>;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('follow', 'unfollow', 'block', 'unblock', 'mute', 'remove'),
    from: person,
    to: person,
  }),
  fc.record({ kind: fc.constantFrom('public', 'flag'), from: person, on: fc.boolean() }),
);

const pair = (from: string, to: string) => `${from} ${to}`;
const blocked = ({ blocks }: Model, a: string, b: string) => blocks.has(pair(a, b)) || blocks.has(pair(b, a));

describe('after whatever people did', () => {
  const actors = { an: actorFor(an), binh: actorFor(binh), chi: actorFor(chi) };
  const swallow = (work: Promise<unknown>) => work.catch(() => undefined);

  const apply = async ({ app }: World, model: Model, one: Step) => {
    const actor = actors[one.from];
    const { community, account } = app;
    if ('on' in one) {
      const field = one.kind === 'public' ? { isPublic: one.on } : { publicFlags: { followers: one.on } };
      await account.updateMe(actor, field);
      const flags = one.kind === 'public' ? model.isPublic : model.flag;
      if (one.on) flags.add(one.from);
      else flags.delete(one.from);
      return;
    }
    const { from, to } = one;
    if (one.kind === 'follow') await swallow(community.followUser(actor, to));
    if (one.kind === 'unfollow') await community.unfollowUser(actor, to);
    if (one.kind === 'remove') await community.removeFollower(actor, to);
    if (one.kind === 'block') await swallow(community.blockUser(actor, to));
    if (one.kind === 'unblock') await community.unblockUser(actor, to);
    if (one.kind === 'mute') await swallow(community.muteUser(actor, { userId: to, days: null }));
    if (from === to) return;
    const mayFollow = model.isPublic.has(to) && !blocked(model, from, to);
    if (one.kind === 'follow' && mayFollow) model.follows.add(pair(from, to));
    if (one.kind === 'unfollow') model.follows.delete(pair(from, to));
    if (one.kind === 'remove') model.follows.delete(pair(to, from));
    if (one.kind === 'unblock') model.blocks.delete(pair(from, to));
    if (one.kind !== 'block') return;
    model.blocks.add(pair(from, to));
    model.follows.delete(pair(from, to));
    model.follows.delete(pair(to, from));
  };

  const expectedList = (model: Model, viewer: string, owner: string, side: 'followers' | 'following') => {
    if (viewer !== owner && (blocked(model, viewer, owner) || !model.isPublic.has(owner)))
      return 'user.not_found';
    if (viewer !== owner && !model.flag.has(owner)) return 'user.not_public';
    return ids
      .filter((id) => model.follows.has(side === 'followers' ? pair(id, owner) : pair(owner, id)))
      .filter((id) => !blocked(model, viewer, id));
  };

  const compare = async (testWorld: World, model: Model) => {
    const { app } = testWorld;
    for (const viewer of ids)
      for (const owner of ids) {
        const actor = actors[viewer];
        for (const side of ['followers', 'following'] as const) {
          const read = side === 'followers' ? app.community.listFollowers : app.community.listFollowing;
          const seen = await read(actor, { userId: owner }).then(
            ({ items }) => items.map(({ person: card }) => card.id).toSorted(),
            (error: { code: string }) => error.code,
          );
          expect(seen).toEqual(expectedList(model, viewer, owner, side));
        }
        const profile = await app.account.getPublicProfile(actor, { idOrUsername: owner }).then(
          ({ social }) => social,
          () => null,
        );
        const isSeen = viewer === owner || (model.isPublic.has(owner) && !blocked(model, viewer, owner));
        expect(profile !== null).toBe(isSeen);
        if (!profile) continue;
        expect(profile.figures !== null).toBe(viewer === owner || model.flag.has(owner));
        expect(profile.tie?.following ?? false).toBe(model.follows.has(pair(viewer, owner)));
        expect(profile.tie?.followsMe ?? false).toBe(
          model.follows.has(pair(owner, viewer)) && viewer !== owner,
        );
      }
    for (const id of ids) {
      const of = (isMine: (row: string) => boolean) => [...model.follows].filter(isMine).length;
      expect(await figuresOf(testWorld, id)).toEqual([
        of((row) => row.endsWith(` ${id}`)),
        of((row) => row.startsWith(`${id} `)),
      ]);
    }
  };

  it('everybody sees what a plain model says, and the counts are those of the rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 18 }), async (steps) => {
        const testWorld = world({ users: [an, binh, chi] });
        const model: Model = {
          follows: new Set(),
          blocks: new Set(),
          isPublic: new Set(ids),
          flag: new Set(['an', 'binh']),
        };
        for (const one of steps) await apply(testWorld, model, one);
        await compare(testWorld, model);
      }),
      { numRuns: 60 },
    );
  });
});
