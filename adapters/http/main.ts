import './engine/json-output.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { buildFrontEnd, changedFrontEnds, showStorybookNotice } from '../../scripts/front-ends.ts';
import { readConfig, type Config } from '../composition/config.ts';
import { createContainer, tokens, type Container } from '../composition/container.ts';
import { provideDatabase } from '../composition/database-source.ts';
import { clearHalfSeeded, completeFirstStart, type FirstStart } from '../composition/first-start.ts';
import { codeOf, OperatorError, sentenceOf } from '#adapters/ports/operator-error.ts';
import { isDatabaseAway } from '#adapters/ports/database-errors.ts';
import { migrate } from '../composition/operations.ts';
import { fileHostSnapshot } from '../composition/server-parts.ts';
import { releaseMemoryWhenIdle } from './engine/idle-memory.ts';
import { findPort, listen } from './engine/listen.ts';
import { box, createProgress, type Progress } from './engine/progress.ts';
import { createHttpServer } from './server.ts';
import { waitForDatabase } from './waiting-server.ts';

const endPatienceMs = 9_500;

/** What has been started, last first: the order in which it is ended. */
const started: (() => Promise<unknown>)[] = [];
const ending = new AbortController();
/** What proxies are given time for; nothing before the server listens. */
let drain = async (): Promise<void> => undefined;
const hurry = new AbortController();

const endAllStarted = async (): Promise<void> => {
  for (const stop of started.splice(0).toReversed()) {
    await stop().catch((error: unknown) => console.error(sentenceOf(error)));
  }
};

const end = async (exitCode: number): Promise<never> => {
  ending.abort();
  await drain();
  await Promise.race([endAllStarted(), pause(endPatienceMs)]);
  process.exit(exitCode);
};

const endOnce = (() => {
  let ended: Promise<never> | undefined;
  return (exitCode: number, why: string): Promise<never> => {
    if (!ended && why) console.log(why);
    return (ended ??= end(exitCode));
  };
})();

const withPort = (config: Config, port: number): Config => {
  const base = `http://localhost:${port}`;
  const named = (url: string) => (config.port === 0 && url === 'http://localhost:0' ? base : url);
  return { ...config, port, baseUrl: named(config.baseUrl), mediaBaseUrl: named(config.mediaBaseUrl) };
};

const openContainer = async (config: Config, progress: Progress) => {
  let container: Container | undefined;
  const source = await progress.step(
    'Database',
    () =>
      waitForDatabase(
        config,
        () =>
          provideDatabase(config, {
            onProgress: (step) => progress.say(step),
            onOutage: ({ state, reason }) => {
              if (state === 'down') container?.get(tokens.outages).database.failed(new Error(reason));
            },
          }),
        {
          snapshot: fileHostSnapshot(config.dataDir),
          say: (text) => progress.say(text),
          signal: ending.signal,
        },
      ),
    ({ description }) => description,
  );
  started.push(() => source.stop());
  await progress.step(
    'Schema',
    async () => {
      const ran = (await clearHalfSeeded(config, source.url)) ? ['begun anew'] : await migrate(source.url);
      return ran.length > 0 ? ran.join(', ') : 'up to date';
    },
    (text) => text,
  );

  container = createContainer({ ...config, databaseUrl: source.url });
  const openedContainer = container;
  started.push(() => openedContainer.unbindAllAsync());
  const first = await progress.step(
    'Data',
    () => completeFirstStart(openedContainer, source.url, (text) => progress.say(text)),
    ({ seeded, madeSuperUser }) =>
      seeded ? 'demo people written' : madeSuperUser ? 'user 1 set up' : 'in place',
  );
  return { container: openedContainer, first };
};

const buildScreens = async (progress: Progress): Promise<void> => {
  const changed = await changedFrontEnds(['member-web', 'admin']);
  if (changed.length === 0) return progress.say('Screens are built already');
  await Promise.all(
    changed.map((name) =>
      progress.step(`Built ${name}`, () => buildFrontEnd(name, { signal: ending.signal })),
    ),
  );
};

