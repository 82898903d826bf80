import type { Hooks } from '#core/kernel/hooks.ts';
import { bankByBin } from './vietqr/bank-directory.ts';

/** A number that Napas does not know would send members' money nowhere. */
export const paymentSettingRules: Hooks['settingRules'] = {
  bankBin: (value) => value === '' || (typeof value === 'string' && bankByBin(value) !== null),
};
