import { open, type AccessRows } from '../../testing/access-rows.ts';

export const peopleRows: AccessRows = {
  'GET /users/:idOrUsername': [open(200), { params: { idOrUsername: 'owner' } }],
};
