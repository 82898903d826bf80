import type { Application } from '#core/application.ts';
import { adminDomains } from '#http/sites/contract/admin-domains.ts';
import { domains } from '#http/sites/contract/domains.ts';
import { listRequest } from '../../engine/contract/list.ts';
import { fileAnswer, handlers, listAnswer } from '../../engine/handlers.ts';

const done = { ok: true } as const;

export const domainRoutes = ({ domain }: Application) =>
  handlers(domains, {
    overview: ({ actor }) => domain.getOwnDomains(actor),
    availability: ({ actor, query }) => domain.checkName(actor, query.name),
    buy: ({ actor, body }) => domain.buyDomain(actor, body),
    get: ({ actor, params }) => domain.getOwnDomain(actor, params.id),
    change: ({ actor, params, body }) => domain.changeDomain(actor, { ...body, id: params.id }),
    renew: ({ actor, params }) => domain.renewDomain(actor, params.id),
    remove: ({ actor, params, query }) => domain.removeDomain(actor, { id: params.id, name: query.name }),
    restore: ({ actor, params }) => domain.restoreDomain(actor, params.id),
    hosts: ({ actor, params }) => domain.listOwnHosts(actor, params.id),
    addHost: ({ actor, params, body }) => domain.addHost(actor, { domainId: params.id, host: body.host }),
    removeHost: async ({ actor, params }) => {
      await domain.removeHost(actor, { domainId: params.id, hostId: params.hostId });
      return done;
    },
    checkHost: ({ actor, params }) => domain.checkHost(actor, { domainId: params.id, hostId: params.hostId }),
    makePrimary: ({ actor, params }) =>
      domain.makePrimary(actor, { domainId: params.id, hostId: params.hostId }),
    site: ({ actor, params }) => domain.getSite(actor, params.id),
    changeSite: ({ actor, params, body }) => domain.changeSite(actor, { ...body, id: params.id }),
    visits: ({ actor, params }) => domain.readVisits(actor, params.id),
    poster: async ({ actor, params, context }) => {
      const { name, content } = await domain.printPoster(actor, {
        id: params.id,
        language: context.language,
      });
      return fileAnswer({ contentType: 'application/pdf', name, bytes: content });
    },
  });

export const adminDomainRoutes = ({ domain }: Application) =>
  handlers(adminDomains, {
    list: async ({ actor, query }) => listAnswer(await domain.listDomains(actor, listRequest(query))),
    get: ({ actor, params }) => domain.getDomain(actor, params.id),
    give: ({ actor, body }) => domain.giveDomain(actor, body),
    suspend: ({ actor, params, body }) => domain.suspendDomain(actor, { ...body, id: params.id }),
    lift: ({ actor, params, body }) => domain.liftDomainSuspension(actor, { ...body, id: params.id }),
    release: ({ actor, params, body }) => domain.releaseDomain(actor, { ...body, id: params.id }),
    hosts: async ({ actor, query }) => listAnswer(await domain.listHosts(actor, listRequest(query))),
  });
