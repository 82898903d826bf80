import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import type { User } from '#core/people/account/user.ts';
import { errorCatalogue } from '#core/error-catalogue.ts';
import { type ErrorCode } from '#core/kernel/domain-error.ts';
import { statusRefusal } from '#core/access/actor/actor.ts';
import { permissions } from '#core/access/actor/permission.ts';
import { seedDemo } from '#fixtures/demo/seed.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import { plainPasswords } from '#fixtures/engine/ports.ts';
import { aRole, aSession, aUser } from '#fixtures/people/users.ts';
import { readConfig } from '../../../composition/config.ts';
import { createContainer, tokens } from '../../../composition/container.ts';
import { createTestDatabase } from '../../../persistence/testing/cluster.ts';
import { listen } from '../../engine/listen.ts';
import { openApiDocument } from '../../engine/openapi/openapi.ts';
import { createHttpServer } from '../../server.ts';
import { writePlainBuild } from '../plain-build.ts';
import { sendRaw, type RawAnswer } from './raw-http.ts';
import {
  bytesOf,
  fuzzRoles,
  requestMaker,
  type Document,
  type FuzzRequest,
  type FuzzRole,
  type Stock,
} from './requests.ts';

/** Longer than the five seconds within which everything but files and reports is answered. */
const patienceMs = 30_000;

/** The tables whose rows an address may name. */
const tables = [
  'users',
  'sessions',
  'roles',
  'media',
  'snapshots',
  'notifications',
  'mails',
  'payments',
  'incoming_transfers',
  'partners',
  'partner_rewards',
  'partner_claims',
  'products',
  'orders',
  'reviews',
  'review_bundles',
  'ratings',
  'saved_replies',
  'coach_requests',
  'specialization_requests',
  'announcements',
  'postings',
] as const;

/** Shown to a person who can do nothing any more. */
const endedCodes: ReadonlySet<string> = new Set(['access.sign_in_required', ...Object.values(statusRefusal)]);

const emailOf: Readonly<Record<Exclude<FuzzRole, 'visitor' | 'staff'>, string>> = {
  member: 'member@fitboard.example',
  coach: 'coach@fitboard.example',
};

