import type { PageKey, PageVersion } from './page.ts';

export interface PageVersions {
  /** All of one page, newest number first; none where only what the site came with is there. */
  of(key: PageKey): Promise<readonly PageVersion[]>;
  /** Holds this page's versions until the transaction ends, those that come too. */
  lock(key: PageKey): Promise<readonly PageVersion[]>;
  /** Fails with version.stale when the page has a draft or this number already. */
  insert(version: PageVersion): Promise<void>;
  /** Writes when the stored version is `version.version - 1`, else fails with version.stale. */
  update(version: PageVersion): Promise<void>;
  /** A draft; what was published stays. */
  deleteDraft(key: PageKey): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    pageVersions: PageVersions;
  }
}
