import { describe, expect, it } from 'vitest';
import { visitor } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { superUserId } from '#core/kernel/id.ts';
import { actorFor, refusalOf, world } from '#fixtures/engine/world.ts';
import { aPartner } from '#fixtures/money/partners.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { sharedFileReaders } from '../shared-file.ts';

const clerk = aUser({ id: 'clerk' });
const picture = { path: 'somewhere', name: 'biểu ngữ.jpg', size: 1000 };
const open = () => world({ users: [clerk, aUser({ id: superUserId })] });

describe('a shared file of the site', () => {
  it('is added by who may, belongs to the platform, and the log holds by whom', async () => {
    const here = open();
    const add = (...rights: ('media.create' | 'media.manage')[]) =>
      here.app.media.addSharedFile(actorFor(clerk, rights), picture);
    expect(await refusalOf(add('media.manage'))).toBe('access.not_authorized');
    const { id } = await add('media.create');
    expect(here.rows('media')).toMatchObject([{ id, ownerId: superUserId, purpose: 'SITE' }]);
    expect(here.rows('auditLog')).toMatchObject([{ actor: 'clerk', action: 'media.create', targetId: id }]);
    expect((await here.app.media.getUsage(actorFor(clerk))).own.used).toBe(0);
  });

  it('is open to everybody, which a member’s picture of their own site is not', async () => {
    const own = aMedium({ ownerId: 'clerk', purpose: 'SITE' });
    const here = world({ users: [clerk, aUser({ id: superUserId })], media: [own] });
    const { id } = await here.app.media.addSharedFile(actorFor(clerk, ['media.create']), picture);
    expect((await here.app.media.getMediumUrl(visitor, id)).name).toContain('biểu ngữ');
    expect(await refusalOf(here.app.media.getMediumUrl(visitor, own.id))).toBe('media.not_found');
  });

  it('is found by its name by who may choose one, newest first, and no other picture is', async () => {
    const shared = ['Biểu ngữ hè.jpg', 'Logo.png', 'Biểu ngữ Tết.jpg'].map((name, index) =>
      aMedium({
        ownerId: superUserId,
        purpose: 'SITE',
        name,
        createdAt: new Date(Date.UTC(2026, 10, 1 + index)),
      }),
    );
    const others = [
      aMedium({ ownerId: superUserId, purpose: 'GENERAL', name: 'Biểu ngữ riêng.jpg' }),
      aMedium({ ownerId: 'clerk', purpose: 'SITE', name: 'Biểu ngữ của tôi.jpg' }),
    ];
    const { app, rows } = world({
      users: [clerk, aUser({ id: superUserId })],
      media: [...shared, ...others],
    });
    const list = async (right: Permission, query: object = {}) => {
      const { items, nextCursor } = await app.media.listSharedFiles(actorFor(clerk, [right]), query);
      return { names: items.map(({ name }) => name), nextCursor };
    };
    for (const right of sharedFileReaders)
      expect((await list(right)).names).toEqual(['Biểu ngữ Tết.jpg', 'Logo.png', 'Biểu ngữ hè.jpg']);
    expect(await refusalOf(list('partner.view'))).toBe('access.not_authorized');
    expect((await list('media.view', { q: 'bieu ngu' })).names).toEqual([
      'Biểu ngữ Tết.jpg',
      'Biểu ngữ hè.jpg',
    ]);
    const first = await list('media.view', { limit: 2 });
    const next = await list('media.view', { limit: 2, cursor: first.nextCursor });
    expect([first.names, next]).toEqual([
      ['Biểu ngữ Tết.jpg', 'Logo.png'],
      { names: ['Biểu ngữ hè.jpg'], nextCursor: null },
    ]);
    expect(rows('auditLog')).toEqual([]);
  });

  it('may stand as a logo and in the shop for all staff, and stays while it does', async () => {
    const here = open();
    const { id } = await here.app.media.addSharedFile(actorFor(clerk, ['media.create']), picture);
    const other = actorFor(aUser({ id: 'other' }), ['partner.create', 'product.create', 'media.delete']);
    const { ownerId: _owner, ...partner } = aPartner({ logoId: id });
    await here.app.partner.createPartner(other, { ...partner, ownerId: null });
    await here.app.catalog.createProduct(other, {
      title: { vi: 'Dây', en: 'Band' },
      description: { vi: 'Dây', en: 'Band' },
      imageIds: [id],
      priceFitCoin: 10,
      stock: 1,
      status: 'ACTIVE',
    });
    expect(await refusalOf(here.app.media.deleteMediumAsStaff(other, id))).toBe('media.in_use');
  });
});
