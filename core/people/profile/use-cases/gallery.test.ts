import { describe, expect, it } from 'vitest';
import { mostGalleryItems } from '#core/people/profile/gallery.ts';
import { after, day } from '#core/kernel/time.ts';
import { noPublicFlags } from '#core/people/account/user.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, visitor, world } from '#fixtures/engine/world.ts';

const owner = aUser({ id: 'u', isPublic: true, publicFlags: { ...noPublicFlags, gallery: true } });
const actor = actorFor(owner);
const other = aUser({ id: 'o' });
const picture = (parts: Partial<Parameters<typeof aMedium>[0]> = {}) =>
  aMedium({ ownerId: 'u', purpose: 'GALLERY', ...parts });

const open = (...media: ReturnType<typeof aMedium>[]) => world({ users: [owner, other], media });
const ids = ({ items }: Readonly<{ items: readonly Readonly<{ id: string }>[] }>) =>
  items.map(({ id }) => id);

describe('a gallery', () => {
  it('keeps its order, and says so when the order is of another gallery', async () => {
    const [a, b, c] = [picture(), picture(), picture()];
    const { app } = open(a, b, c);
    await app.profile.addToGallery(actor, { mediumId: a.id, alt: 'Chạy bộ sáng sớm' });
    await app.profile.addToGallery(actor, { mediumId: b.id });
    expect(ids(await app.profile.addToGallery(actor, { mediumId: c.id }))).toEqual([a.id, b.id, c.id]);
    expect(ids(await app.profile.reorderGallery(actor, [c.id, a.id, b.id]))).toEqual([c.id, a.id, b.id]);
    for (const order of [
      [a.id, b.id],
      [a.id, a.id, b.id],
      [a.id, b.id, 'none'],
    ])
      expect(await refusalOf(app.profile.reorderGallery(actor, order))).toBe('user.media_not_found');
    expect(ids(await app.profile.removeFromGallery(actor, a.id))).toEqual([c.id, b.id]);
    expect(await refusalOf(app.profile.removeFromGallery(actor, a.id))).toBe('user.media_not_found');
    expect((await app.profile.listGallery(actor)).items[0]).toMatchObject({ alt: '', isCopy: false });
  });

  it('takes no new words of a member who is restricted, who may take them back', async () => {
    const shown = picture();
    const { app } = open(shown);
    await app.profile.addToGallery(actor, { mediumId: shown.id, alt: 'Chạy bộ' });
    const restricted = { ...actor, restrictedUntil: after(noon, day) };
    const describeIt = (alt: string) => app.profile.describeInGallery(restricted, shown.id, alt);
    expect(await refusalOf(describeIt('Mua ở đây'))).toBe('social.restricted');
    expect((await describeIt('')).items).toMatchObject([{ alt: '' }]);
  });

  it('lets its owner, and nobody else, say anew what a picture shows', async () => {
    const [a, body] = [picture(), picture({ purpose: 'PHYSICAL_PROFILE' })];
    const { app, mediaStore } = open(a, body);
    for (const key of [body.key, body.thumbnailKey!]) await mediaStore.write(key, 'bytes', 'image/webp');
    await app.profile.addToGallery(actor, { mediumId: a.id, alt: 'Chạy' });
    const { items } = await app.profile.addToGallery(actor, { mediumId: body.id, confirm: true });
    const copy = items.find(({ isCopy }) => isCopy);
    await app.profile.describeInGallery(actor, a.id, ' Chạy quanh hồ ');
    const described = await app.profile.describeInGallery(actor, copy?.id ?? '', 'Trước và sau');
    expect(described.items.map(({ id, alt }) => [id, alt])).toEqual([
      [a.id, 'Chạy quanh hồ'],
      [copy?.id, 'Trước và sau'],
    ]);
    expect((await app.profile.viewGallery(visitor, 'u')).items[0]?.alt).toBe('Chạy quanh hồ');
    const say = (by: typeof actor, id: string, alt: string) => app.profile.describeInGallery(by, id, alt);
    expect(await refusalOf(say(actorFor(other), a.id, 'Của tôi'))).toBe('user.media_not_found');
    expect(await refusalOf(say(actor, 'none', 'Gì đó'))).toBe('user.media_not_found');
    expect(await refusalOf(say(actor, a.id, 'a'.repeat(301)))).toBe('input.max_length');
  });

  it('takes a picture of one’s own once', async () => {
    const mine = picture();
    const theirs = aMedium({ ownerId: 'o', purpose: 'GALLERY' });
    const receipt = picture({ purpose: 'RECEIPT' });
    const video = picture({ type: 'VIDEO' });
    const { app } = open(mine, theirs, receipt, video);
    await app.profile.addToGallery(actor, { mediumId: mine.id });
    expect(await refusalOf(app.profile.addToGallery(actor, { mediumId: mine.id }))).toBe('user.media_exists');
    for (const { id } of [theirs, receipt, video])
      expect(await refusalOf(app.profile.addToGallery(actor, { mediumId: id }))).toBe('user.media_not_found');
    expect(await refusalOf(app.media.deleteMedium(actor, mine.id))).toBe('media.in_use');
  });

  it('takes a body picture as a copy alone, after its owner said yes, and once', async () => {
    const body = picture({ purpose: 'PHYSICAL_PROFILE' });
    const here = open(body);
    for (const key of [body.key, body.thumbnailKey!]) await here.mediaStore.write(key, 'bytes', 'image/webp');
    const add = (confirm?: boolean) => here.app.profile.addToGallery(actor, { mediumId: body.id, confirm });
    expect(await refusalOf(add())).toBe('input.required');
    expect(here.rows('media')).toHaveLength(1);
    const { items } = await add(true);
    expect(items).toMatchObject([{ isCopy: true }]);
    expect(items[0]?.id).not.toBe(body.id);
    expect(here.rows('media').find(({ id }) => id === items[0]?.id)).toMatchObject({
      purpose: 'GALLERY',
      size: body.size,
    });
    expect(here.mediaStore.files.size).toBe(4);
    expect(await refusalOf(add(true))).toBe('user.media_exists');
    expect(await refusalOf(here.app.media.getMediumUrl(visitor, body.id))).toBe('media.not_found');
    await here.app.media.deleteMedium(actor, body.id);
  });

  it('has room for sixty', async () => {
    const items = Array.from({ length: mostGalleryItems }, () => picture());
    const one = picture();
    const { app } = world({
      users: [owner],
      media: [...items, one],
      galleryItems: items.map(({ id }, position) => ({
        userId: 'u',
        mediumId: id,
        position,
        alt: '',
        copyOf: null,
      })),
    });
    expect(await refusalOf(app.profile.addToGallery(actor, { mediumId: one.id }))).toBe('user.gallery_full');
  });

  it('is seen by everybody while its owner shows it', async () => {
    const shown = picture();
    const seenAs = async (parts: Partial<typeof owner>) => {
      const here = world({
        users: [{ ...owner, ...parts }, other],
        media: [shown],
        galleryItems: [{ userId: 'u', mediumId: shown.id, position: 0, alt: '', copyOf: null }],
      });
      const viewer = actorFor(other);
      return {
        list: await here.app.profile.viewGallery(viewer, 'u').then(ids, ({ code }) => code),
        file: await here.app.media.getMediumUrl(viewer, shown.id).then(
          () => 'open',
          ({ code }) => code,
        ),
      };
    };
    expect(await seenAs({})).toEqual({ list: [shown.id], file: 'open' });
    expect(await seenAs({ publicFlags: noPublicFlags })).toEqual({ list: [], file: 'media.not_found' });
    expect(await seenAs({ isPublic: false })).toEqual({ list: 'user.not_found', file: 'media.not_found' });
    expect(await seenAs({ status: 'BAN' })).toEqual({ list: 'user.not_found', file: 'media.not_found' });
  });
});
