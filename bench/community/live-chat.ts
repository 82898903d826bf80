import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { tokens } from '#adapters/composition/container.ts';
import { onBenchDatabase, type BenchDatabase } from '../bench-database.ts';
import { once } from '../measure.ts';
import type { Report } from '../report.ts';
import { plugIn, type Plug } from '../sockets.ts';
import { makeGroups } from './chat.ts';
import { makePeople, share, sizeNote } from './crowd.ts';

const people = 100;
const groupSize = 10;
const messagesASecond = share(50);
const seconds = 20;
const warmSeconds = 3;
/** In ms, at the 95th percentile: a message, and that a room is read. */
const mostToHear = 250;
const mostToClear = 2_000;

type Person = Readonly<{
  id: string;
  sessionId: string;
  roomId: string;
  headers: Readonly<Record<string, string>>;
}>;

const signIn = async ({ container }: BenchDatabase, id: string): Promise<Omit<Person, 'roomId'>> => {
  const ports = container.get(tokens.ports);
  const [sessionId, at] = [ports.ids.next(), ports.clock.now()];
  const inOneDay = new Date(at.getTime() + 86_400_000);
  await ports.transaction(({ sessions }) =>
    sessions.insert({
      id: sessionId,
      userId: id,
      generation: 0,
      rotatedAt: at,
      userAgent: 'bench',
      address: '127.0.0.1',
      createdAt: at,
      lastUsedAt: at,
      expiresAt: inOneDay,
      endedAt: null,
      endReason: null,
      provenAt: at,
    }),
  );
  return {
    id,
    sessionId,
    headers: { authorization: `Bearer ${ports.tokens.access({ userId: id, sessionId, at })}` },
  };
};

/** Groups of ten, each person in one. */
const makeTalkers = async (database: BenchDatabase): Promise<readonly Person[]> => {
  await makePeople(database, 1, people);
  const talkers: Person[] = [];
  for (let from = 1; from <= people; from += groupSize) {
    const [roomId] = await makeGroups(database, from, { groups: 1, others: groupSize - 1, from: from + 1 });
    for (let person = from; person < from + groupSize; person += 1)
      talkers.push({ ...(await signIn(database, `p${person}`)), roomId: roomId! });
  }
  await database.bare.query('vacuum analyze');
  return talkers;
};

/** What a socket hears of: a message sent here, or that its own person has read up to a place. */
const newsOf = /"clientId":"(talk-[\w-]+)"|"type":"CHAT_MESSAGE_MARK_AS_READ"[^}]*"unreadRooms"/g;

/** In ms, from the request to each socket it concerns. */
type Delays = Readonly<{ heard: number[]; cleared: number[] }>;
type Began = Readonly<{
  sentAt: ReadonlyMap<string, number>;
  /** None while only messages are measured: who writes has read as well. */
  readAt: () => number | undefined;
}>;

/** When a socket heard of each message that was sent here, and that its own person has read. */
const measureNews = (plug: Plug, { sentAt, readAt }: Began, { heard, cleared }: Delays): void => {
  let text = '';
  plug.hear((bytes) => {
    text += bytes.toString('latin1');
    let end = 0;
    for (const match of text.matchAll(newsOf)) {
      const now = performance.now();
      const read = readAt();
      if (match[1] !== undefined) heard.push(now - sentAt.get(match[1])!); // only these begin so
      else if (read !== undefined) cleared.push(now - read);
      end = match.index + match[0].length;
    }
    // What is left may be the beginning of the next one.
    text = text.slice(end).slice(-200);
  });
};

const figuresOf = (taken: readonly number[], budget: number): string => {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]!.toFixed(0);
  return `heard after ${at(0.5)} ms (median), ${at(0.95)} ms (95th percentile, at most ${budget}), ${at(1)} ms (all), the request included`;
};

