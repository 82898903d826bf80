import { reviewStatuses } from '#core/coaching/review/review.ts';
import type { StaffReviewRow } from '#core/coaching/review/views/staff-review.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { ListRequest } from '#core/kernel/page.ts';
import { printable } from '../engine/output.ts';
import type { Session } from '../engine/session.ts';
import type { Commands } from '../engine/commands.ts';
import { resolveUser } from '../people/resolve-user.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';

/** Who, how far and how much. What was asked and answered is read in the console, one at a time, and logged. */
const lineOf = ({ requestedAt, answerDueAt, approvedAt, releasedAt, ...row }: StaffReviewRow) => ({
  id: row.id,
  status: row.status,
  memberId: row.memberId,
  memberName: row.memberName,
  coachId: row.coachId,
  coachName: row.coachName,
  week: row.week,
  round: row.round,
  price: row.price,
  fee: row.fee,
  stars: row.stars,
  requestedAt: requestedAt.toISOString(),
  answerDueAt: answerDueAt.toISOString(),
  approvedAt: approvedAt?.toISOString() ?? null,
  releasedAt: releasedAt?.toISOString() ?? null,
});

const read = async (session: Session, parts: Partial<ListRequest>) => {
  const { app } = await session.application();
  const { rows, ...extent } = await app.coaching.listAllReviews(await session.actor(), {
    sort: { field: 'createdAt', order: 'DESC' },
    from: 0,
    to: 0,
    filter: {},
    ...parts,
  });
  return { lines: rows.map(lineOf), extent };
};

type Options = Readonly<{ status?: string; coach?: string; member?: string; oldest?: true }> & PageFlags;

export const commands: Commands = (program, session) => {
  const reviews = program.command('reviews').description('look at reviews: states, times and coins');

  withPages(reviews.command('list'))
    .description('newest first')
    .option('--status <status>', reviewStatuses.join(', '))
    .option('--coach <user>', 'id, e-mail address or username')
    .option('--member <user>', 'id, e-mail address or username')
    .option('--oldest', 'oldest request first: what waits longest')
    .action(async ({ status, coach, member, oldest, ...flags }: Options) => {
      const { lines, extent } = await read(session, {
        sort: { field: 'requestedAt', order: oldest ? 'ASC' : 'DESC' },
        ...rangeOf(flags),
        filter: {
          ...(status !== undefined && { status: oneOf(reviewStatuses, status) }),
          ...(coach !== undefined && { coachId: await resolveUser(session, coach) }),
          ...(member !== undefined && { memberId: await resolveUser(session, member) }),
        },
      });
      return session.page(lines, ['id', 'status', 'memberName', 'coachName', 'price', 'fee', 'stars', 'requestedAt', 'answerDueAt'], { ...extent, ...flags }); // prettier-ignore
    });

  reviews
    .command('show')
    .argument('<review>', 'id')
    .description('one review: its state, its times, its coins')
    .action(async (id: string) => {
      const { lines: [line] } = await read(session, { filter: { id } }); // prettier-ignore
      if (!line) throw new DomainError('review.not_found');
      const fields = Object.entries(line).map(
        ([key, value]) => `${key.padEnd(12)} ${printable(String(value ?? '–'))}`,
      );
      session.say(line, fields.join('\n'));
    });
};
