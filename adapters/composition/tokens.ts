import type { FileKeys } from '#adapters/ports/files/file-keys.ts';
import type { ServiceIdentifier } from 'inversify';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Application } from '#core/application.ts';
import type { Tokens } from '#core/access/actor/ports.ts';
import type { Passwords } from '#core/people/sign-in/ports.ts';
import type { DocumentPrinter } from '#core/money/coin/documents.ts';
import type { ReportPrinter } from '#core/body/snapshot/ports.ts';
import type { Clock, SharedClock } from '#core/kernel/clock.ts';
import type { Chance, Ids } from '#core/kernel/id.ts';
import type { BeginReading } from '#core/kernel/page.ts';
import type { CaptionReader } from '#core/platform/captions/ports.ts';
import type { TextLinks } from '#core/community/comment/ports.ts';
import type { PageFetcher } from '#core/community/feed/ports.ts';
import type { CredentialPrinter, CredentialSigner } from '#core/platform/credential/ports.ts';
import type { LookAddresses, MediaProcessor, MediaStore } from '#core/platform/media/ports.ts';
import type { RichText } from '#core/platform/rich-text/ports.ts';
import type { LanguageModel } from '#core/assistant/wording/language-model.ts';
import type { LocalAnswerWork } from '#adapters/external/answer-work.ts';
import type { SignInProviders } from '#core/people/sign-in-provider/ports.ts';
import type { Translator } from '#core/platform/translation/ports.ts';
import type { Mailer, PushSender } from '#core/platform/notification/ports.ts';
import type { Sentences } from '#core/platform/notification/views/wording.ts';
import type { BankNoticeSignatures } from '#core/money/payment/ports.ts';
import type {
  MailNoticeProofs,
  ReturnedMails,
  SnsMessages,
} from '#core/platform/notification/delivery/ports.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { DnsProvider } from '#core/sites/domain-name/ports.ts';
import type { DnsLookup } from '#core/sites/external-host/ports.ts';
import type { HostNames } from '#core/sites/external-host/host-name.ts';
import type { SharePictures } from '#core/platform/share-picture/ports.ts';
import type { PosterPrinter } from '#core/sites/own-site/ports.ts';
import type { HostSnapshot } from '#adapters/ports/host-snapshot.ts';
import type { Repositories, Transaction } from '#core/kernel/transaction.ts';
import type { HitCounter } from '#http/engine/protection/limits.ts';
import type { Idempotency } from '#adapters/ports/idempotency.ts';
import type { PointReads } from '#adapters/persistence/engine/point-reads.ts';
import type { RealtimeBus } from '#adapters/ports/bus.ts';
import type { JobLock } from '#adapters/ports/job-lock.ts';
import type { ReadPool } from '#adapters/ports/pool-numbers.ts';
import type { WorkNumbers } from '#adapters/ports/work-numbers.ts';
import type { KnownClients, SignInQueue } from '#adapters/ports/sign-in-clients.ts';
import type { PictureConverter } from '#adapters/external/pictures/converter.ts';
import type { UploadParts } from '#adapters/ports/files/upload-parts.ts';
import type { WsTickets } from '#adapters/ports/ws-tickets.ts';
import type { Config } from './config.ts';
import type { WorkSignal } from './work-signal.ts';
import type { Outages } from './outages.ts';
import type { Traces } from '#adapters/ports/traces.ts';

const token = <Service>(name: string) => Symbol(name) as ServiceIdentifier<Service>; // inversify reads the type, JavaScript the symbol

/** Ports and connections; not use cases, which one binding builds together. */
export const tokens = {
  config: token<Config>('config'),
  log: token<Logger>('log'),
  clock: token<Clock>('clock'),
  sharedClock: token<SharedClock>('sharedClock'),
  ids: token<Ids>('ids'),
  chance: token<Chance>('chance'),
  passwords: token<Passwords>('passwords'),
  tokens: token<Tokens>('tokens'),
  pageFetcher: token<PageFetcher>('pageFetcher'),
  captionReader: token<CaptionReader>('captionReader'),
  textLinks: token<TextLinks>('textLinks'),
  richText: token<RichText>('richText'),
  translator: token<Translator>('translator'),
  signInProviders: token<SignInProviders>('signInProviders'),
  /** Null: rules word every answer of the AI coach. */
  languageModel: token<LanguageModel | null>('languageModel'),
  answerWork: token<LocalAnswerWork>('answerWork'),
  mailer: token<Mailer>('mailer'),
  pushSender: token<PushSender>('pushSender'),
  sentences: token<Sentences>('sentences'),
  bankSignatures: token<BankNoticeSignatures>('bankSignatures'),
  mailNoticeProofs: token<MailNoticeProofs>('mailNoticeProofs'),
  snsMessages: token<SnsMessages>('snsMessages'),
  returnedMails: token<ReturnedMails | null>('returnedMails'),
  fileKeys: token<FileKeys>('fileKeys'),
  mediaStore: token<MediaStore>('mediaStore'),
  lookAddresses: token<LookAddresses>('lookAddresses'),
  mediaProcessor: token<MediaProcessor>('mediaProcessor'),
  uploadParts: token<UploadParts>('uploadParts'),
  reportPrinter: token<ReportPrinter>('reportPrinter'),
  documentPrinter: token<DocumentPrinter>('documentPrinter'),
  credentialSigner: token<CredentialSigner>('credentialSigner'),
  credentialPrinter: token<CredentialPrinter>('credentialPrinter'),
  db: token<Knex>('db'),
  /** Connections for what is read whole, beside those that requests wait for. */
  readingDb: token<Knex>('readingDb'),
  pointReads: token<PointReads>('pointReads'),
  reads: token<Repositories>('reads'),
  transaction: token<Transaction>('transaction'),
  beginReading: token<BeginReading>('beginReading'),
  idempotency: token<Idempotency>('idempotency'),
  hitCounter: token<HitCounter>('hitCounter'),
  knownClients: token<KnownClients>('knownClients'),
  signInQueue: token<SignInQueue>('signInQueue'),
  wsTickets: token<WsTickets>('wsTickets'),
  bus: token<RealtimeBus>('bus'),
  jobLock: token<JobLock>('jobLock'),
  workNumbers: token<WorkNumbers>('workNumbers'),
  readPool: token<ReadPool>('readPool'),
  /** Whether the database and the disk take what is written, within the time a request may take. */
  isReady: token<() => Promise<boolean>>('isReady'),
  /** What is out of reach at the moment, reported once. */
  outages: token<Outages>('outages'),
  /** Null: nobody asked for them. */
  traces: token<Traces | null>('traces'),
  dnsProvider: token<DnsProvider>('dnsProvider'),
  dnsLookup: token<DnsLookup>('dnsLookup'),
  hostNames: token<HostNames>('hostNames'),
  posterPrinter: token<PosterPrinter>('posterPrinter'),
  sharePictures: token<SharePictures>('sharePictures'),
  pictureConverter: token<PictureConverter>('pictureConverter'),
  hostSnapshot: token<HostSnapshot>('hostSnapshot'),
  /** Signals that a transaction which left work for later has committed. */
  workSignal: token<WorkSignal>('workSignal'),
  ports: token<Ports>('ports'),
  application: token<Application>('application'),
} as const;
