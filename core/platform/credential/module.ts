import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { credentialArchive } from './archive.ts';
import { credentialErrorParams, credentialErrors } from './errors.ts';
import { credentialReactions } from './reactions.ts';
import { checkCredential } from './use-cases/check-credential.ts';
import { listKeys, rotateKeys, signCompromisedAnew } from './use-cases/manage-keys.ts';
import { listOwnCredentials, reissueOwnCredential, showOnProfile } from './use-cases/own-credentials.ts';
import {
  readAchievement,
  readIssuer,
  readKey,
  readKeySet,
  readStatusList,
} from './use-cases/published-documents.ts';
import {
  getCredential,
  listCredentials,
  reissueCredential,
  revokeCredential,
} from './use-cases/staff-credentials.ts';
import {
  printCredential,
  readSignedCredential,
  verifyCredential,
  viewCredential,
} from './use-cases/view-credential.ts';

const credentialUseCases = (ports: Composition) => ({
  view: viewCredential(ports),
  verify: verifyCredential(ports),
  check: checkCredential(ports),
  print: printCredential(ports),
  readSigned: readSignedCredential(ports),

  readIssuer: readIssuer(ports),
  readKey: readKey(ports),
  readKeySet: readKeySet(ports),
  readAchievement: readAchievement(ports),
  readStatusList: readStatusList(ports),

  listOwn: listOwnCredentials(ports),
  showOnProfile: showOnProfile(ports),
  reissueOwn: reissueOwnCredential(ports),

  list: listCredentials(ports),
  get: getCredential(ports),
  revoke: revokeCredential(ports),
  reissue: reissueCredential(ports),

  listKeys: listKeys(ports),
  rotateKeys: rotateKeys(ports),
  signCompromisedAnew: signCompromisedAnew(ports),
});

export const credentialModule = {
  name: 'credential',
  errors: credentialErrors,
  errorParams: credentialErrorParams,
  reactions: credentialReactions,
  hooks: {
    archiveOf: credentialArchive,
    whenMemberIsAnonymised: ({ signedCredentials }, userId, { at }) =>
      signedCredentials.forgetAllOf(userId, at),
  },
  useCases: credentialUseCases,
  sensitive: ['revoke', 'rotateKeys', 'signCompromisedAnew'],
} as const satisfies Module;
