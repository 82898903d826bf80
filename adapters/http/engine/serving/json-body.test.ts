import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxJsonBytes, readJson, receiveBody } from './json-body.ts';

const json = (text: string | Uint8Array) => ({ contentType: 'application/json', bytes: Buffer.from(text) });
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const brokenText = new Uint8Array([0x5b, 0x22, 0xff, 0x22, 0x5d]);

const ours = createServer((request, response) => {
  receiveBody(request)
    .then((received) => response.end(String(received?.bytes.byteLength ?? 'none')))
    .catch((error: { code: string }) => response.writeHead(400).end(error.code));
});
const library = createServer(
  express().use(
    express.json({ limit: maxJsonBytes }),
    (request, response) => void response.json(request.body),
  ),
);
const servers = [ours, library];

beforeAll(() =>
  Promise.all(servers.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))),
);
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

/** Without saying how long it is. */
const sendInPieces = async (pieces: readonly string[]): Promise<string> => {
  const { port } = ours.address() as AddressInfo; // it listens on a port
  const body = ReadableStream.from(pieces.map((piece) => Buffer.from(piece)));
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, duplex: 'half' });
  return answer.text();
};

/** Announces more than is taken and sends a part of it: whether an answer comes to that. */
const answersBeforeTheEnd = (server: typeof ours): Promise<boolean> =>
  new Promise((resolve) => {
    const { port } = server.address() as AddressInfo; // it listens on a port
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${maxJsonBytes + 1}\r\n\r\n[`,
      );
    });
    const finish = (isAnswered: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isAnswered);
    };
    const timer = setTimeout(() => finish(false), 300);
    socket.on('data', () => finish(true));
  });

describe('the body of a request', () => {
  it('is taken as it was sent, and is nothing when nothing was sent', async () => {
    expect((await supertest(ours).post('/').send('{"a":1}')).text).toBe('7');
    expect((await supertest(ours).post('/')).text).toBe('none');
    expect(await sendInPieces(['{"a"', ':1}'])).toBe('7');
  });

  it('is refused when it is too long, announced or not', async () => {
    const text = 'x'.repeat(maxJsonBytes + 1);
    expect((await supertest(ours).post('/').send(text)).text).toBe('input.too_large');
    expect(await sendInPieces([text.slice(1), 'x', 'x'])).toBe('input.too_large');
  });

  it('is refused when it is compressed', async () => {
    const answer = await supertest(ours).post('/').set('Content-Encoding', 'gzip').send('{}');
    expect(answer.text).toBe('input.not_json');
  });
});

describe('json-body is needed as long as express.json', () => {
  it('takes a text of any depth', async () => {
    const deep = nested(500);
    expect(() => readJson(json(deep))).toThrow('input.not_json');
    const taken = await supertest(library).post('/').set('Content-Type', 'application/json').send(deep);
    expect(taken.status).toBe(200);
  });

  it('reads broken UTF-8 as something else', async () => {
    expect(() => readJson(json(brokenText))).toThrow('input.not_json');
    const { port } = library.address() as AddressInfo; // it listens on a port
    const headers = { 'Content-Type': 'application/json' };
    const taken = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: brokenText });
    expect(await taken.json()).toEqual(['�']);
  });

  it('answers a body that is too long only when all of it has come', async () => {
    expect(await answersBeforeTheEnd(ours)).toBe(true);
    expect(await answersBeforeTheEnd(library)).toBe(false);
  });
});
