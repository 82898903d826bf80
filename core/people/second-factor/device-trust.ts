import type { Tokens } from '#core/access/actor/ports.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { readDevice, type Device } from '#core/people/sign-in/device.ts';
import { deviceMarkHash } from '#core/people/sign-in/second-step.ts';
import { isOn, secondFactorLimits } from './second-factor.ts';

type Trusting = Readonly<{ userId: UserId; device: Device; at: Date }>;

/** Answers the mark that the browser keeps; only a hash of it is kept here. */
export const trustDevice =
  ({ chance, ids, tokens }: Pick<Ports, 'chance' | 'ids'> & Readonly<{ tokens: Tokens }>) =>
  async (
    { trustedDevices, events }: Pick<Repositories, 'events' | 'trustedDevices'>,
    { userId, device, at }: Trusting,
  ): Promise<string> => {
    const mark = chance.token();
    const { userAgent } = readDevice(device);
    await trustedDevices.deleteOldest(userId, secondFactorLimits.trustedDevices - 1);
    await trustedDevices.insert({
      id: ids.next(),
      userId,
      hash: deviceMarkHash(tokens, userId, mark),
      userAgent,
      createdAt: at,
      lastUsedAt: at,
      expiresAt: after(at, secondFactorLimits.trustFor),
    });
    await events.append({ type: 'second_factor.device_trusted', userId, userAgent });
    return mark;
  };

/** Asked for a code is a person who has a second factor and comes from no device of theirs that is trusted. */
export const mustGiveCode: Hooks['mustGiveCode'] = async (
  { secondFactors, trustedDevices },
  userId,
  { markHashes, at },
) => {
  if (!isOn(await secondFactors.find(userId))) return false;
  return markHashes.length === 0 || !(await trustedDevices.use(userId, markHashes, at));
};
