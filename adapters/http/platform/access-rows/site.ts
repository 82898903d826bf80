import { open, members, type AccessRows } from '../../testing/access-rows.ts';

export const siteRows: AccessRows = {
  'GET /settings/public': [open(200)],
  'POST /ws-ticket': [members(200)],
  'GET /health/live': [open(200)],
  'GET /health/ready': [open(200)],
};
