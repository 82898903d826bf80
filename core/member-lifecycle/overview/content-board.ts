import { mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { readBountyMonth, type BountyMonth } from '#core/content/bounty/use-cases/read-bounty-month.ts';
import { listReports } from '#core/content/bug-report/use-cases/staff-reports.ts';
import { waitingSince } from '#core/content/post/views/written-post.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { first, queueOf, type Queue } from './queue.ts';

/** Null where the reader may not look. */
export type ContentBoard = Readonly<{
  posts: Queue | null;
  contact: Queue | null;
  reports: Queue | null;
  domains: Readonly<{
    /** Names whose year ends within 30 days, and when the first does. */
    ending: number;
    nextEndsAt: Date | null;
    /** Still served although their year has ended. */
    inGrace: number;
  }> | null;
  bounties: BountyMonth | null;
}>;

const endingDays = 30;

const rights = {
  posts: ['post.view', 'post.update', 'post.manage'],
  contact: ['bug-report.view'],
  reports: ['bug-report.view', 'bug-report.update', 'bug-report.manage'],
  domains: ['domain.view'],
  bounties: ['post.view', 'bug-report.view', 'coin.view'],
} as const satisfies Record<keyof ContentBoard, readonly Permission[]>;

const everyRight: readonly Permission[] = [...new Set(Object.values(rights).flat())];

type Needs = Reads<'posts' | 'contactMessages' | 'bugReports' | 'domains' | 'bounties' | 'settings'> &
  Pick<Ports, 'clock'>;

/** Everything that waits for the people who keep content in order, on one page. */
export const readContentBoard =
  (needs: Needs) =>
  async (actor: Actor): Promise<ContentBoard> => {
    requirePermission(actor, ...everyRight);
    const { reads, clock } = needs;
    const at = clock.now();
    const ifAllowed = async <Part>(
      part: keyof typeof rights,
      read: () => Promise<Part>,
    ): Promise<Part | null> => (mayDo(actor, ...rights[part]) ? read() : null);
    const [posts, contact, reports, domains, bounties] = await Promise.all([
      ifAllowed('posts', async () =>
        queueOf(await reads.posts.list(first({ isWaiting: true }, 'waitingSince')), waitingSince),
      ),
      ifAllowed('contact', async () =>
        queueOf(
          await reads.contactMessages.list(first({ status: 'NEW' }, 'createdAt')),
          (row) => row.createdAt,
        ),
      ),
      ifAllowed('reports', async () =>
        queueOf(
          await listReports(needs)(actor, first({ status: 'PENDING', isMerged: false }, 'createdAt')),
          (row) => row.createdAt,
        ),
      ),
      ifAllowed('domains', async () => {
        const until = after(at, endingDays * day).toISOString();
        const ending = await reads.domains.list(
          first({ status: 'ACTIVE', expiresAt_lte: until }, 'expiresAt'),
        );
        const grace = await reads.domains.list(first({ status: 'GRACE' }, 'expiresAt'));
        return {
          ending: ending.total,
          nextEndsAt: ending.rows[0]?.expiresAt ?? null,
          inGrace: grace.total,
        };
      }),
      ifAllowed('bounties', () => readBountyMonth(needs)(actor)),
    ]);
    return { posts, contact, reports, domains, bounties };
  };