/** Beside the running server, and slowly: nobody has to wait for it. */
const buildStorybook = async (container: Container): Promise<void> => {
  const log = container.get(tokens.log);
  const [changed] = await changedFrontEnds(['storybook']);
  if (!changed) return;
  try {
    await showStorybookNotice('building');
    await buildFrontEnd('storybook', { signal: ending.signal, background: true });
    log.info('the storybook is built: /dev/storybook');
  } catch (error) {
    if (ending.signal.aborted) return;
    await showStorybookNotice('failed');
    log.warn({ error }, 'the storybook could not be built');
  }
};

const superUserLine = ({ admin, dataDir }: Config, { madeSuperUser }: FirstStart): string => {
  if (!admin.isGenerated) return 'the password of ADMIN_PASSWORD at the first start';
  return madeSuperUser ? admin.password : `password in ${dataDir}/secrets.json`;
};

const announcement = (config: Config, first: FirstStart, elapsed: string): string => {
  const { baseUrl, isProduction, admin } = config;
  // One line among the others of the log.
  if (isProduction) return `Fitboard is running at ${baseUrl} (ready in ${elapsed})`;
  return box([
    `Fitboard is running (ready in ${elapsed})`,
    '',
    ['Member web', baseUrl],
    ['Staff console', `${baseUrl}/admin`],
    ['API', `${baseUrl}/api/openapi.json`],
    ['Live messages', `${baseUrl.replace(/^http/, 'ws')}/ws`],
    ['Mail', `${baseUrl}/dev/mail`],
    ['Storybook', `${baseUrl}/dev/storybook`],
    '',
    'Sign in with',
    ...first.demoAccounts.map(({ role, email, password }) => [`  ${role}`, email, password] as const),
    ['  user 1', admin.email, superUserLine(config, first)],
    '',
    'Ctrl-C ends everything.',
  ]);
};

const start = async (): Promise<void> => {
  const progress = createProgress();
  const read = await progress.step('Configuration', () => readConfig(process.env));
  // Before anything is created: a start that can't succeed changes nothing.
  const config = withPort(read, await findPort(read));
  const [{ container, first }] = await Promise.all([openContainer(config, progress), buildScreens(progress)]);
  if (ending.signal.aborted) return;

  const http = createHttpServer(container);
  started.push(() => http.close());
  drain = async () => {
    http.drain();
    await pause(config.drainMs, undefined, { signal: hurry.signal }).catch(() => undefined);
  };
  await listen(http.server, config);
  releaseMemoryWhenIdle();
  console.log(`\n${announcement(config, first, progress.elapsed())}\n`);
  // Tests open many servers, and none of them for as long as that takes.
  if (!config.isProduction && process.env['NODE_ENV'] !== 'test') void buildStorybook(container);
};

const endNow = (exitCode: number, why: string) => {
  hurry.abort();
  return endOnce(exitCode, why);
};
const goodbye = '\nEnding: requests in progress are answered first.';
process.on('SIGTERM', () => void endOnce(0, goodbye));
// A person sits at this terminal: no proxy has to be waited for.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => void endNow(0, goodbye));
// The parent process is gone, perhaps killed: nobody would end us later.
process.on('disconnect', () => void endNow(0, ''));
process.channel?.unref();
process.stdout.on('error', () => undefined); // a closed terminal
process.stderr.on('error', () => undefined);
process.on('unhandledRejection', (error) => console.error(error));
process.on('uncaughtException', (error) => {
  console.error(error);
  void endNow(1, 'Ending after an error that nobody expected.');
});

/** What an operator can mend is said in a sentence; anything else is a mistake of ours and shows where. */
const complaint = (error: unknown): unknown => {
  if (error instanceof OperatorError) return `\n${error.message}`;
  if (codeOf(error) === 'ENOSPC' || codeOf(error) === '53100') {
    return '\nThe disk is full: free some space, then start again.';
  }
  return isDatabaseAway(error) ? `\nThe database went away during the start: ${sentenceOf(error)}.` : error;
};

start().catch((error: unknown) => {
  if (ending.signal.aborted) return undefined;
  console.error(complaint(error));
  return endNow(1, '');
});
