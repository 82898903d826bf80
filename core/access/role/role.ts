import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { RoleId } from '#core/kernel/id.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import { permissions, type Permission } from '#core/access/actor/permission.ts';

export type Role = Readonly<{
  id: RoleId;
  name: string;
  description: string;
  permissions: readonly Permission[];
  /** Seeded roles keep their id, because registration and the console speak of them. */
  builtIn: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

export const memberRoleId: RoleId = 'member';
export const staffRoleId: RoleId = 'staff';
export const adminRoleId: RoleId = 'admin';
export const partnerRoleId: RoleId = 'partner';

const daily: readonly Permission[] = [
  'user.update',
  'media.create',
  'media.update',
  'media.delete',
  'payment.approve',
  'payment.reject',
  'payment.reopen',
  'post.create',
  'post.update',
  'category.create',
  'category.update',
  'reward.update',
  'bug-report.update',
  'coach-request.update',
  'specialization.update',
  'review.update',
  'feed.update',
  'chat.update',
  'domain.update',
  'product.update',
  'mail.create',
  'mail.update',
];

/** Decision: `staff` sees everything and does the daily work; `admin` does all but manage roles. */
export const seededRoles: readonly Pick<Role, 'id' | 'name' | 'description' | 'permissions'>[] = [
  { id: memberRoleId, name: 'Member', description: 'Members and coaches.', permissions: [] },
  {
    id: staffRoleId,
    name: 'Staff',
    description: 'Sees everything, does the daily work.',
    // What colleagues did is for those who answer for them.
    permissions: permissions.filter(
      (name) => (name.endsWith('.view') && name !== 'audit.view') || daily.includes(name),
    ),
  },
  {
    id: adminRoleId,
    name: 'Admin',
    description: 'Everything but managing roles.',
    permissions: permissions.filter((name) => name !== 'role.manage'),
  },
  {
    id: partnerRoleId,
    name: 'Partner',
    description: "Sees the partner's own rewards.",
    permissions: ['partner.view', 'reward.view'],
  },
];

const textLimits = { name: 60, description: 300 } as const;

export const readRoleText = (field: keyof typeof textLimits, typed: string): string => {
  const path = `body.${field}` as const;
  const text = normalize(typed);
  const problem = textProblem(text, field === 'name' ? 'name' : 'line');
  if (problem) throw fieldError(path, problem.code, problem.params);
  if (field === 'name' && text === '') throw fieldError(path, 'input.required');
  const length = textLimits[field];
  if (text.length > length) throw fieldError(path, 'input.max_length', { length });
  return text;
};

const beyond = (actor: Actor, permissions: readonly Permission[]): readonly Permission[] =>
  permissions.filter((permission) => !mayDo(actor, permission));

/** Nobody hands out a permission they lack. */
export const requireGrantable = (actor: Actor, granted: readonly Permission[]): void => {
  const lacking = beyond(actor, granted);
  if (lacking.length > 0)
    throw new DomainError('role.beyond_own_permissions', { permission: lacking.join(', ') });
};

/** Nobody changes or deletes a role that allows what they may not do themselves. */
export const requireNoGreater = (actor: Actor, { permissions: held }: Pick<Role, 'permissions'>): void => {
  const lacking = beyond(actor, held);
  if (lacking.length > 0) throw new DomainError('role.greater_than_own', { permission: lacking.join(', ') });
};
