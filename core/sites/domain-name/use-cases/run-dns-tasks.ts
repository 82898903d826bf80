import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { after } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import { giveFirstYearBack, takeFirstYear } from '../coins.ts';
import { newDnsTask, takenForMs, tryLater, type DnsTask } from '../dns-task.ts';
import { fail, hostsChanged, release, setUp, type Domain } from '../domain.ts';

type Uses = Pick<Repositories, 'dnsTasks' | 'domains' | 'events' | 'holds' | 'wallets'>;
type Needs = Writes<keyof Uses> & Pick<Ports, 'clock' | 'dnsProvider' | 'ids'>;
type Step = Readonly<{ ids: Ports['ids']; actor: string; at: Date }>;

/** The next run goes on. */
const mostPerRun = 200;

const about = ({ id: domainId, userId, name }: Domain) => ({ domainId, userId, name });

const begin = async (uses: Uses, task: DnsTask, step: Step): Promise<void> => {
  const domain = await uses.domains.lock(task.domainId);
  if (domain.status !== 'PENDING') return;
  await uses.domains.update(setUp(domain, step.at));
  await takeFirstYear(uses, domain, step);
  await uses.events.append({ type: 'domain.active', ...about(domain) });
};

/** The record is gone: only now may the name be another's. */
const end = async ({ domains, events }: Uses, task: DnsTask, { at }: Step): Promise<void> => {
  const domain = await domains.lock(task.domainId);
  const [label = ''] = task.host.split('.');
  if (task.purpose === 'OLD_NAME') {
    await domains.forgetName(label);
    return events.append(hostsChanged(domain));
  }
  if (domain.status === 'FAILED') return undefined;
  if (domain.releasingAt === null) return undefined;
  await domains.update(release(domain, at));
  await events.append({ type: 'domain.released', ...about(domain) });
};

/** No record in time: the coins are back, the name is free, and whatever the provider made after all is taken away. */
const giveUp = async (uses: Uses, task: DnsTask, step: Step): Promise<boolean> => {
  if (task.action !== 'ENSURE' || task.purpose !== 'NAME') return false;
  const domain = await uses.domains.lock(task.domainId);
  if (domain.status !== 'PENDING' || domain.setUpUntil === null || domain.setUpUntil > step.at) return false;
  await uses.domains.update(fail(domain, step.at));
  await giveFirstYearBack(uses, domain, step);
  const { id: domainId, name, zone } = domain;
  await uses.dnsTasks.put(
    newDnsTask({ action: 'REMOVE', purpose: 'NAME', domainId, name, zone, at: step.at }),
  );
  await uses.events.append({ type: 'domain.failed', ...about(domain) });
  return true;
};

const call = async ({ dnsProvider }: Needs, { action, host, content }: DnsTask): Promise<string | null> => {
  try {
    if (action === 'ENSURE') await dnsProvider.ensure({ type: 'CNAME', name: host, content });
    else await dnsProvider.remove(host);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
};

const settle = (uses: Uses, task: DnsTask, problem: string | null, step: Step) => {
  const done = async () => {
    if (!(await uses.dnsTasks.done(task, step.at)) || task.purpose === 'HOST_TARGET') return;
    await (task.action === 'ENSURE' ? begin(uses, task, step) : end(uses, task, step));
  };
  const failed = async (why: string) => {
    if (!(await giveUp(uses, task, step))) await uses.dnsTasks.postpone(tryLater(task, why, step.at));
  };
  return problem === null ? done() : failed(problem);
};

/**
 * Brings the zone to what was asked. The provider is called outside of any transaction, and may be called again after a
 * crash: every call may be repeated, and what follows from it happens once.
 */
export const runDnsTasks =
  (ports: Needs) =>
  async (actor: Actor): Promise<{ done: number; failed: number }> => {
    requirePermission(actor, 'domain.manage');
    const result = { done: 0, failed: 0 };
    while (result.done + result.failed < mostPerRun) {
      const now = ports.clock.now();
      const task = await ports.transaction(({ dnsTasks }) => dnsTasks.take(now, after(now, takenForMs)));
      if (!task) break;
      const problem = await call(ports, task);
      await ports.transaction((uses) =>
        settle(uses, task, problem, { ids: ports.ids, actor: actorName(actor), at: ports.clock.now() }),
      );
      if (problem === null) result.done += 1;
      else result.failed += 1;
    }
    return result;
  };
