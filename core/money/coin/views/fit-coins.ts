import type { Person } from '#core/access/actor/person.ts';
import { numberFor } from '#core/platform/notification/views/reader-formats.ts';

/** `11,500 Fit Coin`. */
export const fitCoinsFor = (amount: number, reader: Pick<Person, 'language'>): string =>
  `${numberFor(amount, reader)} Fit Coin`;
