import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { refusalOf, staff, system } from '#fixtures/engine/world.ts';

const answered = async (parts: Parameters<typeof desk>[0] = {}) => {
  const here = desk(parts);
  const { id } = await here.request();
  await here.answer(id);
  return { ...here, id };
};

describe('A rating', () => {
  it('is one of whole stars, and changes until it is approved', async () => {
    const { app, asMember, asCoach, id, clock } = await answered();
    const { coaching } = app;
    const rate = (stars: number, content = '') => coaching.rateReview(asMember, { id, stars, content });
    for (const stars of [0, 6, 3.5, Number.NaN]) expect(await refusalOf(rate(stars))).toBe('rating.invalid');
    expect(await refusalOf(coaching.approveRating(asCoach, id))).toBe('rating.not_found');
    await rate(2);
    clock.forward(6 * day);
    const { rating } = await rate(4, ' Rất rõ. ');
    expect(rating).toMatchObject({ stars: 4, content: 'Rất rõ.', status: 'PENDING' });
    clock.forward(6 * day);
    expect(await coaching.approveDueRatings(system)).toEqual({ done: 0 });
    clock.forward(day);
    expect(await coaching.approveDueRatings(system)).toEqual({ done: 1 });
    expect(await refusalOf(rate(1))).toBe('rating.already_approved');
    expect((await coaching.getReview(asCoach, id)).escrow.at(-1)).toMatchObject({ step: 'RELEASED', at: clock.now(), amount: 765 }); // prettier-ignore
  });

  it('is answered in public once it is approved, and reported once by each', async () => {
    const { app, asMember, asCoach, asOther, id, rows } = await answered();
    const { coaching } = app;
    await coaching.rateReview(asMember, { id, stars: 1, content: 'Chậm.' });
    const reply = (text: string) => coaching.replyToRating(asCoach, { id, text });
    expect(await refusalOf(reply('Xin lỗi bạn.'))).toBe('rating.not_found');
    const ratingId = rows('ratings')[0]?.id ?? '';
    const report = { id: ratingId, reason: 'Sai sự thật' };
    expect(await refusalOf(coaching.reportRating(asOther, report))).toBe('rating.not_found');
    await coaching.reportRating(asCoach, report);
    await coaching.approveRating(asCoach, id);
    expect((await reply('Xin lỗi bạn.')).rating).toMatchObject({ reply: 'Xin lỗi bạn.' });
    expect((await reply('')).rating).toMatchObject({ reply: null, repliedAt: null });
    await coaching.reportRating(asOther, report);
    expect(await refusalOf(coaching.reportRating(asOther, report))).toBe('rating.already_reported');
    expect((await coaching.getRating(staff, ratingId)).reportList).toHaveLength(2);
  });

  it('hidden by staff counts no more, moves no coins, and comes back', async () => {
    const { app, asMember, asCoach, id, rows, ports, coach } = await answered();
    const { coaching } = app;
    await coaching.rateReview(asMember, { id, stars: 1, content: 'x' });
    await coaching.approveRating(asCoach, id);
    const ratingId = rows('ratings')[0]?.id ?? '';
    const stars = async () => (await ports.reads.coaches.statsOf(coach.id)).stars;
    const before = rows('postings').length;
    for (let twice = 0; twice < 2; twice += 1)
      await coaching.hideRating(staff, { id: ratingId, reason: 'Lời lẽ xúc phạm' });
    expect(await stars()).toEqual([0, 0, 0, 0, 0]);
    await coaching.showRating(staff, ratingId);
    expect(await stars()).toEqual([1, 0, 0, 0, 0]);
    expect(rows('postings')).toHaveLength(before);
    expect(rows('auditLog').map(({ action }) => action)).toEqual(['rating.hide', 'rating.show']);
  });
});

