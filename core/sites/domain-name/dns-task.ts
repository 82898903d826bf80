import { after, hour, minute } from '#core/kernel/time.ts';
import type { Domain, DomainId } from './domain.ts';

/** What is to become of one record of the zone. There is one task a name: the last word counts. */
export type DnsTask = Readonly<{
  /** The whole name. */
  host: string;
  content: string;
  action: 'ENSURE' | 'REMOVE';
  /** What happens when it is done: a name begins or becomes free, or nothing more. */
  purpose: 'NAME' | 'OLD_NAME' | 'HOST_TARGET';
  domainId: DomainId;
  /** Grows with each word: a worker that was busy with an earlier one settles nothing. */
  version: number;
  attempts: number;
  nextAttemptAt: Date;
  lastError: string | null;
  createdAt: Date;
}>;

/** What every name of the zone points to. */
export const targetOf = (zone: string): string => `sites.${zone}`;
export const hostOf = ({ name, zone }: Pick<Domain, 'name' | 'zone'>): string => `${name}.${zone}`;

type Asked = Pick<DnsTask, 'action' | 'purpose' | 'domainId'> &
  Readonly<{ name: string; zone: string; at: Date }>;

/** The storage counts the version. */
export const newDnsTask = ({ name, zone, at, ...asked }: Asked): DnsTask => ({
  ...asked,
  host: hostOf({ name, zone }),
  content: targetOf(zone),
  version: 1,
  attempts: 0,
  nextAttemptAt: at,
  lastError: null,
  createdAt: at,
});

/** No other worker takes it meanwhile; longer than a call to the provider may last. */
export const takenForMs = 2 * minute;

/** Often at first: the member who waits for a name hears within ten minutes whether there will be one. */
const waits = [10_000, 20_000, 40_000, ...Array.from({ length: 8 }, () => minute), 5 * minute, 15 * minute];

export const tryLater = (task: DnsTask, why: string, at: Date): DnsTask => ({
  ...task,
  attempts: task.attempts + 1,
  nextAttemptAt: after(at, waits[task.attempts] ?? hour),
  lastError: why.slice(0, 300),
});
