import type { Application } from '#core/application.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { adminPartnerClaims, adminPartnerRewards, adminPartners } from '#http/money/contract/partners.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminPartnerRoutes = ({ partner }: Application) =>
  handlers(adminPartners, {
    list: async ({ actor, query }) => listAnswer(await partner.listPartners(actor, listRequest(query))),
    get: ({ actor, params }) => partner.getPartner(actor, params.id),
    create: ({ actor, body }) => partner.createPartner(actor, body),
    update: ({ actor, params, body }) => partner.updatePartner(actor, { ...body, id: params.id }),
    delete: ({ actor, params }) => partner.deletePartner(actor, params.id),
  });

export const adminPartnerRewardRoutes = ({ partner }: Application) =>
  handlers(adminPartnerRewards, {
    list: async ({ actor, query }) => listAnswer(await partner.listRewardOffers(actor, listRequest(query))),
    get: ({ actor, params }) => partner.getRewardOffer(actor, params.id),
    create: ({ actor, body }) => partner.createRewardOffer(actor, body),
    update: ({ actor, params, body }) => partner.updateRewardOffer(actor, { ...body, id: params.id }),
    delete: ({ actor, params }) => partner.deleteRewardOffer(actor, params.id),
  });

export const adminPartnerClaimRoutes = ({ partner }: Application) =>
  handlers(adminPartnerClaims, {
    list: async ({ actor, query }) => listAnswer(await partner.listClaims(actor, listRequest(query, 'at'))),
    get: ({ actor, params }) => partner.getClaim(actor, params.id),
    approve: ({ actor, params }) => partner.approveClaim(actor, params.id),
    refuse: ({ actor, params, body }) => partner.refuseClaim(actor, { ...body, id: params.id }),
  });
