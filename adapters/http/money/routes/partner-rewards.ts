import type { Application } from '#core/application.ts';
import { partnerRewards, partners } from '#http/money/contract/partners.ts';
import { handlers } from '../../engine/handlers.ts';

export const partnerRoutes = ({ partner }: Application) =>
  handlers(partners, {
    list: ({ actor }) => partner.listPublicPartners(actor),
  });

export const partnerRewardRoutes = ({ partner }: Application) =>
  handlers(partnerRewards, {
    list: ({ actor }) => partner.listPartnerRewards(actor),
    claim: ({ actor, params, body }) => partner.claimPartnerReward(actor, { ...body, id: params.id }),
    claims: ({ actor, query }) => partner.listPartnerClaims(actor, query),
  });
