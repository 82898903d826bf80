import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import type { User } from '#core/people/account/user.ts';
import { createApplication } from '#core/application.ts';
import type { DocumentPrinter } from '#core/money/coin/documents.ts';
import type { Plans } from '#core/money/level/plan.ts';
import type { DnsLookup } from '#core/sites/external-host/ports.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import type { SharePictures } from '#core/platform/share-picture/ports.ts';
import type { LanguageModel } from '#core/assistant/wording/language-model.ts';
import type { Translator } from '#core/platform/translation/ports.ts';
import type { Mailer } from '#core/platform/notification/ports.ts';
import {
  movableClock,
  plainDocumentPrinter,
  plainPasswords,
  plainPosterPrinter,
  plainReportPrinter,
  plainSharePictures,
} from '#fixtures/engine/ports.ts';
import { plainCredentialPrinter, testCredentialSigner } from '#fixtures/engine/credential-ports.ts';
import { plainTranslator } from '#fixtures/platform/translator.ts';
import { aSession } from '#fixtures/people/users.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { readConfig, type Config } from '../../composition/config.ts';
import { createContainer, tokens } from '../../composition/container.ts';
import { inMemory } from '../../composition/in-memory.ts';
import { createStore, type Seed } from '#adapters/memory/create-store.ts';
import type { OddAnswerListener } from '../engine/serving/odd-answer.ts';
import { createHttpServer } from '../server.ts';
import { rememberOpened } from './opened-servers.ts';
import { writePlainBuild } from './plain-build.ts';

type Options = Readonly<{
  seed?: Seed;
  config?: Partial<Config>;
  /** Events, mails and jobs run beside the requests, as on a real server. */
  doesWork?: boolean;
  mailer?: Mailer;
  /** In place of the disk. */
  mediaStore?: MediaStore;
  documentPrinter?: DocumentPrinter;
  onOddAnswer?: OddAnswerListener;
  translator?: Translator;
  /** In place of none. */
  languageModel?: LanguageModel;
  sharePictures?: SharePictures;
  /** In place of a resolver that knows nothing. */
  dnsLookup?: DnsLookup;
  /** In place of what the plans give today. */
  plans?: Plans;
}>;

const folder = mkdtempSync(join(tmpdir(), 'fitboard-http-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const distFolder = writePlainBuild(join(folder, 'dist'));
const usual = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'none' });

/** What a test has not planted is a mistake of the product. */
const refuseOddAnswer: OddAnswerListener = (_endpoint, error) => {
  throw error;
};

/** The whole server on memory, with a clock that stands still and passwords that cost nothing. The test's end closes it. */
export const openTestServer = ({
  seed = {},
  config = {},
  doesWork = false,
  mailer,
  mediaStore,
  documentPrinter = plainDocumentPrinter,
  onOddAnswer = refuseOddAnswer,
  plans,
  translator = plainTranslator(),
  sharePictures = plainSharePictures,
  dnsLookup = { read: async () => [] },
  languageModel,
}: Options = {}) => {
  const store = createStore(seed);
  const clock = movableClock();
  const container = createContainer({ ...usual, ...config }, inMemory(store));
  const replace = <Service>(token: Parameters<typeof container.rebind<Service>>[0], service: Service) => {
    container.rebind<Service>(token).toConstantValue(service);
  };
  replace(tokens.clock, clock);
  replace(tokens.passwords, plainPasswords);
  replace(tokens.reportPrinter, plainReportPrinter);
  replace(tokens.documentPrinter, documentPrinter);
  replace(tokens.credentialSigner, testCredentialSigner());
  replace(tokens.posterPrinter, plainPosterPrinter);
  replace(tokens.sharePictures, sharePictures);
  replace(tokens.dnsLookup, dnsLookup);
  replace(tokens.credentialPrinter, plainCredentialPrinter);
  replace(tokens.translator, translator);
  if (languageModel) replace(tokens.languageModel, languageModel);
  if (mailer) replace(tokens.mailer, mailer);
  if (mediaStore) replace(tokens.mediaStore, mediaStore);
  if (plans) replace(tokens.application, createApplication({ ...container.get(tokens.ports), plans }));

  const http = createHttpServer(container, { doesWork, distFolder, onOddAnswer });
  const app = container.get(tokens.application);
  const signer = container.get(tokens.tokens);

  /** A token of a new sign-in of this person. */
  const tokenOf = (user: Pick<User, 'id'>): string => {
    const session = aSession({ userId: user.id, provenAt: clock.now() });
    store.committed.table('sessions').set(session.id, session);
    return signer.access({ userId: user.id, sessionId: session.id, at: clock.now() });
  };

  const end = async (): Promise<void> => {
    await http.close();
    await container.unbindAllAsync();
  };
  let ended: Promise<void> | undefined;
  const close = (): Promise<void> => (ended ??= end());
  rememberOpened({ close });

  return {
    app,
    clock,
    container,
    http,
    noon,
    store,
    tokenOf,
    /** Requests without anybody signed in. */
    request: supertest(http.server),
    /** Requests of one person, in a new sign-in. */
    as: (user: Pick<User, 'id'>) =>
      supertest.agent(http.server).set('Authorization', `Bearer ${tokenOf(user)}`),
    rows: (name: Parameters<typeof store.committed.table>[0]) => store.committed.table(name).all(),
    close,
  };
};
export type TestServer = ReturnType<typeof openTestServer>;
