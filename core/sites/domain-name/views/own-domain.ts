import {
  isServed,
  isRestorable,
  livingStatuses,
  renewedUntil,
  renameEveryMs,
  type Domain,
} from '../domain.ts';
import { hostOf, targetOf, type DnsTask } from '../dns-task.ts';
import type { SitePictures } from '../site-pictures.ts';
import { recordTtl, type OldName } from '../ports.ts';
import { after } from '#core/kernel/time.ts';

/** One record of the zone with how far it is: `lastError` is what the provider said when it was tried last. */
export type ShownRecord = Readonly<{
  type: 'CNAME';
  name: string;
  content: string;
  ttl: number;
  state: 'THERE' | 'WAITING' | 'BEING_REMOVED';
  lastError: string | null;
}>;

/** The name as its owner sees it. */
export type OwnDomain = SitePictures & Pick<
  Domain,
  | 'id' | 'name' | 'zone' | 'status' | 'term' | 'startsAt' | 'expiresAt' | 'removedAt' | 'heldUntil'
  | 'suspendedAt' | 'suspendedReason' | 'faviconId' | 'logoId' | 'textLogoId' | 'version' | 'createdAt'
> &
  Readonly<{
    host: string;
    isServed: boolean;
    isRestorable: boolean;
    /** Where another paid year would reach; null when none can be bought now. */
    renewableUntil: Date | null;
    renamableFrom: Date | null;
    oldName: Readonly<{ host: string; until: Date }> | null;
    records: readonly ShownRecord[];
    graceEndsAt: Date | null;
  }>; // prettier-ignore

const untilOrNull = (domain: Domain, at: Date): Date | null => {
  try {
    return renewedUntil(domain, at);
  } catch {
    return null;
  }
};

const recordOf = (host: string, zone: string, task: DnsTask | null): ShownRecord => ({
  type: 'CNAME',
  name: host,
  content: targetOf(zone),
  ttl: recordTtl,
  state: task === null ? 'THERE' : task.action === 'ENSURE' ? 'WAITING' : 'BEING_REMOVED',
  lastError: task?.lastError ?? null,
});

type Beside = Readonly<{
  task: DnsTask | null;
  oldName: OldName | null;
  pictures: SitePictures;
  at: Date;
}>;

export const presentDomain = (domain: Domain, { task, oldName, pictures, at }: Beside): OwnDomain => {
  const { id, name, zone, status, term, startsAt, expiresAt, removedAt, heldUntil } = domain;
  const { suspendedAt, suspendedReason, faviconId, logoId, textLogoId, version, createdAt } = domain;
  const host = hostOf(domain);
  const lives = livingStatuses.some((living) => living === status);
  return {
    id,
    name,
    zone,
    status,
    term,
    startsAt,
    expiresAt,
    removedAt,
    heldUntil,
    suspendedAt,
    suspendedReason,
    faviconId,
    logoId,
    textLogoId,
    version,
    createdAt,
    ...pictures,
    host,
    isServed: isServed(domain),
    isRestorable: isRestorable(domain, at),
    renewableUntil: untilOrNull(domain, at),
    renamableFrom: domain.renamedAt && after(domain.renamedAt, renameEveryMs),
    oldName: oldName && { host: hostOf(oldName), until: oldName.until },
    records: lives ? [recordOf(host, zone, task)] : [],
    graceEndsAt: status === 'GRACE' ? domain.nextStepAt : null,
  };
};
