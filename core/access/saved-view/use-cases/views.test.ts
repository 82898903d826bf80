import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSavedView } from '#fixtures/access/saved-views.ts';
import {
  actorFor,
  expectRefusal,
  refusalOf,
  superUser,
  system,
  visitor,
  world,
} from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { savedViewLimits, type ViewQuery } from '../saved-view.ts';

const clerk = aUser({ id: 'clerk', fullname: 'Lê Thu Hà' });
const colleague = aUser({ id: 'colleague' });
const asClerk = actorFor(clerk, ['user.view']);
const asColleague = actorFor(colleague, ['user.view']);
const asStranger = actorFor(aUser({ id: 'stranger' }), ['product.view']);

const query: ViewQuery = {
  filter: { status: 'HOLD' },
  sort: { field: 'createdAt', order: 'DESC' },
  columns: ['fullname', 'status'],
};
const open = () => {
  const here = world({ users: [clerk, colleague] });
  const { savedView } = here.app;
  return {
    here,
    ...savedView,
    add: (parts: object = {}, actor = asClerk) =>
      savedView.addView(actor, { list: 'users', name: 'Tạm khoá', query, isShared: false, ...parts }),
  };
};

describe('A view', () => {
  it('is kept under a clean name, and is its owner’s alone', async () => {
    const { here, add, listViews, getView } = open();
    const view = await add({
      name: '  Tạm khoá ',
      query: { ...query, filter: { status: 'HOLD', q: '' } },
    });
    expect(view).toMatchObject({ name: 'Tạm khoá', query, version: 1, ownerId: 'clerk' });
    expect(await listViews(asClerk, 'users')).toMatchObject([
      { id: view.id, isOwn: true, ownerName: 'Lê Thu Hà' },
    ]);
    expect(await listViews(asColleague, 'users')).toEqual([]);
    expect(await refusalOf(getView(asColleague, view.id))).toBe('saved_view.not_found');
    expect(here.rows('auditLog')).toEqual([]);
  });

  it('that is shared is seen by all who may see the list, and written down', async () => {
    const { here, add, listViews, getView, changeView, removeView } = open();
    const { id } = await add();
    await changeView(asClerk, { id, version: 1, isShared: true });
    expect(await getView(asColleague, id)).toMatchObject({ name: 'Tạm khoá', isOwn: false });
    expect(await refusalOf(listViews(asStranger, 'users'))).toBe('access.not_authorized');
    expect(await refusalOf(getView(asStranger, id))).toBe('saved_view.not_found');
    expect(await refusalOf(changeView(asColleague, { id, version: 2, name: 'Của tôi' }))).toBe(
      'saved_view.not_own',
    );
    expect(await refusalOf(removeView(asColleague, id))).toBe('saved_view.not_own');
    await changeView(asClerk, { id, version: 2, name: 'Đang tạm khoá' });
    await changeView(asClerk, { id, version: 3, isShared: false });
    await changeView(asClerk, { id, version: 4, name: 'Riêng' });
    await changeView(asClerk, { id, version: 5, isShared: true });
    await removeView(superUser, id);
    expect(here.rows('auditLog').map(({ action, actor }) => [action, actor])).toEqual([
      ['saved_view.share', 'clerk'],
      ['saved_view.update', 'clerk'],
      ['saved_view.update', 'clerk'],
      ['saved_view.share', 'clerk'],
      ['saved_view.delete', superUser.id],
    ]);
  });

  it('is not written over by a window that saw an older one', async () => {
    const { add, changeView } = open();
    const { id } = await add();
    await changeView(asClerk, { id, version: 1, name: 'Mới' });
    expect(await refusalOf(changeView(asClerk, { id, version: 1, name: 'Cũ' }))).toBe('version.stale');
  });

  it('has a name and a query of a fair size, and a person has so many in a list', async () => {
    const { here, add } = open();
    expect(await refusalOf(add({ name: ' \u200b ' }))).toBe('input.required');
    expect(await refusalOf(add({ name: 'a'.repeat(61) }))).toBe('input.max_length');
    expect(await refusalOf(add({ query: { ...query, filter: { q: 'a'.repeat(5_000) } } }))).toBe(
      'input.too_large',
    );
    const work = Array.from({ length: savedViewLimits.perList + 5 }, () => add().catch(expectRefusal));
    await Promise.allSettled(work);
    expect(here.rows('savedViews')).toHaveLength(savedViewLimits.perList);
    expect(await refusalOf(add())).toBe('saved_view.limit');
    await add({ list: 'users' }, asColleague);
  });

  it('nobody owns any more is kept up by staff with the whole system', async () => {
    const { here, changeView, removeView, listAllViews, listViews } = open();
    const orphan = aSavedView({ ownerId: null, isShared: true });
    here.store.committed.table('savedViews').set(orphan.id, orphan);
    expect(await listViews(asClerk, 'users')).toMatchObject([{ ownerName: '', isOwn: false }]);
    expect(await refusalOf(changeView(asClerk, { id: orphan.id, version: 1, name: 'Mới' }))).toBe(
      'saved_view.not_own',
    );
    await changeView(superUser, { id: orphan.id, version: 1, name: 'Mới' });
    expect(await listAllViews(system, null)).toMatchObject([{ name: 'Mới' }]);
    expect(await refusalOf(listAllViews(asClerk, null))).toBe('access.not_authorized');
    await removeView(system, orphan.id);
    expect(here.rows('savedViews')).toEqual([]);
  });

  it('is never shown to anybody who may not see its list, whatever is done with it', async () => {
    const step = fc.record({
      by: fc.constantFrom(asClerk, asColleague, asStranger),
      act: fc.constantFrom('add', 'share', 'hide', 'rename', 'remove'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const { here, add, changeView, removeView, listViews, getView } = open();
        for (const { by, act } of steps) {
          const [last] = here.rows('savedViews').slice(-1);
          const id = last?.id ?? 'none';
          const version = last?.version;
          const work = {
            add: () => add({}, by),
            share: () => changeView(by, { id, version, isShared: true }),
            hide: () => changeView(by, { id, version, isShared: false }),
            rename: () => changeView(by, { id, version, name: 'Tên' }),
            remove: () => removeView(by, id),
          }[act];
          await work().catch(expectRefusal);
        }
        for (const view of here.rows('savedViews')) {
          expect(view.ownerId).not.toBe('stranger');
          for (const actor of [asStranger, visitor])
            await expect(getView(actor, view.id)).rejects.toThrow(/./);
          const seen = await listViews(asColleague, 'users');
          expect(seen.some(({ id }) => id === view.id)).toBe(view.isShared || view.ownerId === 'colleague');
        }
      }),
      { numRuns: 40 },
    );
  });
});
