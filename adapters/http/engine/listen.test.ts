import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { closeGently, findPort, listen } from './listen.ts';

const host = '127.0.0.1';

describe('listening', () => {
  it('finds a free port, and says in one sentence when the one asked for is taken', async () => {
    const server = createServer();
    const port = await listen(server, { host, port: 0 });
    try {
      expect(await findPort({ host, port: 0 })).not.toBe(port);
      await expect(findPort({ host, port })).rejects.toThrow(
        `Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT to another one.`,
      );
    } finally {
      server.close();
    }
    await expect(findPort({ host: 'nowhere.invalid', port: 0 })).rejects.toThrow(
      /HOST names nowhere\.invalid/,
    );
  });

  it('ends with the answers that were due, and with the patience it was given', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/slow') void pause(300).then(() => response.end('done'));
    });
    const port = await listen(server, { host, port: 0 });
    const slow = fetch(`http://${host}:${port}/slow`).then((answer) => answer.text());
    const never = fetch(`http://${host}:${port}/never`).then(
      () => 'answered',
      () => 'cut off',
    );
    await pause(100);

    const started = performance.now();
    await closeGently(server, 700);

    expect(await slow).toBe('done');
    expect(await never).toBe('cut off');
    expect(performance.now() - started).toBeLessThan(2_000);
    await expect(fetch(`http://${host}:${port}/slow`)).rejects.toThrow();
  });
});
