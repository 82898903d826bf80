import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { aReply } from '#fixtures/coaching/sequences/play.ts';
import { refusalOf, staff } from '#fixtures/engine/world.ts';

describe('A request', () => {
  it('is made on one’s own week, with the form answered, to a coach who can be found', async () => {
    const here = desk();
    const { app, asMember, asOther, asked } = here;
    const ask = (parts: object, actor = asMember) =>
      app.coaching.requestReview(actor, { ...asked, ...parts });
    expect(await refusalOf(ask({ indicatorId: 'none' }))).toBe('review.indicator_not_found');
    expect(await refusalOf(ask({}, asOther))).toBe('review.indicator_not_found');
    expect(await refusalOf(ask({ coachId: here.member.id }))).toBe('review.coach_not_found');
    expect(await refusalOf(ask({ coachId: 'none' }))).toBe('review.coach_not_found');
    expect(await refusalOf(ask({ answers: [] }))).toBe('review.answers_required');
    expect(await refusalOf(ask({ formId: null }))).toBe('review.answers_required');
    expect(await refusalOf(ask({ price: 899 }))).toBe('version.stale');
    const users = here.store.committed.table('users');
    users.set(here.coach.id, { ...here.coach, isPublic: false });
    expect(await refusalOf(ask({}))).toBe('review.coach_not_found');
    expect(here.rows('reviews')).toEqual([]);
    expect(here.rows('holds')).toEqual([]);
  });

  it('keeps price and terms of the day it was made', async () => {
    const here = desk();
    const review = await here.request();
    expect(review).toMatchObject({
      price: 900,
      fee: 135,
      net: 765,
      status: 'PENDING',
      side: 'MEMBER',
      cautions: [],
    });
    const users = here.store.committed.table('users');
    users.set(here.coach.id, { ...here.coach, reviewPrice: 5 });
    expect((await here.answer(review.id)).price).toBe(900);
  });

  it('made again keeps its answers, unless the form asks for more', async () => {
    const here = desk();
    const { coaching } = here.app;
    const { id } = await here.request();
    expect(await refusalOf(coaching.reRequestReview(here.asMember, { id }))).toBe('review.not_pending');
    await coaching.rejectReview(here.asCoach, { id, reason: 'Hãy đo lại vòng eo.' });
    const again = await coaching.reRequestReview(here.asMember, { id, indicatorId: here.earlier.id });
    expect(again).toMatchObject({ status: 'PENDING', round: 2, week: '2026-W46', rejectReason: null, answers: here.asked.answers }); // prettier-ignore
    await coaching.cancelReview(here.asMember, id);
    await coaching.saveQuestionForm(here.asCoach, {
      number: 1,
      questions: [...here.form.questions, { id: 'sleep', kind: 'text', label: 'Ngủ mấy giờ?', help: '', required: true, options: [] }], // prettier-ignore
    });
    expect(await refusalOf(coaching.reRequestReview(here.asMember, { id }))).toBe('review.answers_required');
    const { form } = await coaching.getQuestionForm(here.asCoach);
    const answers = [...here.asked.answers, { questionId: 'sleep', value: '7' }];
    const third = await coaching.reRequestReview(here.asMember, { id, formId: form?.id, answers });
    expect(third).toMatchObject({ round: 3, answers });
    expect(third.form?.questions).toHaveLength(2);
  });
});

