import { partnerArchive } from './archive.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { claimPartnerReward } from './use-cases/claim-partner-reward.ts';
import { approveClaim, getClaim, listClaims, refuseClaim } from './use-cases/decide-claims.ts';
import { listPublicPartners } from './use-cases/list-public-partners.ts';
import { listPartnerClaims, listPartnerRewards } from './use-cases/list-partner-rewards.ts';
import {
  createPartner,
  deletePartner,
  getPartner,
  listPartners,
  updatePartner,
} from './use-cases/manage-partners.ts';
import {
  createRewardOffer,
  deleteRewardOffer,
  getRewardOffer,
  listRewardOffers,
  updateRewardOffer,
} from './use-cases/manage-rewards.ts';
import { partnerErrors, partnerErrorParams, partnerErrorFields } from './errors.ts';
import { partnerReactions } from './reactions.ts';
import { partnersShowing } from './logo-uses.ts';

const partnerUseCases = (ports: Composition) => ({
  listPartnerRewards: listPartnerRewards(ports),
  listPublicPartners: listPublicPartners(ports),
  claimPartnerReward: claimPartnerReward(ports),
  listPartnerClaims: listPartnerClaims(ports),

  listPartners: listPartners(ports),
  getPartner: getPartner(ports),
  createPartner: createPartner(ports),
  updatePartner: updatePartner(ports),
  deletePartner: deletePartner(ports),

  listRewardOffers: listRewardOffers(ports),
  getRewardOffer: getRewardOffer(ports),
  createRewardOffer: createRewardOffer(ports),
  updateRewardOffer: updateRewardOffer(ports),
  deleteRewardOffer: deleteRewardOffer(ports),

  listClaims: listClaims(ports),
  getClaim: getClaim(ports),
  approveClaim: approveClaim(ports),
  refuseClaim: refuseClaim(ports),
});

export const partnerModule = {
  name: 'partner',
  errors: partnerErrors,
  errorParams: partnerErrorParams,
  errorFields: partnerErrorFields,
  reactions: partnerReactions,
  hooks: {
    archiveOf: partnerArchive,
    mediumUsesOf: partnersShowing,
    whenMemberIsAnonymised: ({ partnerClaims }, userId) => partnerClaims.forgetEvidenceOf(userId),
  },
  useCases: partnerUseCases,
} as const satisfies Module;
