import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { domainArchive } from './archive.ts';
import { domainErrorFields, domainErrorParams, domainErrors } from './errors.ts';
import { endPendingOf, releaseNamesOf } from './member-leaving.ts';
import { domainReactions } from './reactions.ts';
import { buyDomain, giveDomain } from './use-cases/buy-domain.ts';
import { changeDomain } from './use-cases/change-domain.ts';
import { checkName } from './use-cases/check-name.ts';
import { expireDomains, remindDomains } from './use-cases/expire-domains.ts';
import { getOwnDomain, getOwnDomains } from './use-cases/get-own-domain.ts';
import { removeDomain, renewDomain, restoreDomain } from './use-cases/keep-domain.ts';
import { reserveName } from './use-cases/reserve-name.ts';
import { runDnsTasks } from './use-cases/run-dns-tasks.ts';
import {
  getDomain,
  liftDomainSuspension,
  listDomains,
  releaseDomain,
  suspendDomain,
  syncDns,
} from './use-cases/staff-domains.ts';

const useCases = (ports: Composition) => ({
  checkName: checkName(ports),
  getOwnDomains: getOwnDomains(ports),
  getOwnDomain: getOwnDomain(ports),
  buyDomain: buyDomain(ports),
  changeDomain: changeDomain(ports),
  renewDomain: renewDomain(ports),
  removeDomain: removeDomain(ports),
  restoreDomain: restoreDomain(ports),

  giveDomain: giveDomain(ports),
  reserveName: reserveName(ports),
  listDomains: listDomains(ports),
  getDomain: getDomain(ports),
  suspendDomain: suspendDomain(ports),
  liftDomainSuspension: liftDomainSuspension(ports),
  releaseDomain: releaseDomain(ports),
  syncDns: syncDns(ports),

  runDnsTasks: runDnsTasks(ports),
  expireDomains: expireDomains(ports),
  remindDomains: remindDomains(ports),
});

export const domainNameModule = {
  name: 'domain',
  errors: domainErrors,
  errorParams: domainErrorParams,
  errorFields: domainErrorFields,
  reactions: domainReactions,
  hooks: {
    archiveOf: domainArchive,
    whenMemberLeaves: endPendingOf,
    whenMemberIsAnonymised: releaseNamesOf,
  },
  useCases,
  sensitive: ['suspendDomain', 'releaseDomain'],
} as const satisfies Module;
