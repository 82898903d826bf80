import { join } from 'node:path';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Clock } from '#core/kernel/clock.ts';
import { scannedFirst, type FileScanner } from '#core/platform/media/scanning/file-scanner.ts';
import { bankSignatures } from '../external/bank-signatures.ts';
import { systemChance } from '../external/chance.ts';
import { credentialSigner } from '../external/credentials/credential-signer.ts';
import { workerDocumentPrinter } from '../external/documents/worker.ts';
import { timeOrderedIds } from '../external/ids.ts';
import { mailNoticeProofs } from '../external/mail-notice-proofs.ts';
import { keepingMailer, smtpMailer } from '../external/mailer.ts';
import { mediaProcessor } from '#adapters/external/media/media-processor.ts';
import { returnedMailsAt } from '#adapters/external/returned-mail/mailbox.ts';
import { snsMessages } from '#adapters/external/returned-mail/sns-messages.ts';
import { fileScannerAt } from '#adapters/external/scanner/file-scanner.ts';
import { localMediaStore } from '#adapters/external/media/media-store-local.ts';
import { s3MediaStore } from '#adapters/external/media/media-store-s3.ts';
import { sealedMediaStore } from '#adapters/external/media/sealed/sealed-media-store.ts';
import { localUploadParts } from '#adapters/external/uploads/local-upload-parts.ts';
import { s3UploadParts } from '#adapters/external/uploads/s3-upload-parts.ts';
import { workerCredentialPrinter } from '#adapters/external/credentials/credential-worker.ts';
import { workerReportPrinter } from '#adapters/external/documents/report-worker.ts';
import { signedLookAddresses } from '#adapters/external/media/look-addresses.ts';
import { pictureConverter } from '#adapters/external/pictures/converter.ts';
import { pageFetcher } from '#adapters/external/pages/page-fetcher.ts';
import { argonPasswords } from '#adapters/external/secrets/passwords.ts';
import { signedTokens } from '#adapters/external/secrets/tokens.ts';
import { captionReader } from '../external/captions.ts';
import { richText } from '../external/rich-text.ts';
import { dnsLookup } from '../external/sites/dns-lookup.ts';
import { dnsProviderAt, offlineDnsProvider } from '../external/sites/dns-provider.ts';
import { hostNames } from '../external/sites/host-names.ts';
import { fileHostSnapshot } from '../external/sites/host-snapshot.ts';
import { workerPosterPrinter } from '../external/sites/poster-worker.ts';
import { textLinks } from '../external/text-links.ts';
import { answerWork } from '../external/answer-work.ts';
import { languageModelAt } from '../external/language-model.ts';
import { signInProvidersOf } from '#adapters/external/providers/sign-in-providers.ts';
import { noTranslator, translatorAt } from '../external/translator.ts';
import { tracesTo } from '../external/traces/traces.ts';
import { webPushSender } from '../external/web-push.ts';
import { say } from '#adapters/ports/messages.ts';
import { createWorkNumbers } from '#adapters/ports/work-numbers.ts';
import { createWorkSignal } from './work-signal.ts';
import type { Config } from './config.ts';
import { keepCredentialKeys } from './credential-keys.ts';
import { createLog } from './log.ts';
import { createOutages, watchedMailer, watchedStore } from './outages.ts';
import { tokens } from './tokens.ts';

const clockOf = ({ clockOffsetMs }: Config): Clock =>
  clockOffsetMs === 0 ? { now: () => new Date() } : { now: () => new Date(Date.now() + clockOffsetMs) };

export const uploadsFolder = ({ dataDir }: Config): string => join(dataDir, 'uploads');
/** Shared by all instances, like the folder of the files. */
export const unfinishedFolder = ({ dataDir }: Config): string => join(dataDir, 'unfinished-uploads');
export const mediaFolder = ({ dataDir }: Config): string => join(dataDir, 'media');

const close = (service: unknown): void => {
  if (
    typeof service === 'object' &&
    service !== null &&
    'close' in service &&
    typeof service.close === 'function'
  ) {
    service.close();
  }
};

/** What it judges is counted; the name of what it found stands in the log, for operators. */
const watchedScanner = (address: string, get: ResolutionContext['get']): FileScanner => {
  const { scanner } = get(tokens.outages);
  const numbers = get(tokens.workNumbers);
  const log = get(tokens.log);
  return fileScannerAt(address, {
    judged(verdict) {
      scanner.worked();
      numbers.scanned(verdict.isClean ? 'clean' : 'refused');
      if (!verdict.isClean) log.warn({ found: verdict.found }, 'a file was refused by the scanner');
    },
    failed(error) {
      numbers.scanned('failed');
      scanner.failed(error);
    },
  });
};

