import { without } from '#core/access/actor/archive.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import type { Module } from '#core/kernel/module.ts';
import { externalHostErrorParams, externalHostErrors } from './errors.ts';
import { externalHostReactions } from './reactions.ts';
import { releaseHostsOf } from './release-hosts.ts';
import { checkHost, checkHosts, listHosts, noteHostLive } from './use-cases/check-hosts.ts';
import { addHost, listOwnHosts, makePrimary, removeHost } from './use-cases/own-hosts.ts';

const useCases = (ports: Composition) => ({
  listOwnHosts: listOwnHosts(ports),
  addHost: addHost(ports),
  removeHost: removeHost(ports),
  checkHost: checkHost(ports),
  makePrimary: makePrimary(ports),
  checkHosts: checkHosts(ports),
  noteHostLive: noteHostLive(ports),
  listHosts: listHosts(ports),
});

const archive: Hooks['archiveOf'] = async ({ externalHosts }, userId) => ({
  externalHosts: (await externalHosts.allOf(userId)).map((host) =>
    without(host, 'userId', 'version', 'token', 'target', 'checks', 'failures'),
  ),
});

const forget: Hooks['whenMemberIsAnonymised'] = async (repositories, userId, step) => {
  for (const { id: domainId } of await repositories.domains.allOf(userId))
    await releaseHostsOf(repositories, { domainId }, step);
  await repositories.externalHosts.deleteAllOf(userId);
};

export const externalHostModule = {
  name: 'domain',
  errors: externalHostErrors,
  errorParams: externalHostErrorParams,
  reactions: externalHostReactions,
  hooks: { archiveOf: archive, whenMemberIsAnonymised: forget },
  useCases,
} as const satisfies Module;
