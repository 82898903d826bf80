import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';

/** The baseline of a film: one file by ranges, as node:http sends it. Started as a process of its own. */
const path = process.env['BENCH_FILE'] ?? '';
const { size } = statSync(path);
const server = createServer((request, response) => {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  response.writeHead(206, {
    'content-type': 'video/webm',
    'content-length': end - start + 1,
    'content-range': `bytes ${start}-${end}/${size}`,
    'accept-ranges': 'bytes',
  });
  createReadStream(path, { start, end }).pipe(response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));
