import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { superUserId } from '#core/kernel/id.ts';
import { maxOffset, partSize } from '#core/kernel/page.ts';
import { plainPasswords } from '#fixtures/engine/ports.ts';
import { byEffort } from '#fixtures/engine/test-effort.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { readConfig } from '#adapters/composition/config.ts';
import { createContainer, tokens } from '#adapters/composition/container.ts';
import { createTestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { listen } from '../engine/listen.ts';
import { createHttpServer } from '../server.ts';

const ledgerRows = byEffort(120_000, 1_000_000);

const folder = mkdtempSync(join(tmpdir(), 'fitboard-files-'));

const openServer = async () => {
  const database = await createTestDatabase();
  const config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'none' }),
    databaseUrl: database.url,
  };
  const container = createContainer(config);
  container.rebind(tokens.passwords).toConstantValue(plainPasswords);
  const http = createHttpServer(container, { doesWork: false });
  const port = await listen(http.server, { host: '127.0.0.1', port: 0 });
  const reads = container.get(tokens.reads);
  const base = `http://127.0.0.1:${port}`;

  const signIn = async (userId: string) => {
    const at = new Date();
    const session = aSession({ userId, createdAt: at, expiresAt: new Date(at.getTime() + 3_600_000) });
    await reads.sessions.insert(session);
    return container.get(tokens.tokens).access({ userId, sessionId: session.id, at });
  };
  const staff = await signIn(superUserId);
  const member = aUser({ email: 'hoa@example.com' });
  await reads.users.insert(member);
  const memberToken = await signIn(member.id);

  /** Each statement that reads a part of a file. */
  const fetches: string[] = [];
  container.get(tokens.readingDb).on('query', ({ sql }: { sql: string }) => {
    if (sql.startsWith('fetch')) fetches.push(sql);
  });

  const get = (path: string, token: string | null = staff) =>
    fetch(`${base}${path}`, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  const ticket = async (body: object, token = staff) => {
    const answer = await fetch(`${base}/api/admin/download-tickets`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as { url: string; code?: string }) };
  };
  return {
    database,
    reads,
    get,
    ticket,
    memberToken,
    fetches,
    /** As many movements as make so many postings, quicker than one by one. */
    async post(rows: number, note: string) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(
        `insert into postings (transfer_id, account, coin, amount, reason, reference, note, actor, created_at)
         select $1 || n, side.account, 'BASE_COIN', side.sign * (1 + n % 90), 'GRANT', $1 || n, $1, 'system',
           timestamptz '2026-01-01T00:00:00Z' + n * interval '1 second'
         from generate_series(1, $2::int / 2) as n
         cross join (values ('ISSUED', -1), ('REVENUE', 1)) as side(account, sign)`,
        [note, rows],
      );
      await client.end();
    },
    async logged(action: string) {
      const sort = { field: 'id', order: 'ASC' } as const;
      return (await reads.auditLog.list({ sort, from: 0, to: 99, filter: { action } })).rows;
    },
    async close() {
      await http.close();
      await container.unbindAllAsync();
      await database.drop();
    },
  };
};

