import { members, type AccessRows } from '../../testing/access-rows.ts';

export const recapsRows: AccessRows = { 'GET /me/recap': [members(200)] };
