import { createServer } from 'node:http';
import { createPublicKey, randomUUID, verify, type JsonWebKey } from 'node:crypto';
import pg from 'pg';
import { directoryReads } from './coaches.ts';

/** The baseline: nothing but node:http and pg with named statements. Started as a process of its own. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
pg.types.setTypeParser(20, Number);

const ask = (name: string, text: string, values: readonly unknown[]) =>
  pool.query({ name, text, values: [...values] });

const read = async (body: AsyncIterable<Buffer>): Promise<string> => {
  let text = '';
  for await (const piece of body) text += piece.toString();
  return text;
};

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const user = url.searchParams.get('user') ?? '';
  const answer = (value: unknown) => {
    const text = JSON.stringify(value);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  };
  const routes: Record<string, () => Promise<unknown>> = {
    '/wallet': async () =>
      (
        await ask(
          'wallet',
          'select user_id, fit_coin, base_coin, held_fit_coin, held_base_coin from wallets where user_id = $1',
          [user],
        )
      ).rows,
    '/transactions': async () =>
      (
        await ask(
          'transactions',
          `select p.id, p.reason, p.coin, p.amount, p.balance_after, p.reference, p.note, p.created_at, h.status
             from postings p left join holds h on h.transfer_id = p.transfer_id
            where p.user_id = $1 and p.account = 'USER' order by p.id desc limit 20`,
          [user],
        )
      ).rows,
    '/coaches': async () => {
      const [page, total] = await Promise.all([
        ask('coaches', directoryReads.page, []),
        ask('coach-total', directoryReads.total, []),
      ]);
      const ids = page.rows.map(({ id }: { id: string }) => id);
      const [badges, specializations] = await Promise.all([
        ask('badges', directoryReads.badges, [ids]),
        ask('specializations', directoryReads.specializations, []),
      ]);
      return [page.rows.slice(0, 20), total.rows, badges.rows, specializations.rows];
    },
    '/certificate': async () => {
      const { jwt } = JSON.parse(await read(request)) as { jwt: string };
      const [head = '', body = '', signature = ''] = jwt.split('.');
      const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
      const { jti } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { jti: string };
      const keys = await ask(
        'credential-key',
        'select public_jwk, compromised_at from credential_keys where kid = $1',
        [kid],
      );
      const [{ public_jwk: jwk }] = keys.rows as [{ public_jwk: JsonWebKey }];
      const isProved = verify(
        null,
        Buffer.from(`${head}.${body}`),
        createPublicKey({ key: jwk, format: 'jwk' }),
        Buffer.from(signature, 'base64url'),
      );
      const publicId = jti.slice(jti.lastIndexOf('/') + 1);
      const found = await ask('credential', 'select * from signed_credentials where public_id = $1', [
        publicId,
      ]);
      return { isProved, certificate: found.rows[0] };
    },
    '/transfer': async () => {
      await read(request);
      const id = randomUUID();
      return (
        await ask('transfer', 'select * from post_transfer($1,$2,$3,null,null,$4,now(),$5,$6,$7,$8)', [
          id, 'CONVERSION', id, user,
          ['USER', 'CONVERSION', 'CONVERSION', 'USER'], [user, null, null, user],
          ['FIT_COIN', 'FIT_COIN', 'BASE_COIN', 'BASE_COIN'], [-1, 1, -10, 10],
        ])
      ).rows; // prettier-ignore
    },
  };
  const route = routes[url.pathname];
  if (!route) return void response.writeHead(404).end();
  return void route().then(answer, (error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));
