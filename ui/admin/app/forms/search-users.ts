import { client } from '../client.ts';
import type { Picked } from './picked.ts';

/** ACTIVE accounts by name, e-mail or phone. */
export const searchUsers = async (text: string, signal: AbortSignal): Promise<readonly Picked[]> =>
  (
    await client.adminUsers.list(
      {
        query: {
          filter: JSON.stringify({ q: text, status: 'ACTIVE' }),
          sort: JSON.stringify(['fullname', 'ASC']),
          range: '[0,5]',
        },
      },
      { signal },
    )
  ).map(({ id, displayName, email }) => ({ id, name: displayName, note: email }));
