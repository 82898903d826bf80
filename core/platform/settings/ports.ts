import type { UserId } from '#core/kernel/id.ts';
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

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    settings: SettingsStore;
  }
}
