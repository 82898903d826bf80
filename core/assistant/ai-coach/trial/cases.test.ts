import { describe, expect, it } from 'vitest';
import { obedientModel } from '#fixtures/assistant/obedient-model.ts';
import { scriptedModel } from '#fixtures/assistant/coach.ts';
import { sha256 } from '#fixtures/assistant/sheets.ts';
import type { StopSignal } from '../../wording/language-model.ts';
import { answerKinds } from '../answer.ts';
import type { Tried } from '../coach.ts';
import { theCoach } from '../the-coach.ts';

const coach = theCoach({ sha256 });
const goesOn: StopSignal = { aborted: false, addEventListener: () => undefined };

const resultsOf = (tried: Pick<Tried, 'kinds' | 'model'>) =>
  Promise.all(
    coach.trialCases({ instructions: null, edits: {}, callSeconds: 30, ...tried }).map((run) => run(goesOn)),
  );

describe('what prompts are tried on', () => {
  it('is forty people in both languages, without the two no model is asked about', async () => {
    for (const kind of answerKinds) {
      const model = scriptedModel();
      expect(
        coach.trialCases({ kinds: [kind], model, instructions: null, edits: {}, callSeconds: 30 }),
      ).toHaveLength(76);
    }
    const alone = await resultsOf({ kinds: answerKinds, model: null });
    expect(alone).toHaveLength(160);
    expect(alone.filter(({ isPassed }) => !isPassed)).toEqual([]);
  });

  it.each(answerKinds)('passes a model that words each finding as the rules do, %s', async (kind) => {
    const results = await resultsOf({ kinds: [kind], model: obedientModel() });
    expect(results.filter(({ isPassed }) => !isPassed)).toEqual([]);
  });

  it('asks reviews no question and chats one each, the whole list of them', async () => {
    const asked = async (kind: (typeof answerKinds)[number]) => {
      const model = scriptedModel(() => ({ says: ['NO_ANSWER'] }));
      await resultsOf({ kinds: [kind], model });
      return new Set(model.asked.flatMap((sent) => /\\"question\\":\\"(.*?)\\"/.exec(sent)?.[1] ?? []));
    };
    expect(await asked('REVIEW')).toEqual(new Set());
    expect((await asked('CHAT')).size).toBe(34);
  });

  it.each([
    [
      'invents a number',
      '{"k":"BODY","s":"Bạn nặng 99 kg.","f":["body.weight"],"r":[]}\n{"end":true}\n',
      'UNVERIFIED',
    ],
    ['is cut', '{"k":"BODY","s":"Cân nặng [[body.weight]].","f":["body.weight"],"r":[]}\n', 'CUT'],
    ['says nothing', '{"end":true}\n', 'UNVERIFIED'],
  ] as const)('fails a model that %s', async (_, says, failure) => {
    for (const kind of answerKinds) {
      const results = await resultsOf({ kinds: [kind], model: scriptedModel(() => ({ says: [says] })) });
      expect(results.filter(({ isPassed }) => isPassed)).toEqual([]);
      expect(results.some((result) => result.failure === failure)).toBe(true);
    }
  });

  it('fails a chat that has no answer where rules have one', async () => {
    const model = scriptedModel(() => ({ says: ['{"none":true}\n{"end":true}\n'] }));
    const results = await resultsOf({ kinds: ['CHAT'], model });
    expect(results.some(({ isPassed }) => !isPassed)).toBe(true);
  });
});
