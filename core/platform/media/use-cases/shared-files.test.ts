import { describe, expect, it } from 'vitest';
import { visitor } from '#core/access/actor/actor.ts';
import { superUserId } from '#core/kernel/id.ts';
import { actorFor, refusalOf, world } from '#fixtures/engine/world.ts';
import { aPartner } from '#fixtures/money/partners.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';

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
