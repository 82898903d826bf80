import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeHashes } from '#core/people/sign-in/secret-sending.ts';
import { isUnsubscribeSignature, unsubscribeSignature } from '#core/platform/notification/unsubscribe.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { readConfig } from '#adapters/composition/config.ts';
import { createContainer, tokens } from '#adapters/composition/container.ts';
import { readAccessToken } from '#adapters/ports/access-tokens.ts';
import { createTestDatabase, type TestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { runCommand } from '../testing/command-line.ts';

let test: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'fitboard-secrets-'));
});
afterAll(async () => {
  await test.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const config = () => readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED: 'none' });

const secrets = (...words: string[]) =>
  runCommand(['secrets', ...words], {
    environment: 'test',
    openApplication: () => Promise.reject(new Error('not needed')),
    openDatabase: async () => ({ url: test.url, close: async () => undefined }),
    readConfig: async () => config(),
  });

/** One start of the server with the keys that are in the data folder now. */
const started = async <Result>(work: (ports: Ports) => Promise<Result>): Promise<Result> => {
  const container = createContainer({ ...config(), databaseUrl: test.url });
  try {
    return await work(container.get(tokens.ports));
  } finally {
    await container.unbindAllAsync();
  }
};

it('keys are changed with the old ones still accepted; waiting mail and second factors outlive both', async () => {
  const at = new Date();
  const mail = aMail({ secrets: { code: '271828' }, nextAttemptAt: at, createdAt: at });
  const appSecret = 'JBSWY3DPEHPK3PXP';
  const secretKept = async ({ reads }: Ports) => (await reads.secondFactors.find(superUserId))?.secret;
  const claims = { userId: 'an', sessionId: 'session', at };
  const asked = { purpose: 'CONFIRM_REGISTER', requester: 'an@example.com' } as const;
  const link = { userId: 'an', category: 'reminder' } as const;
  const before = await started(async (ports) => {
    await ports.transaction(async ({ mails, secondFactors }) => {
      await mails.append(mail);
      await secondFactors.begin({ userId: superUserId, secret: appSecret, createdAt: at });
    });
    return {
      access: ports.tokens.access(claims),
      refresh: ports.tokens.refresh('session', 1),
      code: codeHashes(ports.tokens, '123456', asked)[0]!,
      signature: unsubscribeSignature(ports.tokens, link.userId, link.category),
    };
  });
  const accepted = (ports: Ports) => ({
    refresh: ports.tokens.readRefresh(before.refresh) !== null,
    code: codeHashes(ports.tokens, '123456', asked).includes(before.code),
    unsubscribe: isUnsubscribeSignature(ports.tokens, { ...link, signature: before.signature }),
  });
  const all = { refresh: true, code: true, unsubscribe: true };
  const old = config();

  expect((await secrets('rotate')).code).toBe(2);
  expect(config().jwtSigningKey).toBe(old.jwtSigningKey);
  expect((await secrets('rotate', '--yes')).code).toBe(0);
  expect((await secrets('rotate', '--yes')).code).toBe(5);
  const changed = config();
  expect(changed.jwtSigningKey).not.toBe(old.jwtSigningKey);
  expect(changed.mediaSigningKey).not.toBe(old.mediaSigningKey);
  expect(changed.vapidPrivateKey).toBe(old.vapidPrivateKey);
  expect(changed.previous).toMatchObject({
    jwtSigningKey: old.jwtSigningKey,
    mediaSigningKey: old.mediaSigningKey,
  });

  await started(async (ports) => {
    expect(accepted(ports)).toEqual(all);
    expect((await ports.reads.mails.get(mail.id)).secrets).toEqual(mail.secrets);
    expect(await secretKept(ports)).toBe(appSecret);
    const made = ports.tokens.access(claims);
    expect(readAccessToken(changed.jwtSigningKey)(made, at)).not.toBeNull();
    expect(readAccessToken(old.jwtSigningKey)(made, at)).toBeNull();
  });

  expect((await secrets('forget-old')).code).toBe(2);
  expect(await secrets('forget-old', '--yes')).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 sealed mails and 1 secrets') as unknown,
  });
  expect(config().previous).toEqual({
    jwtSigningKey: null,
    mediaSigningKey: null,
    bankWebhookSecret: null,
    mailWebhookSecret: null,
  });
  expect(config().jwtSigningKey).toBe(changed.jwtSigningKey);
  await started(async (ports) => {
    expect(accepted(ports)).toEqual({ refresh: false, code: false, unsubscribe: false });
    expect((await ports.reads.mails.get(mail.id)).secrets).toEqual(mail.secrets);
    expect(await secretKept(ports)).toBe(appSecret);
  });
  expect((await secrets('forget-old', '--yes')).out).toBe('There are no old keys.');
});
