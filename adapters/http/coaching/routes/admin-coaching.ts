import type { Application } from '#core/application.ts';
import { adminCoaching } from '#http/coaching/contract/admin-reviews.ts';
import { handlers } from '../../engine/handlers.ts';

const usualDays = '30';

export const adminCoachingRoutes = ({ coaching }: Application) =>
  handlers(adminCoaching, {
    dashboard: ({ actor, query }) =>
      coaching.readCoachingDashboard(actor, { days: Number(query.days ?? usualDays) }),
  });
