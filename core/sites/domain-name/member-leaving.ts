import type { Hooks } from '#core/kernel/hooks.ts';
import { giveFirstYearBack } from './coins.ts';
import { newDnsTask } from './dns-task.ts';
import { changeDomain, fail, startRelease } from './domain.ts';

/** Coins that wait for a name go back; a name that is there stays, unserved, while its owner may come back. */
export const endPendingOf: Hooks['whenMemberLeaves'] = async (repositories, userId, step) => {
  const { domains, dnsTasks, events } = repositories;
  const living = await domains.livingOf(userId);
  if (living?.status !== 'PENDING') return;
  const domain = await domains.lock(living.id);
  const { id: domainId, name, zone, status } = domain;
  if (status !== 'PENDING') return;
  const { at } = step;
  await domains.update(fail(domain, at));
  await giveFirstYearBack(repositories, domain, step);
  await dnsTasks.put(newDnsTask({ action: 'REMOVE', purpose: 'NAME', domainId, name, zone, at }));
  await events.append({ type: 'domain.failed', domainId, userId, name });
};

/** The name of who is gone names a person: its record goes, then it is free. */
export const releaseNamesOf: Hooks['whenMemberIsAnonymised'] = async (repositories, userId, step) => {
  await endPendingOf(repositories, userId, step);
  const { domains, dnsTasks, media } = repositories;
  const { at } = step;
  for (const found of await domains.allOf(userId)) {
    const domain = await domains.lock(found.id);
    const bare = { faviconId: null, logoId: null, textLogoId: null, suspendedReason: null };
    const isOver = domain.status === 'FAILED' || domain.status === 'RELEASED' || domain.releasingAt !== null;
    const { id: domainId, name, zone } = domain;
    await media.unuse({ kind: 'SITE', id: domainId });
    await domains.update({ ...(isOver ? changeDomain(domain, {}, at) : startRelease(domain, at)), ...bare });
    if (!isOver)
      await dnsTasks.put(newDnsTask({ action: 'REMOVE', purpose: 'NAME', domainId, name, zone, at }));
  }
};