let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  server = await openServer();
  await server.post(ledgerRows, '=much');
}, 300_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The lines of a file without keeping more of it than a line. */
async function* linesOf(answer: Response): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const chunk of answer.body ?? []) {
    const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\r\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const sorted = 'sort=["createdAt","ASC"]';

describe('the file of a staff list', () => {
  it('holds every row in the order asked for, as they stood when it was asked for', async () => {
    const answer = await server.get(`/api/admin/ledger.csv?${sorted}&language=vi`);
    expect(answer.status).toBe(200);
    const lines = linesOf(answer);
    const { value: heading } = await lines.next();
    expect(heading).toBe(
      '\uFEFFThời điểm (Asia/Ho_Chi_Minh),Loại giao dịch,Tài khoản,Người dùng,Số coin,Loại coin,Số dư sau đó,Mã giao dịch,Nguồn,Ghi chú,Mã',
    );
    const { value: first = '' } = await lines.next();
    expect(first).toMatch(/^2026-01-01 07:00:01,[^,]+,Phát hành,,-2,Base Coin,,'=much1,'=much1,'=much,\d+$/);

    await server.post(2, 'later');
    let rows = 1;
    let last = Number(first.split(',').at(-1));
    for await (const line of lines) {
      const id = Number(line.split(',').at(-1));
      if (id <= last) throw new Error(`${id} stands after ${last}`);
      last = id;
      rows += 1;
    }
    expect(rows).toBe(ledgerRows);
    expect(server.fetches.length).toBeLessThanOrEqual(ledgerRows / partSize + 1);
    expect(new Set(server.fetches)).toEqual(new Set([`fetch forward ${partSize} from whole_list`]));
  }, 600_000);

  it('is written into the log: who took what, by which filter, how many rows', async () => {
    const filter = { account: 'REVENUE', createdAt_lte: '2026-01-01T00:00:10Z' };
    const answer = await server.get(`/api/admin/ledger.csv?${sorted}&filter=${JSON.stringify(filter)}`);
    expect((await answer.text()).split('\r\n')).toHaveLength(13);

    const asked = { actor: superUserId, targetType: 'list', targetId: 'ledger' };
    const of = { filter, sort: 'createdAt ASC' };
    expect((await server.logged('list.export')).at(-1)).toMatchObject({ ...asked, after: of });
    expect((await server.logged('list.export_end')).at(-1)).toMatchObject({
      ...asked,
      after: { ...of, rows: 11, complete: true },
    });
  });

  it('waits for its reader instead of piling up', async () => {
    const before = server.fetches.length;
    const answer = await server.get(`/api/admin/ledger.csv?${sorted}`);
    const reader = answer.body?.getReader();
    await reader?.read();
    let seen = -1;
    await vi.waitUntil(
      () => {
        const isStill = seen === server.fetches.length;
        seen = server.fetches.length;
        return isStill;
      },
      { interval: 300, timeout: 30_000 },
    );
    expect(server.fetches.length - before).toBeLessThan(ledgerRows / partSize);

    await reader?.cancel();
    await vi.waitUntil(async () => {
      const end = (await server.logged('list.export_end')).at(-1)?.after as {
        complete: boolean;
        rows: number;
      };
      return !end.complete && end.rows < ledgerRows;
    });
  });

  it('that breaks off is broken off for its reader too, and never looks whole', async () => {
    const answer = await server.get(`/api/admin/ledger.csv?${sorted}`);
    const lines = linesOf(answer);
    await lines.next();
    await server.database.db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fitboard reading'`,
    );
    await expect(
      (async () => {
        for await (const line of lines) if (line === '') return;
      })(),
    ).rejects.toThrow();
    await vi.waitUntil(async () => {
      const end = (await server.logged('list.export_end')).at(-1)?.after as {
        complete: boolean;
        rows: number;
      };
      return !end.complete && end.rows < ledgerRows;
    });
  });

  it('leaves no connection behind, however it ended', async () => {
    for (let times = 0; times < 5; times += 1) {
      const answer = await server.get(`/api/admin/ledger.csv?${sorted}`);
      await answer.body?.cancel();
    }
    const whole = await server.get('/api/admin/roles.csv');
    expect(whole.status).toBe(200);
    await whole.text();
    await vi.waitUntil(async () => {
      const { rows } = await server.database.db.raw<{ rows: { state: string }[] }>(
        `select state from pg_stat_activity where application_name = 'fitboard reading' and state <> 'idle'`,
      );
      return rows.length === 0;
    });
  });

  it('is as large as its list says it is, or larger than anybody counts', async () => {
    const page = await server.get('/api/admin/ledger?range=[0,24]');
    expect(page.headers.get('content-range')).toBe('ledger 0-24/*');
    expect(page.headers.get('total-more-than')).toBe(String(maxOffset));
    const counted = await server.get('/api/admin/roles?range=[0,0]');
    expect(counted.headers.get('content-range')).toBe('roles 0-0/4');
    expect(counted.headers.get('total-more-than')).toBeNull();
  });
});

describe('a ticket for a file', () => {
  const asked = { list: 'roles', sort: ['name', 'ASC'], filter: { q: 'thành' }, language: 'en' };

  it('opens its address once, without a token, and no other', async () => {
    const { url } = await server.ticket(asked);
    expect(url).toContain('/api/admin/roles.csv?sort=');
    const other = url.replace('/roles.csv', '/users.csv');
    expect((await server.get(other, null)).status).toBe(401);
    expect((await server.get(url.replace('language=en', 'language=vi'), null)).status).toBe(401);

    const answer = await server.get(url, null);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="fitboard-roles-[\d-]+\.csv"/,
    );
    expect((await answer.text()).split('\r\n')[0]).toBe(
      'Name,Description,Rights,People,Origin,Updated (Asia/Ho_Chi_Minh),Id',
    );
    expect((await server.get(url, null)).status).toBe(401);
  });

  it('is refused to those who may not see the list, and where there is none', async () => {
    expect(await server.ticket(asked, server.memberToken)).toMatchObject({ status: 403 });
    expect(await server.ticket({ list: 'secrets' })).toMatchObject({ status: 404, code: 'route.not_found' });
  });

  it('is worth nothing once its holder has lost the right', async () => {
    const { url } = await server.ticket(asked);
    await server.database.db.raw(`delete from sessions`);
    expect((await server.get(url, null)).status).toBe(401);
  });
});
