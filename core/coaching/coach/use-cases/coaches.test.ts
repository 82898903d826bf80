import { describe, expect, it } from 'vitest';
import { visitor } from '#core/access/actor/actor.ts';
import { maxSavedReplies } from '#core/coaching/coach/coach.ts';
import { after, hour } from '#core/kernel/time.ts';
import { aCoach, aCoachProfile, anAnsweredReview, aQuestion, aQuestionForm, aWaitingReview, coachStats } from '#fixtures/coaching/coaches.ts'; // prettier-ignore
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { anEvidence, aSpecializationRequest } from '#fixtures/coaching/specializations.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, world } from '#fixtures/engine/world.ts';

const seededWorld = (parts: Parameters<typeof aCoach>[0] = {}) => {
  const coach = aCoach({ email: 'khoa@secret.example', phone: '+84900000001', about: 'Mười năm.', ...parts });
  const member = aUser({ fullname: 'Nguyễn Thị Hoà' });
  const here = world({
    users: [coach, member],
    transfers: [aTransfer({ userId: member.id, coin: 'FIT_COIN', amount: 2000 })],
    snapshots: Array.from({ length: 12 }, (_, index) =>
      aSnapshot({ userId: member.id, week: `2026-W${String(30 + index)}` }),
    ),
  });
  const { table } = here.store.committed;
  return { ...here, table, coach, member, asCoach: actorFor(coach), asMember: actorFor(member) };
};

