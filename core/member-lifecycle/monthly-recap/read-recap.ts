import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { shownHomeMetric } from '#core/body/snapshot/home/home-number.ts';
import { isSavedHere } from '#core/body/snapshot/snapshot.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { localDate } from '#core/kernel/time.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { statementMonth } from '#core/money/coin/statement-month.ts';
import { bodyFacts, lifeFacts } from './recap-facts.ts';
import { composeRecap, monthAfter, monthBefore, type MonthKey, type Recap } from './recap.ts';

/** More lines than this of one month are a shop’s, and only their first part is added up. */
const mostLines = 5_000;

export type ShownRecap = Readonly<{
  /** Null: no month is over since the member came. */
  recap: Recap | null;
  previous: MonthKey | null;
  next: MonthKey | null;
}>;

type Needs = Reads<
  'enrolments' | 'goals' | 'homeNumbers' | 'reviews' | 'snapshots' | 'transactions' | 'users'
> &
  Pick<Ports, 'clock'>;

/** One month that is over, of the member’s own calendar; without a month the last one. */
export const readRecap =
  ({ reads, clock }: Needs) =>
  async (actor: Actor, { month: asked }: Readonly<{ month?: MonthKey | undefined }>): Promise<ShownRecap> => {
    const { id } = requireMember(actor);
    const [{ timeZone, createdAt }, snapshots] = await Promise.all([
      reads.users.get(id),
      reads.snapshots.seriesOf(id, null),
    ]);
    const came = localDate(createdAt, timeZone).slice(0, 7);
    const firstSaved = snapshots.find(isSavedHere)?.weekStart.slice(0, 7) ?? came;
    const first = firstSaved < came ? firstSaved : came;
    const last = monthBefore(localDate(clock.now(), timeZone).slice(0, 7));
    if (asked === undefined && last < first) return { recap: null, previous: null, next: null };
    const month = asked ?? last;
    if (month < first || month > last) throw new DomainError('recap.not_there');

    const { from, to } = statementMonth(month, timeZone);
    const [goals, home, reviews, enrolments, { lines }] = await Promise.all([
      reads.goals.of(id),
      reads.homeNumbers.of(id),
      reads.reviews.allOf(id),
      reads.enrolments.allOf(id),
      reads.transactions.partOf(id, { from, to }, mostLines),
    ]);
    const metric = shownHomeMetric(home?.metric ?? null, () => true);
    const facts = [
      ...bodyFacts(snapshots, { metric, goals, timeZone }),
      ...lifeFacts(
        { reviews: reviews.filter(({ memberId }) => memberId === id), enrolments, lines },
        timeZone,
      ),
    ];
    return {
      recap: composeRecap({ month, metric }, facts),
      previous: month > first ? monthBefore(month) : null,
      next: month < last ? monthAfter(month) : null,
    };
  };
