import type { Composition } from '#core/kernel/composition.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import type { Module } from '#core/kernel/module.ts';
import { personalTokenArchive } from './archive.ts';
import { personalTokenErrorParams, personalTokenErrors } from './errors.ts';
import { personalTokenReactions } from './notices.ts';
import { createPersonalToken } from './use-cases/create-personal-token.ts';
import {
  listPersonalTokens,
  listTokenCalls,
  listTokensOf,
  revokePersonalToken,
  revokeTokenFor,
} from './use-cases/own-personal-tokens.ts';
import { admitTokenCall, openPersonalToken } from './use-cases/use-personal-token.ts';

const useCases = (ports: Composition) => ({
  createPersonalToken: createPersonalToken(ports),
  listPersonalTokens: listPersonalTokens(ports),
  revokePersonalToken: revokePersonalToken(ports),
  listTokenCalls: listTokenCalls(ports),
  listTokensOf: listTokensOf(ports),
  revokeTokenFor: revokeTokenFor(ports),
  openPersonalToken: openPersonalToken(ports),
  admitTokenCall: admitTokenCall(ports),
});

/** A person who knew the old password may have made one. */
const endWithPassword: Hooks['whenPasswordChanges'] = async ({ personalTokens }, userId, at) => {
  await personalTokens.endAll(userId, 'PASSWORD', at);
};

const endWithAccount: Hooks['whenMemberMayNotAct'] = async ({ personalTokens }, userId, at) => {
  await personalTokens.endAll(userId, 'STATUS', at);
};

export const personalTokenModule = {
  name: 'personalToken',
  errors: personalTokenErrors,
  errorParams: personalTokenErrorParams,
  reactions: personalTokenReactions,
  hooks: {
    archiveOf: personalTokenArchive,
    whenPasswordChanges: endWithPassword,
    whenMemberMayNotAct: endWithAccount,
    whenMemberLeaves: (repositories, userId, { at }) => endWithAccount(repositories, userId, at),
    whenMemberIsAnonymised: ({ personalTokens }, userId) => personalTokens.deleteAllOf(userId),
  },
  useCases,
} as const satisfies Module;
