import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { eicar, openClamd } from '#fixtures/platform/clamd.ts';
import { fileScannerAt, scannerProblem } from './file-scanner.ts';

const folder = mkdtempSync(join(tmpdir(), 'scanned-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (content: Buffer) => {
  const path = join(folder, `f${Math.random()}`);
  writeFileSync(path, content);
  return { path, size: content.byteLength };
};
const clean = () => fileOf(Buffer.from('Ghi chú buổi tập.'));
const harmful = () => fileOf(Buffer.concat([Buffer.alloc(700_000, 'a'), eicar()]));
const short = { connectMs: 300, idleMs: 300, wholeMs: 2_000 };

const clamd = async (options?: Parameters<typeof openClamd>[0]) => {
  const opened = await openClamd(options);
  onTestFinished(() => opened.close());
  return opened;
};

describe('clamd', () => {
  it('judges a file by its content, sent in pieces', async () => {
    const { url, scanned } = await clamd();
    const scanner = fileScannerAt(url);
    const [good, bad] = [clean(), harmful()];
    expect(await scanner.scan(good)).toEqual({ isClean: true });
    expect(await scanner.scan(bad)).toEqual({ isClean: false, found: 'Win.Test.EICAR_HDB-1' });
    expect(scanned).toEqual([good.size, bad.size]);
  });

  it('that hangs up, is silent, has not begun, or finds a file too long has judged nothing', async () => {
    const here = await clamd({ streamMaxLength: 500_000 });
    const said: unknown[] = [];
    const scanner = fileScannerAt(here.url, { failed: (error) => said.push(error) }, short);
    await expect(scanner.scan(harmful())).rejects.toMatchObject({ code: 'media.scan_unavailable' });
    for (const manner of ['hangs-up', 'is-silent', 'loads'] as const) {
      here.becomes(manner);
      await expect(scanner.scan(clean())).rejects.toMatchObject({ code: 'media.scan_unavailable' });
    }
    expect(said).toHaveLength(4);
    here.becomes('judges');
    expect(await scanner.scan(clean())).toEqual({ isClean: true });
  });

  it('is asked whether it is there', async () => {
    const here = await clamd();
    expect(await scannerProblem(here.url)).toBeNull();
    await here.close();
    expect(await scannerProblem(here.url)).toMatch(/ECONNREFUSED/);
  });

  it('is not reached where there is nothing', async () => {
    const here = await clamd();
    await here.close();
    await expect(fileScannerAt(here.url).scan(clean())).rejects.toMatchObject({
      code: 'media.scan_unavailable',
    });
  });
});

type Reply = Readonly<{ status?: number; body: string }>;

const hook = async (answer: (bytes: Buffer, headers: Record<string, unknown>) => Reply | null) => {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const reply = answer(Buffer.concat(pieces), request.headers);
      if (reply) response.writeHead(reply.status ?? 200).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/scan`;
};

describe('an HTTP hook', () => {
  it('is sent the bytes and its password, and judges', async () => {
    const heard: unknown[] = [];
    const place = await hook((bytes, { authorization }) => {
      heard.push(authorization);
      return {
        body: JSON.stringify(bytes.includes(eicar()) ? { clean: false, name: 'EICAR' } : { clean: true }),
      };
    });
    const scanner = fileScannerAt(`http://scan:b%C3%AD@${place}`);
    expect(await scanner.scan(clean())).toEqual({ isClean: true });
    expect(await scanner.scan(harmful())).toEqual({ isClean: false, found: 'EICAR' });
    expect(new Set(heard)).toEqual(new Set([`Basic ${Buffer.from('scan:bí').toString('base64')}`]));
    expect(await scannerProblem(`http://${place}`)).toBeNull();
  });

  it.each([
    ['a failure', { status: 500, body: '{"clean":true}' }],
    ['a redirect', { status: 302, body: '' }],
    ['a page', { body: '<html>Sign in</html>' }],
    ['another shape', { body: '{"clean":"yes"}' }],
    ['too much', { body: `{"clean":true,"name":"${'x'.repeat(20_000)}"}` }],
    ['nothing', null],
  ] as const)('that answers %s has judged nothing', async (_what, reply) => {
    const place = await hook(() => reply);
    await expect(fileScannerAt(`http://${place}`, {}, short).scan(clean())).rejects.toMatchObject({
      code: 'media.scan_unavailable',
    });
  });
});
