import type { EventOf } from '#core/kernel/events.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { newDnsTask } from '#core/sites/domain-name/dns-task.ts';
import { releaseHost, type ExternalHost } from './external-host.ts';

type Uses = Pick<Repositories, 'dnsTasks' | 'domains' | 'externalHosts'>;

/** The host is nobody's here any more, and the label that it pointed to leads nowhere. */
export const endHost = async (
  { externalHosts, dnsTasks }: Pick<Uses, 'dnsTasks' | 'externalHosts'>,
  host: ExternalHost,
  zone: string,
  at: Date,
): Promise<void> => {
  await externalHosts.update(host.status === 'RELEASED' ? host : releaseHost(host, at));
  const { domainId, target: name } = host;
  await dnsTasks.put(newDnsTask({ action: 'REMOVE', purpose: 'HOST_TARGET', domainId, name, zone, at }));
};

/** A site that is gone is gone under all its names. */
export const releaseHostsOf = async (
  { externalHosts, dnsTasks, domains }: Uses,
  { domainId }: Pick<EventOf<'domain.released'>, 'domainId'>,
  { at }: Readonly<{ at: Date }>,
): Promise<void> => {
  const domain = await domains.find(domainId);
  if (!domain) return;
  for (const host of await externalHosts.ofDomain(domainId))
    await endHost({ externalHosts, dnsTasks }, host, domain.zone, at);
};
