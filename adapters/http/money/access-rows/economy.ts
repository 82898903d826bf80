import { open, type AccessRows } from '../../testing/access-rows.ts';

export const economyRows: AccessRows = {
  'GET /economy': [open(200)],
};