describe('An answer', () => {
  const note = { id: 'n1', kind: 'BODY', text: 'Giảm tinh bột.', anchor: null } as const;
  const target = { id: 't1', metric: 'weight', direction: 'DECREASE', value: 68, weeks: 4 } as const;

  it.each<[string, object, string]>([
    ['says nothing', { notes: [] }, 'review.content_required'],
    ['says only spaces', { notes: [{ ...note, text: '  ' }] }, 'review.content_required'],
    ['speaks of something else', { notes: [{ ...note, kind: 'NUTRITION' }] }, 'review.content_required'],
    ['points at a number there is not', { notes: [{ ...note, anchor: { kind: 'METRIC', key: 'luck' } }] }, 'review.anchor_unknown'],
    ['points at another person’s picture', { notes: [{ ...note, anchor: { kind: 'PHOTO', mediumId: 'other', region: null } }] }, 'review.anchor_unknown'],
    ['points beside the picture', { notes: [{ ...note, anchor: { kind: 'PHOTO', mediumId: 'front', region: { x: 0.9, y: 0, width: 0.2, height: 0.1 } } }] }, 'review.anchor_unknown'],
    ['points at a question nobody asked', { notes: [{ ...note, anchor: { kind: 'ANSWER', questionId: 'other' } }] }, 'review.anchor_unknown'],
    ['aims where the member stands', { targets: [{ ...target, value: 70 }] }, 'review.target_invalid'],
    ['aims the other way', { targets: [{ ...target, direction: 'INCREASE' }] }, 'review.target_invalid'],
    ['aims at no body', { targets: [{ ...target, value: 3 }] }, 'review.target_invalid'],
    ['aims at what was carried over', { targets: [{ ...target, metric: 'waist', value: 80 }] }, 'review.target_invalid'],
    ['gives half a week', { targets: [{ ...target, weeks: 0.5 }] }, 'review.target_invalid'],
    ['gives a year', { targets: [{ ...target, weeks: 52 }] }, 'review.target_invalid'],
    ['aims twice with one id', { targets: [target, target] }, 'review.target_invalid'],
  ])('is refused when it %s', async (_what, reply, code) => {
    const here = desk();
    const { id } = await here.request();
    expect(await refusalOf(here.answer(id, reply))).toBe(code);
    expect(here.rows('reviews')[0]?.status).toBe('PENDING');
    expect(await here.ports.reads.wallets.of(here.coach.id)).toMatchObject({ fitCoin: 0, heldFitCoin: 0 });
  }); // prettier-ignore

  it('may point at a number, a picture and an answer, and aim', async () => {
    const here = desk();
    const { id } = await here.request();
    const anchors = [
      { kind: 'METRIC', key: 'bmi' },
      { kind: 'PHOTO', mediumId: 'front', region: { x: 0.1, y: 0.2, width: 0.3, height: 0.8 } },
      { kind: 'ANSWER', questionId: 'goal' },
    ] as const;
    const notes = anchors.map((anchor, index) => ({ ...note, id: `n${index}`, anchor }));
    const { reply } = await here.app.coaching.approveReview(here.asCoach, { id, notes, targets: [target] });
    expect(reply?.notes.map(({ anchor }) => anchor)).toEqual(anchors);
    expect(reply?.targets).toEqual([
      { ...target, startValue: 70, dueDate: '2026-12-18', status: 'OPEN', lastWeek: null, lastValue: null, unit: 'kg' }, // prettier-ignore
    ]);
  });

  it('changes until its rating is approved, keeps its versions, and forgets its draft', async () => {
    const here = desk();
    const { coaching } = here.app;
    const { id } = await here.request();
    const draft = { id, notes: [{ ...note, text: 'Nháp' }], targets: [], version: 0 };
    expect(await coaching.keepReplyDraft(here.asCoach, draft)).toMatchObject({ version: 1 });
    expect(await coaching.getReplyDraft(here.asCoach, id)).toMatchObject({ notes: draft.notes, version: 1 });
    expect(await refusalOf(coaching.getReplyDraft(here.asMember, id))).toBe('review.not_owner');
    const { version, replyChanges } = await here.answer(id);
    expect(replyChanges).toBe(0);
    expect(await coaching.getReplyDraft(here.asCoach, id)).toMatchObject({ version: 0, updatedAt: null });
    const change = { ...draft, version };
    await coaching.updateReview(here.asCoach, change);
    expect(await refusalOf(coaching.updateReview(here.asCoach, change))).toBe('version.stale');
    const { items } = await coaching.listReplyVersions(here.asMember, id);
    expect(items.map(({ reply }) => reply.notes[0]?.text)).toEqual(['Nháp', 'Giảm tinh bột.']);
    expect((await coaching.getReview(here.asMember, id)).replyChanges).toBe(1);
    await coaching.rateReview(here.asMember, { id, stars: 5, content: '' });
    const { version: latest } = await coaching.approveRating(here.asCoach, id);
    expect(await refusalOf(coaching.updateReview(here.asCoach, { ...change, version: latest }))).toBe('review.update_not_allowed'); // prettier-ignore
    expect(await refusalOf(coaching.keepReplyDraft(here.asCoach, draft))).toBe('review.update_not_allowed');
  });

  it('keeps the draft of one window when another writes over what it did not read', async () => {
    const here = desk();
    const { coaching } = here.app;
    const { id } = await here.request();
    const typed = (text: string, version: number) =>
      coaching.keepReplyDraft(here.asCoach, { id, notes: [{ ...note, text }], targets: [], version });
    const kept = async () => (await coaching.getReplyDraft(here.asCoach, id)).notes[0]?.text;
    await typed('Một', 0);
    expect(await refusalOf(typed('Hai', 0))).toBe('version.stale');
    expect(await refusalOf(typed('Hai', 2))).toBe('version.stale');
    expect(await kept()).toBe('Một');
    expect(await typed('Ba', 1)).toMatchObject({ version: 2 });
    expect(await refusalOf(typed('Hai', 1))).toBe('version.stale');
    expect(await kept()).toBe('Ba');
    await here.answer(id);
    expect(await refusalOf(typed('Hai', 2))).toBe('version.stale');
    expect(await kept()).toBeUndefined();
  });

  it('goes to nobody when the member is gone', async () => {
    const here = desk();
    const { id } = await here.request();
    here.store.committed.table('users').set(here.member.id, { ...here.member, status: 'DELETE' });
    expect(await refusalOf(here.answer(id))).toBe('review.user_not_found');
  });
});

