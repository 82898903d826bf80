import type { Language } from '#core/kernel/language.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import type { Repositories } from '#core/kernel/transaction.ts';

/** A page that anybody may read and search engines may list. */
export type PublicAddress = Readonly<{
  /** Without language and host: `/coach/lan`. */
  path: string;
  /** In which it is there under this path. */
  languages: readonly Language[];
  /** Pages of one group say the same, each in its own language. */
  group?: string;
  /** When what it shows last changed; null where nobody can tell. */
  updatedAt: Date | null;
}>;

/** All addresses of one kind, page by page. */
export type PublicAddresses = Readonly<{
  /** As the file of the sitemap is called: `coaches`. */
  kind: string;
  pageOf(reads: Repositories, page: PageRequest, at: Date): Promise<Page<PublicAddress>>;
}>;

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** Which pages of a module stand in the sitemap: canonical and indexable ones alone. */
    publicAddressesOf: PublicAddresses;
  }
}
