import type { UserId } from '#core/kernel/id.ts';
import type { DomainId } from '#core/sites/domain-name/domain.ts';

/** A name that a site answers to now. What is in this list gets a certificate, and nothing else does. */
export type ServedHost = Readonly<{
  host: string;
  domainId: DomainId;
  userId: UserId;
  /** Where the site stands: the primary host of the member's own, else the label. The others lead there. */
  canonical: string;
  /** `OLD`: a name of before it was changed. `VERIFIED`: nobody has come to this host over https yet. */
  kind: 'LABEL' | 'OLD' | 'VERIFIED' | 'ACTIVE';
}>;
