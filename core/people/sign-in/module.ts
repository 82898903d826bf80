import { signInArchive } from './archive.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { signInBulk } from './bulk.ts';
import { register } from './use-cases/register.ts';
import { confirmRegister } from './use-cases/confirm-register.ts';
import { resendCode } from './use-cases/resend-code.ts';
import { signIn } from './use-cases/sign-in.ts';
import { refreshSession } from './use-cases/refresh-session.ts';
import { signOut } from './use-cases/sign-out.ts';
import { requestPasswordReset } from './use-cases/request-password-reset.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { changePassword } from './use-cases/change-password.ts';
import { requestEmailChange } from './use-cases/request-email-change.ts';
import { confirmEmailChange } from './use-cases/confirm-email-change.ts';
import { listSessions } from './use-cases/list-sessions.ts';
import { endSession } from './use-cases/end-session.ts';
import { endOtherSessions } from './use-cases/end-other-sessions.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { createUser } from './use-cases/create-user.ts';
import { endSessionsOf, resendConfirmation, sendResetLink } from './use-cases/support-sign-in.ts';
import { setUpSuperUser } from './use-cases/set-up-super-user.ts';
import { forgetSignIns } from './forget-sign-ins.ts';
import { shutOut } from './sign-in.ts';
import { signInReactions } from './reactions.ts';

const useCases = (ports: Composition) => ({
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
  deleteAccount: deleteAccount(ports),
  createUser: createUser(ports),
  sendResetLink: sendResetLink(ports),
  resendConfirmation: resendConfirmation(ports),
  endSessionsOf: endSessionsOf(ports),
  setUpSuperUser: setUpSuperUser(ports),
});

export const signInModule = {
  name: 'account',
  reactions: signInReactions,
  hooks: {
    archiveOf: signInArchive,
    waysIn: async ({ credentials }, userId) => ((await credentials.hashOf(userId)) === null ? 0 : 1),
    whenMemberMayNotAct: shutOut,
    whenMemberIsAnonymised: forgetSignIns,
  },
  bulk: signInBulk,
  useCases,
  sensitive: ['createUser', 'sendResetLink', 'resendConfirmation', 'endSessionsOf'],
} as const satisfies Module;
