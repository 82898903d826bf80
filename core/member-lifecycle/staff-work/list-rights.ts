import type { Permission } from '#core/access/actor/permission.ts';
import { moderatorPermissions } from '#core/community/moderation/moderator-rights.ts';
import type { WorkKind } from './staff-note.ts';

/** What opens a list of such records; single ones may ask for more. */
export const listRights: Readonly<Record<WorkKind, readonly Permission[]>> = {
  user: ['user.view'],
  payment: ['payment.view'],
  coin_request: ['coin.view', 'coin.create', 'coin.manage'],
  order: ['product.view'],
  case: moderatorPermissions,
  bug_report: ['bug-report.view', 'bug-report.update', 'bug-report.manage'],
  contact_message: ['bug-report.view'],
};
