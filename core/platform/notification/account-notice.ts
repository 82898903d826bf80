import type { UserId } from '#core/kernel/id.ts';
import type { Notice } from './notify.ts';

/** News about the reader's own account, from the platform. */
export const aboutAccount = (userId: UserId, notice: Omit<Notice, 'userId' | 'type'>): Notice => ({
  userId,
  type: 'SYSTEM',
  ...notice,
});
