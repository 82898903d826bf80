import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { listen } from '../listen.ts';

const host = 'Host: localhost:3000\r\n';

/** All that a server says on one connection until it ends it, or has been silent for a while. */
const conversation = (port: number, sent: string, { isLast = false } = {}): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('utf8'));
    };
    socket.setTimeout(1_000, done);
    socket.on('data', (chunk) => void chunks.push(chunk));
    socket.on('end', done).on('error', done);
    if (isLast) socket.end(sent, 'latin1');
    else socket.write(sent, 'latin1');
  });

const answersIn = (text: string) =>
  text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((part) => part !== '')
    .map((part) => {
      const [head = '', body = ''] = part.split('\r\n\r\n');
      const isProblem = /^content-type: application\/problem\+json/im.test(head);
      const problem = isProblem
        ? (JSON.parse(body) as Record<'code' | 'requestId' | 'detail' | 'status', unknown>) // judged by the test
        : null;
      return {
        status: Number(head.slice(9, 12)),
        id: /^x-request-id: (\S+)/im.exec(head)?.[1],
        isLast: /^connection: close/im.test(head),
        problem,
      };
    });

const start = async () => {
  const user = aUser();
  const { http, tokenOf } = openTestServer({ seed: { users: [user] } });
  const port = await listen(http.server, { host: '127.0.0.1', port: 0 });
  const bearer = `Authorization: Bearer ${tokenOf(user)}\r\n`;
  return { port, bearer };
};
const long = 'x'.repeat(20_000);

const rooms = (bearer: string, query: string, length: number) =>
  `GET /api/chat/rooms${query} HTTP/1.1\r\n${host}${bearer}Content-Length: ${length}\r\n\r\n{"a":1}`;

describe('what is no request', () => {
  it.each([
    ['another protocol', 'SSH-2.0-client\r\n\r\n', 400, 'request.unreadable'],
    ['a header that is none', `GET /api/me HTTP/1.1\r\n${host}A b: c\r\n\r\n`, 400, 'request.unreadable'],
    ['headers without an end', `GET /api/me HTTP/1.1\r\n${host}A: ${long}\r\n\r\n`, 431, 'input.too_large'],
    ['no host', 'GET /api/me HTTP/1.1\r\n\r\n', 400, 'request.unreadable'],
    ['an expectation', `GET /api/me HTTP/1.1\r\n${host}Expect: rain\r\n\r\n`, 417, 'request.unreadable'],
    ['a tunnel', `CONNECT me:443 HTTP/1.1\r\n${host}\r\n`, 405, 'route.method_not_allowed'],
    [
      'a chunk without its length',
      `POST /api/auth/login HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
      'request.unreadable',
    ],
    [
      'a chunk that says too much',
      `POST /api/auth/login HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n1;${long}\r\n`,
      413,
      'input.too_large',
    ],
  ])('is refused once, with a code: %s', async (_, sent, status, code) => {
    const { port } = await start();
    const answers = answersIn(await conversation(port, sent));
    expect(answers).toMatchObject([{ status, problem: { code, status } }]);
    expect(answers[0]?.problem?.requestId).toBe(answers[0]?.id);
    expect(answers[0]?.problem?.detail).toMatch(/\p{L}/u);
  });

  it('is refused behind the answers of the requests before it', async () => {
    const { port, bearer } = await start();
    const good = `GET /api/chat/rooms HTTP/1.1\r\n${host}${bearer}\r\n`;
    const answers = answersIn(await conversation(port, `${good}${good}garbage\r\n\r\n`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
    expect(answers[2]).toMatchObject({ isLast: true, problem: { code: 'request.unreadable' } });
  });
});

describe('a body that nobody reads', () => {
  it.each([
    ['refused', '?limit=x', 400],
    ['answered', '', 200],
  ])('and that breaks off: its request is %s once, and the connection ends', async (_, query, status) => {
    const { port, bearer } = await start();
    const answers = answersIn(await conversation(port, rooms(bearer, query, 107), { isLast: true }));
    // The end may be noticed before the answer is made; a second answer would be taken for that of the next request.
    expect(answers).toHaveLength(1);
    const [answer] = answers;
    expect([status, 400]).toContain(answer?.status);
    if (answer?.status === 400)
      expect(answer.problem?.code).toMatch(/^(input\.whole_number|request\.unreadable)$/);
  });

  it('that is whole stands in the way of no other request', async () => {
    const { port, bearer } = await start();
    const sent = `${rooms(bearer, '', 7)}${rooms(bearer, '?limit=x', 7)}${rooms(bearer, '', 7)}`;
    const answers = answersIn(await conversation(port, sent));
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200]);
  });
});
