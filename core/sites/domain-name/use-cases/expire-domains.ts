import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { newDnsTask } from '../dns-task.ts';
import { clockStep, dueNotice, noticed, type Domain, type DomainId } from '../domain.ts';

type Uses = Pick<Repositories, 'dnsTasks' | 'domains' | 'events'>;
type Needs = Reads<'domains'> & Writes<keyof Uses> & Pick<Ports, 'clock'>;

const batch = 200;
const longestReminder = 30 * day;

/** Says what is due to be said of this stage, once. */
const notice = async ({ domains, events }: Pick<Uses, 'domains' | 'events'>, domain: Domain, at: Date) => {
  const due = dueNotice(domain, at);
  if (!due) return false;
  await domains.update(noticed(domain, due, at));
  const { id: domainId, userId, name, status: phase } = domain;
  const about = { domainId, userId, name, days: due.days };
  if (due.kind === 'EXPIRED') await events.append({ type: 'domain.expired', ...about });
  else if (due.kind === 'HELD') await events.append({ type: 'domain.held', ...about });
  else await events.append({ type: 'domain.expiring', phase, ...about });
  return true;
};

const moveOn = ({ domains, dnsTasks, events }: Uses, id: DomainId, at: Date): Promise<boolean> =>
  domains.lock(id).then(async (domain) => {
    const next = clockStep(domain, at);
    // Renewed, or moved on by another instance, since the list was read.
    if (!next) return false;
    await domains.update(next);
    if (next.releasingAt !== null) {
      const { id: domainId, name, zone } = next;
      await dnsTasks.put(newDnsTask({ action: 'REMOVE', purpose: 'NAME', domainId, name, zone, at }));
    } else await notice({ domains, events }, next, at);
    return true;
  });

/** Moves on what the clock says: served, in grace, held, and at last without its record. Old names lose theirs. */
export const expireDomains =
  ({ reads, transaction, clock }: Needs) =>
  async (actor: Actor): Promise<{ moved: number; oldNames: number }> => {
    requirePermission(actor, 'domain.manage');
    const at = clock.now();
    let moved = 0;
    for (const id of await reads.domains.dueSteps(at, batch))
      if (await transaction((uses) => moveOn(uses, id, at))) moved += 1;
    const due = await reads.domains.oldNamesDue(at, batch);
    for (const { name, zone, domainId } of due)
      await transaction(async ({ dnsTasks }) => {
        if (await dnsTasks.find(`${name}.${zone}`)) return;
        await dnsTasks.put(newDnsTask({ action: 'REMOVE', purpose: 'OLD_NAME', domainId, name, zone, at }));
      });
    return { moved, oldNames: due.length };
  };

/** What is about to end is said 30, 7 and 1 day before, and a week before each of the later ends. */
export const remindDomains =
  ({ reads, transaction, clock }: Needs) =>
  async (actor: Actor): Promise<{ reminded: number }> => {
    requirePermission(actor, 'domain.manage');
    const at = clock.now();
    let reminded = 0;
    let last: DomainId | null = null;
    for (;;) {
      const page: readonly Domain[] = await reads.domains.stepsBefore(
        after(at, longestReminder),
        last,
        batch,
      );
      for (const { id } of page.filter((domain) => dueNotice(domain, at) !== null))
        if (await transaction(async (uses) => notice(uses, await uses.domains.lock(id), at))) reminded += 1;
      last = page.at(-1)?.id ?? null;
      if (page.length < batch || last === null) return { reminded };
    }
  };
