import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { User } from '#core/people/account/user.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import { plainPasswords } from '#fixtures/engine/ports.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { readConfig } from '#adapters/composition/config.ts';
import { createContainer, tokens } from '#adapters/composition/container.ts';
import { createLog } from '#adapters/composition/log.ts';
import { runJob } from '#adapters/scheduler/jobs.ts';
import { listen } from '#http/engine/listen.ts';
import { createHttpServer } from '../server.ts';

export type LogLine = Readonly<{ level: number; msg: string; failures?: number; seconds?: number }>;

type Asked = Readonly<{ token?: string; body?: object | FormData; key?: string }>;

export type FaultAnswer = Readonly<{
  status: number;
  body: Record<string, unknown>;
  ms: number;
  retryAfter: string | null;
}>;

type Options = Readonly<{
  databaseUrl: string;
  variables?: Readonly<Record<string, string>>;
  /** Whether events, mails and jobs have their turn by themselves. */
  doesWork?: boolean;
}>;

/** The product on one port, with a clock that can be moved while it runs, and a log that can be read. */
export const openFaultServer = async ({ databaseUrl, variables = {}, doesWork = true }: Options) => {
  const folder = mkdtempSync(join(tmpdir(), 'fitboard-faults-'));
  const config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'none', ...variables }),
    databaseUrl,
  };
  const container = createContainer(config);
  const lines: LogLine[] = [];
  let offset = 0;
  container.rebind(tokens.passwords).toConstantValue(plainPasswords);
  container.rebind(tokens.clock).toConstantValue({ now: () => new Date(Date.now() + offset) });
  container.rebind(tokens.log).toConstantValue(
    createLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as LogLine) }), // pino's lines
  );
  const http = createHttpServer(container, { doesWork });
  const port = await listen(http.server, { host: '127.0.0.1', port: 0 });
  const reads = container.get(tokens.reads);
  const app = container.get(tokens.application);

  const ask = async (
    method: string,
    path: string,
    { token, body, key }: Asked = {},
  ): Promise<FaultAnswer> => {
    const began = performance.now();
    const isForm = body instanceof FormData;
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>), // every answer of these is an object
      ms: performance.now() - began,
      retryAfter: answer.headers.get('retry-after'),
    };
  };

  return {
    container,
    folder: config.dataDir,
    port,
    ask,
    app,
    reads,
    lines,
    /** The application's clock, from now on so far ahead of the machine's, or behind it. */
    moveClock(milliseconds: number) {
      offset = milliseconds;
    },
    runJob: (name: string) => runJob(app, name),
    async tokenOf({ id }: Pick<User, 'id'>): Promise<string> {
      const at = new Date(Date.now() + offset);
      const expiresAt = new Date(at.getTime() + 30 * 86_400_000);
      const session = aSession({ userId: id, createdAt: at, expiresAt });
      await reads.sessions.insert(session);
      return container.get(tokens.tokens).access({ userId: id, sessionId: session.id, at });
    },
    /** With Fit Coin to spend. */
    async member(fitCoin = 0, parts: Partial<User> = {}) {
      const user = aUser(parts);
      await reads.users.insert(user);
      if (fitCoin > 0)
        await reads.wallets.apply(
          aTransfer({ userId: user.id, coin: 'FIT_COIN', amount: fitCoin, reference: nextId() }),
        );
      return { ...user, token: await this.tokenOf(user) };
    },
    async upload(token: string, bytes: Buffer): Promise<FaultAnswer> {
      const form = new FormData();
      form.set('purpose', 'AVATAR');
      form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
      return ask('POST', '/media', { token, body: form });
    },
    /** As a page does it: once the line breaks it is opened again, until it stands. */
    keepSocket(tokenNow: () => Promise<string> | string) {
      const frames: string[] = [];
      let opened = 0;
      let isOver = false;
      let socket: WebSocket | null = null;
      const open = async (): Promise<void> => {
        if (isOver) return;
        const again = () => void setTimeout(() => void open(), 300);
        const { status, body } = await ask('POST', '/ws-ticket', { token: await tokenNow() }).catch(() => ({
          status: 0,
          body: {} as Record<string, unknown>,
        }));
        if (status !== 200) return again();
        socket = new WebSocket(`ws://127.0.0.1:${port}/ws?ticket=${String(body['ticket'])}`);
        socket.on('open', () => (opened += 1));
        socket.on('message', (data: Buffer) => frames.push(data.toString()));
        socket.on('error', () => undefined); // `close` follows
        socket.on('close', again);
      };
      void open();
      return {
        frames,
        opened: () => opened,
        isOpen: () => socket?.readyState === WebSocket.OPEN,
        close() {
          isOver = true;
          socket?.close();
        },
      };
    },
    async close(): Promise<void> {
      await http.close();
      await container.unbindAllAsync();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type FaultServer = Awaited<ReturnType<typeof openFaultServer>>;
