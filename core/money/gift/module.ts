import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { giftArchive } from './archive.ts';
import { giftErrorFields, giftErrorParams, giftErrors } from './errors.ts';
import { giftReactions } from './reactions.ts';
import { giveCoins } from './use-cases/give-coins.ts';
import { giftAllowance, listAllGifts, listGifts } from './use-cases/list-gifts.ts';
import { thankGiver } from './use-cases/thank-giver.ts';

const giftUseCases = (ports: Composition) => ({
  giveCoins: giveCoins(ports),
  giftAllowance: giftAllowance(ports),
  listGifts: listGifts(ports),
  thankGiver: thankGiver(ports),
  listAllGifts: listAllGifts(ports),
});

/** `giveCoins` itself asks for a fresh proof from an amount of the settings on: small gifts need none. */
export const giftModule = {
  name: 'gift',
  errors: giftErrors,
  errorParams: giftErrorParams,
  errorFields: giftErrorFields,
  reactions: giftReactions,
  hooks: {
    archiveOf: giftArchive,
    whenMemberIsAnonymised: ({ gifts }, userId) => gifts.forgetMessagesOf(userId),
  },
  useCases: giftUseCases,
} as const satisfies Module;
