import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { UserRow } from '../ports.ts';

export type StaffUser = Pick<
  UserRow,
  | 'id' | 'fullname' | 'username' | 'email' | 'emailVerifiedAt' | 'phone' | 'gender' | 'address' | 'region' | 'city'
  | 'country' | 'zipCode' | 'about' | 'roleId' | 'roleName' | 'level' | 'levelExpiresAt' | 'type' | 'status'
  | 'statusReason' | 'isPublic' | 'language' | 'timeZone' | 'fitCoin' | 'baseCoin' | 'snapshotCount' | 'version'
  | 'createdAt' | 'updatedAt'
> & Readonly<{ displayName: string }>; // prettier-ignore

/** One account as staff see it, after a change or before it. */
export const readStaffUser =
  ({ reads }: Reads<'users'>) =>
  async (id: UserId): Promise<StaffUser> => {
    const row = await reads.users.findRow(id);
    if (!row) throw new DomainError('user.not_found');
    return presentStaffUser(row);
  };

export const presentStaffUser = (row: UserRow): StaffUser => ({
  id: row.id,
  fullname: row.fullname,
  displayName: displayName(row),
  username: row.username,
  email: row.email,
  emailVerifiedAt: row.emailVerifiedAt,
  phone: row.phone,
  gender: row.gender,
  address: row.address,
  region: row.region,
  city: row.city,
  country: row.country,
  zipCode: row.zipCode,
  about: row.about,
  roleId: row.roleId,
  roleName: row.roleName,
  level: row.level,
  levelExpiresAt: row.levelExpiresAt,
  type: row.type,
  status: row.status,
  statusReason: row.statusReason,
  isPublic: row.isPublic,
  language: row.language,
  timeZone: row.timeZone,
  fitCoin: row.fitCoin,
  baseCoin: row.baseCoin,
  snapshotCount: row.snapshotCount,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
