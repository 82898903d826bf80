import type { Application } from '#core/application.ts';
import { adminRetention } from '#http/platform/contract/admin-retention.ts';
import { handlers } from '../../engine/handlers.ts';

export const adminRetentionRoutes = ({ settings }: Application) =>
  handlers(adminRetention, {
    list: ({ actor }) => settings.listRetention(actor),
    preview: ({ actor, params: { kind }, query: { days } }) =>
      settings.previewRetention(actor, { kind, days }),
    change: ({ actor, params: { kind }, body }) => settings.changeRetention(actor, { kind, ...body }),
  });