describe('What member and coach are notified of', () => {
  it('of a paid review, from the request to the released share', async () => {
    const here = await answered();
    const { app, asMember, asCoach, id } = here;
    const { coaching } = app;
    await coaching.rateReview(asMember, { id, stars: 3, content: 'Riêng tư' });
    await coaching.rateReview(asMember, { id, stars: 4, content: 'Riêng tư' });
    await coaching.approveRating(asCoach, id);
    await coaching.replyToRating(asCoach, { id, text: 'Cảm ơn' });
    await here.settle();
    const link = `/dashboard/review/${id}`;
    const member = { user: 'Nguyễn Thị Hoà' };
    const coach = { user: 'Trần Minh Khoa' };
    expect(here.noticesOf(here.coach.id)).toEqual([
      // The request is answered: that it waits is no news any more.
      { about: 'RATING_REVIEW', params: { ...member, rating: 3 }, link },
      { about: 'RATING_REVIEW_UPDATED', params: { ...member, rating: 4 }, link },
      // Of the rating they accepted themselves they are not told.
    ]);
    expect(here.noticesOf(here.member.id)).toEqual([
      { about: 'REQUEST_REVIEW_APPROVED', params: coach, link },
      { about: 'RATING_REVIEW_APPROVED', params: { ...coach, rating: 4 }, link },
      { about: 'rating_replied', params: coach, link },
    ]);
    expect(here.mailsTo('khoa@example.com')[0]).toEqual({
      template: 'notification_request_review',
      values: { link: `https://fitboard.example${link}`, ...member, type: 'Chỉ số cơ thể', amount: '765 Fit Coin' }, // prettier-ignore
    });
    // Neither what was measured, asked or answered, nor what the rating says.
    expect(JSON.stringify([here.rows('notifications'), here.rows('mails')])).not.toMatch(/tinh bột|3 kg|Riêng tư|Cảm ơn/); // prettier-ignore
  });

  it('of a request that is refused, taken back, asked again, or not answered', async () => {
    const here = desk();
    const { coaching } = here.app;
    const { id } = await here.request();
    await coaching.rejectReview(here.asCoach, { id, reason: 'Bí mật' });
    await coaching.reRequestReview(here.asMember, { id });
    await coaching.cancelReview(here.asMember, id);
    await coaching.reRequestReview(here.asMember, { id });
    for (let hours = 0; hours < 8 * 24; hours += 12) {
      here.clock.forward(day / 2);
      await coaching.remindCoaches(system);
      await coaching.expireReviews(system);
    }
    await here.settle();
    const about = (userId: string) => here.noticesOf(userId).map((notice) => notice.about);
    expect(about(here.coach.id)).toEqual(['REQUEST_REVIEW_CANCELED', 'review_expired']);
    const mails = here.mailsTo('khoa@example.com');
    expect(mails.filter(({ template }) => template === 'notification_request_review')).toHaveLength(3);
    const reminders = mails.filter(({ template }) => template === 'notification_system');
    expect(reminders.map(({ values }) => /(\d+) ngày/.exec(values['text'] ?? '')?.[1])).toEqual(['4', '1']);
    expect(about(here.member.id)).toEqual(['REQUEST_REVIEW_REJECTED', 'review_unanswered']);
    expect(here.noticesOf(here.member.id).map(({ params }) => params['amount'])).toEqual([900, 900]);
    expect(JSON.stringify(here.rows('mails'))).not.toContain('Bí mật');
  });

  it('of stars that the clock gave', async () => {
    const here = await answered({ price: 0 });
    here.clock.forward(7 * day);
    await here.app.coaching.rateUnrated(system);
    await here.settle();
    expect(here.noticesOf(here.coach.id).at(-1)).toMatchObject({ about: 'RATING', params: { rating: 5 } });
    expect(here.mailsTo('khoa@example.com')[0]?.values['amount']).toBe('đánh giá sao (yêu cầu miễn phí)');
    expect(here.rows('postings').filter(({ reason }) => reason.startsWith('REVIEW'))).toEqual([]);
  });
});

describe('A target', () => {
  const target = { id: 't1', metric: 'weight', direction: 'DECREASE', value: 68, weeks: 2 } as const;
  const aimed = async (outcomeConsent: boolean) => {
    const here = desk();
    const { id } = await here.app.coaching.requestReview(here.asMember, { ...here.asked, outcomeConsent });
    const notes = [{ id: 'n1', kind: 'BODY', text: 'Ăn ít hơn.', anchor: { kind: 'METRIC', key: 'weight' } }] as const; // prettier-ignore
    await here.app.coaching.approveReview(here.asCoach, { id, notes, targets: [target] });
    const saved = async (week: string, weight: number, carriedOver: string[] = []) => {
      await here.ports.transaction(async ({ snapshots, events }) => {
        const snapshot = aSnapshot({ userId: here.member.id, week, carriedOver, inputs: profileInputs({ weight }) }); // prettier-ignore
        await snapshots.insert(snapshot);
        const { id: snapshotId, userId } = snapshot;
        await events.append({ type: 'snapshot.saved', userId, snapshotId, week, isFirst: false, isUpdate: false }); // prettier-ignore
      });
      await here.settle();
    };
    const read = async () => (await here.app.coaching.getReview(here.asMember, id)).reply;
    return { ...here, id, saved, read };
  };

  it('is met by a later week, counted with consent, and told to both', async () => {
    const here = await aimed(true);
    await here.saved('2026-W48', 67, ['body.weight']);
    expect((await here.read())?.targets[0]).toMatchObject({ status: 'OPEN', lastValue: null });
    await here.saved('2026-W49', 67.5);
    const reply = await here.read();
    expect(reply?.targets[0]).toMatchObject({
      status: 'MET',
      lastWeek: '2026-W49',
      lastValue: 67.5,
      unit: 'kg',
    });
    expect(reply?.notes[0]?.since).toEqual({ unit: 'kg', was: 70, now: 67.5, nowWeek: '2026-W49' });
    expect((await here.ports.reads.coaches.statsOf(here.coach.id)).outcomes).toEqual({ MET: 1, NOT_MET: 0, UNMEASURED: 0 }); // prettier-ignore
    for (const userId of [here.coach.id, here.member.id])
      expect(here.noticesOf(userId).map(({ about }) => about)).toContain('review_target_judged');
    // Decided is decided, also when the coach changes the answer.
    const { version } = await here.app.coaching.getReview(here.asCoach, here.id);
    await here.app.coaching.updateReview(here.asCoach, { id: here.id, version, notes: [{ id: 'n1', kind: 'BODY', text: 'Tốt.', anchor: null }], targets: [] }); // prettier-ignore
    expect((await here.read())?.targets[0]).toMatchObject({ id: 't1', status: 'MET' });
  });

  it('is judged by the clock when its weeks are over, and counted for nobody without consent', async () => {
    const here = await aimed(false);
    here.clock.forward(14 * day);
    expect(await here.app.coaching.judgeTargets(system)).toEqual({ done: 0 });
    here.clock.forward(2 * day);
    expect(await here.app.coaching.judgeTargets(system)).toEqual({ done: 1 });
    expect(await here.app.coaching.judgeTargets(system)).toEqual({ done: 0 });
    expect((await here.read())?.targets[0]).toMatchObject({ status: 'UNMEASURED' });
    expect((await here.ports.reads.coaches.statsOf(here.coach.id)).outcomes).toEqual({ MET: 0, NOT_MET: 0, UNMEASURED: 0 }); // prettier-ignore
  });
});
