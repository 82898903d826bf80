import type { ServedHost } from '#core/sites/own-site/served-host.ts';

/** The last list of served names, kept beside the database: a server that starts while it is away still knows them. */
export type HostSnapshot = Readonly<{
  /** Empty when there is none, or none that can be read. */
  read(): Promise<readonly ServedHost[]>;
  write(hosts: readonly ServedHost[]): Promise<void>;
}>;
