import type { Composition } from '#core/kernel/composition.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import type { Module } from '#core/kernel/module.ts';
import { secondFactorArchive } from './archive.ts';
import { mustGiveCode } from './device-trust.ts';
import { secondFactorErrors } from './errors.ts';
import { secondFactorReactions } from './notices.ts';
import { isOn } from './second-factor.ts';
import {
  forgetTrustedDevice,
  ownSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './use-cases/change-second-factor.ts';
import { finishSignIn } from './use-cases/finish-sign-in.ts';
import { proveSignIn } from './use-cases/prove-sign-in.ts';
import { resetSecondFactor } from './use-cases/reset-second-factor.ts';
import { beginSecondFactor, confirmSecondFactor } from './use-cases/set-up-second-factor.ts';

const useCases = (ports: Composition) => ({
  ownSecondFactor: ownSecondFactor(ports),
  beginSecondFactor: beginSecondFactor(ports),
  confirmSecondFactor: confirmSecondFactor(ports),
  renewRecoveryCodes: renewRecoveryCodes(ports),
  turnOffSecondFactor: turnOffSecondFactor(ports),
  forgetTrustedDevice: forgetTrustedDevice(ports),
  finishSignIn: finishSignIn(ports),
  proveSignIn: proveSignIn(ports),
  resetSecondFactor: resetSecondFactor(ports),
});

/** A person who knew the old password may have trusted a device of theirs. */
const trustNoDevice: Hooks['whenPasswordChanges'] = async ({ trustedDevices }, userId) => {
  await trustedDevices.deleteAllOf(userId);
};

export const secondFactorModule = {
  name: 'secondFactor',
  errors: secondFactorErrors,
  reactions: secondFactorReactions,
  hooks: {
    archiveOf: secondFactorArchive,
    mustGiveCode,
    secondStepMeans: async ({ secondFactors }, userId) =>
      isOn(await secondFactors.find(userId)) ? ['CODE'] : [],
    whenPasswordChanges: trustNoDevice,
    whenMemberIsAnonymised: async ({ secondFactors, trustedDevices }, userId) => {
      await secondFactors.delete(userId);
      await trustedDevices.deleteAllOf(userId);
    },
  },
  useCases,
  sensitive: ['resetSecondFactor'],
} as const satisfies Module;
