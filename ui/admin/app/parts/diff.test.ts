import { describe, expect, it } from 'vitest';
import { differences } from './diff.ts';

describe('the difference between before and after', () => {
  it('names only what changed, one field a line', () => {
    expect(
      differences({ status: 'ACTIVE', statusReason: null }, { status: 'BAN', statusReason: null }),
    ).toEqual([{ path: 'status', before: 'ACTIVE', after: 'BAN', list: null }]);
  });

  it('goes into both languages of a text', () => {
    expect(differences({ siteTitle: { vi: 'a', en: 'b' } }, { siteTitle: { vi: 'a', en: 'c' } })).toEqual([
      { path: 'siteTitle.en', before: 'b', after: 'c', list: null },
    ]);
  });

  it('says of a list what came and what went', () => {
    const [found] = differences(
      { permissions: ['user.view', 'role.view'] },
      { permissions: ['user.view', 'global'] },
    );
    expect(found?.list).toEqual({ added: ['global'], removed: ['role.view'] });
  });

  it('knows a part of a list again by what is in it', () => {
    const kept = { paymentId: 'a', amountVnd: 99_000 };
    const [found] = differences(
      { allocations: [kept] },
      { allocations: [{ ...kept }, { paymentId: null, amountVnd: 21_000 }] },
    );
    expect(found?.list).toEqual({ added: [{ paymentId: null, amountVnd: 21_000 }], removed: [] });
  });

  it('shows all of what was made or deleted', () => {
    expect(differences(null, { name: 'A' })).toMatchObject([{ path: 'name', after: 'A' }]);
    expect(differences({ name: 'A' }, null)).toMatchObject([{ path: 'name', before: 'A' }]);
    expect(differences(null, null)).toEqual([]);
  });
});
