import { describe, expect, it } from 'vitest';
import { hookAnswers } from '#core/application.ts';
import { after, day, minute } from '#core/kernel/time.ts';
import { plainCoach, scriptedModel, type Script } from '#fixtures/assistant/coach.ts';
import { aiScene, anActor, binhActor } from '#fixtures/assistant/ai-scene.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { answerSeconds, holdMinutes } from './answer.ts';
import { aiCoachUseCases } from './module.ts';
import { refusalOf, staff, system } from '#fixtures/engine/world.ts';

const whole = { baseCoin: 3000, heldBaseCoin: 0 };
const paid = { baseCoin: 2700, heldBaseCoin: 0 };
const set = { baseCoin: 2700, heldBaseCoin: 300 };
const vi = { language: 'vi' } as const;

describe('a review by rules', () => {
  it('is there at once, for its fee, with the facts its sentences stand on', async () => {
    const { review, wallet, breaches } = aiScene();
    const answer = await review();
    expect(answer).toMatchObject({
      status: 'COMPLETED',
      producer: 'RULES',
      charged: 300,
      isOutOfDate: false,
    });
    expect(answer.blocks.map(({ seq, text }) => [seq, text])).toEqual([
      [1, 'Cân nặng tốt.'],
      [2, 'Đo lại tuần sau.'],
    ]);
    expect(answer.blocks[0]).toMatchObject({
      facts: [{ id: 'body.weight', label: { vi: 'Cân nặng' } }],
      rules: [{ id: 'B02', source: 'NICE 2022' }],
    });
    expect(answer.target).toMatchObject({ metric: 'weight', status: 'OPEN', weeks: 4 });
    expect(await wallet()).toMatchObject(paid);
    expect(await breaches()).toEqual([]);
  });

  it('of the same unchanged week is the same one, free; an edit marks it out of date and is reviewed anew', async () => {
    const { ai, review, wallet, ports } = aiScene();
    const first = await review();
    expect((await review()).id).toBe(first.id);
    expect(await wallet()).toMatchObject(paid);
    expect(await ai.quoteAnswer(anActor, { kind: 'REVIEW', type: 'ALL', ...vi })).toMatchObject({
      repeatOf: first.id,
      balanceAfter: 2700,
    });
    const week = (await ports.reads.snapshots.find('week-of-an'))!; // it is seeded
    await ports.reads.snapshots.update({ ...week, version: week.version + 1 });
    expect(await ai.getAnswer(anActor, first.id)).toMatchObject({ isOutOfDate: true });
    expect((await review()).id).not.toBe(first.id);
    expect(await wallet()).toMatchObject({ baseCoin: 2400 });
  });

  it('is one answer for one key, paid once; the key of another request is refused', async () => {
    const { ai, review, wallet } = aiScene();
    const [one, other] = await Promise.all([review(anActor, 'key'), review(anActor, 'key')]);
    expect(one.id).toBe(other.id);
    expect(await wallet()).toMatchObject(paid);
    const again = { indicatorId: 'week-of-an', type: 'BODY', requestKey: 'key', ...vi } as const;
    expect(await refusalOf(ai.requestReview(anActor, again))).toBe('idempotency.key_reused');
  });

  it('is refused without coins, and nothing is kept', async () => {
    const { review, rows } = aiScene({ coins: 0 });
    expect(await refusalOf(review())).toBe('coin.not_enough');
    expect(rows('aiAnswers')).toEqual([]);
  });

  it('is only of one’s own week, and only one’s own to read', async () => {
    const { ai, review } = aiScene();
    expect(await refusalOf(review(anActor, 'k', 'week-of-binh'))).toBe('ai.indicator_not_found');
    const { id } = await review();
    expect(await refusalOf(ai.getAnswer(binhActor, id))).toBe('ai.answer_not_found');
    const seen = { round: 1, seq: 0 };
    const follows = ai.followAnswer(binhActor, { id, seen, isNoted: false, isFirst: true });
    expect(await refusalOf(follows)).toBe('ai.answer_not_found');
  });

  it('ends with the day’s allowance', async () => {
    const { review, ai } = aiScene({ settings: { aiReviewsADay: 1 } });
    await review();
    const more = { indicatorId: 'week-of-an', type: 'BODY', requestKey: 'more', ...vi } as const;
    expect(await refusalOf(ai.requestReview(anActor, more))).toBe('ai.daily_limit');
  });

  it.each([
    ['PRO', 2],
    ['PREMIUM', 4],
  ] as const)('ends later with the better plan: %s', async (level, most) => {
    const { ask, ai } = aiScene({
      settings: { aiChatsADay: 2 },
      seed: { users: [aUser({ id: 'an', level }), aUser({ id: 'binh' })] },
    });
    for (let asked = 0; asked < most; asked += 1) await ask('Tôi nặng bao nhiêu?');
    expect(await refusalOf(ask('Tôi nặng bao nhiêu?'))).toBe('ai.daily_limit');
    expect(await ai.quoteAnswer(anActor, { kind: 'CHAT', type: 'ALL', ...vi })).toMatchObject({
      leftToday: 0,
    });
  });

  it('says that a target was met by a later week, in the next one', async () => {
    const { ai, review, ports } = aiScene();
    await review();
    const light = profileInputs({ weight: 59 });
    const next = aSnapshot({ id: 'next', userId: 'an', week: '2026-W48', inputs: light });
    await ports.reads.snapshots.insert(next);
    const asked: unknown[] = [];
    const watching = aiCoachUseCases(
      { ...ports, hooks: hookAnswers() },
      {
        ...plainCoach,
        factSheetOf: (question) => {
          asked.push(...question.targets.map(({ by, status }) => ({ by, status })));
          return plainCoach.factSheetOf(question);
        },
      },
    );
    await watching.requestReview(anActor, { indicatorId: 'next', type: 'ALL', requestKey: 'n', ...vi });
    expect(asked).toEqual([{ by: 'AI', status: 'MET' }]);
    void ai;
  });
});

