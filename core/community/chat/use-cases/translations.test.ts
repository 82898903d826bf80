import { describe, expect, it } from 'vitest';
import type { UserActor } from '#core/access/actor/actor.ts';
import { day } from '#core/kernel/time.ts';
import type { Translator } from '#core/platform/translation/ports.ts';
import { translationsADay } from '#core/platform/translation/translate-text.ts';
import { chatScene } from '#fixtures/community/chat.ts';
import { refusalOf, world } from '#fixtures/engine/world.ts';
import { plainTranslator } from '#fixtures/platform/translator.ts';

const scene = async (translator: Translator = plainTranslator()) => {
  const made = chatScene(3, world({}, { translator }));
  const [one, other, third] = made.actors;
  if (!one || !other || !third) throw new Error('A scene of three has three people');
  const users = made.here.store.committed.table('users');
  const agree = (actor: UserActor, translation = true): void => {
    const user = users.get(actor.id);
    if (user) users.set(actor.id, { ...user, translation });
  };
  const roomId = await made.friends(one, other);
  const { message } = await made.text(one, roomId, 'Mai gặp nhé.');
  const translate = (actor: UserActor, id = message.id) =>
    made.chat.translateMessage(actor, { id, language: 'en' });
  const mark = async (actor: UserActor) =>
    (await made.chat.listMessages(actor, { roomId })).items[0]?.isTranslatable;
  return { ...made, one, other, third, agree, roomId, message, translate, mark };
};

describe('The translation of a message', () => {
  it('needs the agreement of the reader and of the writer', async () => {
    const translator = plainTranslator();
    const { one, other, agree, translate, mark } = await scene(translator);
    expect(await refusalOf(translate(other))).toBe('translation.off');
    agree(other);
    expect(await refusalOf(translate(other))).toBe('translation.off');
    expect(await mark(other)).toBe(false);
    agree(other, false);
    agree(one);
    expect(await mark(other)).toBe(true);
    expect(await refusalOf(translate(other))).toBe('translation.off');
    expect(translator.asked).toEqual([]);
    agree(other);
    expect(await translate(other)).toEqual({ text: '[en] Mai gặp nhé.' });
    expect(translator.asked).toEqual(['Mai gặp nhé.']);
  });

  it('leaves nothing behind but the count of the day', async () => {
    const { here, one, other, agree, translate } = await scene();
    agree(one);
    agree(other);
    const before = JSON.stringify([here.rows('events'), here.rows('chatMessages'), here.rows('auditLog')]);
    await translate(other);
    await translate(other);
    expect(JSON.stringify([here.rows('events'), here.rows('chatMessages'), here.rows('auditLog')])).toBe(
      before,
    );
    expect(here.rows('translationCounts')).toEqual([
      { userId: other.id, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: 2 },
    ]);
  });

  it('is of what the reader is shown, and of nothing else', async () => {
    const { chat, here, one, other, third, agree, roomId, translate, message, text } = await scene();
    for (const actor of [one, other, third]) agree(actor);
    expect(await refusalOf(translate(third))).toBe('chat.message_not_found');
    const second = await text(one, roomId, 'Hai');
    await chat.deleteMessage(one, second.message.id);
    expect(await refusalOf(translate(other, second.message.id))).toBe('chat.message_not_found');
    await here.app.community.blockUser(one, other.id);
    expect(await refusalOf(translate(other, message.id))).toBe('chat.message_not_found');
  });

  it('comes fifty times a day, counted before the model is asked', async () => {
    let answers = 0;
    const { here, one, other, agree, translate } = await scene({
      host: 'model.example',
      translate: async () => ((answers += 1) % 2 === 0 ? 'Tomorrow' : null),
    });
    agree(one);
    agree(other);
    const asked = await Promise.allSettled(Array.from({ length: 60 }, () => translate(other)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(translationsADay / 2);
    expect(answers).toBe(translationsADay);
    expect(await refusalOf(translate(other))).toBe('translation.limit');
    expect(answers).toBe(translationsADay);
    here.clock.forward(day);
    expect(await refusalOf(translate(other))).toBe('translation.unavailable');
    expect(await translate(other)).toEqual({ text: 'Tomorrow' });
  });

  it('is not there without a model, and when the answer is none that can be shown', async () => {
    const missing = await scene({ host: null, translate: async () => 'Tomorrow' });
    missing.agree(missing.one);
    missing.agree(missing.other);
    expect(await missing.mark(missing.other)).toBe(false);
    expect(await refusalOf(missing.translate(missing.other))).toBe('translation.unavailable');
    for (const answer of [null, '', ' \n ', `Z${'\u0301'.repeat(40)}`]) {
      const broken = await scene({ host: 'model.example', translate: async () => answer });
      broken.agree(broken.one);
      broken.agree(broken.other);
      expect(await refusalOf(broken.translate(broken.other))).toBe('translation.unavailable');
    }
  });

  it('turns no reading direction', async () => {
    const turned = await scene({ host: 'model.example', translate: async () => 'a\u202Eb' });
    turned.agree(turned.one);
    turned.agree(turned.other);
    expect(await turned.translate(turned.other)).toEqual({ text: 'ab' });
  });
});
