import type { AccessRows } from '../../testing/access-rows.ts';

export const bulkActionsRows: AccessRows = {
  // Which list it is for decides: here one that takes the right to see messages.
  'POST /admin/bulk-actions': [
    [401, 403, 403, 403, 403, 200, 403, 200],
    { body: { action: 'contact-messages.close', rows: [{ id: 'a-message', version: 1 }], rehearsal: true } },
  ],
};
