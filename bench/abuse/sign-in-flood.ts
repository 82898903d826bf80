import { onBenchDatabase, proxied } from '../bench-database.ts';
import { flood, inMs, compareAlternately, once, spreadOf, type Call } from '../measure.ts';
import { makeMembers } from '../members.ts';
import type { Report } from '../report.ts';

const everyMs = 8;
const forMs = 2_500;

/** B9: what other requests feel while an attacker tries passwords, from many addresses and at many accounts. */
export const flooding = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const [member] = await makeMembers(database);
    const { headers } = member!; // there are 300
    const { port } = await database.launch('./product-server.ts', proxied);
    const wallet: Call = { method: 'GET', path: '/api/me/wallet', headers };
    await once(port, wallet, (text) => text.includes('"fitCoin"'));
    let tries = 0;
    const signIn = (): Call => {
      tries += 1;
      return {
        method: 'POST',
        path: '/api/auth/login',
        headers: { 'x-forwarded-for': `10.${tries >> 16}.${(tries >> 8) & 255}.${tries & 255}` },
        body: JSON.stringify({ email: `nobody${tries}@bench.invalid`, password: 'không phải mật khẩu' }),
      };
    };
    const p99 = async (): Promise<number> => (await spreadOf(port, wallet, { everyMs, forMs })).p99;
    await p99();
    let refused = 0;
    let busy = 0;
    ratios.push(
      await compareAlternately(
        {
          name: 'B9',
          what: 'p99 of other requests while 16 clients try passwords without a pause, against the same server at rest',
          budget: 'at most 2',
          detail: inMs,
        },
        p99,
        async () => {
          const attack = flood(port, signIn, { clients: 16 });
          const measured = await p99();
          const answers = await attack.stop();
          refused += answers.get(401) ?? 0;
          busy += answers.get(503) ?? 0;
          return measured;
        },
      ),
    );
    if (refused === 0) throw new Error('no password was tried');
    console.log(`     ${refused} passwords were tried, ${busy} tries turned away`);
  });
