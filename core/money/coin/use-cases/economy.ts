import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { addDays, daysBetween, isDay } from '#core/kernel/week.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { DayRange, EconomyDay, ReasonTotal } from '../ports.ts';

type Needs = Reads<'ledgerReports'> & Pick<Ports, 'clock'>;
type Input = Readonly<{ from?: string | undefined; to?: string | undefined }>;
export type Economy = DayRange &
  Readonly<{ topUpVnd: number; byReason: readonly ReasonTotal[]; daily: readonly EconomyDay[] }>;

const usualDays = 30;
const maxDays = 366;

/** The last thirty days up to today unless others are asked for; fails with input.date or input.date_range. */
const rangeOf = ({ from, to }: Input, today: string): DayRange => {
  for (const [name, asked] of Object.entries({ from, to }))
    if (asked !== undefined && !isDay(asked)) throw fieldError(`query.${name}`, 'input.date');
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? addDays(last, 1 - usualDays);
  const days = daysBetween(first, last) + 1;
  if (days < 1 || days > maxDays) throw fieldError('query.from', 'input.date_range', { days: maxDays });
  return { from: first, to: last };
};

/** Coins issued, spent, burned and outstanding, by reason and by day, and the money that came in for them. */
export const economy =
  ({ reads, clock }: Needs) =>
  async (actor: Actor, input: Input): Promise<Economy> => {
    requirePermission(actor, 'transaction.view');
    const range = rangeOf(input, localDate(clock.now(), defaultTimeZone));
    const { ledgerReports } = reads;
    const [topUpVnd, byReason, daily] = await Promise.all([
      ledgerReports.topUpVnd(range),
      ledgerReports.byReason(range),
      ledgerReports.daily(range),
    ]);
    return { ...range, topUpVnd, byReason, daily };
  };
