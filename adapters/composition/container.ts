import { Container, ContainerModule } from 'inversify';
import { createApplication } from '#core/application.ts';
import type { Config } from './config.ts';
import { external } from './external.ts';
import { passkeyReader } from '#adapters/external/secrets/passkey-reader.ts';
import { signInCodes } from '#adapters/external/secrets/sign-in-codes.ts';
import { sha256 } from '../external/sha256.ts';
import { postgres } from './postgres.ts';
import { tokens } from './tokens.ts';
import { tracedApplication } from './traced-application.ts';

export { tokens };
/** What entry points ask for their services; they need not know whose container it is. */
export type { Container };

const application = new ContainerModule(({ bind }) => {
  bind(tokens.ports)
    .toDynamicValue(({ get }) => ({
      reads: get(tokens.reads),
      transaction: get(tokens.transaction),
      beginReading: get(tokens.beginReading),
      clock: get(tokens.clock),
      sharedClock: get(tokens.sharedClock),
      ids: get(tokens.ids),
      chance: get(tokens.chance),
      passwords: get(tokens.passwords),
      signInCodes,
      passkeyReader: passkeyReader(get(tokens.config).baseUrl),
      signInProviders: get(tokens.signInProviders),
      tokens: get(tokens.tokens),
      staffNeedSecondFactor: get(tokens.config).staffNeedSecondFactor,
      mediaStore: get(tokens.mediaStore),
      lookAddresses: get(tokens.lookAddresses),
      mediaProcessor: get(tokens.mediaProcessor),
      uploadStore: get(tokens.uploadParts),
      reportPrinter: get(tokens.reportPrinter),
      documentPrinter: get(tokens.documentPrinter),
      credentialSigner: get(tokens.credentialSigner),
      credentialPrinter: get(tokens.credentialPrinter),
      pageFetcher: get(tokens.pageFetcher),
      textLinks: get(tokens.textLinks),
      captionReader: get(tokens.captionReader),
      richText: get(tokens.richText),
      translator: get(tokens.translator),
      languageModel: get(tokens.languageModel),
      answerWork: get(tokens.answerWork),
      sha256,
      mailer: get(tokens.mailer),
      pushSender: get(tokens.pushSender),
      sentences: get(tokens.sentences),
      bankSignatures: get(tokens.bankSignatures),
      mailNoticeProofs: get(tokens.mailNoticeProofs),
      snsMessages: get(tokens.snsMessages),
      returnedMails: get(tokens.returnedMails),
      dnsProvider: get(tokens.dnsProvider),
      dnsLookup: get(tokens.dnsLookup),
      hostNames: get(tokens.hostNames),
      posterPrinter: get(tokens.posterPrinter),
      sharePictures: get(tokens.sharePictures),
      publicMediaUrl: get(tokens.config).mediaBaseUrl,
      siteZone: get(tokens.config).siteZone,
      baseUrl: get(tokens.config).baseUrl,
    }))
    .inSingletonScope();
  bind(tokens.application)
    .toDynamicValue(({ get }) => {
      const app = createApplication(get(tokens.ports));
      const traces = get(tokens.traces);
      return traces === null ? app : tracedApplication(app, traces);
    })
    .inSingletonScope();
});

/** All services of a configuration. `unbindAllAsync()` closes what it opened. */
export const createContainer = (config: Config, storage: ContainerModule = postgres): Container => {
  const container = new Container();
  container.bind(tokens.config).toConstantValue(config);
  container.load(external, storage, application);
  return container;
};
