import type { UserId } from '#core/kernel/id.ts';
import type { Notification } from './notification.ts';

/** Why a line is in a list: what a person did. Without a reference it can't be taken back. */
export type NoticeCause = Readonly<{
  actorId: UserId | null;
  /** As the line says it. */
  actorName: string | null;
  /** What it hangs on, such as `review:<id>`: gone with it. */
  reference: string | null;
  at: Date;
  /** For the next digest. */
  waits?: boolean;
}>;

/** So many causes a line keeps, and can be taken back one by one. */
export const maxCauses = 200;

/** All causes of one line, seen together. */
export type CauseSummary = Readonly<{
  causes: number;
  /** Different people. */
  people: number;
  /** The last one who is still part of it. */
  latestName: string | null;
  /** Those beyond `maxCauses`, of which only the number is known. */
  further: number;
}>;

/** Messages are counted one by one; everywhere else "and 12 others" are people, however often each did it. */
const countsEach = ({ type }: Pick<Notification, 'type'>, { people }: CauseSummary): boolean =>
  type === 'CHAT' || people === 0;

/** What a line of several causes says: whom it names, and how many there are. */
export const grouped = (
  line: Notification,
  summary: CauseSummary,
): Pick<Notification, 'id' | 'count' | 'params'> => ({
  id: line.id,
  count: Math.max(1, (countsEach(line, summary) ? summary.causes : summary.people) + summary.further),
  params:
    summary.latestName === null || !('user' in line.params)
      ? line.params
      : { ...line.params, user: summary.latestName },
});