/** The whole server on PostgreSQL with the demo people in it, listening, and what a fuzzer has to know of it. */
export const openFuzzedServer = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitboard-fuzz-'));
  const database = await createTestDatabase();
  const config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'none', TRUSTED_PROXIES: 'loopback' }),
    databaseUrl: database.url,
    bankWebhookSecret: 'n8Lq2Vw5Xz7Bc4Hd9Fg1Jk6Mp3Rt0YsU',
    mailWebhookSecret: 'w7Yd2Km9Qx4Tb8Nf1Gh6Js3Lp0Rv5ZcA',
  };
  const container = createContainer(config);
  container.rebind(tokens.passwords).toConstantValue(plainPasswords);
  /** What the server wrote at level error or above: an unforeseen fault, whatever the client was answered. */
  const errors: string[] = [];
  container
    .rebind(tokens.log)
    .toConstantValue(pino({ level: 'error' }, { write: (line) => void errors.push(line) }));
  const reads = container.get(tokens.reads);
  await seedDemo(container.get(tokens.ports));
  const http = createHttpServer(container, {
    doesWork: false,
    distFolder: writePlainBuild(join(folder, 'dist')),
  });
  const port = await listen(http.server, { host: '127.0.0.1', port: 0 });

  const roleId = 'fuzz-staff';
  await reads.roles.insert(aRole({ id: roleId, name: 'fuzz staff', permissions }));

  const userFor = async (role: Exclude<FuzzRole, 'visitor'>): Promise<User> => {
    const found = role === 'staff' ? null : await reads.users.findByEmail(emailOf[role]);
    if (found?.status === 'ACTIVE') return found;
    const user = aUser({
      id: nextId(),
      type: role === 'coach' ? 'COACH' : 'USER',
      ...(role === 'staff' && { roleId }),
    });
    await reads.users.insert(user);
    return user;
  };
  const tokenFor = async (role: FuzzRole): Promise<string | null> => {
    if (role === 'visitor') return null;
    const user = await userFor(role);
    const at = new Date();
    const session = aSession({
      id: nextId(),
      userId: user.id,
      createdAt: at,
      provenAt: at,
      expiresAt: new Date(at.getTime() + 86_400_000),
    });
    await reads.sessions.insert(session);
    return container.get(tokens.tokens).access({ userId: user.id, sessionId: session.id, at });
  };

  const idsIn = async (table: string): Promise<readonly [string, readonly string[]]> => {
    const rows: { id: unknown }[] = await database.db(table).select('id').orderBy('id').limit(12);
    return [table, rows.map(({ id }) => String(id))];
  };
  const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#0b5c49' } })
    .jpeg()
    .toBuffer();
  const stock: Stock = { ids: new Map(await Promise.all(tables.map(idsIn))), picture };
  const signedIn = new Map<FuzzRole, string | null>();
  for (const role of fuzzRoles) signedIn.set(role, await tokenFor(role));

  return {
    stock,
    /** The lines at level error that belong to an answer, or to none; each is handed out once. */
    errorsOf: (answer: RawAnswer | null): readonly string[] => {
      const id = /^x-request-id: (\S+)/im.exec(answer?.headers ?? '')?.[1];
      const own = errors.filter(
        (line) => answer === null || !line.includes('"requestId"') || (id !== undefined && line.includes(id)),
      );
      errors.splice(0, errors.length, ...errors.filter((line) => !own.includes(line)));
      return own.map((line) => line.slice(0, 1_500));
    },
    send: (request: FuzzRequest, index: number): Promise<RawAnswer> => {
      const bytes = bytesOf(request, index, `localhost:${config.port}`, signedIn.get(request.role) ?? null);
      return sendRaw(port, bytes, {
        patienceMs,
        halfClose: request.framing === 'broken',
        isHead: request.method === 'HEAD',
      });
    },
    /** Requests end sign-ins, accounts, rights and the opening hours: what the next ones need is put back. */
    repair: async (role: FuzzRole, code: ErrorCode | null): Promise<void> => {
      if (code === 'service.maintenance') await database.db('settings').delete();
      if (code === 'access.not_authorized' && role === 'staff')
        await database.db('roles').where({ id: roleId }).update({ permissions });
      if (code !== null && endedCodes.has(code)) signedIn.set(role, await tokenFor(role));
    },
    async close() {
      await http.close();
      await container.unbindAllAsync();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type FuzzedServer = Awaited<ReturnType<typeof openFuzzedServer>>;

const codeIn = ({ body, headers }: RawAnswer): ErrorCode | null => {
  if (!/^content-type: application\/problem\+json/im.test(headers)) return null;
  try {
    const { code } = JSON.parse(body) as { code?: unknown }; // checked below
    return typeof code === 'string' && Object.hasOwn(errorCatalogue, code) ? (code as ErrorCode) : null;
  } catch {
    return null;
  }
};

const faultOf = (request: FuzzRequest, answer: RawAnswer, code: ErrorCode | null): string | null => {
  const { status } = answer;
  if (status === 0) return request.framing === 'broken' ? null : 'no answer';
  // No model is connected here: the answer says so.
  if (code === 'service.maintenance' || code === 'translation.unavailable') return null;
  if (status >= 500) return `answered ${status}`;
  if (answer.isTwice) return `answered ${status}, and once more`;
  const isRefused = status >= 400 && request.method !== 'HEAD' && request.target.startsWith('/api/');
  if (isRefused && code === null) return `answered ${status} without a code of the catalogue`;
  return null;
};

export type FuzzReport = Readonly<{
  faults: readonly string[];
  statuses: ReadonlyMap<number, number>;
  operations: number;
}>;

const shown = (request: FuzzRequest): string =>
  `${request.role} ${request.method} ${request.target.slice(0, 300)} ${JSON.stringify(request.headers).slice(0, 300)} ` +
  `${request.framing} ${request.body === null ? '' : request.body.toString('latin1', 0, 300)}`;

/** Sends `count` requests of a seed, four at a time, and tells which of them the server answered as its own fault. */
export const fuzz = async (
  server: FuzzedServer,
  { seed, from, count }: Readonly<{ seed: number; from: number; count: number }>,
): Promise<FuzzReport> => {
  const requestAt = requestMaker(openApiDocument() as unknown as Document, seed); // it is one
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const operations = new Set<string>();
  let next = from;
  const one = async (index: number): Promise<void> => {
    const request = requestAt(index, server.stock);
    const answer = await server.send(request, index);
    const code = codeIn(answer);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    operations.add(request.name);
    const fault = faultOf(request, answer, code);
    const lines = server.errorsOf(answer);
    if (fault !== null || lines.length > 0) {
      faults.push(
        `request ${index}: ${fault ?? 'an error was logged'}\n  ${shown(request)}\n  ${lines.join('\n  ')}\n` +
          `  replay: FUZZ_SEED=${seed} FUZZ_FROM=${index} FUZZ_REQUESTS=1 npx vitest run --project db adapters/http/fuzz.db.test.ts`,
      );
    }
    await server.repair(request.role, code);
  };
  const lane = async (): Promise<void> => {
    while (next < from + count) await one(next++);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  faults.push(...server.errorsOf(null).map((line) => `an error was logged after the last answer: ${line}`));
  return { faults, statuses, operations: operations.size };
};
