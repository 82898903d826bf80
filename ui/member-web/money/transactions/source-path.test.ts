import { describe, expect, it } from 'vitest';
import { transactionSources } from '#core/money/coin/views/transaction-source.ts';
import { screens } from '../../app/screens.ts';
import { sourcePath } from './source-path.ts';

const matches = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

describe('what a line of the statement leads to', () => {
  it.each([
    ['PAYMENT', '7f3', '/checkout/7f3'],
    ['ORDER', '9a/b', '/dashboard/user/order?id=9a%2Fb'],
    ['ORDER', null, '/dashboard/user/order'],
    ['PAYMENT', null, '/payment'],
    ['REWARDS', null, '/dashboard/rewards'],
    ['LEVEL', null, '/dashboard/user/account#level'],
    ['REVIEW', '8c1', '/dashboard/review/8c1'],
    ['REVIEW', null, '/dashboard/review'],
    ['SPECIALIZATION', null, '/dashboard/user/specialization'],
  ] as const)('%s %s is at %s', (kind, id, path) => {
    expect(sourcePath({ kind, id })).toBe(path);
  });

  it.each(transactionSources)('%s leads to a screen of ours', (kind) => {
    const { pathname } = new URL(sourcePath({ kind, id: '1' }), 'https://fitboard.example');
    expect(screens.some(({ path }) => matches(path).test(pathname))).toBe(true);
  });
});
