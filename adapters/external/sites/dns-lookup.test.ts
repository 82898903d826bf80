import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProblems, type Expected } from '#core/sites/external-host/host-records.ts';
import { openDnsServer, type DnsServer } from '#fixtures/sites/dns-server.ts';
import { anExternalHost } from '#fixtures/sites/domains.ts';
import { dnsLookup } from './dns-lookup.ts';

const host = anExternalHost({
  domainId: 'd',
  userId: 'u',
  host: 'www.minhanh.vn',
  token: 'abc234',
  target: '2goodlabel',
});
const apex = { ...host, host: 'minhanh.vn' };
const below: Expected = { zone: 'trang.vn', isApex: false, addresses: [] };
const top: Expected = { zone: 'trang.vn', isApex: true, addresses: ['203.0.113.5', '2001:db8::5'] };
const proof = 'fitboard-verify=abc234';

let dns: DnsServer;
beforeAll(async () => {
  dns = await openDnsServer();
});
afterAll(() => dns.close());

const lookup = (timeout?: number) =>
  dnsLookup({ servers: [dns.address], ...(timeout !== undefined && { timeout }) });
const problems = (expected = below, of = host) => readProblems(lookup(), of, expected);

/** Everything as a member should have written it down. */
const writeRight = () => {
  dns.set('TXT', '_fitboard.www.minhanh.vn', 'v=spf1 -all', proof);
  dns.set('TXT', '_fitboard.minhanh.vn', proof);
  dns.set('CNAME', 'www.minhanh.vn', '2GoodLabel.trang.vn');
  dns.set('A', 'minhanh.vn', '203.0.113.5');
  dns.set('AAAA', 'minhanh.vn', '2001:db8:0:0:0:0:0:5');
  dns.set('CAA', 'minhanh.vn');
};

describe('records, asked of a name server', () => {
  it('are right beside other records, in capitals, and with addresses written in full', async () => {
    writeRight();
    expect(await problems()).toEqual([]);
    expect(await problems(top, apex)).toEqual([]);
  });

  it('are missing where there is no such name, and where the name has others', async () => {
    writeRight();
    dns.set('TXT', '_fitboard.www.minhanh.vn');
    dns.set('CNAME', 'www.minhanh.vn');
    expect(await problems()).toEqual([
      { record: 'TXT', problem: 'MISSING', found: [] },
      { record: 'CNAME', problem: 'MISSING', found: [] },
    ]);
    dns.set('A', 'www.minhanh.vn', '203.0.113.9');
    expect(await problems()).toMatchObject([{ record: 'TXT' }, { record: 'CNAME', problem: 'MISSING' }]);
    dns.set('A', 'www.minhanh.vn');
  });

  it('show what stands there instead: another proof, another target, several addresses', async () => {
    writeRight();
    dns.set('TXT', '_fitboard.www.minhanh.vn', 'fitboard-verify=of-another');
    dns.set('CNAME', 'www.minhanh.vn', 'shop.example.net');
    expect(await problems()).toEqual([
      { record: 'TXT', problem: 'OTHER', found: ['fitboard-verify=of-another'] },
      { record: 'CNAME', problem: 'OTHER', found: ['shop.example.net'] },
    ]);
    dns.set('A', 'minhanh.vn', '203.0.113.5', '198.51.100.7');
    expect(await problems(top, apex)).toMatchObject([{ record: 'ADDRESS', problem: 'SEVERAL' }]);
    dns.set('A', 'minhanh.vn', '198.51.100.7');
    expect(await problems(top, apex)).toMatchObject([{ record: 'ADDRESS', problem: 'OTHER' }]);
    dns.set('A', 'minhanh.vn');
    dns.set('AAAA', 'minhanh.vn');
    expect(await problems(top, apex)).toMatchObject([{ record: 'ADDRESS', problem: 'MISSING' }]);
  });

  it('name the rule that forbids a certificate, also one that stands above the host', async () => {
    writeRight();
    dns.set('CAA', 'minhanh.vn', '0 issue "other-authority.example"');
    expect(await problems()).toEqual([
      { record: 'CAA', problem: 'FORBIDS', found: ['0 issue "other-authority.example"'] },
    ]);
    dns.set('CAA', 'minhanh.vn', '0 issue ";"');
    expect(await problems()).toMatchObject([{ record: 'CAA', problem: 'FORBIDS' }]);
    dns.set('CAA', 'minhanh.vn', '0 issue "other-authority.example"', '0 issue "letsencrypt.org"');
    expect(await problems()).toEqual([]);
    dns.set('CAA', 'minhanh.vn');
  });

  it('are followed over at most eight names, and no more than twenty of them are kept', async () => {
    writeRight();
    for (let at = 0; at < 7; at += 1)
      dns.set('CNAME', at === 0 ? 'www.minhanh.vn' : `step-${at}.vn`, `step-${at + 1}.vn`);
    dns.set('CNAME', 'step-7.vn', '2goodlabel.trang.vn');
    expect(await problems()).toEqual([]);
    dns.set('CNAME', 'step-7.vn', 'step-8.vn');
    dns.set('CNAME', 'step-8.vn', '2goodlabel.trang.vn');
    expect(await problems()).toMatchObject([{ record: 'CNAME', problem: 'OTHER', found: ['step-1.vn'] }]);
    dns.set('CNAME', 'step-7.vn', 'www.minhanh.vn');
    dns.state.questions = [];
    expect(await problems()).toMatchObject([{ record: 'CNAME', problem: 'OTHER' }]);
    expect(dns.state.questions.filter((asked) => asked.startsWith('CNAME'))).toHaveLength(8);
    writeRight();
    dns.set('TXT', '_fitboard.www.minhanh.vn', ...Array.from({ length: 40 }, (_, at) => `text-${at}`));
    const [txt] = await problems();
    expect([txt?.problem, txt?.found.length]).toEqual(['OTHER', 20]);
  });

  it('say nothing while the resolver fails or does not answer, and are not waited for long', async () => {
    writeRight();
    const away = [
      { record: 'TXT', problem: 'AWAY', found: [] },
      { record: 'CNAME', problem: 'AWAY', found: [] },
      { record: 'CAA', problem: 'AWAY', found: [] },
    ];
    dns.state.isBroken = true;
    expect(await problems()).toEqual(away);
    dns.state.isBroken = false;
    dns.state.isAway = true;
    expect(await readProblems(lookup(100), host, below)).toEqual(away);
    const begun = performance.now();
    await expect(lookup().read('www.minhanh.vn', 'TXT')).rejects.toThrow();
    const waited = performance.now() - begun;
    dns.state.isAway = false;
    expect(waited).toBeGreaterThan(3_000);
    expect(waited).toBeLessThan(15_000);
  });
});
