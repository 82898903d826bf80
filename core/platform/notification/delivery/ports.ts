import type { UserId } from '#core/kernel/id.ts';
import type { DeliveryReport } from './delivery-report.ts';
import type { MailAddress } from './mail-address.ts';

export interface DeliveryReports {
  /** False when this kind was said of this mail before. */
  insert(report: DeliveryReport): Promise<boolean>;
}

export interface MailAddresses {
  /** Null when nothing ever came back from it. */
  find(address: string): Promise<MailAddress | null>;
  /** As it stands, or a new one; held until the transaction ends. */
  lock(fresh: MailAddress): Promise<MailAddress>;
  put(address: MailAddress): Promise<void>;
  /** What is known of addresses of this person. */
  of(userId: UserId): Promise<readonly MailAddress[]>;
  deleteAllOf(userId: UserId): Promise<void>;
}

/** What proves that a notice about mails comes from the provider. */
export type MailNoticeProof =
  | Readonly<{ kind: 'SIGNATURE'; text: string; signature: string }>
  | Readonly<{ kind: 'SECRET'; secret: string }>;

/** Knows the secret that the provider of mails was given, so that the core never does. */
export interface MailNoticeProofs {
  readonly configured: boolean;
  /** HMAC-SHA256 in hexadecimal, or the secret itself; compared in a time that tells nothing. */
  verify(proof: MailNoticeProof): boolean;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    deliveryReports: DeliveryReports;
    mailAddresses: MailAddresses;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly mailNoticeProofs: MailNoticeProofs;
  }
}
