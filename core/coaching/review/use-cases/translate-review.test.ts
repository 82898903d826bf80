import { describe, expect, it } from 'vitest';
import type { Ports } from '#core/kernel/ports.ts';
import { createApplication } from '#core/application.ts';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { refusalOf } from '#fixtures/engine/world.ts';
import { plainTranslator } from '#fixtures/platform/translator.ts';

const scene = async (parts: Partial<Ports> = {}) => {
  const made = desk();
  const translator = plainTranslator();
  const { coaching } = createApplication({ ...made.ports, translator, ...parts });
  const review = await coaching.requestReview(made.asMember, { ...made.asked, message: 'Em hay đói tối.' });
  const users = made.store.committed.table('users');
  const agree = (...people: readonly { id: string }[]): void => {
    for (const { id } of people) {
      const user = users.get(id);
      if (user) users.set(id, { ...user, translation: true });
    }
  };
  const asked = { id: review.id, language: 'en' } as const;
  return { ...made, coaching, translator, review, agree, asked };
};

describe('The translation of a review', () => {
  it('is of what the other side wrote, all of it or one text', async () => {
    const { coaching, asMember, asCoach, member, coach, agree, asked, answer, review } = await scene();
    agree(member, coach);
    expect(await coaching.translateReview(asCoach, asked)).toEqual({
      text: '[en] Em hay đói tối.\n\nGiảm 3 kg',
    });
    expect(await coaching.translateReview(asCoach, { ...asked, textId: 'goal' })).toEqual({
      text: '[en] Giảm 3 kg',
    });
    expect(await coaching.translateReview(asCoach, { ...asked, textId: 'message' })).toEqual({
      text: '[en] Em hay đói tối.',
    });
    expect(await refusalOf(coaching.translateReview(asMember, asked))).toBe('input.not_a_choice');
    await answer(review.id);
    expect(await coaching.translateReview(asMember, { ...asked, textId: 'n1' })).toEqual({
      text: '[en] Giảm tinh bột.',
    });
    expect(await refusalOf(coaching.translateReview(asMember, { ...asked, textId: 'message' }))).toBe(
      'input.not_a_choice',
    );
  });

  it('needs both agreements, and says whether they are there', async () => {
    const { coaching, asMember, asCoach, asOther, member, coach, agree, asked, translator } = await scene();
    const mark = async () => (await coaching.getReview(asMember, asked.id)).isTranslatable;
    agree(coach);
    expect(await refusalOf(coaching.translateReview(asCoach, asked))).toBe('translation.off');
    expect(await mark()).toBe(false);
    agree(member);
    expect(await mark()).toBe(true);
    expect(await refusalOf(coaching.translateReview(asOther, asked))).toBe('review.not_owner');
    expect(translator.asked).toEqual([]);
  });

  it('is not there without a model', async () => {
    const translator = { host: null, translate: async () => null };
    const { coaching, asCoach, member, coach, agree, asked } = await scene({ translator });
    agree(member, coach);
    expect((await coaching.getReview(asCoach, asked.id)).isTranslatable).toBe(false);
    expect(await refusalOf(coaching.translateReview(asCoach, asked))).toBe('translation.unavailable');
  });

  it('does not take more at once than a model reads well', async () => {
    const { coaching, asMember, member, coach, agree, asked, answer, review } = await scene();
    agree(member, coach);
    const notes = ['n1', 'n2', 'n3'].map((id) => ({
      id,
      kind: 'BODY' as const,
      text: 'Ăn rau. '.repeat(400).trim(),
      anchor: null,
    }));
    await answer(review.id, { notes });
    expect(await refusalOf(coaching.translateReview(asMember, asked))).toBe('input.required');
    expect((await coaching.translateReview(asMember, { ...asked, textId: 'n2' })).text).toContain('Ăn rau.');
  });
});