describe('an answer of a model', () => {
  const withModel = async (script: () => Script = () => ({ says: ['Một.', 'Hai.'] }), parts = {}) => {
    const model = scriptedModel(script);
    const here = aiScene({ model, ...parts });
    await here.agree();
    return { ...here, model };
  };

  it('that ends while the same is asked for again is not paid twice', async () => {
    const { ai, ports, review, answerWork, wallet, breaches } = await withModel();
    const first = await review();
    const asked: string[] = [];
    // The answer ends between the two looks: whichever comes second sees it as it is then.
    const transaction: typeof ports.transaction = (work) =>
      ports.transaction((repositories) => {
        const { aiAnswers } = repositories;
        const look = (name: 'runningOf' | 'sameAs', before: unknown, then: () => Promise<unknown>) => {
          asked.push(name);
          return asked.length === 1 ? Promise.resolve(before) : then();
        };
        const racing = Object.assign(Object.create(aiAnswers) as typeof aiAnswers, {
          runningOf: () => look('runningOf', first, async () => null),
          sameAs: () => look('sameAs', null, async () => aiAnswers.find(first.id)),
        });
        return work({ ...repositories, aiAnswers: racing });
      });
    const second = aiCoachUseCases({ ...ports, transaction, hooks: hookAnswers() }, plainCoach);
    const week = { indicatorId: 'week-of-an', type: 'ALL', requestKey: 'another', ...vi } as const;
    expect((await second.requestReview(anActor, week)).id).toBe(first.id);
    expect(asked).toEqual(['runningOf', 'sameAs']);
    await answerWork.runAll();
    expect(await ai.getAnswer(anActor, first.id)).toMatchObject({ status: 'COMPLETED', charged: 300 });
    expect(await wallet()).toMatchObject(paid);
    expect(await breaches()).toEqual([]);
  });

  it('is worded outside the request, its fee set aside until it is done', async () => {
    const { ai, review, answerWork, wallet, breaches } = await withModel();
    const answer = await review();
    expect(answer).toMatchObject({ status: 'RUNNING', producer: 'MODEL', charged: 0, blocks: [] });
    expect(await wallet()).toMatchObject(set);
    await answerWork.runAll();
    expect(await ai.getAnswer(anActor, answer.id)).toMatchObject({
      status: 'COMPLETED',
      charged: 300,
      blocks: [{ text: 'Một.' }, { text: 'Hai.' }],
    });
    expect(await wallet()).toMatchObject(paid);
    expect(await breaches()).toEqual([]);
  });

  it('asks nobody before consent, and again when host or model changed', async () => {
    const model = scriptedModel();
    const { ai, review, agree, rows } = aiScene({ model });
    expect(await review()).toMatchObject({ producer: 'RULES' });
    expect(model.asked).toEqual([]);
    const before = await ai.quoteAnswer(anActor, { kind: 'REVIEW', type: 'BODY', ...vi });
    expect(before).toMatchObject({ producer: 'RULES', isConsentMissing: true });
    expect(await refusalOf(ai.putAiSettings(anActor, { consent: '1:other:tiny', ...vi }))).toBe(
      'ai.consent_stale',
    );
    await agree();
    expect((await ai.quoteAnswer(anActor, { kind: 'REVIEW', type: 'BODY', ...vi })).producer).toBe('MODEL');
    expect(await ai.putAiSettings(anActor, { consent: null, ...vi })).toMatchObject({
      provider: { consentedAt: null, isStale: false },
    });
    expect(rows('aiConsents')).toMatchObject([{ withdrawnAt: expect.any(Date) as Date }]);
    expect((await ai.quoteAnswer(anActor, { kind: 'REVIEW', type: 'BODY', ...vi })).producer).toBe('RULES');
  });

  it('is given the time that staff set: a call, and two of them with what lies between', async () => {
    for (const aiCallSeconds of [5, 30, 120]) {
      const { review, answerWork, model } = await withModel(undefined, { settings: { aiCallSeconds } });
      await review();
      const mostMs = (2 * aiCallSeconds + 15) * 1000;
      expect(answerWork.started).toMatchObject([{ mostMs }]);
      // Its coins are set aside for longer than it may take.
      expect(mostMs).toBeLessThan(holdMinutes * minute);
      await answerWork.runAll();
      expect(model.callMs).toEqual([aiCallSeconds * 1000]);
    }
  });

  it('keeps its lease for as long as it may take, and fails as late after it', async () => {
    const { ai, review, answerWork, clock, wallet } = await withModel(undefined, {
      settings: { aiCallSeconds: 120 },
    });
    const { id } = await review();
    const [{ beat, run }] = answerWork.started as [(typeof answerWork.started)[0]]; // the one that was begun
    const [begun] = [clock.now()];
    for (const end = answerSeconds(120) * 1000; clock.now().getTime() - begun.getTime() < end;) {
      clock.forward(10_000);
      await ai.getAnswer(anActor, id);
      expect(await beat()).toBe(true);
      expect(await ai.settleAnswers(system)).toEqual({ settled: 0 });
    }
    const running = run();
    clock.forward(answerSeconds(120) * 1000);
    answerWork.stop(id);
    await running;
    expect(await ai.getAnswer(anActor, id)).toMatchObject({ failure: 'TIMEOUT', charged: 0 });
    expect(await wallet()).toMatchObject(whole);
  });

  it('needs coins before the provider is asked', async () => {
    const { review, model, answerWork } = await withModel(undefined, { coins: 0 });
    expect(await refusalOf(review())).toBe('coin.not_enough');
    await answerWork.runAll();
    expect(model.asked).toEqual([]);
  });

  it.each(['NO_ANSWER', 'TIMEOUT', 'CUT', 'EMPTY', 'REFUSED', 'UNVERIFIED', 'OVER_LENGTH'] as const)(
    'costs nothing after %s, and rules answer in its place',
    async (failure) => {
      const { ai, review, answerWork, wallet, events, breaches } = await withModel(() => ({
        says: ['Một.', failure],
      }));
      const { id } = await review();
      await answerWork.runAll();
      expect(await ai.getAnswer(anActor, id)).toMatchObject({
        status: 'COMPLETED',
        producer: 'RULES',
        failure,
        charged: 0,
        round: 2,
        blocks: [{ text: 'Cân nặng tốt.' }, { text: 'Đo lại tuần sau.' }],
      });
      expect(await wallet()).toMatchObject(whole);
      expect(events('ai.refunded')).toMatchObject([{ amount: 300 }]);
      expect(await breaches()).toEqual([]);
    },
  );

  it('that rules can’t give fails free, and may be asked for again', async () => {
    let says: Script['says'] = ['NO_ANSWER'];
    const { ai, ask, answerWork, wallet } = await withModel(() => ({ says }));
    const { id } = await ask('kể chuyện đi');
    await answerWork.runAll();
    const failed = await ai.getAnswer(anActor, id);
    expect(failed).toMatchObject({ status: 'FAILED', failure: 'NO_ANSWER', charged: 0, isRetryable: true });
    expect(await wallet()).toMatchObject(whole);
    says = ['Đây.'];
    const [one, other] = await Promise.all([ai.retryAnswer(anActor, id), ai.retryAnswer(anActor, id)]);
    expect([one.round, other.round]).toEqual([2, 2]);
    await answerWork.runAll();
    expect(await ai.getAnswer(anActor, id)).toMatchObject({ status: 'COMPLETED', charged: 300 });
    expect(await wallet()).toMatchObject(paid);
    expect(await refusalOf(ai.retryAnswer(anActor, id))).toBe('ai.not_retryable');
  });

  it('that is stopped before its first sentence costs nothing', async () => {
    const { ai, review, answerWork, wallet } = await withModel();
    const { id } = await review();
    expect(await ai.stopAnswer(anActor, id)).toMatchObject({ status: 'CANCELED', charged: 0 });
    await answerWork.runAll();
    expect(await ai.getAnswer(anActor, id)).toMatchObject({ status: 'CANCELED', blocks: [] });
    expect(await wallet()).toMatchObject(whole);
  });

  it('that is stopped after its first sentence keeps it, and costs its fee', async () => {
    let ready: () => void = () => undefined;
    const second = new Promise<void>((resolve) => (ready = resolve));
    let calls = 0;
    const model = scriptedModel(undefined, () => (++calls === 2 ? second : Promise.resolve()));
    const { ai, review, agree, answerWork, wallet } = aiScene({ model });
    await agree();
    const { id } = await review();
    const running = answerWork.runAll();
    for (let tries = 0; (await ai.getAnswer(anActor, id)).blocks.length < 1; tries += 1) {
      if (tries > 1000) throw new Error('No sentence came');
      await Promise.resolve();
    }
    expect(await ai.stopAnswer(anActor, id)).toMatchObject({ status: 'STOPPED', charged: 300 });
    ready();
    await running;
    expect(await ai.getAnswer(anActor, id)).toMatchObject({ status: 'STOPPED', blocks: [{ text: 'Một.' }] });
    expect(await wallet()).toMatchObject(paid);
  });

  it('that a killed process left behind is settled within 90 seconds, its coins back', async () => {
    const { ai, review, answerWork, clock, wallet, breaches, app, events, rows } = await withModel();
    const { id } = await review();
    answerWork.forgetAll();
    expect(await ai.settleAnswers(system)).toEqual({ settled: 0 });
    clock.forward(31_000);
    expect(await ai.settleAnswers(system)).toEqual({ settled: 1 });
    expect(await ai.getAnswer(anActor, id)).toMatchObject({ status: 'FAILED', failure: 'SERVER_STOPPED' });
    expect(await wallet()).toMatchObject(whole);
    expect(await breaches()).toEqual([]);
    expect(events('ai.refunded')).toHaveLength(1);
    await app.events.handleEvents(system);
    expect(rows('notifications')).toMatchObject([{ topic: 'ai_refunded', userId: 'an' }]);
    expect(rows('mails')).toEqual([]);
  });

  it('that nobody came back for ends free, and one that is read goes on', async () => {
    const { ai, review, answerWork, clock, wallet } = await withModel();
    const { id } = await review();
    const { beat } = answerWork.started[0]!; // the one that was begun
    clock.forward(10_000);
    expect(await beat()).toBe(true);
    await ai.getAnswer(anActor, id);
    clock.forward(25_000);
    expect(await beat()).toBe(true);
    clock.forward(31_000);
    expect(await beat()).toBe(false);
    expect(await ai.getAnswer(anActor, id)).toMatchObject({ status: 'CANCELED' });
    expect(await wallet()).toMatchObject(whole);
  });

  it('is one at a time for a member', async () => {
    const { ask, review } = await withModel();
    await review();
    expect(await refusalOf(ask('Tôi nặng bao nhiêu?'))).toBe('ai.in_progress');
  });

  it('gives way to rules over the budget of tokens', async () => {
    const { review, ai, answerWork } = await withModel(undefined, { settings: { aiTokensADay: 100 } });
    await review();
    await answerWork.runAll();
    const more = { indicatorId: 'week-of-an', type: 'BODY', requestKey: 'more', ...vi } as const;
    expect(await ai.requestReview(anActor, more)).toMatchObject({ producer: 'RULES' });
  });

  it('is told to nobody who reads it, and to its owner who does not', async () => {
    for (const isRead of [true, false]) {
      const { review, answerWork, clock, app, rows, ai } = await withModel();
      const { id } = await review();
      if (!isRead) clock.forward(31_000);
      else await ai.getAnswer(anActor, id);
      await answerWork.runAll();
      await app.events.handleEvents(system);
      expect(rows('notifications').map(({ topic }) => topic)).toEqual(isRead ? [] : ['ai_ready']);
    }
  });

  it('is sent no name, contact, id or picture', async () => {
    const { ask, answerWork, model, ai } = await withModel();
    await ask('Tôi là Nguyễn Văn An, gọi 0901234567 nhé, nặng bao nhiêu?');
    await answerWork.runAll();
    const sent = model.asked.join(' ');
    for (const secret of ['Nguyễn Văn An', '0901234567', '"an"', 'week-of-an', 'fitboard.example'])
      expect(sent).not.toContain(secret);
    const { json } = await ai.showSentData(anActor, { type: 'ALL', ...vi });
    expect(json).not.toContain('Nguyễn');
  });
});

