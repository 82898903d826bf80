import { describe, expect, it } from 'vitest';
import { createApplication } from '#core/application.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { everyWay } from '#fixtures/coaching/sequences/steps.ts';
import { playReviews, reviewScene } from '#fixtures/coaching/sequences/play.ts';
import { world } from '#fixtures/engine/world.ts';

type Broken = (uses: Repositories) => Partial<Repositories>;

const faults: Readonly<Record<string, Broken>> = {
  'what was held is never given back': ({ wallets }) => ({
    wallets: {
      ...wallets,
      apply: async (transfer) => (transfer.reference.endsWith(':release') ? [] : wallets.apply(transfer)),
    },
  }),
  'the clock never ends a request': ({ reviews }) => ({
    reviews: { ...reviews, lockUnanswered: async () => [] },
  }),
  'the clock never ends a bundle': ({ reviewBundles }) => ({
    reviewBundles: { ...reviewBundles, lockDue: async () => [] },
  }),
  'what a bundle has used is used again': ({ reviewBundles }) => ({
    reviewBundles: { ...reviewBundles, update: async () => undefined },
  }),
  'unrated answers get no stars': ({ reviews }) => ({ reviews: { ...reviews, lockUnrated: async () => [] } }),
  'ratings are never approved': ({ ratings }) => ({ ratings: { ...ratings, lockDue: async () => [] } }),
  'two requests wait between the same two': ({ reviews }) => ({
    reviews: { ...reviews, pendingBetween: async () => null, insert: async () => undefined },
  }),
  'ratings do not count': ({ coaches }) => ({ coaches: { ...coaches, putStats: async () => undefined } }),
  'versions of an answer are lost': ({ reviews }) => ({
    reviews: { ...reviews, keepReplyVersion: async () => undefined },
  }),
};

const breakingWith = (broken: Broken, ports: Ports): Ports => ({
  ...ports,
  transaction: (work) =>
    ports.transaction(
      (uses) => work({ ...uses, ...broken(uses as Repositories) } as typeof uses), // memory gives all repositories, whatever is asked for
    ),
});

/** The comparison with the model is worth something only if it finds mistakes. */
describe('A fault in reviews is found', () => {
  it.each(Object.entries(faults))('%s', async (_name, broken) => {
    const scene = reviewScene();
    const testWorld = world(scene);
    const app = createApplication(breakingWith(broken, testWorld.ports));
    await expect(playReviews({ ...testWorld, app }, scene, everyWay)).rejects.toThrow(/^step \d+/);
  });
});
