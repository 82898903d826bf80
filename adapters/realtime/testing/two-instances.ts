import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, vi } from 'vitest';
import type { User } from '#core/people/account/user.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import type { MessageType, WireFrame } from '#http/live/contract/realtime.ts';
import { listen } from '#http/engine/listen.ts';
import { readConfig } from '../../composition/config.ts';
import { createLog } from '../../composition/log.ts';
import { createContainer, tokens } from '../../composition/container.ts';
import { createHttpServer } from '../../http/server.ts';
import { createTestDatabase, type TestDatabase } from '../../persistence/testing/cluster.ts';

export const patient = { timeout: 8_000 };

/** What the tests look at of any payload; each knows the type it asked for. */
export type Payload = Readonly<{
  type: MessageType;
  what: string;
  unreadRooms?: number;
  message: Readonly<{ id: string; body: string; isCollapsed: boolean; reactions: readonly object[] }>;
  room: Readonly<{ id: string; name: string; pins: readonly number[] }>;
}>;

const startInstance = async (databaseUrl: string, folder: string, write: (line: string) => void) => {
  const config = { ...readConfig({ DATA_DIR: folder, SEED: 'none' }), databaseUrl };
  const container = createContainer(config);
  const log = createLog({ logLevel: 'trace' }, { write });
  container.rebind<typeof log>(tokens.log).toConstantValue(log);
  const http = createHttpServer(container);
  const port = await listen(http.server, { host: '127.0.0.1', port: 0 });
  return { container, http, port };
};
type Instance = Awaited<ReturnType<typeof startInstance>>;

/** Two servers on one database, and people with devices on them. Both are there for the tests of one file. */
export const twoInstances = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitboard-chat-'));
  let database: TestDatabase;
  let near: Instance;
  let far: Instance;
  const logged: string[] = [];
  const write = (line: string): void => void logged.push(line);
  beforeAll(async () => {
    database = await createTestDatabase();
    near = await startInstance(database.url, folder, write);
    far = await startInstance(database.url, folder, write);
  });
  afterAll(async () => {
    for (const { http, container } of [near, far]) {
      await http.close();
      await container.unbindAllAsync();
    }
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const at = (place: Place): Instance => (place === 'near' ? near : far);

  /** One more sign-in of a person, on one of the instances. */
  const device = async (userId: string, place: Place) => {
    const { port } = at(place);
    const { reads, tokens: signing } = near.container.get(tokens.ports);
    const now = new Date();
    const session = aSession({ userId, createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) });
    await reads.sessions.insert(session);
    const token = signing.access({ userId, sessionId: session.id, at: now });
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      // Each test knows what it asked for.
      return { status: answer.status, body: (await answer.json()) as Record<string, never> };
    };
    const ticket = (await ask('POST', '/ws-ticket')).body['ticket'];
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?ticket=${String(ticket)}`);
    const frames: WireFrame[] = [];
    socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as WireFrame)); // the server's own
    await vi.waitUntil(() => socket.readyState === WebSocket.OPEN, patient);
    let sent = 0;
    const of = (type: MessageType) => frames.filter((frame) => frame.type === type);
    return {
      id: userId,
      ask,
      frames,
      of,
      /** The payload of the first frame of a type that fits, once it is there. */
      heard: async (type: MessageType, fits: (payload: Payload) => boolean = () => true) =>
        vi.waitUntil(
          () =>
            of(type)
              .map(({ payload }) => payload as unknown as Payload)
              .find(fits), // read by its fields
          patient,
        ),
      async say(type: MessageType, payload: object): Promise<Payload> {
        sent += 1;
        const id = `sent-${sent}`;
        socket.send(JSON.stringify({ channel: 'sendMessage', type, payload, id }));
        const answer = await vi.waitUntil(() => frames.find((frame) => frame.id === id), patient);
        return { type: answer.type, ...answer.payload } as unknown as Payload; // likewise
      },
    };
  };

  /** A new person with a device. */
  const person = async (place: Place) => {
    const user: User = aUser({ createdAt: new Date('2026-01-05T05:00:00.000Z') });
    const { reads } = near.container.get(tokens.ports);
    await reads.users.insert(user);
    await reads.socialCounts.add(user.id, { posts: 3 });
    return device(user.id, place);
  };
  type Person = Awaited<ReturnType<typeof person>>;

  const follow = async (follower: Person, followee: Person) =>
    near.container.get(tokens.reads).follows.insert({ followerId: follower.id, followeeId: followee.id, bell: false, pulled: false, createdAt: noon }); // prettier-ignore
  const friends = async () => {
    const [one, other] = [await person('near'), await person('far')];
    await follow(one, other);
    await follow(other, one);
    const { body } = await one.ask('POST', '/chat/rooms', { userId: other.id });
    return { one, other, roomId: String(body['id']) };
  };

  return {
    device,
    person,
    follow,
    friends,
    ports: () => near.container.get(tokens.ports),
    app: () => near.container.get(tokens.application),
    databaseUrl: () => database.url,
    /** Every line that either of them wrote. */
    logged,
  };
};
type Place = 'near' | 'far';
