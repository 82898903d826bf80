import type { ExternalHost, HostProblem } from '../external-host.ts';
import { neededRecords, type Expected, type NeededRecord } from '../host-records.ts';
import { shownHost, type HostNames } from '../host-name.ts';

/** A host as its owner sees it: what to write down, and what was found instead. */
export type ShownHost = Pick<
  ExternalHost,
  | 'id'
  | 'host'
  | 'status'
  | 'isPrimary'
  | 'verifiedAt'
  | 'checkedAt'
  | 'nextCheckAt'
  | 'failingSince'
  | 'createdAt'
> &
  Readonly<{ shown: string; records: readonly NeededRecord[]; problems: readonly HostProblem[] }>;

export const presentHost = (names: HostNames, host: ExternalHost, expected: Expected): ShownHost => {
  const { id, status, isPrimary, verifiedAt, checkedAt, nextCheckAt, failingSince, createdAt, problems } =
    host;
  return {
    id,
    status,
    isPrimary,
    verifiedAt,
    checkedAt,
    nextCheckAt,
    failingSince,
    createdAt,
    problems,
    host: host.host,
    shown: shownHost(names, host.host),
    records: neededRecords(host, expected),
  };
};