/** Waits until all was heard; what is lost ends the benchmark. */
const hearAll = async (taken: readonly number[], expected: number): Promise<void> => {
  for (let waited = 0; taken.length < expected && waited < 100; waited += 1) await pause(100);
  if (taken.length !== expected) throw new Error(`${taken.length} of ${expected} frames were heard`);
};

/** Members with ten sockets each on two instances, half of them here and half there; messages go in by HTTP, by turns. */
export const talking = ({ figures }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const talkers = await makeTalkers(database);
    const [one, other] = [
      await database.launch('./product-server.ts'),
      await database.launch('./product-server.ts'),
    ];
    const ports = [one.port, other.port] as const;
    const socketsEach = share(10);
    const tickets = database.container.get(tokens.wsTickets);
    const sentAt = new Map<string, number>();
    const readAt = new Map<string, number>();
    const delays: Delays = { heard: [], cleared: [] };
    const { heard, cleared } = delays;
    const plugs: Plug[] = [];
    for (const { id: userId, sessionId } of talkers)
      for (let index = 0; index < socketsEach; index += 1) {
        const plug = await plugIn(
          ports[plugs.length % 2]!,
          await tickets.issue({ userId, sessionId }, new Date()),
        );
        measureNews(plug, { sentAt, readAt: () => readAt.get(userId) }, delays);
        plugs.push(plug);
      }

    let count = 0;
    const say = async (talker = talkers[(count * 7) % talkers.length]!): Promise<void> => {
      const clientId = `talk-${randomUUID()}`;
      const body = JSON.stringify({ clientId, body: `Tin số ${count}`, attachmentIds: [] });
      const path = `/api/chat/rooms/${talker.roomId}/messages`;
      const port = ports[count % 2]!;
      count += 1;
      sentAt.set(clientId, performance.now());
      await once(port, { method: 'POST', path, headers: talker.headers, body }, (text) =>
        text.includes(clientId),
      );
    };
    /** At a steady beat, whether or not those before are answered: waiting counts. */
    const talkFor = async (length: number): Promise<number> => {
      const sent: Promise<void>[] = [];
      const began = performance.now();
      for (let beat = 0; beat < length * messagesASecond; beat += 1) {
        const ahead = began + (beat * 1_000) / messagesASecond - performance.now();
        if (ahead > 0) await pause(ahead);
        sent.push(say());
      }
      await Promise.all(sent);
      return sent.length;
    };
    await talkFor(warmSeconds);
    await pause(2_000);
    heard.length = 0;
    const sent = await talkFor(seconds);
    await hearAll(heard, sent * groupSize * socketsEach);
    const messagesLine =
      `Chat: ${plugs.length.toLocaleString('en')} sockets on two instances, ${messagesASecond} messages a second for ${seconds} s, each to ` +
      `${groupSize * socketsEach} sockets: ${figuresOf(heard, mostToHear)}; nothing was lost${sizeNote}.`;

    // One of each group has the last word, and with it has read all; the others have not.
    heard.length = 0;
    const last = talkers.filter((_, index) => index % groupSize === 0);
    for (const talker of last) await say(talker);
    await hearAll(heard, last.length * groupSize * socketsEach);
    const readers = talkers.filter((talker) => !last.includes(talker));
    for (const [index, { id, roomId, headers }] of readers.entries()) {
      readAt.set(id, performance.now());
      const path = `/api/chat/rooms/${roomId}/read`;
      const body = JSON.stringify({ seq: 1_000_000 });
      await once(ports[index % 2]!, { method: 'POST', path, headers, body }, (text) =>
        text.includes('readSeq'),
      );
    }
    await hearAll(cleared, readers.length * socketsEach);
    const readingLine = `Chat: read on one device, ${socketsEach} of the same person on two instances: ${figuresOf(cleared, mostToClear)}${sizeNote}.`;

    for (const { socket } of plugs) socket.destroy();
    for (const line of [messagesLine, readingLine]) {
      figures.push(line);
      console.log(line);
    }
  });
