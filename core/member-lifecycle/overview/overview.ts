import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { CoinType } from '#core/money/coin/ledger.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { addDays, instantOf, isoWeekOf } from '#core/kernel/week.ts';
import type { Ports } from '#core/kernel/ports.ts';

/** Queues and totals for the first page of the console. */
export type OverviewFigures = Readonly<{
  users: Readonly<{
    total: number;
    pending: number;
    active: number;
    held: number;
    banned: number;
    newThisWeek: number;
  }>;
  snapshots: Readonly<{ total: number; thisWeek: number; lastWeek: number }>;
  mails: Readonly<{ waiting: number; failed: number; oldestWaitingAt: Date | null }>;
  events: Readonly<{ waiting: number; oldestWaitingAt: Date | null }>;
  /** Orders that wait for staff (the member says, or the bank reported, that money was sent), and those that wait for money. */
  payments: Readonly<{ processing: number; pending: number; oldestProcessingAt: Date | null }>;
  /** Money that arrived and waits for a person. */
  incomingTransfers: Readonly<{ waiting: number; oldestWaitingAt: Date | null }>;
  /** Claims of partner rewards whose evidence staff have to look at. */
  partnerClaims: Readonly<{ waiting: number; oldestWaitingAt: Date | null }>;
  /** Coins that one of the staff asks to give or take, and another decides about. */
  coinRequests: Readonly<{ waiting: number; oldestWaitingAt: Date | null }>;
  /** Products that were paid and are not yet sent. */
  orders: Readonly<{ pending: number; processing: number; oldestOpenAt: Date | null }>;
  coins: readonly Readonly<{
    coin: CoinType;
    /** What members can spend. */
    outstanding: number;
    held: number;
    /** What ever came into being, and what fees took back. */
    issued: number;
    spent: number;
  }>[];
}>;

/** Mondays as dates, for weeks of saves, and the instant this week began in the platform's time zone. */
export type OverviewWeeks = Readonly<{ thisMonday: string; lastMonday: string; startedAt: Date }>;

export interface Overview {
  /** Reads only. Accounts that were anonymised are nobody's any more and are not counted. */
  figures(weeks: OverviewWeeks): Promise<OverviewFigures>;
}

export const weeksOf = (at: Date): OverviewWeeks => {
  const thisMonday = isoWeekOf(at, defaultTimeZone).startsOn;
  return {
    thisMonday,
    lastMonday: addDays(thisMonday, -7),
    startedAt: instantOf(thisMonday, 0, 0, defaultTimeZone),
  };
};

export const readOverview =
  ({ reads, clock }: Pick<Ports, 'reads' | 'clock'>) =>
  async (actor: Actor): Promise<OverviewFigures> => {
    requirePermission(actor, 'user.view', 'global');
    return reads.overview.figures(weeksOf(clock.now()));
  };
