import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Member } from '../members.ts';

/** One request of an attacker; answers its status. */
type Abuse = (index: number) => Promise<number>;

const patienceMs = 60_000;

/** Detail everywhere, as in a photograph, of so many megapixels. */
const photograph = async (width: number, height: number, format: 'jpeg' | 'png'): Promise<Blob> => {
  const grain = { raw: { width: 256, height: 256, channels: 3 } } as const;
  const scene = sharp(randomBytes(256 * 256 * 3), grain).resize(width, height, { kernel: 'cubic' });
  const encoded = format === 'jpeg' ? scene.jpeg({ quality: 80 }) : scene.png({ compressionLevel: 1 });
  return new Blob([new Uint8Array(await encoded.toBuffer())]);
};

const formWith = (file: Blob): FormData => {
  const form = new FormData();
  form.set('purpose', 'GENERAL');
  form.set('file', file, 'file.jpg');
  return form;
};

export type Pictures = Readonly<Record<'large' | 'middle' | 'drawing' | 'half' | 'none', Blob>>;

export const makePictures = async (): Promise<Pictures> => {
  const large = await photograph(7_000, 5_000, 'jpeg');
  return {
    large,
    middle: await photograph(4_000, 3_000, 'jpeg'),
    drawing: await photograph(1_500, 1_200, 'png'),
    half: large.slice(0, large.size >> 1),
    none: new Blob([randomBytes(3_000_000)]),
  };
};

type Attacked = Readonly<{ port: number; members: readonly Pick<Member, 'headers'>[]; pictures: Pictures }>;

/** What a server is sent that is large, broken or dear, by its kind. */
export const abusesOf = ({
  port,
  members,
  pictures,
}: Attacked): Readonly<Record<string, readonly Abuse[]>> => {
  const send = async (index: number, path: string, init: RequestInit = {}): Promise<number> => {
    const headers = new Headers(init.headers);
    headers.set('authorization', members[index % members.length]!.headers['authorization'] ?? ''); // in range
    headers.set('x-forwarded-for', `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers, signal });
    await answer.arrayBuffer();
    return answer.status;
  };
  const get =
    (path: string): Abuse =>
    (index) =>
      send(index, path);
  const sendJson =
    (method: 'POST' | 'PUT', path: string, bodyOf: (index: number) => string): Abuse =>
    (index) =>
      send(index, path, { method, headers: { 'content-type': 'application/json' }, body: bodyOf(index) });
  const upload =
    (file: Blob): Abuse =>
    (index) =>
      send(index, '/api/media', { method: 'POST', body: formWith(file) });
  const form =
    (body: string): Abuse =>
    (index) =>
      send(index, '/api/media', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body,
      });
  /** As many large messages as a connection may send in a minute, and one that ends it. */
  const socket: Abuse = async (index) => {
    const { headers } = members[index % members.length]!; // in range
    const asked = await fetch(`http://127.0.0.1:${port}/api/ws-ticket`, { method: 'POST', headers });
    const { data } = (await asked.json()) as { data?: { ticket: string } };
    if (!data) return asked.status;
    const live = new WebSocket(`ws://127.0.0.1:${port}/ws?ticket=${data.ticket}`);
    await new Promise<void>((resolve) => {
      live.addEventListener('open', () => {
        for (let count = 0; count < 60; count += 1) live.send(`{"id":"${'x'.repeat(60_000)}"}`);
        live.send('x'.repeat(70_000));
      });
      live.addEventListener('close', () => resolve());
      live.addEventListener('error', () => resolve());
    });
    return 101;
  };

  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const draft = JSON.stringify({
    inputs: {
      body: Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`k${at}`, 'v'.repeat(30)])),
    },
    step: 1,
    version: 0,
  });
  return {
    pictures: Object.values(pictures).map(upload),
    forms: [form(part + 'x'.repeat(2_000_000)), form(part.repeat(2_000)), form('x'.repeat(1_000_000))],
    json: [
      sendJson('PUT', '/api/indicators/draft', () => draft),
      sendJson('PUT', '/api/indicators/draft', () => '['.repeat(120_000) + ']'.repeat(120_000)),
      sendJson('POST', '/api/auth/login', () => `{"email":"${'x'.repeat(250_000)}"}`),
    ],
    'sign-ins': [
      sendJson('POST', '/api/auth/login', (index) =>
        JSON.stringify({ email: `nobody${index}@bench.invalid`, password: 'không phải' }),
      ),
    ],
    files: [
      get('/api/me/export'),
      get('/api/me/transactions.csv'),
      get('/api/indicators/export?format=CSV'),
      (index) => send(index * members.length, '/api/indicators/export?format=JSON'), // the one with five years
      (index) => send(1 + index * members.length, '/api/admin/users.csv'), // the one who is of the staff
    ],
    sockets: [socket],
  };
};
