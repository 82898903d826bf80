import { type AccessRows } from '../../testing/access-rows.ts';

export const downloadsRows: AccessRows = {
  // Which list it is for decides: here one that takes the right to see members.
  'POST /admin/download-tickets': [[401, 403, 403, 403, 403, 200, 403, 200], { body: { list: 'users' } }],
};
