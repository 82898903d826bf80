import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '#core/access/actor/actor.ts';
import type { User } from '#core/people/account/user.ts';
import type { Review } from '#core/coaching/review/review.ts';
import { day } from '#core/kernel/time.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { times, violationsOf, type Race, type Start } from '#fixtures/engine/races.ts';
import { step } from '#fixtures/coaching/sequences/steps.ts';
import { aReply, playReviews, reviewScene } from '#fixtures/coaching/sequences/play.ts';
import { actorFor, system } from '#fixtures/engine/world.ts';

type Pair = Readonly<{ member: UserActor; coach: UserActor; user: User; weekId: string }>;

/** A member and a coach of 900 Fit, known to nobody else. */
const pair = async (here: DatabaseWorld): Promise<Pair> => {
  const scene = reviewScene();
  await here.seed(scene);
  const [user, , coach] = scene.users;
  const weekId = scene.snapshots[0]?.id ?? '';
  if (!user || !coach) throw new Error('The scene has four people');
  return { member: actorFor(user), coach: actorFor(coach), user, weekId };
};

const ask = ({ app }: DatabaseWorld, { member, coach, weekId }: Pair) =>
  app.coaching.requestReview(member, {
    coachId: coach.id,
    indicatorId: weekId,
    type: 'ALL',
    formId: null,
    answers: [],
  });

const asked = async (here: DatabaseWorld): Promise<Pair & { id: Review['id'] }> => {
  here.clock.set(noon);
  const two = await pair(here);
  return { ...two, id: (await ask(here, two)).id };
};

const answered = async (here: DatabaseWorld): Promise<Pair & { id: Review['id'] }> => {
  const one = await asked(here);
  await here.app.coaching.approveReview(one.coach, { id: one.id, ...aReply });
  return one;
};

/** What everybody has together: coins of both, and where the review stands. */
const coinsOf = async ({ ports }: DatabaseWorld, { member, coach }: Pair): Promise<readonly number[]> => {
  const [own, earned] = await Promise.all([member, coach].map(({ id }) => ports.reads.wallets.of(id)));
  return [own?.fitCoin ?? 0, own?.heldFitCoin ?? 0, earned?.fitCoin ?? 0, earned?.heldFitCoin ?? 0];
};

const eventsOf = async ({ db }: DatabaseWorld, id: string): Promise<readonly string[]> => {
  const { rows } = await db.raw<{ rows: { type: string }[] }>(
    `select event ->> 'type' as type from events where event ->> 'reviewId' = ? order by id`,
    [id],
  );
  return rows.map(({ type }) => type);
};

/** Round by round: a crowd of the same three steps. */
const mixed = (crowd: number, steps: readonly (() => Promise<unknown>)[]): Start['works'] =>
  times(crowd, (index) => async () => {
    await steps[index % steps.length]?.();
  });

const closings = ['review.approved', 'review.canceled', 'review.rejected'];

