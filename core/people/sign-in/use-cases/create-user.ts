import { mayHoldStaffRights, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { memberRoleId, requireGrantable } from '#core/access/role/role.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import type { RoleId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { checkPassword } from '#core/people/sign-in/password.ts';
import { readFullname } from '#core/people/account/person-name.ts';
import { newUser, readEmail, referralCodeFrom } from '#core/people/sign-in/registration.ts';
import { readStaffUser, type StaffUser } from '#core/people/account/views/staff-user.ts';

type Input = Readonly<{
  fullname: string;
  email: string;
  password: string;
  roleId?: RoleId | undefined;
  language?: Language | undefined;
}>;
type Needs = Reads<'roles' | 'settings' | 'users'> &
  Writes<'auditLog' | 'credentials' | 'roles' | 'users'> &
  Pick<Ports, 'clock' | 'ids' | 'chance' | 'passwords'>;

/** Opens a verified account for a person. Consent is theirs to give: they are asked at their first sign-in. */
export const createUser =
  (ports: Needs) =>
  async (actor: Actor, input: Input): Promise<StaffUser> => {
    requirePermission(actor, 'user.create');
    const { reads, transaction, clock, ids, chance, passwords } = ports;
    const fullname = readFullname(input.fullname);
    const email = readEmail(input.email);
    const roleId = input.roleId ?? memberRoleId;
    const role = await reads.roles.get(roleId);
    requireGrantable(actor, role.permissions);
    const id = ids.next();
    checkPassword(input.password, mayHoldStaffRights(id, role.permissions));
    if (await reads.users.findByEmail(email)) throw fieldError('body.email', 'auth.email_exists');
    const { defaultLanguage, bodyStandard } = await reads.settings.read();
    const hash = await passwords.hash(input.password);

    await transaction(async ({ users, credentials, roles, auditLog }) => {
      const at = clock.now();
      requireGrantable(actor, (await roles.lock(roleId)).permissions);
      const user = newUser({
        id,
        email,
        fullname,
        roleId,
        referralCode: referralCodeFrom(chance.token()),
        language: input.language ?? defaultLanguage,
        bodyStandard,
        status: 'ACTIVE',
        emailVerifiedAt: at,
        at,
      });
      await users.insert(user);
      await credentials.set(id, hash, at);
      const after = { fullname, email, roleId };
      await auditLog.append(
        audited(actor, {
          at,
          action: 'user.create',
          targetType: 'user',
          targetId: id,
          before: null,
          after,
          reason: null,
        }),
      );
    });
    return readStaffUser(ports)(id);
  };
