import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { aPost } from '#fixtures/content/posts.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { actorFor, refusalOf, staff, system, visitor } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { cleanSample, sampleKinds, sampleNoteMaxLength } from './sample-review.ts';

const note = { kind: 'BODY', text: 'Eo giảm trước, cân sau.' } as const;

describe('a sample review', () => {
  it('keeps one note of each kind in their order, without empty ones', () => {
    const typed = fc.uniqueArray(
      fc.record({
        kind: fc.constantFrom(...sampleKinds),
        text: fc.constantFrom('', '  ', 'Ngủ sớm.', ' Chạy.\n'),
      }),
      { selector: ({ kind }) => kind },
    );
    fc.assert(
      fc.property(typed, (notes) => {
        const kept = cleanSample(notes);
        expect(kept.map(({ kind }) => kind)).toEqual(
          sampleKinds.filter((kind) => notes.some((one) => one.kind === kind && one.text.trim() !== '')),
        );
        expect(cleanSample(kept)).toEqual(kept);
      }),
    );
  });

  it('stands on the coach’s page for everybody, and is taken off with its notes', async () => {
    const here = desk();
    const { coaching } = here.app;
    const shown = async (actor: Parameters<typeof coaching.getCoach>[0] = visitor) =>
      (await coaching.getCoach(actor, { idOrUsername: here.coach.id })).sample;
    expect(await coaching.getSampleReview(here.asCoach)).toEqual({ notes: [], version: 0, updatedAt: null });
    expect(await shown()).toEqual([]);
    const typed = [{ kind: 'GENERAL', text: ' Ngủ trước đã. ' } as const, note];
    const saved = {
      notes: [{ kind: 'GENERAL', text: 'Ngủ trước đã.' }, note],
      version: 1,
      updatedAt: here.clock.now(),
    };
    expect(await coaching.keepSampleReview(here.asCoach, { notes: typed, version: 0 })).toEqual(saved);
    for (const reader of [visitor, here.asMember, here.asCoach])
      expect(await shown(reader)).toEqual(saved.notes);
    expect(await refusalOf(coaching.keepSampleReview(here.asCoach, { notes: [], version: 0 }))).toBe(
      'version.stale',
    );
    expect(await coaching.keepSampleReview(here.asCoach, { notes: [], version: 1 })).toEqual({ notes: [], version: 2, updatedAt: null }); // prettier-ignore
    expect(await shown()).toEqual([]);
  });

  it('is a coach’s, and refuses what is twice, too long or hides something', async () => {
    const here = desk();
    const { coaching } = here.app;
    for (const actor of [here.asMember, staff, actorFor(aUser()), visitor]) {
      expect(await refusalOf(coaching.getSampleReview(actor))).toMatch(/^(access\.|coach\.not_coach)/);
      expect(await refusalOf(coaching.keepSampleReview(actor, { notes: [note] }))).toMatch(
        /^(access\.|coach\.)/,
      );
    }
    const keep = (notes: Parameters<typeof cleanSample>[0]) =>
      refusalOf(coaching.keepSampleReview(here.asCoach, { notes, version: 0 }));
    expect(await keep([note, note])).toBe('input.invalid');
    expect(await keep([{ kind: 'BODY', text: 'a'.repeat(sampleNoteMaxLength + 1) }])).toBe(
      'input.max_length',
    );
    expect(await keep([{ kind: 'BODY', text: 'a\u0007' }])).toBe('input.control_characters');
    expect(here.rows('sampleReviews')).toEqual([]);
  });

  it('and the first article are steps of a new coach, seen as done', async () => {
    const here = desk();
    const { coaching } = here.app;
    const done = async () =>
      (await coaching.getCoachSettings(here.asCoach)).checklist.flatMap((one) =>
        one.done ? [one.step] : [],
      );
    expect(await done()).not.toContain('SAMPLE');
    await coaching.keepSampleReview(here.asCoach, { notes: [note], version: 0 });
    expect(await done()).toContain('SAMPLE');
    expect(await done()).not.toContain('ARTICLE');
    const posts = here.store.committed.table('posts');
    const draft = aPost({ authorId: here.coach.id, status: 'DRAFT' });
    posts.set(draft.id, draft);
    expect(await done()).not.toContain('ARTICLE');
    const published = aPost({ authorId: here.coach.id });
    posts.set(published.id, published);
    expect(await done()).toContain('ARTICLE');
    await coaching.keepSampleReview(here.asCoach, { notes: [], version: 1 });
    expect(await done()).not.toContain('SAMPLE');
  });

  it('is in the coach’s archive, and goes with the account', async () => {
    const here = desk();
    await here.app.coaching.keepSampleReview(here.asCoach, { notes: [note], version: 0 });
    const updatedAt = here.clock.now();
    const { data } = await here.app.account.exportMyData(here.asCoach);
    expect(data['sampleReview']).toEqual([{ notes: [note], updatedAt }]);
    const credential = { userId: here.coach.id, hash: hashOf('pw-pw-pw'), updatedAt };
    here.store.committed.table('credentials').set(here.coach.id, credential);
    await here.app.account.deleteAccount(here.asCoach, { password: 'pw-pw-pw' });
    here.clock.forward(31 * day);
    await here.app.account.anonymiseDueAccounts(system);
    expect(here.rows('sampleReviews')).toEqual([]);
  });
});
