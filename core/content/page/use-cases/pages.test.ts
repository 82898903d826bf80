import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { firstConsentVersion } from '#core/platform/settings/legal-documents.ts';
import { actorFor, refusalOf, staff, visitor, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { pageKeys, type PageKey } from '../page.ts';

const words = (text: string) => ({
  title: { vi: `Tiêu đề ${text}`, en: `Title ${text}` },
  description: { vi: '', en: '' },
  html: { vi: `<p>${text}</p>`, en: `<p>${text} en</p>` },
});

const opened = () => {
  const member = aUser();
  const here = world({ users: [member, aUser({ id: staff.id })] });
  const { content, account, settings } = here.app;
  const actor = actorFor(member);
  return {
    ...here,
    content,
    actor,
    read: (key: PageKey = 'privacy') => content.readPage(visitor, { key, language: 'vi' }),
    save: (text: string, version: number, id: PageKey = 'privacy') =>
      content.savePageDraft(staff, { id, version, ...words(text) }),
    publish: (version: number, parts: object = {}, id: PageKey = 'privacy') =>
      content.publishPage(staff, { id, version, effectiveAt: null, asksAgain: false, ...parts }),
    agree: async () => {
      const { consentVersion } = await settings.readPublicSettings(visitor);
      return account.giveConsent(actor, { version: consentVersion });
    },
    isDue: async () => (await account.getMe(actor)).consentDue,
    current: async () => (await settings.readPublicSettings(visitor)).consentVersion,
  };
};

describe('A page', () => {
  it('says what the site came with until something is published, in both languages', async () => {
    const { content, read } = opened();
    for (const key of pageKeys) {
      for (const language of ['vi', 'en'] as const) {
        const page = await content.readPage(visitor, { key, language });
        expect(page.title).not.toBe('');
        expect(page.contents.length).toBeGreaterThan(2);
        expect(page.html).not.toMatch(/\{\{|\}\}/);
      }
    }
    expect((await read()).html).toContain('hello@fitboard.example');
    expect(await refusalOf(content.readPage(visitor, { key: 'nothing', language: 'vi' }))).toBe(
      'page.not_found',
    );
  });

  it('shows a draft to nobody, and what is published at once', async () => {
    const { read, save, publish } = opened();
    const before = await read('about-us');
    const saved = await save('mới', 0, 'about-us');
    expect(saved).toMatchObject({ version: 1, words: { title: { vi: 'Tiêu đề mới' } } });
    expect(await read('about-us')).toEqual(before);
    await publish(1, {}, 'about-us');
    expect(await read('about-us')).toMatchObject({ title: 'Tiêu đề mới', html: '<p>mới</p>' });
  });

  it('keeps neither script nor pictures', async () => {
    const { content, read, publish } = opened();
    const html = '<p onclick="x()">a</p><script>alert(1)</script><a href="javascript:x()">b</a>';
    await content.savePageDraft(staff, {
      id: 'privacy',
      version: 0,
      ...words('a'),
      html: { vi: html, en: html },
    });
    await publish(1);
    expect((await read()).html).toBe('<p>a</p><p>b</p>');
    const picture = '<figure><img data-medium="m" alt="x"></figure>';
    const drawn = { ...words('a'), html: { vi: picture, en: '<p>x</p>' } };
    expect(await refusalOf(content.savePageDraft(staff, { id: 'privacy', version: 0, ...drawn }))).toBe('rich_text.too_many_pictures'); // prettier-ignore
  });

  it('puts the site’s name into the words as text', async () => {
    const here = world({ settings: { siteName: '<b>Fit</b>' } });
    const { html, title } = await here.app.content.readPage(visitor, { key: 'about-us', language: 'vi' });
    expect(html).toContain('&lt;b&gt;Fit&lt;/b&gt;');
    expect(html).not.toContain('<b>Fit');
    expect(title).toBe('Về <b>Fit</b>');
  });

  it('is published in both languages or not at all, from the draft that was seen', async () => {
    const { content, save, publish } = opened();
    const one = words('a');
    await content.savePageDraft(staff, {
      id: 'privacy',
      version: 0,
      ...one,
      html: { vi: '<p>a</p>', en: '' },
    });
    expect(await refusalOf(publish(1))).toBe('page.not_ready');
    expect(await refusalOf(save('b', 0))).toBe('version.stale');
    await save('b', 1);
    expect(await refusalOf(publish(1))).toBe('version.stale');
    expect(await publish(2)).toMatchObject({ number: 2, version: 0, draftAt: null });
  });

  it('is written by whom it is entrusted to: legal words only by who may change settings', async () => {
    const { content } = opened();
    const editor = actorFor(aUser(), ['post.manage']);
    const keeper = actorFor(aUser(), ['global']);
    const reader = actorFor(aUser(), ['post.view']);
    const save = (who: typeof editor, id: PageKey) =>
      content.savePageDraft(who, { id, version: 0, ...words('a') });
    expect(await refusalOf(save(editor, 'terms'))).toBe('access.not_authorized');
    expect(await refusalOf(save(reader, 'about-us'))).toBe('access.not_authorized');
    expect(await save(editor, 'about-us')).toMatchObject({ version: 1 });
    expect(await save(keeper, 'terms')).toMatchObject({ version: 1 });
    expect(await content.getPage(reader, 'terms')).toMatchObject({ version: 1 });
    expect(await refusalOf(content.getPage(actorFor(aUser()), 'terms'))).toBe('access.not_authorized');
  });
});

describe('A legal page', () => {
  it('asks again only where it says so: a corrected typo asks nobody', async () => {
    const { save, publish, agree, isDue, current } = opened();
    await agree();
    await save('sửa chính tả', 0);
    await publish(1);
    expect(await isDue()).toBe(false);
    expect(await current()).toBe(firstConsentVersion);
    await save('điều mới', 0);
    await publish(1, { asksAgain: true });
    expect(await isDue()).toBe(true);
    await agree();
    expect(await isDue()).toBe(false);
  });

  it('holds from its day on, is announced before it, and asks on that day', async () => {
    const { read, save, publish, clock, agree, isDue } = opened();
    await agree();
    const effectiveAt = after(clock.now(), 30 * day);
    await save('sang năm', 0);
    await publish(1, { effectiveAt, asksAgain: true });
    expect(await read()).toMatchObject({ upcoming: { effectiveAt, asksAgain: true } });
    expect((await read()).html).not.toContain('sang năm');
    expect(await isDue()).toBe(false);
    await save('khác', 0);
    expect(await refusalOf(publish(1))).toBe('page.waiting');
    clock.forward(30 * day);
    expect(await read()).toMatchObject({ html: '<p>sang năm</p>', upcoming: null, effectiveAt });
    expect(await isDue()).toBe(true);
  });

  it('is withdrawn before its day, and then asks nobody', async () => {
    const { content, save, publish, clock, current, read } = opened();
    await save('sang năm', 0);
    await publish(1, { effectiveAt: after(clock.now(), day), asksAgain: true });
    await save('khác', 0);
    expect(await refusalOf(content.withdrawPage(staff, 'privacy'))).toBe('page.draft_exists');
    await content.discardPageDraft(staff, 'privacy');
    expect(await content.withdrawPage(staff, 'privacy')).toMatchObject({ words: { title: { vi: 'Tiêu đề sang năm' } } }); // prettier-ignore
    clock.forward(2 * day);
    expect(await current()).toBe(firstConsentVersion);
    expect((await read()).html).not.toContain('sang năm');
    expect(await refusalOf(content.withdrawPage(staff, 'privacy'))).toBe('page.not_found');
  });

  it('keeps every text that was in force, word for word', async () => {
    const { content, save, publish } = opened();
    await save('một', 0);
    await publish(1);
    await save('hai', 0);
    await publish(1);
    const { versions } = await content.getPage(staff, 'privacy');
    expect(versions.map(({ number, state }) => [number, state])).toEqual([[3, 'SHOWN'], [2, 'FORMER'], [1, 'FORMER']]); // prettier-ignore
    const old = await content.getPageVersion(staff, { id: 'privacy', number: 2 });
    expect(old.html.vi).toBe('<p>một</p>');
    expect((await content.getPageVersion(staff, { id: 'privacy', number: 1 })).html.vi).toContain('<h2>');
    expect(await refusalOf(content.getPageVersion(staff, { id: 'privacy', number: 9 }))).toBe(
      'page.not_found',
    );
  });

  it('never asks for something else than the last words that asked, whatever is published when', async () => {
    const step = fc.record({
      key: fc.constantFrom<PageKey>('terms', 'privacy'),
      inDays: fc.nat({ max: 3 }),
      asksAgain: fc.boolean(),
      later: fc.nat({ max: 4 }),
      withdraws: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 7 }), async (steps) => {
        const { content, save, publish, clock, current } = opened();
        let asked: { from: Date; version: string }[] = [];
        for (const { key, inDays, asksAgain, later, withdraws } of steps) {
          const { version } = await save('x', (await content.getPage(staff, key)).version, key);
          const effectiveAt = inDays === 0 ? null : after(clock.now(), inDays * day);
          const page = await publish(version, { effectiveAt, asksAgain }, key).catch(() => null);
          const [made] = page?.versions ?? [];
          if (made?.consentVersion) asked.push({ from: made.effectiveAt, version: made.consentVersion });
          if (page && withdraws && inDays > 0) {
            await content.withdrawPage(staff, key);
            asked = asked.filter(({ version: name }) => name !== made?.consentVersion);
          }
          clock.forward(later * day);
          const due = asked.filter(({ from }) => from <= clock.now());
          const last = due.toSorted((a, b) => b.from.getTime() - a.from.getTime());
          const wanted = last.filter(({ from }) => from.getTime() === last[0]?.from.getTime());
          const names = wanted.length > 0 ? wanted.map(({ version: name }) => name) : [firstConsentVersion];
          expect(names).toContain(await current());
          expect(new Set(asked.map(({ version: name }) => name)).size).toBe(asked.length);
        }
      }),
      { numRuns: 40 },
    );
  });
});