const races: readonly Race[] = [
  {
    name: 'the same request many times: one waits, one price is held',
    prepare: async (here, crowd) => {
      const two = await pair(here);
      return {
        works: times(crowd, () => async () => void (await ask(here, two))),
        done: 1,
        codes: ['review.pending'],
        held: async () => [await coinsOf(here, two), [600, 900, 0, 0]],
      };
    },
  },
  {
    name: 'answered, canceled and refused at once: one of them happens',
    prepare: async (here, crowd) => {
      const one = await asked(here);
      const { coaching } = here.app;
      return {
        works: mixed(crowd, [
          () => coaching.approveReview(one.coach, { id: one.id, ...aReply }),
          () => coaching.cancelReview(one.member, one.id),
          () => coaching.rejectReview(one.coach, { id: one.id, reason: 'Không kịp.' }),
        ]),
        done: 1,
        codes: ['review.not_pending'],
        held: async () => {
          const happened = (await eventsOf(here, one.id)).filter((type) => closings.includes(type));
          const coins = await coinsOf(here, one);
          return [
            [happened.length, coins],
            [1, happened[0] === 'review.approved' ? [600, 0, 0, 765] : [1500, 0, 0, 0]],
          ];
        },
      };
    },
  },
  {
    name: 'answered while the clock ends it: paid or refunded, never both',
    prepare: async (here, crowd) => {
      const one = await asked(here);
      here.clock.forward(7 * day);
      const { coaching } = here.app;
      return {
        works: mixed(crowd, [
          () => coaching.approveReview(one.coach, { id: one.id, ...aReply }),
          () => coaching.expireReviews(system),
        ]),
        // Runs of the clock are done whether or not they find something.
        done: [Math.floor(crowd / 2), Math.floor(crowd / 2) + 1],
        codes: ['review.not_pending'],
        held: async () => {
          const happened = (await eventsOf(here, one.id)).filter((type) => closings.includes(type));
          const coins = await coinsOf(here, one);
          return [
            [happened.length, coins],
            [1, happened[0] === 'review.approved' ? [600, 0, 0, 765] : [1500, 0, 0, 0]],
          ];
        },
      };
    },
  },
  {
    name: 'drafts of one answer saved in several windows: one is kept, the others hear of it',
    prepare: async (here, crowd) => {
      const { id, coach } = await asked(here);
      const { coaching } = here.app;
      const typed = (text: string, version: number) =>
        coaching.keepReplyDraft(coach, {
          id,
          notes: [{ id: 'n1', kind: 'GENERAL', text, anchor: null }],
          targets: [],
          version,
        });
      const won: string[] = [];
      return {
        works: times(crowd, (index) => async () => {
          await typed(`Bản ${index}`, 0);
          won.push(`Bản ${index}`);
        }),
        done: 1,
        codes: ['version.stale'],
        held: async () => {
          const { notes, version } = await coaching.getReplyDraft(coach, id);
          return [
            [notes.map(({ text }) => text), version],
            [won, 1],
          ];
        },
      };
    },
  },
  {
    name: 'rated while the clock gives five stars: one rating',
    prepare: async (here, crowd) => {
      const one = await answered(here);
      here.clock.forward(7 * day);
      const { coaching } = here.app;
      return {
        works: mixed(crowd, [
          () => coaching.rateReview(one.member, { id: one.id, stars: 3, content: '' }),
          () => coaching.rateUnrated(system),
        ]),
        done: times(crowd + 1, (count) => count),
        codes: ['rating.already_rated'],
        held: async () => {
          const rating = await here.ports.reads.ratings.ofReview(one.id);
          const { stars, autoCount } = await here.ports.reads.coaches.statsOf(one.coach.id);
          const isAuto = rating?.source === 'AUTO';
          return [
            [await coinsOf(here, one), stars, autoCount],
            [[600, 0, isAuto ? 765 : 0, isAuto ? 0 : 765], [0, 0, 0, 0, 0], isAuto ? 1 : 0],
          ];
        },
      };
    },
  },
  {
    name: 'a rating accepted, approved by the clock and changed at once: it counts once, the share is released once',
    prepare: async (here, crowd) => {
      const one = await answered(here);
      const { coaching } = here.app;
      await coaching.rateReview(one.member, { id: one.id, stars: 4, content: '' });
      here.clock.forward(7 * day);
      return {
        works: mixed(crowd, [
          () => coaching.approveRating(one.coach, one.id),
          () => coaching.approveDueRatings(system),
          () => coaching.rateReview(one.member, { id: one.id, stars: 4, content: 'Đổi.' }),
        ]),
        done: times(crowd + 1, (count) => count),
        codes: ['rating.already_approved'],
        held: async () => {
          const { stars } = await here.ports.reads.coaches.statsOf(one.coach.id);
          const approvals = (await eventsOf(here, one.id)).filter((type) => type === 'rating.approved');
          return [
            [await coinsOf(here, one), stars, approvals.length],
            [[600, 0, 765, 0], [0, 0, 0, 1, 0], 1],
          ];
        },
      };
    },
  },
];

describe('reviews at the same instant', () => {
  let here: DatabaseWorld;
  beforeAll(async () => {
    here = await databaseWorld();
  });
  afterAll(() => here.close());

  for (const race of races)
    it.each([2, 10, 50])(`${race.name} (%i)`, async (crowd) => {
      expect(await violationsOf(here, race, crowd)).toEqual([]);
    });

  it('two that run the clock have one effect each item; a killed owner’s item is done by the next', async () => {
    const due = [await asked(here), await asked(here), await asked(here)];
    const unrated = [await answered(here), await answered(here)];
    here.clock.set(new Date(noon.getTime() + 7 * day));
    const { coaching } = here.app;

    // The owner dies in the middle: what it did is undone with its transaction.
    const killed = here.ports.transaction(async (repositories) => {
      const [review] = await repositories.reviews.lockUnanswered(here.clock.now(), 1);
      if (!review) throw new Error('One is due');
      await repositories.reviews.update({
        ...review,
        status: 'CANCELED',
        cancelReason: 'NO_ANSWER',
        canceledAt: noon,
      });
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');

    const runs = await Promise.all(
      times(4, () => Promise.all([coaching.expireReviews(system), coaching.rateUnrated(system)])),
    );
    const sums = [0, 1].map((index) => runs.reduce((sum, run) => sum + (run[index]?.done ?? 0), 0));
    expect(sums[0]).toBeGreaterThanOrEqual(due.length);
    for (const one of due) {
      expect(await coinsOf(here, one)).toEqual([1500, 0, 0, 0]);
      expect(await eventsOf(here, one.id)).toEqual(['review.requested', 'review.canceled']);
    }
    for (const one of unrated) {
      expect(await coinsOf(here, one)).toEqual([600, 0, 765, 0]);
      expect(await eventsOf(here, one.id)).toEqual([
        'review.requested',
        'review.approved',
        'rating.approved',
      ]);
    }
    expect((await here.app.coin.reconcile(system)).breaches).toEqual([]);
  });

  it('keep to the model in any order on a real database too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
        const scene = reviewScene();
        await here.seed(scene);
        await playReviews(here, scene, steps);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