describe('chat', () => {
  it('is for PRO and above, reviews for everybody', async () => {
    const { ask, review } = aiScene();
    expect(await review(binhActor)).toMatchObject({ status: 'COMPLETED', charged: 300 });
    expect(await refusalOf(ask('Tôi nặng bao nhiêu?', binhActor))).toBe('ai.pro_required');
    expect(await refusalOf(ask('   '))).toBe('ai.question_required');
    expect(await ask('Tôi nặng bao nhiêu?')).toMatchObject({ status: 'COMPLETED', charged: 300 });
  });

  it('needs a saved week', async () => {
    const { ask } = aiScene({ seed: { snapshots: [] } });
    expect(await refusalOf(ask('Tôi nặng bao nhiêu?'))).toBe('ai.indicator_required');
  });

  it('charges no question that rules don’t understand', async () => {
    const { ask, wallet } = aiScene();
    expect(await ask('ờ')).toMatchObject({ outcome: 'UNKNOWN', charged: 0, choices: ['VALUE'] });
    expect(await wallet()).toMatchObject(whole);
  });

  it('shows cards whatever the plan, the coins and the limits, and asks no provider', async () => {
    const model = scriptedModel();
    const { ask, answerWork } = aiScene({ model, coins: 0, settings: { aiChatsADay: 0 } });
    for (const text of ['Mình không muốn sống nữa', 'I don’t want to live', 'chạy thì đau thắt ngực']) {
      const card = await ask(text, binhActor);
      expect(card).toMatchObject({ outcome: 'CARD', status: 'COMPLETED', charged: 0 });
      expect(card.blocks[0]).toMatchObject({ kind: 'CARD' });
      expect(card.blocks[0]?.text).toMatch(/115/);
    }
    expect(await ask('hoàn 300 coin đi', binhActor)).toMatchObject({ outcome: 'REFUSAL', charged: 0 });
    await answerWork.runAll();
    expect(model.asked).toEqual([]);
  });

  it('keeps a mark that was agreed to, for 180 days, until it is let go', async () => {
    const { ai, clock, noon } = aiScene();
    const asked = { text: 'bầu 5 tháng muốn giảm mỡ', requestKey: 'k', keepCare: true, ...vi };
    await ai.askCoach(anActor, asked);
    expect(await ai.getAiSettings(anActor, 'vi')).toMatchObject({
      cares: [{ mark: 'PREGNANT', until: after(noon, 180 * day) }],
    });
    expect(await ai.putAiSettings(anActor, { forgetCares: ['PREGNANT'], ...vi })).toMatchObject({
      cares: [],
    });
    clock.forward(1000);
    expect(await ai.putAiSettings(anActor, { keepCares: ['EATING'], ...vi })).toMatchObject({
      cares: [{ mark: 'EATING', until: after(noon, 180 * day + 1000) }],
    });
  });

  it('stays in its conversation, which is renamed, and deleted with all its words; sums of use stay', async () => {
    const { ai, ask, rows } = aiScene();
    const { conversationId } = await ask('Tôi nặng bao nhiêu?');
    const id = conversationId!; // each message has one
    await ask('Còn tuần trước?', anActor, 'two', id);
    expect((await ai.listMessages(anActor, id, { limit: 10 })).items).toHaveLength(2);
    expect(await refusalOf(ai.listMessages(binhActor, id, { limit: 10 }))).toBe('ai.conversation_not_found');
    const renamed = await ai.renameConversation(anActor, { id, title: 'Cân nặng', version: 1 });
    expect(renamed.title).toBe('Cân nặng');
    const stale = ai.renameConversation(anActor, { id, title: 'Khác', version: 1 });
    expect(await refusalOf(stale)).toBe('version.stale');
    const before = await ai.readUsage(staff, { from: '2026-01-01', to: '2027-12-31' });
    await ai.deleteConversation(anActor, id);
    expect(rows('aiConversations')).toEqual([]);
    expect(rows('aiBlocks')).toEqual([]);
    expect(JSON.stringify(rows('aiAnswers'))).not.toMatch(/nặng|tuần trước/);
    expect(await ai.readUsage(staff, { from: '2026-01-01', to: '2027-12-31' })).toEqual(before);
    expect(before.usage).toMatchObject([{ answers: 2, coins: 600 }]);
  });

  it('is forgotten after the months that staff keep it', async () => {
    const { ai, ask, rows, clock } = aiScene();
    await ask('Tôi nặng bao nhiêu?');
    clock.forward(360 * day);
    await ai.forgetHistory(system);
    expect(rows('aiConversations')).toHaveLength(1);
    clock.forward(10 * day);
    await ai.forgetHistory(system);
    expect(rows('aiConversations')).toEqual([]);
    expect(rows('aiAnswers')).toMatchObject([{ question: null, sheet: null, charged: 300 }]);
  });
});

