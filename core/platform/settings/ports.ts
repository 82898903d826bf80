import type { UserId } from '#core/kernel/id.ts';
import type { ConsentVersion } from './legal-documents.ts';
import type { Settings } from './site.ts';

export type StoredSettings = Readonly<{
  settings: Settings;
  version: number;
  updatedAt: Date | null;
  updatedBy: UserId | null;
}>;

export interface SettingsStore {
  /** Defaults under what staff changed. Adapters may answer from a copy a few seconds old. */
  read(): Promise<Settings>;
  /** Holds the row until the transaction ends. */
  lock(): Promise<StoredSettings>;
  /** Conditional on `version - 1`; fails with version.stale. */
  put(stored: StoredSettings): Promise<void>;
}

export interface ConsentVersions {
  /** What people must have agreed to at this instant. Adapters may answer from a copy a few seconds old. */
  current(at: Date): Promise<string>;
  /** Of every version that was ever named. */
  names(): Promise<readonly string[]>;
  /** From an instant on people are asked again. Fails with version.stale when a version of this name is there. */
  raise(version: ConsentVersion): Promise<void>;
  /** Takes one back that has not begun. */
  withdraw(version: string): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    settings: SettingsStore;
    consentVersions: ConsentVersions;
  }
}
