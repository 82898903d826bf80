import { describe, expect, it } from 'vitest';
import type { IncomingMessage } from 'node:http';
import { watchProxies } from './proxies.ts';

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage; // as far as it is looked at

const watched = (config: { isProduction: boolean; areProxiesStated: boolean }) => {
  const lines: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => void lines.push(line) };
  return { lines, ...watchProxies({ config, log, isTrusted: (address) => address === '10.0.0.1' }) };
};

describe('proxies in front of the server', () => {
  it('are asked for at a start in production that names none, in one line', () => {
    const { lines, warn } = watched({ isProduction: true, areProxiesStated: false });
    warn();
    expect(lines).toEqual([[expect.stringMatching(/^TRUSTED_PROXIES is not set/)]]);
  });

  it.each([
    { isProduction: true, areProxiesStated: true },
    { isProduction: false, areProxiesStated: false },
  ])('are not asked for otherwise: %o', (config) => {
    const { lines, warn } = watched(config);
    warn();
    expect(lines).toEqual([]);
  });

  it('that are not named are spoken of once, when they forward', () => {
    const { lines, look } = watched({ isProduction: true, areProxiesStated: true });
    look(request('203.0.113.1'));
    look(request('10.0.0.1', { 'x-forwarded-for': '198.51.100.7' }));
    expect(lines).toEqual([]);
    for (let times = 0; times < 3; times++)
      look(request('203.0.113.1', { 'x-forwarded-for': '198.51.100.7' }));
    expect(lines).toEqual([
      [{ peer: '203.0.113.1', header: 'x-forwarded-for' }, expect.stringContaining('TRUSTED_PROXIES')],
    ]);
  });
});
