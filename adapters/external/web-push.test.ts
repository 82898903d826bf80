import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PushNotice } from '#core/platform/notification/ports.ts';
import { PushGone } from '#core/platform/notification/push.ts';
import { aPushSubscription } from '#fixtures/platform/announcements.ts';
import { localTls } from '#fixtures/engine/local-tls.ts';
import { isVapidPrivateKey, newVapidPrivateKey, vapidPublicKey } from './secrets/vapid.ts';
import { webPushSender } from './web-push.ts';

type Heard = Readonly<{ path: string; headers: Record<string, unknown>; body: Buffer }>;

/** A push service of its own: what it heard, and what it answers by the path. */
let server: Server;
let heard: Heard[] = [];
beforeAll(async () => {
  server = createServer(localTls, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      heard.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      if (path === '/silent') return;
      response.writeHead(Number(path.slice(1)) || 201, path === '/302' ? { location: '/201' } : {});
      response.end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard = [];
});

const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const privateKey = newVapidPrivateKey();
const port = () => (server.address() as AddressInfo).port; // it listens on a port
const subscription = (path = '/201', parts: object = {}) =>
  aPushSubscription({
    userId: 'an',
    sessionId: 'a-session',
    endpoint: `https://localhost:${port()}${path}`,
    p256dh: browser.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
    ...parts,
  });
const notice: PushNotice = {
  id: 'a-notice',
  wording: {
    title: 'notification.SYSTEM.coins_granted.title',
    body: 'notification.SYSTEM.coins_granted.body',
    values: { amount: 1000, coin: 'BASE_COIN', note: 'Quà' },
  },
  language: 'vi',
  link: '/dashboard/user/transaction',
};
const sender = (parts: object = {}) =>
  webPushSender({
    privateKey,
    contact: 'Fitboard <no-reply@fitboard.example>',
    isAllowed: () => true,
    ca: localTls.cert,
    timeoutMs: 500,
    ...parts,
  });

/** What the browser does (RFC 8188 and 8291). */
const opened = (sealed: Buffer): string => {
  const [salt, keyLength] = [sealed.subarray(0, 16), sealed.readUInt8(20)];
  const serverKey = sealed.subarray(21, 21 + keyLength);
  const secret = Buffer.from(
    hkdfSync(
      'sha256',
      browser.computeSecret(serverKey),
      auth,
      Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), serverKey]),
      32,
    ),
  );
  const derive = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${info}\0`), length));
  const text = sealed.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(text.subarray(-16));
  const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
};

describe('a push', () => {
  it('is sealed for its browser, in its owner’s language', async () => {
    await sender().send(subscription(), notice);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(JSON.parse(opened(heard[0]?.body ?? Buffer.alloc(0)))).toEqual({
      title: expect.any(String),
      body: expect.stringContaining('1.000 Base Coin'),
      link: '/dashboard/user/transaction',
      tag: 'a-notice',
      language: 'vi',
    });
  });

  it('is signed for its push service, with whom to write to', async () => {
    const { send, publicKey } = sender();
    await send(subscription(), notice);
    const [, token = '', key] =
      /^vapid t=(\S+), k=(\S+)$/.exec(String(heard[0]?.headers['authorization'])) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(publicKey ?? '', 'base64url');
    const signer = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });

    expect(key).toBe(publicKey);
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: signer, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: `https://localhost:${port()}`,
      sub: 'mailto:no-reply@fitboard.example',
    });
  });

  it.each([404, 410])('that is answered %i has no receiver any more', async (status) => {
    await expect(sender().send(subscription(`/${status}`), notice)).rejects.toThrow(PushGone);
  });

  it.each(['/302', '/429', '/500', '/503'])(
    'that is answered %s is tried again, and follows nothing',
    async (path) => {
      const failed = sender().send(subscription(path), notice);
      await expect(failed).rejects.toThrow(/answered/);
      await expect(failed).rejects.not.toThrow(PushGone);
      expect(heard.map((one) => one.path)).toEqual([path]);
    },
  );

  it('waits for nobody who does not answer', async () => {
    await expect(sender().send(subscription('/silent'), notice)).rejects.toThrow('took too long');
  });

  it('goes to the open internet only, wherever a name leads', async () => {
    const { send } = webPushSender({ privateKey, contact: 'a@fitboard.example', ca: localTls.cert });
    await expect(send(subscription(), notice)).rejects.toThrow('does not lead to the open internet');
    for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', '[::ffff:10.0.0.1]'])
      await expect(
        send(subscription('', { endpoint: `https://${host}:${port()}/201` }), notice),
      ).rejects.toThrow(PushGone);
    await expect(send(subscription('', { endpoint: 'http://localhost/201' }), notice)).rejects.toThrow(
      PushGone,
    );
    expect(heard).toEqual([]);
  });

  it('with keys that are none has no receiver', async () => {
    await expect(sender().send(subscription('/201', { p256dh: 'AAAA' }), notice)).rejects.toThrow(PushGone);
  });
});

describe('the key of web push', () => {
  it('is new each time, and known by its public half', () => {
    const keys = Array.from({ length: 50 }, newVapidPrivateKey);
    expect(new Set(keys).size).toBe(50);
    expect(keys.every(isVapidPrivateKey)).toBe(true);
    for (const key of keys) expect(Buffer.from(vapidPublicKey(key), 'base64url')).toHaveLength(65);
    for (const text of ['', 'short', 'A'.repeat(43), `${keys[0]}x`])
      expect(isVapidPrivateKey(text)).toBe(false);
  });
});
