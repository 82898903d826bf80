import { accountArchive } from './archive.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { accountBulk } from './bulk.ts';
import { actorNamed, actorOf, actorsOf } from './use-cases/actor-of.ts';
import { checkUsername } from './use-cases/check-username.ts';
import { getMe } from './use-cases/get-me.ts';
import { getUser } from './use-cases/get-user.ts';
import { giveConsent } from './use-cases/give-consent.ts';
import { listUsers } from './use-cases/list-users.ts';
import { choosePresence, notePresence } from './use-cases/presence.ts';
import { setRole } from './use-cases/set-role.ts';
import { deleteUser, setStatus } from './use-cases/set-status.ts';
import { setType } from './use-cases/set-type.ts';
import { updateMe } from './use-cases/update-me.ts';
import { updateUser } from './use-cases/update-user.ts';
import { accountErrors, accountErrorParams, accountErrorFields } from './errors.ts';
import { forgetAccount } from './forget-account.ts';
import { accountReactions } from './reactions.ts';

const accountUseCases = (ports: Composition) => ({
  actorOf: actorOf(ports),
  actorsOf: actorsOf(ports),
  actorNamed: actorNamed(ports),

  getMe: getMe(ports),
  updateMe: updateMe(ports),
  choosePresence: choosePresence(ports),
  notePresence: notePresence(ports),
  checkUsername: checkUsername(ports),
  giveConsent: giveConsent(ports),

  listUsers: listUsers(ports),
  getUser: getUser(ports),
  updateUser: updateUser(ports),
  setStatus: setStatus(ports),
  deleteUser: deleteUser(ports),
  setRole: setRole(ports),
  setType: setType(ports),
});

export const accountModule = {
  name: 'account',
  errors: accountErrors,
  errorParams: accountErrorParams,
  errorFields: accountErrorFields,
  reactions: accountReactions,
  hooks: { archiveOf: accountArchive, whenMemberIsAnonymised: forgetAccount },
  bulk: accountBulk,
  useCases: accountUseCases,
  sensitive: ['setStatus', 'deleteUser', 'setRole', 'setType'],
} as const satisfies Module;
