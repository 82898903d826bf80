import { coachRequestChecks, coachRequestStatuses } from '#core/coaching/coach-request/coach-request.ts';
import type { CoachRequestRow } from '#core/coaching/coach-request/ports.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Session } from '../engine/session.ts';
import type { Commands } from '../engine/commands.ts';
import { resolveUser } from '../people/resolve-user.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';

/** Nobody approves by accident what has not been looked at. */
export const requireCheckedFlag = (checked: true | undefined, points: readonly string[]): void => {
  if (!checked) throw new OperatorError(`Say --checked once all of this is so: ${points.join(', ')}.`);
};

/** Accepts a request's id, or whose it is: then their latest. */
const resolveRequest = async (session: Session, name: string): Promise<string> => {
  const { ports } = await session.application();
  const { coachRequests } = ports.reads;
  if (await coachRequests.find(name)) return name;
  const [latest] = await coachRequests.of(await resolveUser(session, name));
  if (!latest) throw new OperatorError(`"${name}" has not applied.`, { kind: 'not_found' });
  return latest.id;
};

const sentenceOf = ({ userName, status }: CoachRequestRow): string =>
  status === 'COMPLETED' ? `${userName} is a coach now.` : `The application of ${userName} is now ${status}.`;

export const commands: Commands = (program, session) => {
  const requests = program
    .command('coach-requests')
    .description('look at applications to become a coach, and decide on them');

  withPages(requests.command('list'))
    .description('what waits longest first')
    .option('--status <status>', coachRequestStatuses.join(', '))
    .option('--search <text>', 'whose it is; marks and case do not matter')
    .action(async (options: { status?: string; search?: string } & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.coachRequest.list(await session.actor(), {
        sort: { field: 'createdAt', order: 'ASC' },
        ...rangeOf(options),
        filter: {
          ...(options.status !== undefined && { status: oneOf(coachRequestStatuses, options.status) }),
          ...(options.search !== undefined && { q: options.search }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      const lines = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return session.page(lines, ['id', 'userName', 'status', 'link', 'earlierCount', 'createdAt'], shown);
    });

  requests
    .command('approve')
    .argument('<request>', 'id, or whose it is: id, e-mail address or username')
    .option('--checked', `everything was checked: ${coachRequestChecks.join(', ')}`)
    .description('make this person a coach')
    .action(async (name: string, { checked }: { checked?: true }) => {
      requireCheckedFlag(checked, coachRequestChecks);
      const { app } = await session.application();
      const actor = await session.actor();
      const id = await resolveRequest(session, name);
      const request = await app.coachRequest.approve(actor, { id, checklist: coachRequestChecks });
      session.say(request, sentenceOf(request));
    });

  requests
    .command('reject')
    .argument('<request>', 'id, or whose it is: id, e-mail address or username')
    .requiredOption('--reason <text>', 'the applicant reads it; kept in the audit log')
    .description('refuse an application; its author may apply again')
    .action(async (name: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const request = await app.coachRequest.reject(actor, {
        id: await resolveRequest(session, name),
        reason,
      });
      session.say(request, sentenceOf(request));
    });
};
