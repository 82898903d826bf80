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

/** What Amazon's SNS hands on, as far as it is proved and answered. */
export type SnsMessage = Readonly<{
  kind: 'NOTIFICATION' | 'SUBSCRIPTION' | 'OTHER';
  topic: string;
  text: string;
}>;

/** Knows the topic that the operator named, and how SNS signs. */
export interface SnsMessages {
  readonly configured: boolean;
  /** Null: it is not signed by SNS, or of a topic that was not named. Anybody may have a topic of their own. */
  verified(body: unknown): Promise<SnsMessage | null>;
  /** Says yes to what asks whether its notices are wanted. */
  confirm(body: unknown): Promise<void>;
}

export type ReadReturned = Readonly<{
  /** Unread mails that were looked at. */
  looked: number;
  /** Those that were taken, and are read now. */
  taken: number;
}>;

/** A mailbox to which mails come back. Fails with mail_notice.mailbox_unavailable. */
export interface ReturnedMails {
  /** Each unread mail, to its first `most` characters; what `take` answers with true is marked as read. */
  readEach(most: number, take: (mail: string) => Promise<boolean>): Promise<ReadReturned>;
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
    readonly snsMessages: SnsMessages;
    /** Null: no mailbox is named. */
    readonly returnedMails: ReturnedMails | null;
  }
}
