import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediumId } from '#core/kernel/id.ts';
import type { User } from '#core/people/account/user.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { listen } from '#http/engine/listen.ts';
import { createHttpServer } from '#http/server.ts';
import { readConfig } from '#adapters/composition/config.ts';
import { createContainer, tokens } from '#adapters/composition/container.ts';
import { createTestDatabase, type TestDatabase } from '#adapters/persistence/testing/cluster.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitboard-parts-'));
let database: TestDatabase;

/** A server of its own on the common database and the common folder, as on a second machine. */
const startInstance = async () => {
  const config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'none' }),
    databaseUrl: database.url,
  };
  const container = createContainer(config);
  const http = createHttpServer(container, { doesWork: false });
  const port = await listen(http.server, { host: '127.0.0.1', port: 0 });
  return {
    container,
    place: `http://127.0.0.1:${port}`,
    async close() {
      await http.close();
      await container.unbindAllAsync();
    },
  };
};
type Instance = Awaited<ReturnType<typeof startInstance>>;

let [near, far]: Instance[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  [near, far] = await Promise.all([startInstance(), startInstance()]);
});
afterAll(async () => {
  await far?.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const signIn = async ({ container }: Instance, user: Pick<User, 'id'>) => {
  const at = new Date();
  const session = aSession({ userId: user.id, createdAt: at, expiresAt: new Date(at.getTime() + 3_600_000) });
  await container.get(tokens.reads).sessions.insert(session);
  const token = container.get(tokens.tokens).access({ userId: user.id, sessionId: session.id, at });
  return { Authorization: `Bearer ${token}` };
};

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const megabyte = 1024 * 1024;
const film = (size: number): Buffer => {
  const length = Buffer.alloc(100);
  length.writeUInt32BE(1, 12);
  length.writeUInt32BE(42, 16);
  const track = box('trak', box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from('vide'), Buffer.alloc(12))));
  const front = [box('ftyp', Buffer.from('isom\0\0\0\0isom')), box('moov', box('mvhd', length), track)];
  return Buffer.concat([...front, box('mdat', randomBytes(size - Buffer.concat(front).length - 8))]);
};

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const storedUser = async () => {
  const user = aUser();
  await far!.container.get(tokens.reads).users.insert(user); // started before all
  return user;
};

describe('an upload in parts, on two instances', () => {
  it('survives a cut line and the end of its server, in a new sign-in, byte for byte', async () => {
    const user = await storedUser();
    const video = film(24 * megabyte);
    const shared = {
      chunkSize: 5 * megabyte,
      metadata: { filename: 'buổi tập.mp4', filetype: 'video/mp4', purpose: 'GENERAL' },
      retryDelays: [50, 100, 200],
    };
    const headers = await signIn(near!, user);
    const address = await new Promise<string>((resolve, reject) => {
      const upload: Upload = new Upload(video, {
        ...shared,
        endpoint: `${near!.place}/api/media/uploads`,
        headers,
        onError: reject,
        // In the middle of a part: the line is cut.
        onProgress: (sent) => {
          if (sent > 12 * megabyte) void upload.abort().then(() => resolve(upload.url ?? ''));
        },
      });
      upload.start();
    });
    await near!.close();

    const again = await signIn(far!, user);
    await new Promise<void>((resolve, reject) => {
      new Upload(video, {
        ...shared,
        uploadUrl: `${far!.place}${new URL(address).pathname}`,
        headers: again,
        onError: reject,
        onSuccess: () => resolve(),
      }).start();
    });
    const made = await fetch(`${far!.place}/api/media`, {
      method: 'POST',
      headers: { ...again, 'Content-Type': 'application/json' },
      body: JSON.stringify({ uploadId: address.slice(address.lastIndexOf('/') + 1), purpose: 'GENERAL' }),
    });
    const medium = (await made.json()) as { id: MediumId; type: string; size: number; duration: number };
    expect([made.status, medium.type, medium.size, medium.duration]).toEqual([
      201,
      'VIDEO',
      video.length,
      42,
    ]);
    const { container } = far!;
    const stored = await container.get(tokens.reads).media.find(medium.id);
    expect(digest(await container.get(tokens.mediaStore).read(stored?.key ?? ''))).toBe(digest(video));
  });

  it('takes each part once, when several are sent at the same instant', async () => {
    near = await startInstance();
    const user = await storedUser();
    const headers = { ...(await signIn(far!, user)), 'Tus-Resumable': '1.0.0' };
    const begun = await fetch(`${far!.place}/api/media/uploads`, {
      method: 'POST',
      headers: { ...headers, 'Upload-Length': String(4 * megabyte) },
    });
    const path = begun.headers.get('location') ?? '';
    const part = (fill: number) => Buffer.alloc(2 * megabyte, fill);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((fill, index) =>
        fetch(`${(index % 2 === 0 ? near : far)!.place}${path}`, {
          method: 'PATCH',
          headers: { ...headers, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
          body: part(fill),
        }).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    );
    expect(answers.filter((status) => status === 204)).toHaveLength(1);
    const head = await fetch(`${near.place}${path}`, { method: 'HEAD', headers });
    expect(head.headers.get('upload-offset')).toBe(String(2 * megabyte));
    await near.close();
  });
});
