import type { Ports } from '#core/kernel/ports.ts';
import { actorNamed, actorOf, actorsOf } from './use-cases/actor-of.ts';
import { anonymiseDueAccounts } from '#core/member-lifecycle/account/use-cases/anonymise-due-accounts.ts';
import { changePassword } from '#core/people/sign-in/use-cases/change-password.ts';
import { checkUsername } from './use-cases/check-username.ts';
import { confirmEmailChange } from '#core/people/sign-in/use-cases/confirm-email-change.ts';
import { confirmRegister } from '#core/people/sign-in/use-cases/confirm-register.ts';
import { createUser } from './use-cases/create-user.ts';
import { deleteAccount } from '#core/people/sign-in/use-cases/delete-account.ts';
import { endOtherSessions } from '#core/people/sign-in/use-cases/end-other-sessions.ts';
import { endSession } from '#core/people/sign-in/use-cases/end-session.ts';
import { expireLevels } from '#core/money/level/use-cases/expire-levels.ts';
import { exportMyData } from '#core/member-lifecycle/account/use-cases/export-my-data.ts';
import { getMe } from './use-cases/get-me.ts';
import { getPublicProfile } from '#core/member-lifecycle/account/use-cases/get-public-profile.ts';
import { getUser } from './use-cases/get-user.ts';
import { giveConsent } from './use-cases/give-consent.ts';
import { listSessions } from '#core/people/sign-in/use-cases/list-sessions.ts';
import { listUsers } from './use-cases/list-users.ts';
import { choosePresence, notePresence } from './use-cases/presence.ts';
import { refreshSession } from '#core/people/sign-in/use-cases/refresh-session.ts';
import { register } from '#core/people/sign-in/use-cases/register.ts';
import { requestEmailChange } from '#core/people/sign-in/use-cases/request-email-change.ts';
import { requestPasswordReset } from '#core/people/sign-in/use-cases/request-password-reset.ts';
import { resendCode } from '#core/people/sign-in/use-cases/resend-code.ts';
import { resetPassword } from '#core/people/sign-in/use-cases/reset-password.ts';
import { setLevel } from '#core/money/level/use-cases/set-level.ts';
import { setRole } from './use-cases/set-role.ts';
import { deleteUser, setStatus } from './use-cases/set-status.ts';
import { setType } from './use-cases/set-type.ts';
import { setUpSuperUser } from '#core/people/sign-in/use-cases/set-up-super-user.ts';
import { signIn } from '#core/people/sign-in/use-cases/sign-in.ts';
import { signOut } from '#core/people/sign-in/use-cases/sign-out.ts';
import { updateMe } from './use-cases/update-me.ts';
import { updateUser } from './use-cases/update-user.ts';

export const accountUseCases = (ports: Ports) => ({
  actorOf: actorOf(ports),
  actorsOf: actorsOf(ports),
  actorNamed: actorNamed(ports),

  register: register(ports),
  confirmRegister: confirmRegister(ports),
  resendCode: resendCode(ports),
  signIn: signIn(ports),
  refreshSession: refreshSession(ports),
  signOut: signOut(ports),
  requestPasswordReset: requestPasswordReset(ports),
  resetPassword: resetPassword(ports),
  changePassword: changePassword(ports),
  requestEmailChange: requestEmailChange(ports),
  confirmEmailChange: confirmEmailChange(ports),
  listSessions: listSessions(ports),
  endSession: endSession(ports),
  endOtherSessions: endOtherSessions(ports),

  getMe: getMe(ports),
  updateMe: updateMe(ports),
  choosePresence: choosePresence(ports),
  notePresence: notePresence(ports),
  checkUsername: checkUsername(ports),
  giveConsent: giveConsent(ports),
  getPublicProfile: getPublicProfile({ ...ports, mayCoachSee: ports.reads.reviews.mayCoachSee }),
  exportMyData: exportMyData(ports),
  deleteAccount: deleteAccount(ports),

  listUsers: listUsers(ports),
  getUser: getUser(ports),
  createUser: createUser(ports),
  updateUser: updateUser(ports),
  setStatus: setStatus(ports),
  deleteUser: deleteUser(ports),
  setRole: setRole(ports),
  setLevel: setLevel(ports),
  setType: setType(ports),

  setUpSuperUser: setUpSuperUser(ports),
  expireLevels: expireLevels(ports),
  anonymiseDueAccounts: anonymiseDueAccounts(ports),
});
