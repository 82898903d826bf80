import { feedRows } from './community/screen-rows/feed-rows.ts';
import { peopleRows } from './community/screen-rows/people-rows.ts';
import { chatRows } from './community/screen-rows/chat-rows.ts';
import { fileRows } from './community/screen-rows/file-rows.ts';
import { consoleRows } from './community/screen-rows/console-rows.ts';
export const rowsOf = (m: any) => process.env['ROLE'] === 'admin' ? consoleRows : [...feedRows(m), ...peopleRows(m), ...chatRows(m), ...fileRows(m)];
