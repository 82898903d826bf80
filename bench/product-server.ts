import { readConfig } from '#adapters/composition/config.ts';
import { createContainer } from '#adapters/composition/container.ts';
import { releaseMemoryWhenIdle } from '#http/engine/idle-memory.ts';
import { createHttpServer } from '#adapters/http/server.ts';

/** The product as it is served, on the database of the benchmark. Started as a process of its own. */
const container = createContainer(readConfig(process.env));
const { server } = createHttpServer(container);
releaseMemoryWhenIdle();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));
