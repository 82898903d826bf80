import express from 'express';
import pg from 'pg';

/** The baseline of memory: an express server with a pool that has asked one thing. Started as a process of its own. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = express();
app.get('/', async (_request, response) => {
  response.json((await pool.query('select 1 as one')).rows);
});
await pool.query('select 1');
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));
