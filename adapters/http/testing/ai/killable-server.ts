import { readConfig } from '#adapters/composition/config.ts';
import { createContainer } from '#adapters/composition/container.ts';
import { listen } from '#http/engine/listen.ts';
import { createHttpServer } from '../../server.ts';

/** A server of the product in a process of its own, to be killed: says its port, and works until then. */
const http = createHttpServer(createContainer(readConfig(process.env)));
console.log(await listen(http.server, { host: '127.0.0.1', port: 0 }));
