import { issueCredential } from '#core/platform/credential/issue.ts';
import { tokens } from '#adapters/composition/container.ts';
import { aNewCertificate } from '#fixtures/platform/credentials.ts';
import { onBenchDatabase, type BenchDatabase } from './bench-database.ts';
import { compareAlternately, inMs, latency, once, type Call } from './measure.ts';
import { makeMembers } from './members.ts';
import type { Report } from './report.ts';

/** Certificates of so many people; answers the signed text of the first. */
const makeCertificates = async (database: BenchDatabase): Promise<string> => {
  const ports = database.container.get(tokens.ports);
  const jwts: string[] = [];
  for (const [index, { id }] of (await makeMembers(database)).entries()) {
    const asked = aNewCertificate(id, `bench-${index}`);
    const { jwts: made } = await ports.transaction((repositories) =>
      issueCredential(repositories, ports, asked, ports.clock.now()),
    );
    if (made) jwts.push(made.EdDSA);
  }
  await database.bare.query('vacuum analyze');
  return jwts[0] ?? '';
};

/** A signed text proved by its key, and how its certificate stands, through the whole stack. */
export const verifying = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const jwt = await makeCertificates(database);
    const product = await database.serve('./product-server.ts');
    const plain = await database.serve('./bare-server.ts');
    const body = JSON.stringify({ jwt });
    const check: Call = { method: 'POST', path: '/api/certificates/check', body };
    const bareCheck: Call = { method: 'POST', path: '/certificate', body };
    await once(product, check, (text) => text.includes('"signature":"VALID"'));
    await once(plain, bareCheck, (text) => text.includes('"isProved":true'));
    await latency(product, check);
    await latency(plain, bareCheck);
    ratios.push(
      await compareAlternately(
        {
          name: 'Verify',
          what: 'a signed text proved and looked up, median time, against bare pg and node:crypto',
          budget: 'at most 1.5',
          detail: inMs,
        },
        () => latency(plain, bareCheck),
        () => latency(product, check),
      ),
    );
  });
