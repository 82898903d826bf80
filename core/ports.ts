import type { Passwords, Tokens } from '#core/account/ports.ts';
import type { DocumentPrinter } from '#core/coin/documents.ts';
import type { ReportPrinter } from '#core/indicator/ports.ts';
import type { Clock, SharedClock } from '#core/kernel/clock.ts';
import type { BeginReading } from '#core/kernel/page.ts';
import type { Chance, Ids } from '#core/kernel/id.ts';
import type { Plans } from '#core/level/plan.ts';
import type { MediaProcessor, MediaStore } from '#core/media/ports.ts';
import type { Mailer, PushSender } from '#core/notification/ports.ts';
import type { Sentences } from '#core/notification/wording.ts';
import type { BankNoticeSignatures } from '#core/payment/ports.ts';
import type { Repositories, Transaction } from '#core/transaction.ts';

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