describe('what staff may do', () => {
  it('gives the coins of an answer back once, within 30 days, and says so', async () => {
    const { ai, review, wallet, breaches, clock, rows } = aiScene();
    const { id } = await review();
    const refund = { id, reason: 'Sai số đo' };
    expect(await refusalOf(ai.refundAnswer(anActor, refund))).toBe('access.not_authorized');
    await ai.refundAnswer(staff, refund);
    expect(await wallet()).toMatchObject(whole);
    expect(await refusalOf(ai.refundAnswer(staff, refund))).toBe('ai.already_refunded');
    expect(await breaches()).toEqual([]);
    expect(rows('auditLog').map(({ action }) => action)).toContain('ai.refund');
    const { differing, usage } = await ai.readUsage(staff, { from: '2026-01-01', to: '2027-12-31' });
    expect([differing, usage[0]?.coins]).toEqual([[], 0]);
    const late = await ai.requestReview(anActor, {
      indicatorId: 'week-of-an',
      type: 'BODY',
      requestKey: 'l',
      ...vi,
    });
    clock.forward(31 * day);
    expect(await refusalOf(ai.refundAnswer(staff, { id: late.id, reason: 'Muộn' }))).toBe(
      'ai.not_refundable',
    );
  });

  it('reads an answer only where its owner shared it, and that is written down', async () => {
    const { ai, ask, rows } = aiScene();
    const { id } = await ask('Tôi nặng bao nhiêu?');
    expect(await ai.readAnswerFile(staff, id)).toMatchObject({ shared: null });
    const rating = { id, reasons: ['GENERIC'], text: 'Chung chung', shared: false } as const;
    await ai.rateAnswer(anActor, { ...rating, thumb: 'DOWN' });
    expect(await ai.readAnswerFile(staff, id)).toMatchObject({ shared: null, rating: { text: null } });
    expect(rows('auditLog')).toEqual([]);
    await ai.rateAnswer(anActor, { ...rating, thumb: 'DOWN', shared: true });
    expect(await ai.readAnswerFile(staff, id)).toMatchObject({
      shared: { question: 'Tôi nặng bao nhiêu?', blocks: [{ text: 'Nặng 62 kg.' }] },
      rating: { text: 'Chung chung' },
    });
    expect(rows('auditLog')).toMatchObject([{ action: 'ai.read_answer', targetId: id }]);
    await ai.eraseSharedAnswer(staff, id);
    expect(await refusalOf(ai.eraseSharedAnswer(staff, id))).toBe('ai.answer_not_found');
    expect(rows('aiBlocks')).toEqual([]);
  });

  const trial = (says: () => Script['says'] = () => ['Một.'], parts = {}) => {
    const model = scriptedModel(() => ({ says: says() }));
    const here = aiScene({ model, ...parts });
    const add = (body: string) => here.ai.addPrompt(staff, { kind: 'CHAT', body });
    const finished = async (id: string | null) => {
      const { id: evaluationId } = await here.ai.evaluate(staff, id);
      await here.answerWork.runAll();
      return here.ai.getEvaluation(staff, evaluationId);
    };
    return { ...here, model, add, finished };
  };

  it('activates no prompt that was not tried, or that failed a case', async () => {
    const { ai, rows, add, finished } = trial();
    const good = await add('Ngắn gọn.');
    const bad = await add('bad');
    expect(await refusalOf(ai.activatePrompt(staff, good.id))).toBe('ai.prompt_not_evaluated');
    expect(await finished(bad.id)).toMatchObject({ status: 'FAILED', failure: null, done: 4, passed: 3 });
    expect(await refusalOf(ai.activatePrompt(staff, bad.id))).toBe('ai.prompt_not_evaluated');
    expect(await finished(good.id)).toMatchObject({
      status: 'PASSED',
      done: 4,
      passed: 4,
      leaseUntil: null,
      metrics: { tokens: 480 },
    });
    expect(await ai.activatePrompt(staff, good.id)).toMatchObject({ status: 'ACTIVE', isPassed: true });
    const next = await add('Dài hơn.');
    await finished(next.id);
    await ai.activatePrompt(staff, next.id);
    expect(rows('aiPrompts').filter(({ status }) => status === 'ACTIVE')).toMatchObject([{ id: next.id }]);
    expect(await ai.retirePrompt(staff, next.id)).toMatchObject({ status: 'RETIRED' });
    expect(await refusalOf(ai.retirePrompt(staff, 'none'))).toBe('ai.prompt_not_found');
    expect(await refusalOf(ai.getEvaluation(staff, 'none'))).toBe('ai.evaluation_not_found');
  });

  it('of what passed with one model makes nothing for another: the one in use goes on, no other is put to use', async () => {
    const { ai, add, finished, model, agree, answerWork, ask } = trial();
    const [used, waiting] = [await add('Ngắn gọn.'), await add('Dài hơn.')];
    for (const { id } of [used, waiting]) await finished(id);
    await ai.activatePrompt(staff, used.id);
    Object.assign(model, { model: 'large' });
    const elsewhere = { isPassed: false, passedModel: 'tiny', modelInUse: 'large' };
    expect(await ai.getPrompt(staff, used.id)).toMatchObject({ ...elsewhere, status: 'ACTIVE' });
    expect(await ai.getPrompt(staff, waiting.id)).toMatchObject(elsewhere);
    expect(await refusalOf(ai.activatePrompt(staff, waiting.id))).toBe('ai.prompt_not_evaluated');
    await agree();
    const { id } = await ask('Tôi nặng bao nhiêu?');
    await answerWork.runAll();
    expect((await ai.getAnswer(anActor, id)).status).toBe('COMPLETED');
    expect(await finished(waiting.id)).toMatchObject({ status: 'PASSED', model: 'large' });
    expect(await ai.activatePrompt(staff, waiting.id)).toMatchObject({
      status: 'ACTIVE',
      isPassed: true,
      passedModel: 'large',
    });
    // Its own model is in use again: it was not tried with that one.
    Object.assign(model, { model: 'tiny' });
    expect(await ai.getPrompt(staff, waiting.id)).toMatchObject({ isPassed: false, passedModel: 'large' });
    expect(await ai.getPrompt(staff, used.id)).toMatchObject({ isPassed: true, status: 'RETIRED' });
    expect(await ai.activatePrompt(staff, used.id)).toMatchObject({ status: 'ACTIVE' });
  });

  it('numbers prompts within their kind, and no decision changes the number', async () => {
    const { ai, add, finished } = trial();
    expect((await add('Một.')).version).toBe(1);
    const second = await add('Hai.');
    expect((await ai.addPrompt(staff, { kind: 'REVIEW', body: 'Ba.' })).version).toBe(1);
    await finished(second.id);
    await ai.activatePrompt(staff, second.id);
    expect(await ai.retirePrompt(staff, second.id)).toMatchObject({ version: 2 });
    expect((await add('Bốn.')).version).toBe(3);
  });

  it('without a model evaluates rules, which activates nothing', async () => {
    const { ai, answerWork } = aiScene();
    const { id } = await ai.addPrompt(staff, { kind: 'CHAT', body: 'Ngắn gọn.' });
    const evaluation = await ai.evaluate(staff, id);
    expect(evaluation).toMatchObject({ status: 'RUNNING', done: 0, cases: 4, model: null });
    await answerWork.runAll();
    expect(await ai.getEvaluation(staff, evaluation.id)).toMatchObject({ status: 'PASSED', passed: 4 });
    expect(await refusalOf(ai.activatePrompt(staff, id))).toBe('ai.prompt_not_evaluated');
  });

  it('evaluates outside the request, one at a time, and how far it is can be read', async () => {
    let says: readonly string[] = ['Một.'];
    const { ai, add, answerWork } = trial(() => says as Script['says']);
    const { id } = await add('Ngắn gọn.');
    const { id: evaluationId } = await ai.evaluate(staff, id);
    expect(await refusalOf(ai.evaluate(staff, null))).toBe('ai.evaluation_running');
    expect(await ai.getEvaluation(staff, evaluationId)).toMatchObject({ status: 'RUNNING', done: 0 });
    const seen: number[] = [];
    says = new Proxy(says, {
      get: (target, name) => {
        if (name === Symbol.iterator)
          void ai.getEvaluation(staff, evaluationId).then(({ done }) => seen.push(done));
        return Reflect.get(target, name) as unknown;
      },
    });
    await answerWork.runAll();
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(await ai.getEvaluation(staff, evaluationId)).toMatchObject({ status: 'PASSED', done: 4 });
    expect((await ai.evaluate(staff, null)).status).toBe('RUNNING');
  });

  it('ends an evaluation that a killed process left behind, and another one can begin', async () => {
    const { ai, add, answerWork, clock } = trial();
    const { id } = await add('Ngắn gọn.');
    const { id: evaluationId } = await ai.evaluate(staff, id);
    const { beat } = answerWork.started[0]!; // the one that was begun
    clock.forward(45_000);
    expect(await beat()).toBe(true);
    clock.forward(45_000);
    expect(await ai.settleAnswers(system)).toEqual({ settled: 0 });
    const [left] = answerWork.started.splice(0);
    clock.forward(61_000);
    expect(await ai.settleAnswers(system)).toEqual({ settled: 1 });
    const ended = { status: 'FAILED', failure: 'SERVER_STOPPED', passed: 0 };
    expect(await ai.getEvaluation(staff, evaluationId)).toMatchObject(ended);
    // It was only slow: what it says now changes nothing any more.
    expect(await beat()).toBe(false);
    await left?.run();
    expect(await ai.getEvaluation(staff, evaluationId)).toMatchObject(ended);
    expect((await ai.evaluate(staff, id)).status).toBe('RUNNING');
  });

  it('is stopped by staff: nothing more is tried, what was tried counts for nothing, and the log says who', async () => {
    const { ai, add, answerWork, rows, model, clock } = trial();
    const { id } = await add('Ngắn gọn.');
    const { id: evaluationId } = await ai.evaluate(staff, id);
    const stopped = await ai.stopEvaluation(staff, evaluationId);
    expect(stopped).toMatchObject({
      status: 'STOPPED',
      failure: null,
      leaseUntil: null,
      endedAt: clock.now(),
    });
    await answerWork.runAll();
    expect(model.asked.length).toBeLessThanOrEqual(1);
    clock.forward(minute);
    expect(await ai.stopEvaluation(staff, evaluationId)).toEqual(stopped);
    expect(await ai.getEvaluation(staff, evaluationId)).toEqual(stopped);
    expect(rows('auditLog').filter(({ action }) => action === 'ai.stop_evaluation')).toMatchObject([
      {
        actor: staff.id,
        targetType: 'ai_evaluation',
        targetId: evaluationId,
        before: { status: 'RUNNING' },
        after: { status: 'STOPPED', done: 0, cases: 4 },
      },
    ]);
    expect(await ai.getPrompt(staff, id)).toMatchObject({ evaluationId: null, isPassed: false });
    expect(await refusalOf(ai.activatePrompt(staff, id))).toBe('ai.prompt_not_evaluated');
    expect((await ai.evaluate(staff, id)).status).toBe('RUNNING');
  });

  it('is stopped by those alone who may begin it, and one that is not there by nobody', async () => {
    const { ai, add } = trial();
    const { id } = await ai.evaluate(staff, (await add('Ngắn gọn.')).id);
    expect(await refusalOf(ai.stopEvaluation(anActor, id))).toBe('access.not_authorized');
    expect(await refusalOf(ai.stopEvaluation(staff, 'none'))).toBe('ai.evaluation_not_found');
    expect(await ai.getEvaluation(staff, id)).toMatchObject({ status: 'RUNNING' });
  });

  it('that runs elsewhere is stopped from here: its process goes no further than the case it is at', async () => {
    let go: () => void = () => undefined;
    const { ai, add, answerWork, model, ports } = trial();
    const elsewhere = aiCoachUseCases(
      { ...ports, answerWork: { start: () => undefined, stop: () => undefined }, hooks: hookAnswers() },
      plainCoach,
    );
    const { id } = await add('Ngắn gọn.');
    const { id: evaluationId } = await ai.evaluate(staff, id);
    const { beat, run } = answerWork.started[0]!; // the one that was begun
    const waiting = new Promise<void>((resolve) => (go = resolve));
    const stream = model.stream.bind(model);
    Object.assign(model, {
      async *stream(...given: Parameters<typeof stream>) {
        await waiting;
        yield* stream(...given);
      },
    });
    const running = run();
    expect((await elsewhere.stopEvaluation(staff, evaluationId)).status).toBe('STOPPED');
    expect(await beat()).toBe(false);
    go();
    await running;
    expect(model.asked).toHaveLength(1);
    expect(await ai.getEvaluation(staff, evaluationId)).toMatchObject({ status: 'STOPPED', done: 0 });
  });

  it('stops an evaluation when the tokens of the day are used up, which answers count with', async () => {
    const settings = { aiSiteTokensADay: 250 };
    const { ai, add, finished, agree, review } = trial(undefined, { settings });
    const { id } = await add('Ngắn gọn.');
    // 120 tokens a case.
    expect(await finished(id)).toMatchObject({ status: 'FAILED', failure: 'BUDGET', done: 3, passed: 3 });
    expect(await refusalOf(ai.activatePrompt(staff, id))).toBe('ai.prompt_not_evaluated');
    await agree();
    expect(await review()).toMatchObject({ producer: 'RULES' });
  });

  it('keeps what a prompt has passed when a later evaluation is stopped, and not when a case fails', async () => {
    let calls = 0;
    let says = (): Script['says'] => ['Một.'];
    const { ai, add, finished } = trial(() => says());
    const { id } = await add('Ngắn gọn.');
    await finished(id);
    says = () => ['NO_ANSWER'];
    expect(await finished(id)).toMatchObject({ failure: 'NO_ANSWER' });
    expect(await ai.getPrompt(staff, id)).toMatchObject({ isPassed: true });
    // One case of four.
    says = () => [++calls === 2 ? 'UNVERIFIED' : 'Một.'];
    expect(await finished(id)).toMatchObject({ status: 'FAILED', failure: null, passed: 3 });
    expect(await ai.getPrompt(staff, id)).toMatchObject({ isPassed: false });
  });

  it('stops an evaluation when no answer comes, instead of waiting for each case', async () => {
    const { add, finished, model } = trial(() => ['TIMEOUT']);
    const { id } = await add('Ngắn gọn.');
    expect(await finished(id)).toMatchObject({ status: 'FAILED', failure: 'NO_ANSWER', done: 3, passed: 0 });
    expect(model.asked).toHaveLength(3);
  });

  it('words a rule anew only with every placeholder, in both languages, over what was read', async () => {
    const { ai, review } = aiScene();
    const words = { id: 'B02', enabled: true, source: 'NICE', url: null } as const;
    const vi = 'Cân {weight} ổn.';
    const en = 'At {weight}: fine.';
    expect(await refusalOf(ai.editRule(staff, { ...words, vi, en: 'Fine.', version: 0 }))).toBe(
      'ai.rule_words',
    );
    expect(await refusalOf(ai.editRule(staff, { ...words, vi: '', en, version: 0 }))).toBe('ai.rule_words');
    expect(await ai.editRule(staff, { ...words, vi, en, version: 0 })).toMatchObject({ version: 1, vi });
    expect(await refusalOf(ai.editRule(staff, { ...words, vi, en, version: 0 }))).toBe('version.stale');
    expect(await refusalOf(ai.getRule(staff, 'X99'))).toBe('ai.rule_not_found');
    expect((await review()).blocks[0]?.text).toBe(vi);
  });

  it('keeps every wording of a rule, with who set it and when', async () => {
    const { ai, clock, noon } = aiScene();
    const words = { id: 'B02', enabled: true, source: 'NICE', url: null } as const;
    const first = { vi: 'Cân {weight} ổn.', en: 'At {weight}: fine.' };
    const second = { vi: '{weight} là tốt.', en: '{weight} is fine.' };
    expect(await ai.listRuleVersions(staff, 'B02')).toEqual([]);
    await ai.editRule(staff, { ...words, ...first, version: 0 });
    clock.forward(day);
    await ai.editRule(staff, { ...words, ...second, enabled: false, version: 1 });
    expect(await ai.listRuleVersions(staff, 'B02')).toMatchObject([
      { ...second, enabled: false, version: 2, by: staff.id, at: after(noon, day) },
      { ...first, enabled: true, version: 1, by: staff.id, at: noon },
    ]);
    expect(await refusalOf(ai.listRuleVersions(staff, 'X99'))).toBe('ai.rule_not_found');
    expect(await refusalOf(ai.listRuleVersions(anActor, 'B02'))).toBe('access.not_authorized');
  });

  it('blames the language that is wrong, and never switches a safety rule off', async () => {
    const { ai } = aiScene();
    const words = { id: 'S01', enabled: true, source: 'ACSM', url: null, version: 0 } as const;
    const vi = 'Cần bác sĩ, {weight}.';
    const en = 'See a doctor, {weight}.';
    for (const [wrong, change] of [
      ['body.vi', { vi: 'Bác sĩ.', en }],
      ['body.en', { vi, en: 'Doctor.' }],
      ['body.enabled', { vi, en, enabled: false }],
    ] as const)
      await expect(ai.editRule(staff, { ...words, ...change })).rejects.toMatchObject({
        fields: [{ path: wrong }],
      });
    expect(await refusalOf(ai.editRule(staff, { ...words, vi, en, enabled: false }))).toBe('ai.safety_rule');
    expect(await ai.getRule(staff, 'S01')).toMatchObject({ enabled: true, version: 0 });
  });

  it('lists rules by words without accents, severity, state and whether the source was checked', async () => {
    const { ai } = aiScene();
    const found = async (filter: Readonly<Record<string, string | boolean>>, field = 'id') => {
      const { rows } = await ai.listRules(staff, { sort: { field, order: 'ASC' }, from: 0, to: 9, filter });
      return rows.map(({ id }) => id);
    };
    expect(await found({})).toEqual(['B02', 'S01']);
    expect(await found({}, 'severity')).toEqual(['S01', 'B02']);
    expect(await found({ q: 'bac si' })).toEqual(['S01']);
    expect(await found({ severity: 'KEEP' })).toEqual(['B02']);
    expect(await found({ isSourceChecked: 'false' })).toEqual(['S01']);
    expect(await found({ enabled: false })).toEqual([]);
  });

  it('shows members a number that is not the state’s only as long as it is confirmed', async () => {
    const { ai, ask, clock } = aiScene();
    const listening = '096 306 1414';
    const shown = async () => (await ask('Mình không muốn sống nữa')).blocks[0]?.text ?? '';
    expect(await shown()).not.toContain(listening);
    const { lines } = await ai.readHotlines(staff);
    await ai.confirmHotlines(
      staff,
      lines.map(({ audience, number, name, isOfTheState }) => ({ audience, number, name, isOfTheState })),
    );
    expect(await shown()).toContain(listening);
    clock.forward(180 * day);
    expect(await shown()).not.toContain(listening);
    expect(await shown()).toContain('115');
  });

  it('makes sure of the hotlines, and is asked again after 180 days', async () => {
    const { ai, clock, noon } = aiScene();
    const { lines, isDue, dueAt } = await ai.readHotlines(staff);
    expect([isDue, dueAt]).toEqual([true, null]);
    const plain = lines.map(({ audience, number, name, isOfTheState }) => ({
      audience,
      number,
      name,
      isOfTheState,
    }));
    expect(await ai.confirmHotlines(staff, plain)).toMatchObject({
      isDue: false,
      confirmedAt: noon,
      dueAt: after(noon, 180 * day),
    });
    clock.forward(180 * day - 1);
    expect(await ai.readHotlines(staff)).toMatchObject({ isDue: false });
    clock.forward(1);
    expect(await ai.readHotlines(staff)).toMatchObject({ isDue: true });
  });
});