describe('A week', () => {
  it('is open to a coach from the request to the refusal, and no longer', async () => {
    const here = desk();
    const { coaching, indicator } = here.app;
    const look = () => indicator.getSnapshot(here.asCoach, { id: here.week.id, language: 'vi' });
    expect(await refusalOf(look())).toBe('indicator.not_found');
    const { id } = await here.request();
    expect((await look()).strength).toMatchObject({ heartDisease: true });
    const asked = await coaching.getReview(here.asCoach, id);
    expect(asked).toMatchObject({
      seesWeek: true,
      answers: here.asked.answers,
      urgency: 'NEW',
      side: 'COACH',
    });
    expect(asked.cautions).toContain('HEART_DISEASE');
    expect(asked.cautionCount).toBe(asked.cautions.length);
    const { cautionCount } = asked;
    const lists = async () => [
      (await coaching.readQueue(here.asCoach, {})).items[0]?.cautionCount,
      (await coaching.listReviews(here.asCoach, { side: 'COACH' })).items[0]?.cautionCount,
      (await coaching.listReviews(here.asMember, {})).items[0]?.cautionCount,
    ];
    expect(await lists()).toEqual([cautionCount, cautionCount, 0]);
    expect(await refusalOf(coaching.getReview(here.asOther, id))).toBe('review.not_owner');
    await coaching.rejectReview(here.asCoach, { id, reason: 'Tôi đang nghỉ.' });
    expect(await refusalOf(look())).toBe('indicator.not_found');
    const refused = await coaching.getReview(here.asCoach, id);
    expect(refused).toMatchObject({
      seesWeek: false,
      answers: [],
      message: null,
      cautions: [],
      cautionCount: 0,
    });
    expect(await lists()).toEqual([undefined, 0, 0]);
    expect(await coaching.getReview(here.asMember, id)).toMatchObject({ seesWeek: true, answers: here.asked.answers }); // prettier-ignore
  });

  it('looked at by staff through a review is written down', async () => {
    const here = desk();
    const { id } = await here.request();
    await here.app.coaching.viewReview(staff, id);
    expect(here.rows('auditLog')).toMatchObject([{ action: 'review.view', actor: staff.id, targetId: id }]);
  });
});

describe('An account that is closed', () => {
  it.each(['member', 'coach'] as const)('leaves no coins held: the %s’s', async (who) => {
    const here = desk();
    const { id } = await here.request();
    const actor = who === 'member' ? here.asMember : here.asCoach;
    const userId = actor.id;
    const credentials = here.store.committed.table('credentials');
    credentials.set(userId, { userId, hash: hashOf('pw-pw-pw'), updatedAt: here.clock.now() });
    await here.app.account.deleteAccount(actor, { password: 'pw-pw-pw' });
    expect(here.rows('reviews')).toMatchObject([{ id, status: 'CANCELED', cancelReason: who === 'member' ? 'BY_MEMBER' : 'COACH_LEFT' }]); // prettier-ignore
    expect(await here.ports.reads.wallets.of(here.member.id)).toMatchObject({
      fitCoin: 5000,
      heldFitCoin: 0,
    });
  });

  it('hides nothing of the other side’s coins: an answer is rated by the clock', async () => {
    const here = desk();
    const { id } = await here.request();
    await here.answer(id);
    here.clock.forward(8 * day);
    await here.app.coaching.rateUnrated({ kind: 'system' });
    expect(await here.ports.reads.wallets.of(here.coach.id)).toMatchObject({ fitCoin: 765, heldFitCoin: 0 });
    expect(await refusalOf(here.answer(id, aReply))).toBe('review.not_pending');
  });
});
