import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { adminSite } from '#http/platform/contract/admin-site.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminSiteRoutes = ({ settings, audit, media }: Application) =>
  handlers(adminSite, {
    settings: ({ actor }) => settings.readSettings(actor),
    updateSettings: ({ actor, body }) => settings.updateSettings(actor, body),
    addBrandPicture: ({ actor, params, file }) => {
      if (!file) throw new DomainError('media.file_required');
      return media.addBrandPicture(actor, params.place, file);
    },
    auditLog: async ({ actor, query }) =>
      listAnswer(await audit.listAuditLog(actor, listRequest(query, 'at'))),
    overview: ({ actor }) => settings.readOverview(actor),
    trends: ({ actor }) => settings.readTrends(actor),
    waitingWork: ({ actor }) => settings.readWaitingWork(actor),
  });
