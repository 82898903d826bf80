import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Connection } from './ambient-transaction.ts';
import { rows } from './database.ts';

/** What one member does waits for what the same member is doing; others, and rows that refer to them, go on. */
export const lockMember = async (db: Connection, userId: UserId): Promise<void> => {
  const locked = await rows(db(), 'select 1 from users where id = ? for no key update', [userId]);
  if (locked.length === 0) throw new DomainError('user.not_found');
};
