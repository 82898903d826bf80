import { bundleStatuses } from '#core/coaching/review/bundle/bundle.ts';
import type { BundleRow } from '#core/coaching/review/bundle/ports.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';
import { resolveUser } from '../people/resolve-user.ts';

const lineOf = ({ boughtAt, endsAt, endedAt, parts, ...row }: BundleRow) => ({
  id: row.id,
  status: row.status,
  endReason: row.endReason,
  memberId: row.memberId,
  memberName: row.memberName,
  coachId: row.coachId,
  coachName: row.coachName,
  price: row.price,
  unused: row.unused,
  refunded: parts.filter(({ status }) => status === 'REFUNDED').reduce((sum, part) => sum + part.amount, 0),
  boughtAt: boughtAt.toISOString(),
  endsAt: endsAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

type Options = Readonly<{ status?: string; coach?: string; member?: string }> & PageFlags;

export const commands: Commands = (program, session) => {
  const bundles = program
    .command('bundles')
    .description('four weekly reviews bought together: how far they are used, and what went back');

  withPages(bundles.command('list'))
    .description('bought last first')
    .option('--status <status>', bundleStatuses.join(', '))
    .option('--coach <user>', 'id, e-mail address or username')
    .option('--member <user>', 'id, e-mail address or username')
    .action(async ({ status, coach, member, ...flags }: Options) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.coaching.listAllBundles(await session.actor(), {
        sort: { field: 'boughtAt', order: 'DESC' },
        ...rangeOf(flags),
        filter: {
          ...(status !== undefined && { status: oneOf(bundleStatuses, status) }),
          ...(coach !== undefined && { coachId: await resolveUser(session, coach) }),
          ...(member !== undefined && { memberId: await resolveUser(session, member) }),
        },
      });
      return session.page(rows.map(lineOf), ['id', 'status', 'memberName', 'coachName', 'price', 'unused', 'refunded', 'boughtAt', 'endsAt'], { ...extent, ...flags }); // prettier-ignore
    });
};
