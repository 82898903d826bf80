import { createServer } from 'node:http';

/** The baseline: a name looked up in a set, and nothing but node:http around it. A process of its own. */
const known = new Set(Array.from({ length: 50_000 }, (_, at) => `trang-${at}.example-zone.vn`));
const server = createServer((request, response) => {
  const name = new URL(request.url ?? '/', 'http://ask').searchParams.get('domain') ?? '';
  response.writeHead(known.has(name) ? 200 : 404, { 'Content-Length': 0 }).end();
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));
