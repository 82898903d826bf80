import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { system, visitor } from '#core/access/actor/actor.ts';
import type { Credential } from '#core/platform/credential/credential.ts';
import { issueCredential } from '#core/platform/credential/issue.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aNewCertificate } from '#fixtures/platform/credentials.ts';
import { aUser } from '#fixtures/people/users.ts';
import { backup, restore } from '../persistence/operations/backup.ts';
import { createTestDatabase, type TestDatabase } from '../persistence/testing/cluster.ts';
import { readConfig } from './config.ts';
import { createContainer, tokens } from './container.ts';
import { keepCredentialKeys, renewCredentialKeys } from './credential-keys.ts';

const holder = aUser({ fullname: 'Nguyễn Minh Anh' });
const keyFile = 'credential-keys.json';

let folder: string;
let databases: TestDatabase[];
let servers: { unbindAllAsync(): Promise<void> }[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitboard-credential-keys-'));
  [databases, servers] = [[], []];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.unbindAllAsync()));
  await Promise.all(databases.map((database) => database.drop()));
  await rm(folder, { recursive: true, force: true });
});

const newDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase();
  databases.push(database);
  return database;
};

const newFolder = (): Promise<string> => mkdtemp(join(folder, 'data-'));

/** The whole server, as it starts on this database and this data folder. */
const serverOn = ({ url }: TestDatabase, dataDir: string) => {
  const baseUrl = 'https://fitboard.example';
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, BASE_URL: baseUrl, LOG_LEVEL: 'silent' });
  const container = createContainer(config);
  servers.push(container);
  const [app, ports] = [container.get(tokens.application), container.get(tokens.ports)];
  const issue = (sourceId: string): Promise<Credential> =>
    ports.transaction((repositories) =>
      issueCredential(repositories, ports, aNewCertificate(holder.id, sourceId), ports.clock.now()),
    );
  return { ...app.credential, ports, issue };
};
type Server = ReturnType<typeof serverOn>;

/** Everything that a stranger learns of these, and which keys the operator sees. */
const seenOf = async (server: Server, credentials: readonly Credential[]) => ({
  keys: await server.readKeySet(visitor),
  listed: await server.listKeys(system),
  achievement: await server.readAchievement(visitor, { id: 'ch1-3' }),
  revoked: await server.ports.reads.signedCredentials.revokedIndexes(1),
  each: await Promise.all(
    credentials.map(async ({ publicId, jwts }) => ({
      facts: await server.verify(visitor, { publicId }),
      text: await server.readSigned(visitor, { publicId }),
      twin: await server.readSigned(visitor, { publicId, alg: 'RS256' }),
      checked: await server.check(visitor, { jwt: jwts?.EdDSA ?? '' }),
    })),
  ),
});

/** A server with a valid, a revoked and a replaced certificate, signed by keys of before and of today. */
const busyServer = async () => {
  const [database, dataDir] = [await newDatabase(), await newFolder()];
  const before = serverOn(database, dataDir);
  await before.ports.reads.users.insert(holder);
  const [old, revoked, renamed] = [
    await before.issue('old'),
    await before.issue('revoked'),
    await before.issue('renamed'),
  ];
  await before.revoke(system, { id: revoked.id, reason: 'CHEATING' });
  const user = { ...holder, fullname: 'Nguyễn Minh Ánh', version: holder.version + 1 };
  await before.ports.reads.users.update(user);
  const again = await before.reissueOwn(actorFor(user), { publicId: renamed.publicId });
  await renewCredentialKeys({ dataDir, credentialKeys: null });
  const server = serverOn(database, dataDir);
  await server.rotateKeys(system, { compromised: false });
  const made = await server.ports.reads.signedCredentials.findPublic(again.publicId);
  const credentials = [old, revoked, renamed, made, await server.issue('today')].filter(
    (one) => one !== null,
  );
  return { server, database, dataDir, credentials };
};

describe('a backup with the file of the keys', () => {
  it('brings back every certificate, how it stands, and who signs', async () => {
    const { server, database, dataDir, credentials } = await busyServer();
    const file = join(folder, 'fitboard.backup.gz');
    const seen = await seenOf(server, credentials);
    expect(seen.each.map(({ facts }) => [facts.status, facts.reason, facts.replacedBy !== null])).toEqual([
      ['VALID', null, false],
      ['REVOKED', 'CHEATING', false],
      ['REVOKED', 'REPLACED', true],
      ['VALID', null, false],
      ['VALID', null, false],
    ]);
    expect(seen.listed.map(({ state }) => state).toSorted()).toEqual([
      'RETIRED',
      'RETIRED',
      'SIGNING',
      'SIGNING',
    ]);
    await backup(database.url, file);
    const [target, place] = [await newDatabase(), await newFolder()];
    await restore(target.url, file);
    await copyFile(join(dataDir, keyFile), join(place, keyFile));

    const restored = serverOn(target, place);
    expect(await seenOf(restored, credentials)).toEqual(seen);
    const next = await restored.issue('after');
    expect(next.keyIds).toEqual(credentials.at(-1)?.keyIds);
    expect(await restored.listKeys(system)).toHaveLength(4);
    expect((await restored.issue('old')).publicId).toBe(credentials[0]?.publicId);
    await restored.revoke(system, { id: next.id, reason: 'MISTAKE' });
    await expect(
      target.db('signed_credentials').where({ id: next.id }).update({ revokedAt: null, reason: null }),
    ).rejects.toThrow('stays revoked');
  });

  it('without it keeps all that was given valid, and signs by new keys', async () => {
    const { server, database, credentials } = await busyServer();
    const file = join(folder, 'fitboard.backup.gz');
    const { each } = await seenOf(server, credentials);
    await backup(database.url, file);
    const target = await newDatabase();
    await restore(target.url, file);

    const restored = serverOn(target, await newFolder());
    expect((await seenOf(restored, credentials)).each).toEqual(each);
    const next = await restored.issue('after');
    expect(credentials.map(({ keyIds }) => keyIds.EdDSA)).not.toContain(next.keyIds.EdDSA);
    const { status } = await restored.check(visitor, { jwt: next.jwts?.RS256 ?? '' });
    expect(status).toBe('VALID');
  });
});

const place = async () => ({ dataDir: await newFolder(), credentialKeys: null });

describe('the file of the keys', () => {
  it('is made once, also by two first starts at once, and is its owner’s alone', async () => {
    const here = await place();
    const [one, other] = await Promise.all([keepCredentialKeys(here), keepCredentialKeys(here)]);
    expect(one).toEqual(other);
    expect(await keepCredentialKeys(here)).toEqual(one);
    expect((await stat(join(here.dataDir, keyFile))).mode & 0o777).toBe(0o600);
  });

  it('that is damaged stops the server with a sentence, and is not written over', async () => {
    const here = await place();
    await writeFile(join(here.dataDir, keyFile), '{"keys":[');
    await expect(keepCredentialKeys(here)).rejects.toThrow(/is damaged: put it back from a backup/);
    expect(await readFile(join(here.dataDir, keyFile), 'utf8')).toBe('{"keys":[');
  });

  it('gives way to CREDENTIAL_KEYS, which no command changes', async () => {
    const kept = await keepCredentialKeys(await place());
    const given = { ...(await place()), credentialKeys: kept };
    expect(await keepCredentialKeys(given)).toBe(kept);
    await expect(stat(join(given.dataDir, keyFile))).rejects.toThrow(/ENOENT/);
    await expect(renewCredentialKeys(given)).rejects.toThrow(/CREDENTIAL_KEYS/);
  });
});
