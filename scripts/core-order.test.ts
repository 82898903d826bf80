import { describe, expect, it } from 'vitest';
import {
  breachesOf,
  circlesOfModules,
  coreSources,
  foldersOutsideAreas,
  importsThatRunUp,
  namesThatReachUp,
} from './core-order.mjs';

const core = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files));
const filesOf = (breaches: readonly { file: string }[]) => breaches.map(({ file }) => file);

describe('the areas of the core', () => {
  it('leave no folder outside the order', () => {
    const sources = core({
      'core/money/coin/coin.ts': '',
      'core/helpers/text.ts': '',
      'core/modules.ts': '',
    });
    expect(filesOf(foldersOutsideAreas(sources))).toEqual(['core/helpers/text.ts']);
  });

  it.each([
    ['an import', `import { coin } from '#core/money/coin/coin.ts';`],
    ['an import of types', `import type { Coin } from '#core/money/coin/coin.ts';`],
    ['a relative import', `import { coin } from '../../money/coin/coin.ts';`],
    ['what is handed on', `export { coin } from '#core/money/coin/coin.ts';`],
    ['a type’s own import', `type Coin = import('#core/money/coin/coin.ts').Coin;`],
    ['a later import', `const coin = () => import('#core/money/coin/coin.ts');`],
  ])('import no higher one: %s', (_, text) => {
    expect(filesOf(importsThatRunUp(core({ 'core/people/account/user.ts': text })))).toEqual([
      'core/people/account/user.ts',
    ]);
  });

  it('import lower ones, their own and what is outside the core', () => {
    const text = `
      import { user } from '#core/people/account/user.ts';
      import { level } from '../level/level.ts';
      import { z } from 'zod';`;
    const sources = core({ 'core/money/coin/coin.ts': text });
    expect(importsThatRunUp(sources)).toEqual([]);
  });

  it('know nothing of the files that put them together', () => {
    const sources = core({
      'core/modules.ts': `import { coin } from './money/coin/module.ts';`,
      'core/money/coin/module.ts': `import type { Modules } from '#core/modules.ts';`,
    });
    expect(filesOf(importsThatRunUp(sources))).toEqual(['core/money/coin/module.ts']);
  });
});

describe('modules', () => {
  it('stand in no circle', () => {
    const sources = core({
      'core/money/coin/coin.ts': `import type { Level } from '../level/level.ts';`,
      'core/money/level/level.ts': `import { payment } from '#core/money/payment/use-cases/pay.ts';`,
      'core/money/payment/use-cases/pay.ts': `import { coin } from '../../coin/coin.ts';`,
      'core/money/shop/shop.ts': `import { coin } from '../coin/coin.ts';`,
    });
    const breaches = circlesOfModules(sources);
    expect(filesOf(breaches)).toEqual([
      'core/money/coin/coin.ts',
      'core/money/level/level.ts',
      'core/money/payment/use-cases/pay.ts',
    ]);
    expect(breaches[0]?.reason).toContain('money/coin → money/level → money/payment → money/coin');
  });

  it('may import among their own files', () => {
    const sources = core({
      'core/money/coin/coin.ts': `import type { Row } from './ports.ts';`,
      'core/money/coin/ports.ts': `import type { Coin } from './coin.ts';`,
    });
    expect(circlesOfModules(sources)).toEqual([]);
  });
});

describe('names', () => {
  const declared = {
    'core/money/coin/ports.ts': `declare module '#core/kernel/transaction.ts' { interface Repositories { wallets: object } }`,
    'core/money/coin/events.ts': `declare module '#core/kernel/events.ts' { interface DomainEvents { 'coins.moved': object } }`,
    'core/people/account/ports.ts': `declare module '#core/kernel/transaction.ts' { interface Repositories { users: object } }`,
  };

  const breaches = [
    ['reads', `type Needs = Reads<'users' | 'wallets'>;`],
    ['writes', `type Needs = Writes<'wallets'>;`],
    ['a transaction', `type Needs = { transaction: Transaction<'wallets'> };`],
    ['a slice', `type Uses = Pick<Repositories, 'wallets'>;`],
    ['a slice of a slice', `type Uses = Pick<NoticeRepositories, 'wallets'>;`],
    ['a slice of the reads', `type Uses = Pick<Ports['reads'], 'wallets'>;`],
    ['what a transaction hands out', `ports.transaction(async ({ users, wallets }) => users);`],
    ['what a transaction hands out by another name', `transaction(({ wallets: purses }) => purses);`],
    ['a read', `ports.reads.wallets.of(id);`],
    ['a repository', `const work = (repositories) => repositories.wallets.of(id);`],
    ['what is taken from the reads', `const { wallets } = ports.reads;`],
    ['an appended event', `events.append({ type: 'coins.moved', userId });`],
    ['one of two events', `events.append({ userId, type: isNew ? 'user.seen' : 'coins.moved' });`],
    ['a reaction', `reaction('coins.moved', 'notice', react);`],
    ['reactions of a list', `(['coins.moved'] as const).map((on) => reaction(on, 'notice', react));`],
  ] as const;

  it.each(breaches)('of a higher area are not used by a lower one: %s', (_, text) => {
    const sources = core({ ...declared, 'core/people/account/user.ts': text });
    expect(filesOf(namesThatReachUp(sources))).toEqual(['core/people/account/user.ts']);
  });

  it('of lower areas and of one’s own are free', () => {
    const all = breaches.map(([, text]) => text).join('\n');
    for (const file of ['core/money/level/level.ts', 'core/body/snapshot/snapshot.ts', 'core/reactions.ts'])
      expect(namesThatReachUp(core({ ...declared, [file]: all }))).toEqual([]);
  });
});

describe('the core as it stands', () => {
  it('is in order', () => {
    const sources = coreSources();
    expect(sources.size).toBeGreaterThan(100);
    expect(breachesOf(sources)).toEqual([]);
  });
});
