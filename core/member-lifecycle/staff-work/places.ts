import type { WorkKind, WorkRecord } from './staff-note.ts';

const places: Readonly<Record<WorkKind, string>> = {
  user: 'users',
  payment: 'payments',
  coin_request: 'coin-requests',
  order: 'orders',
  case: 'cases',
  bug_report: 'bug-reports',
  contact_message: 'contact-messages',
};

/** Where the console shows it. */
export const pageOfRecord = ({ kind, id }: WorkRecord): string => `/admin/${places[kind]}/${id}/show`;
