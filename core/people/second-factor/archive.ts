import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** That there is one and since when, and which devices are trusted; nothing that a code could be made from. */
export const secondFactorArchive: Hooks['archiveOf'] = async (
  { secondFactors, trustedDevices },
  userId,
  at,
) => {
  const factor = await secondFactors.find(userId);
  return {
    secondFactor:
      factor === null
        ? []
        : [
            {
              createdAt: factor.createdAt,
              confirmedAt: factor.confirmedAt,
              recoveryCodesLeft: await secondFactors.recoveryCodesLeft(userId),
            },
          ],
    trustedDevices: (await trustedDevices.listOf(userId, at)).map((device) =>
      without(device, 'userId', 'hash'),
    ),
  };
};
