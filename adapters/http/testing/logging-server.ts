// The server of production without the building of screens, for a test of what it writes.
import '../engine/json-output.ts';
import { readConfig } from '../../composition/config.ts';
import { createContainer, tokens } from '../../composition/container.ts';
import { listen } from '../engine/listen.ts';
import { createHttpServer } from '../server.ts';

const config = readConfig(process.env);
const container = createContainer(config);
const http = createHttpServer(container);
const port = await listen(http.server, { host: '127.0.0.1', port: 0 });

const store = container.get(tokens.mediaStore);
for (let round = 0; round < 3; round += 1) await store.read('2026/11/a.jpg').catch(() => undefined);
console.log('a library says\nsomething in two lines');
console.error(new Error('a library complains'));
console.warn({ a: 'library', warns: true });
process.emitWarning('this will go away', 'DeprecationWarning', 'DEP9999');
process.stdout.write('written past the console\n');
process.on('uncaughtException', (error) => console.error(error));
setTimeout(() => {
  throw new Error('nobody expected this');
}, 10);
console.log(`listens on ${port}`);
process.on('SIGTERM', () => {
  void http
    .close()
    .then(() => container.unbindAllAsync())
    .then(() => process.exit(0));
});
