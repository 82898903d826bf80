import { createServer } from 'node:net';
import { call, forget, newDataDir, openServer, operate } from '../engine/server.ts';
import { check, type Scenario } from '../engine/scenario.ts';

const refusal = async (start: Promise<unknown>): Promise<string> => {
  try {
    await start;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('it started');
};

export const starts: Scenario = {
  name: 'Starting, and being refused to',
  // The first start builds the screens.
  isAlone: true,
  async run(step) {
    const dataDir = newDataDir();
    const env = { SEED: 'none' };
    let server = await step('an empty folder becomes a running server', () =>
      openServer({ dataDir, env, isFirstStart: true }),
    );
    try {
      await step('a second copy on the same data folder is refused in a sentence', async () => {
        const words = await refusal(openServer({ dataDir, env }));
        check(/another|already|in use|running/i.test(words), words);
        check(
          !/\n\s+at /.test(words.replace(/^.*the server ended at its start:/s, '')),
          `a stack was shown: ${words}`,
        );
        const { status } = await call(server.url, 'GET', '/health/ready');
        check(status === 200, 'the first copy suffered');
      });
      await step('a port in use is refused in a sentence', async () => {
        const other = newDataDir();
        const holder = createServer().listen(0, '127.0.0.1');
        await new Promise((resolve) => holder.once('listening', resolve));
        const address = holder.address();
        const port = typeof address === 'object' && address ? address.port : 0;
        const words = await refusal(openServer({ dataDir: other, env, port, isFirstStart: true }));
        holder.close();
        forget(other);
        check(words.includes(String(port)), words);
      });
      await step('a database that is not there is refused in a sentence', async () => {
        const other = newDataDir();
        const words = await refusal(
          openServer({
            dataDir: other,
            env: { ...env, DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/none' },
          }),
        );
        forget(other);
        check(words.includes('DATABASE_URL') && !words.includes('nothing@'), words);
      });
      await step('it starts again with its data', async () => {
        const registered = await call(server.url, 'POST', '/auth/register', {
          body: {
            fullname: 'Người Đầu Tiên',
            email: 'first@example.com',
            password: 'mat-khau',
            confirmPassword: 'mat-khau',
            consent: true,
          },
        });
        check(registered.status === 201, JSON.stringify(registered));
        check((await server.stop()) === 0, 'it did not end gently');
        server = await openServer({ dataDir, env });
        const { code, out } = await operate(dataDir, '--json', 'users', 'show', 'first@example.com');
        check(code === 0 && out.includes('Người Đầu Tiên'), out);
      });
    } finally {
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
};