/** What the application needs from outside beside a place for its data. */
export const external = new ContainerModule(({ bind }) => {
  bind(tokens.log)
    .toDynamicValue(({ get }) => createLog(get(tokens.config)))
    .inSingletonScope();
  bind(tokens.outages)
    .toDynamicValue(({ get }) => createOutages(get(tokens.log), () => get(tokens.isReady)()))
    .inSingletonScope()
    .onDeactivation(close);
  bind(tokens.traces)
    .toDynamicValue(({ get }) => {
      const { traces, llm, dns, s3 } = get(tokens.config);
      if (traces === null) return null;
      const outside = [llm?.baseUrl, dns?.providerUrl, s3?.endpoint].filter((url) => url !== undefined);
      return tracesTo({
        ...traces,
        hosts: outside.map((url) => new URL(url).host),
        outage: get(tokens.outages).traces,
      });
    })
    .inSingletonScope()
    .onDeactivation((traces) => traces?.close());
  bind(tokens.clock)
    .toDynamicValue(({ get }) => clockOf(get(tokens.config)))
    .inSingletonScope();
  bind(tokens.ids)
    .toDynamicValue(() => timeOrderedIds())
    .inSingletonScope();
  bind(tokens.chance).toConstantValue(systemChance);
  bind(tokens.passwords)
    .toDynamicValue(() => argonPasswords())
    .inSingletonScope();
  bind(tokens.tokens)
    .toDynamicValue(({ get }) => {
      const { jwtSigningKey, previous } = get(tokens.config);
      return signedTokens(jwtSigningKey, previous.jwtSigningKey);
    })
    .inSingletonScope();
  bind(tokens.mailer)
    .toDynamicValue(({ get }) => {
      const { mail, isProduction } = get(tokens.config);
      return mail.smtpUrl === null
        ? keepingMailer
        : watchedMailer(
            smtpMailer({ smtpUrl: mail.smtpUrl, from: mail.from, isProduction }),
            get(tokens.outages).mail,
          );
    })
    .inSingletonScope()
    .onDeactivation(close);
  bind(tokens.pushSender)
    .toDynamicValue(({ get }) => {
      const { vapidPrivateKey, mail } = get(tokens.config);
      return webPushSender({ privateKey: vapidPrivateKey, contact: mail.from });
    })
    .inSingletonScope();
  bind(tokens.sentences).toConstantValue(say);
  bind(tokens.bankSignatures)
    .toDynamicValue(({ get }) => {
      const { bankWebhookSecret, previous } = get(tokens.config);
      return bankSignatures(bankWebhookSecret, previous.bankWebhookSecret);
    })
    .inSingletonScope();
  bind(tokens.mailNoticeProofs)
    .toDynamicValue(({ get }) => {
      const { mailWebhookSecret, previous } = get(tokens.config);
      return mailNoticeProofs(mailWebhookSecret, previous.mailWebhookSecret);
    })
    .inSingletonScope();
  bind(tokens.snsMessages)
    .toDynamicValue(({ get }) => snsMessages(get(tokens.config).sesTopicArn))
    .inSingletonScope();
  bind(tokens.returnedMails)
    .toDynamicValue(({ get }) => {
      const { bounceMailboxUrl } = get(tokens.config);
      const { mailbox } = get(tokens.outages);
      return bounceMailboxUrl === null
        ? null
        : returnedMailsAt(bounceMailboxUrl, { worked: mailbox.worked, failed: mailbox.failed });
    })
    .inSingletonScope();
  bind(tokens.mediaStore)
    .toDynamicValue(({ get }) => {
      const config = get(tokens.config);
      const { files } = get(tokens.outages);
      const { mediaSigningKey: signingKey, mediaBaseUrl: baseUrl } = config;
      const signing = { signingKey, baseUrl };
      const store = config.s3
        ? s3MediaStore(config.s3)
        : localMediaStore({ folder: mediaFolder(config), ...signing });
      const sealed = sealedMediaStore({
        store: watchedStore(store, files),
        fileKeys: () => get(tokens.fileKeys),
        signing,
      });
      return { ...sealed, close: () => close(store) };
    })
    .inSingletonScope()
    .onDeactivation(close);
  bind(tokens.lookAddresses)
    .toDynamicValue(({ get }) => {
      const { mediaSigningKey: signingKey, previous, mediaBaseUrl: baseUrl } = get(tokens.config);
      return signedLookAddresses({ signingKey, previousKey: previous.mediaSigningKey, baseUrl });
    })
    .inSingletonScope();
  bind(tokens.pictureConverter)
    .toDynamicValue(() => pictureConverter())
    .inSingletonScope()
    .onDeactivation(close);
  bind(tokens.sharePictures)
    .toDynamicValue(({ get }) => ({ draw: (drawing) => get(tokens.pictureConverter).share(drawing) }))
    .inSingletonScope();
  bind(tokens.mediaProcessor)
    .toDynamicValue(({ get }) => {
      const config = get(tokens.config);
      const processor = mediaProcessor({
        folder: uploadsFolder(config),
        pictures: get(tokens.pictureConverter),
      });
      return config.fileScanUrl === null
        ? processor
        : scannedFirst(processor, watchedScanner(config.fileScanUrl, get));
    })
    .inSingletonScope()
    .onDeactivation(close);
  bind(tokens.uploadParts)
    .toDynamicValue(({ get }) => {
      const config = get(tokens.config);
      return config.s3
        ? s3UploadParts({ ...config.s3, folder: uploadsFolder(config), files: get(tokens.mediaStore) })
        : localUploadParts({ folder: unfinishedFolder(config) });
    })
    .inSingletonScope();
  bind(tokens.pageFetcher)
    .toDynamicValue(({ get }) => pageFetcher({ folder: uploadsFolder(get(tokens.config)) }))
    .inSingletonScope();
  bind(tokens.captionReader).toConstantValue(captionReader);
  bind(tokens.richText).toConstantValue(richText);
  bind(tokens.textLinks).toConstantValue(textLinks);
  bind(tokens.signInProviders)
    .toDynamicValue(({ get }) => {
      const { baseUrl, signInProviders: clients } = get(tokens.config);
      const log = get(tokens.log);
      return signInProvidersOf({
        baseUrl,
        clients,
        onFailure: (provider, error) =>
          log.warn(
            { provider, reason: error instanceof Error ? error.message : '' },
            'a provider did not sign in',
          ),
      });
    })
    .inSingletonScope();
  bind(tokens.translator)
    .toDynamicValue(({ get }) => {
      const { llm } = get(tokens.config);
      return llm === null ? noTranslator : translatorAt(llm);
    })
    .inSingletonScope();
  bind(tokens.languageModel)
    .toDynamicValue(({ get }) => {
      const { llm } = get(tokens.config);
      return llm === null ? null : languageModelAt(llm);
    })
    .inSingletonScope();
  bind(tokens.answerWork)
    .toDynamicValue(({ get }) => {
      const log = get(tokens.log);
      return answerWork((error) => log.error({ error }, 'an answer of the AI coach could not be settled'));
    })
    .inSingletonScope()
    .onDeactivation((work) => work.stopAll());
  bind(tokens.reportPrinter).toConstantValue(workerReportPrinter);
  bind(tokens.documentPrinter).toConstantValue(workerDocumentPrinter);
  bind(tokens.credentialSigner)
    .toDynamicValue(({ get }) => credentialSigner(() => keepCredentialKeys(get(tokens.config))))
    .inSingletonScope();
  bind(tokens.credentialPrinter).toConstantValue(workerCredentialPrinter);
  bind(tokens.dnsProvider)
    .toDynamicValue(({ get }) => {
      const { dns, siteZone } = get(tokens.config);
      return dns === null || siteZone === null
        ? offlineDnsProvider()
        : dnsProviderAt({ ...dns, zone: siteZone });
    })
    .inSingletonScope();
  bind(tokens.dnsLookup)
    .toDynamicValue(({ get }) => {
      const { dnsResolvers } = get(tokens.config);
      return dnsLookup(dnsResolvers === null ? {} : { servers: dnsResolvers });
    })
    .inSingletonScope();
  bind(tokens.hostNames).toConstantValue(hostNames);
  bind(tokens.posterPrinter).toConstantValue(workerPosterPrinter);
  bind(tokens.hostSnapshot)
    .toDynamicValue(({ get }) => fileHostSnapshot(get(tokens.config).dataDir))
    .inSingletonScope();
  bind(tokens.workNumbers)
    .toDynamicValue(() => createWorkNumbers())
    .inSingletonScope();
  bind(tokens.workSignal)
    .toDynamicValue(() => createWorkSignal())
    .inSingletonScope();
});
