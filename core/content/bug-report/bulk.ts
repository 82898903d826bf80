import { bulkActions } from '#core/access/bulk-action/bulk-action.ts';
import type { declineReport } from './use-cases/decide-report.ts';

/** Reports and those merged into them are held by the single step, in its order. */
export const bugReportBulk = bulkActions<Readonly<{ declineReport: ReturnType<typeof declineReport> }>>()({
  'bug-reports.decline': {
    list: 'bug-reports',
    takesReason: true,
    isSo: async ({ bugReports }, id) => (await bugReports.find(id))?.outcome === 'NOT_PLANNED',
    act: ({ declineReport: decline }, actor, { id, reason }) =>
      decline(actor, { id, reason, outcome: 'NOT_PLANNED' }),
  },
  'bug-reports.spam': {
    list: 'bug-reports',
    takesReason: true,
    isSo: async ({ bugReports }, id) => (await bugReports.find(id))?.outcome === 'SPAM',
    act: ({ declineReport: decline }, actor, { id, reason }) =>
      decline(actor, { id, reason, outcome: 'SPAM' }),
  },
});