describe('the directory', () => {
  it('shows what everybody may see, for the price that holds, and no address or phone', async () => {
    const { app, coach, table } = seededWorld();
    table('coachProfiles').set(coach.id, aCoachProfile({ coachId: coach.id }));
    table('coachStats').set(
      coach.id,
      coachStats({
        coachId: coach.id,
        stars: [0, 0, 0, 1, 1],
        autoCount: 9,
        answeredCount: 4,
        answeredHours: 20,
      }),
    );
    const { items, total, totalIsCapped } = await app.coaching.listCoaches(visitor, {});
    expect({ total, totalIsCapped }).toEqual({ total: 1, totalIsCapped: false });
    expect(items).toMatchObject([
      {
        id: coach.id,
        displayName: 'Trần Minh Khoa',
        headline: 'Giảm mỡ, giữ cơ',
        price: 900,
        rating: { mean: 4.5, memberCount: 2, autoCount: 9 },
        replyHours: 5,
        isOwn: false,
      },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/secret|84900000001/);
    expect((await app.coaching.listCoaches(visitor, { q: 'khoa@secret' })).total).toBe(0);
  });

  it('says what was verified, by whom, in the reader’s language', async () => {
    const { app, coach, table } = seededWorld();
    const badge = aSpecializationRequest({
      userId: coach.id,
      evidence: anEvidence({ issuer: 'NASM' }),
      status: 'COMPLETED',
      decidedAt: noon,
    });
    table('specializationRequests').set(badge.id, badge);
    expect((await app.coaching.listCoaches(visitor, { language: 'en' })).total).toBe(0);
    const [card] = (await app.coaching.listCoaches(visitor, { specialization: 'CPT', readerLanguage: 'en' }))
      .items;
    expect(card?.badges).toMatchObject([
      {
        type: 'CPT',
        description: 'Holds a Certified Personal Trainer qualification.',
        issuer: 'NASM',
        verifiedBy: 'Fitboard',
        verifiedAt: noon,
        expiresAt: null,
      },
    ]);
    expect((await app.coaching.listCoachFilters(visitor, 'en')).specializations).toEqual([
      { type: 'CPT', label: card?.badges[0]?.label },
    ]);
  });
});

describe('the page of a coach', () => {
  it('opens contact details as their owner does, and counts what was answered', async () => {
    const { app, coach, table, asCoach } = seededWorld();
    table('coachStats').set(
      coach.id,
      coachStats({
        coachId: coach.id,
        stars: [1, 0, 0, 0, 3],
        outcomes: { MET: 2, NOT_MET: 1, UNMEASURED: 4 },
      }),
    );
    const page = await app.coaching.getCoach(visitor, { idOrUsername: coach.username ?? '' });
    expect(page).toMatchObject({
      email: null,
      phone: null,
      histogram: [1, 0, 0, 0, 3],
      outcomes: { met: 2, notMet: 1, unmeasured: 4 },
      questionCount: 0,
      isListed: true,
    });
    expect(await app.coaching.getCoach(asCoach, { idOrUsername: coach.id })).toMatchObject({
      email: coach.email,
      isOwn: true,
    });
  });

  it('is nobody’s when it is not public, its owner’s excepted', async () => {
    const { app, coach, asCoach, asMember } = seededWorld({ isPublic: false });
    for (const actor of [visitor, asMember]) {
      const ask = { idOrUsername: coach.id };
      expect(await refusalOf(app.coaching.getCoach(actor, ask))).toBe('review.coach_not_found');
      expect(await refusalOf(app.coaching.listCoachRatings(actor, ask))).toBe('review.coach_not_found');
    }
    expect(await app.coaching.getCoach(asCoach, { idOrUsername: coach.id })).toMatchObject({
      isListed: false,
    });
    expect(await refusalOf(app.coaching.getCoach(visitor, { idOrUsername: 'nobody' }))).toBe(
      'review.coach_not_found',
    );
  });

  it('is found by its link while it hides from the directory', async () => {
    const { app, coach } = seededWorld({ hideFromSearch: true });
    expect((await app.coaching.listCoaches(visitor, {})).total).toBe(0);
    expect(await app.coaching.getCoach(visitor, { idOrUsername: coach.id })).toMatchObject({
      isListed: false,
    });
  });
});

describe('what a request needs', () => {
  it('is the form, the price, the balance, the last weeks and what was answered before', async () => {
    const { app, coach, member, table, asMember } = seededWorld({ reviewPrice: 1200 });
    const [kept, changed, gone] = [
      aQuestion(),
      aQuestion({ kind: 'radio', options: ['Có', 'Không'] }),
      aQuestion(),
    ];
    const first = aQuestionForm({ coachId: coach.id, questions: [kept, changed, gone] });
    const second = aQuestionForm({
      coachId: coach.id,
      number: 2,
      questions: [kept, { ...changed, options: ['Rồi', 'Chưa'] }],
    });
    for (const form of [first, second]) table('questionForms').set(form.id, form);
    const answers = [
      { questionId: kept.id, value: 'Giảm 3 kg' },
      { questionId: changed.id, value: 'Có' },
      { questionId: gone.id, value: 'Cũ' },
    ];
    const past = anAnsweredReview({
      memberId: member.id,
      coachId: coach.id,
      snapshotId: 'none',
      formId: first.id,
      answers,
      approvedAt: noon,
    });
    table('reviews').set(past.id, past);

    const needed = await app.coaching.getRequestForm(asMember, { idOrUsername: coach.id });
    expect(needed).toMatchObject({
      form: { id: second.id, number: 2 },
      price: 1200,
      balance: 2000,
      answerDays: 7,
      ratingDays: 7,
      pendingReviewId: null,
      lastAnswers: [{ questionId: kept.id, value: 'Giảm 3 kg' }],
    });
    expect(needed.weeks.map(({ week }) => week)).toEqual(
      Array.from({ length: 10 }, (_, index) => `2026-W${41 - index}`),
    );

    const waiting = aWaitingReview({ memberId: member.id, coachId: coach.id, snapshotId: 'none' });
    table('reviews').set(waiting.id, waiting);
    const again = await app.coaching.getRequestForm(asMember, { idOrUsername: coach.id });
    expect(again.pendingReviewId).toBe(waiting.id);
  });

  it('is nothing for the coach themselves, nor for visitors', async () => {
    const { app, coach, asCoach } = seededWorld();
    const ask = { idOrUsername: coach.id };
    expect(await refusalOf(app.coaching.getRequestForm(asCoach, ask))).toBe('review.coach_not_found');
    expect(await refusalOf(app.coaching.getRequestForm(visitor, ask))).toBe('access.sign_in_required');
  });
});

describe("a coach's settings", () => {
  it('change price, visibility, headline and languages over the version that was read', async () => {
    const { app, asCoach, rows, coach } = seededWorld();
    const before = await app.coaching.getCoachSettings(asCoach);
    expect(before).toMatchObject({ reviewPrice: null, defaultPrice: 900, fee: 135, net: 765, version: 1 });
    expect(before.checklist.filter(({ done }) => done).map(({ step }) => step)).toEqual(['PUBLIC']);
    const changed = await app.coaching.updateCoachSettings(asCoach, {
      reviewPrice: 1001,
      hideFromSearch: true,
      headline: '  Chạy bộ ',
      languages: ['en', 'vi', 'en'],
      version: 1,
    });
    expect(changed).toMatchObject({
      reviewPrice: 1001,
      fee: 150,
      net: 851,
      hideFromSearch: true,
      headline: 'Chạy bộ',
      languages: ['en', 'vi'],
      version: 2,
    });
    expect(rows('users').find(({ id }) => id === coach.id)).toMatchObject({ reviewPrice: 1001, version: 2 });
    const free = await app.coaching.updateCoachSettings(asCoach, { reviewPrice: 0, version: 2 });
    expect(free).toMatchObject({ reviewPrice: 0, fee: 0, net: 0, headline: 'Chạy bộ' });
    expect(await refusalOf(app.coaching.updateCoachSettings(asCoach, { reviewPrice: 1, version: 2 }))).toBe(
      'version.stale',
    );
    const usual = await app.coaching.updateCoachSettings(asCoach, { reviewPrice: null, version: 3 });
    expect(usual).toMatchObject({ reviewPrice: null, net: 765 });
  });

  it('take no price that is not whole, below nought or beyond the most', async () => {
    const { app, asCoach, rows, coach } = seededWorld();
    for (const reviewPrice of [-1, 0.5, 1_000_001, Number.NaN, Infinity])
      expect(await refusalOf(app.coaching.updateCoachSettings(asCoach, { reviewPrice, version: 1 }))).toBe(
        'user.invalid_coach_review_price',
      );
    expect(rows('users').find(({ id }) => id === coach.id)?.version).toBe(1);
  });

  it('are a coach’s alone', async () => {
    const { app, asMember } = seededWorld();
    const { coaching } = app;
    const form = { questions: [aQuestion()], number: 0 };
    const text = { title: 'a', text: 'b' };
    for (const work of [
      coaching.getCoachSettings(asMember),
      coaching.updateCoachSettings(asMember, { version: 1 }),
      coaching.getQuestionForm(asMember),
      coaching.saveQuestionForm(asMember, form),
      coaching.listSavedReplies(asMember),
      coaching.addSavedReply(asMember, text),
      coaching.updateSavedReply(asMember, { ...text, id: 'x' }),
      coaching.deleteSavedReply(asMember, 'x'),
      coaching.getEarnings(asMember),
      coaching.listEarningLines(asMember, {}),
      coaching.exportEarnings(asMember),
    ])
      expect(await refusalOf(work)).toBe('coach.not_coach');
  });
});

describe("a coach's form and texts", () => {
  it('get a next version at each change, made from the last one only', async () => {
    const { app, asCoach, rows } = seededWorld();
    const question = aQuestion();
    const save = (number: number, label = question.label) =>
      app.coaching.saveQuestionForm(asCoach, { questions: [{ ...question, label }], number });
    expect((await save(0)).form.number).toBe(1);
    expect((await save(1, 'Bạn ngủ mấy tiếng?')).form.number).toBe(2);
    expect(await refusalOf(save(1))).toBe('version.stale');
    expect(rows('questionForms').map(({ questions }) => questions[0]?.label)).toEqual([
      question.label,
      'Bạn ngủ mấy tiếng?',
    ]);
    expect((await app.coaching.getQuestionForm(asCoach)).form?.number).toBe(2);
  });

  it('are kept, changed and forgotten, up to the most', async () => {
    const { app, asCoach, clock } = seededWorld();
    const { coaching } = app;
    const first = await coaching.addSavedReply(asCoach, { title: ' Ngủ ', text: 'Ngủ sớm.' });
    expect(first.title).toBe('Ngủ');
    clock.forward(hour);
    const changed = await coaching.updateSavedReply(asCoach, { id: first.id, title: 'Ngủ', text: 'Ngủ đủ.' });
    expect(changed.updatedAt).toEqual(after(noon, hour));
    expect((await coaching.listSavedReplies(asCoach)).items).toEqual([changed]);
    for (let kept = 1; kept < maxSavedReplies; kept += 1)
      await coaching.addSavedReply(asCoach, { title: `${kept}`, text: 'x' });
    expect(await refusalOf(coaching.addSavedReply(asCoach, { title: 'n', text: 'x' }))).toBe(
      'saved_reply.too_many',
    );
    await coaching.deleteSavedReply(asCoach, first.id);
    expect(await refusalOf(coaching.deleteSavedReply(asCoach, first.id))).toBe('saved_reply.not_found');
    expect(await refusalOf(coaching.updateSavedReply(asCoach, changed))).toBe('saved_reply.not_found');
  });
});
