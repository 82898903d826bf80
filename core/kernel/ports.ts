import type { Passwords, Tokens } from '#core/people/account/ports.ts';
import type { DocumentPrinter } from '#core/money/coin/documents.ts';
import type { ReportPrinter } from '#core/body/snapshot/ports.ts';
import type { Clock, SharedClock } from '#core/kernel/clock.ts';
import type { BeginReading } from '#core/kernel/page.ts';
import type { Chance, Ids } from '#core/kernel/id.ts';
import type { Plans } from '#core/money/level/plan.ts';
import type { MediaProcessor, MediaStore } from '#core/platform/media/ports.ts';
import type { Mailer, PushSender } from '#core/platform/notification/ports.ts';
import type { Sentences } from '#core/platform/notification/wording.ts';
import type { BankNoticeSignatures } from '#core/money/payment/ports.ts';
import type { Repositories, Transaction } from '#core/kernel/transaction.ts';

/** Everything the application needs from outside. Adapters bind it; `core/application.ts` hands it out. */
export type Ports = Readonly<{
  /** Reads outside a transaction; inside one they join it. */
  reads: Repositories;
  transaction: Transaction;
  /** For what is read whole and takes longer than a request may: it waits for nobody and holds nobody up. */
  beginReading: BeginReading;
  clock: Clock;
  sharedClock: SharedClock;
  ids: Ids;
  chance: Chance;
  passwords: Passwords;
  tokens: Tokens;
  mediaStore: MediaStore;
  mediaProcessor: MediaProcessor;
  reportPrinter: ReportPrinter;
  documentPrinter: DocumentPrinter;
  mailer: Mailer;
  pushSender: PushSender;
  sentences: Sentences;
  bankSignatures: BankNoticeSignatures;
  /** What the plans give; without it the core's own list, which is what people can buy. */
  plans?: Plans;
  /** Links in mails are built from this, never from a request. */
  baseUrl: string;
}>;
