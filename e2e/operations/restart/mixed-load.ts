import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureOf, sides } from '../../engine/pictures.ts';
import type { Person } from '../../engine/test-server.ts';
import { measured } from '../../coaching/coaching-material.ts';

/** What goes on at once; each is answered as it should be, or it is a failure in words. */
export type Load = Readonly<{
  failures: readonly string[];
  /** Answered as they should be, by kind. */
  answered: ReadonlyMap<string, number>;
  /** Fit Coin each member has converted, as it was answered. */
  converted: ReadonlyMap<string, number>;
  /** Ids of the messages that were taken, by room. */
  sent: ReadonlyMap<string, readonly string[]>;
  end(): Promise<void>;
}>;

export type Pair = Readonly<{ roomId: string; one: Person; other: Person }>;

/** A sign-in is good for a quarter of an hour: nobody waits for its end. */
const renewMs = 5 * 60_000;

export type Client = ReturnType<typeof openClient>;

/** A member's own program: one try for each request, as a proxy must deserve it. */
export const openClient = (
  url: string,
  person: Person,
  failures: string[],
  answered: Map<string, number>,
) => {
  let token = person.token;
  let renewAt = Date.now() + renewMs * Math.random();
  const began = Date.now();
  /** When it was tells whether an instance was just going. */
  const fail = (kind: string, path: string, why: string): void => {
    failures.push(`after ${Math.round((Date.now() - began) / 1_000)} s, ${kind} ${path}: ${why}`);
  };
  const send = async (kind: string, status: number, path: string, init: RequestInit): Promise<unknown> => {
    try {
      const answer = await fetch(`${url}/api${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, ...init.headers },
        signal: AbortSignal.timeout(20_000),
      });
      const text = await answer.text();
      if (answer.status === status) {
        answered.set(kind, (answered.get(kind) ?? 0) + 1);
        return text === '' ? {} : JSON.parse(text);
      }
      fail(kind, path, `${answer.status} ${text.slice(0, 400)}`);
    } catch (error) {
      const cause = error instanceof Error && error.cause !== undefined ? ` (${String(error.cause)})` : '';
      fail(kind, path, `${String(error)}${cause}`);
    }
    return undefined;
  };
  const post = (kind: string, status: number, path: string, body: object) =>
    send(kind, status, path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
  return {
    person,
    read: (path: string) => send('read', 200, path, {}),
    post,
    async upload(purpose: string, file: Readonly<{ name: string; bytes: Uint8Array<ArrayBuffer> }>) {
      const form = new FormData();
      form.set('purpose', purpose);
      form.set('file', new Blob([file.bytes], { type: 'image/jpeg' }), file.name);
      const answer = await send('upload', 201, '/media', { method: 'POST', body: form });
      return answer as { id: string } | undefined; // of our own contract
    },
    ticket: () => send('ticket', 200, '/ws-ticket', { method: 'POST' }),
    async renewed(): Promise<void> {
      if (Date.now() < renewAt) return;
      renewAt = Date.now() + renewMs;
      const { email, password } = person;
      const answer = await post('sign-in', 200, '/auth/login', { email, password, transport: 'body' });
      if (answer !== undefined) token = (answer as { accessToken: string }).accessToken; // of our own contract
    },
  };
};

const reads = [
  '/me',
  '/me/wallet',
  '/me/transactions?limit=20',
  '/indicators/home',
  '/indicators/timeline?range=3m',
  '/feed?limit=20',
  '/notifications?limit=20',
  '/chat/rooms?limit=30',
  '/settings/public',
] as const;

/** Pairs of members who read, save their week with photos, convert coins and write to each other, until it ends. */
export const startMixedLoad = (
  url: string,
  pairs: readonly Pair[],
): Load & Readonly<{ clients: readonly Client[] }> => {
  const failures: string[] = [];
  const answered = new Map<string, number>();
  const converted = new Map<string, number>();
  const sent = new Map<string, string[]>(pairs.map(({ roomId }) => [roomId, []]));
  let isOver = false;
  const forever = async (everyMs: number, step: (turn: number) => Promise<unknown>): Promise<void> => {
    await pause(Math.random() * everyMs);
    for (let turn = 0; !isOver; turn += 1) {
      await step(turn);
      await pause(everyMs);
    }
  };
  const clients: Client[] = [];
  const lanes: Promise<void>[] = [];
  for (const { roomId, one, other } of pairs)
    for (const person of [one, other]) {
      const client = openClient(url, person, failures, answered);
      clients.push(client);
      lanes.push(
        forever(60, async (turn) => {
          await client.renewed();
          await client.read(reads[turn % reads.length]!); // within the list
        }),
        forever(1_000, async () => {
          const answer = await client.post('conversion', 200, '/me/convert', { fitCoin: 1 });
          if (answer !== undefined) converted.set(person.id, (converted.get(person.id) ?? 0) + 1);
        }),
        forever(8_000, async (turn) => {
          const media: object[] = [];
          for (const side of sides) {
            const bytes = await pictureOf(side, 60 + (turn % 30));
            const file = await client.upload('PHYSICAL_PROFILE', { name: `${side}.jpg`, bytes });
            if (file !== undefined) media.push({ side, mediaId: file.id });
          }
          await client.post('save', 201, '/indicators', { ...measured, media });
        }),
        forever(2_000, async (turn) => {
          const answer = await client.post('message', 201, `/chat/rooms/${roomId}/messages`, {
            clientId: randomUUID(),
            body: `Lượt ${turn} của ${person.fullname}`,
          });
          if (answer !== undefined) sent.get(roomId)?.push((answer as { id: string }).id); // of our own contract
        }),
      );
    }
  return {
    failures,
    answered,
    converted,
    sent,
    clients,
    async end() {
      isOver = true;
      await Promise.all(lanes);
    },
  };
};
