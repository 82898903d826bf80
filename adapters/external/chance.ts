import { randomBytes, randomInt } from 'node:crypto';
import type { Chance } from '#core/kernel/id.ts';

const tokenBytes = 24;

export const systemChance: Chance = {
  token: (bytes = tokenBytes) => randomBytes(bytes).toString('base64url'),
  digits: (length) => String(randomInt(10 ** length)).padStart(length, '0'),
};
