import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ModelError,
  type ModelFailure,
  type ModelPart,
  type ModelRequest,
} from '#core/assistant/wording/language-model.ts';
import {
  wordWithModel,
  type WordingPart,
  type WordingRequest,
} from '#core/assistant/wording/word-with-model.ts';
import {
  endLine,
  misbehaviours,
  startModelEndpoint,
  answerFailures,
  type Misbehaviour,
  type ModelEndpoint,
} from '#fixtures/assistant/model-endpoint.ts';
import { aSheet, ruleBlocks, someFindings } from '#fixtures/assistant/hand-made-sheets.ts';
import { languageModelAt, type ModelTimes } from './language-model.ts';

let endpoint: ModelEndpoint;
beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
afterAll(() => endpoint.close());
beforeEach(() => endpoint.forget());

/** Short where silence is waited for; patient where a busy machine must not look like silence. */
const short: ModelTimes = { connectMs: 20_000, firstMs: 400, idleMs: 400 };
const patient: ModelTimes = { connectMs: 20_000, firstMs: 20_000, idleMs: 20_000 };
const timesFor = (way: Misbehaviour | null): ModelTimes =>
  way === 'NO_HEADERS' || way === 'STALL' ? short : patient;
const apiKey = 'sk-a-secret-of-the-operator';
const model = (times: ModelTimes = patient) =>
  languageModelAt({ baseUrl: endpoint.baseUrl, apiKey, model: 'fake', times });
const asked: ModelRequest = { messages: [{ role: 'user', content: 'Chào' }], maxTokens: 100, callMs: 25_000 };

const partsOf = async (
  given = model(),
  signal = new AbortController().signal,
  request = asked,
): Promise<readonly ModelPart[]> => {
  const parts: ModelPart[] = [];
  for await (const part of given.stream(request, signal)) parts.push(part);
  return parts;
};
const failureOf = async (act: () => Promise<unknown>): Promise<ModelFailure | null> => {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof ModelError) return error.failure;
    throw error;
  }
};

const request: WordingRequest = {
  sheet: aSheet(),
  findings: someFindings,
  ruleBlocks,
  language: 'vi',
  persona: 'BALANCED',
  question: null,
  exchanges: [],
  meals: null,
  promptBody: null,
  maxTokens: 1_000,
  callMs: 25_000,
};
const worded = async (times: ModelTimes = patient): Promise<readonly WordingPart[]> => {
  const heard: WordingPart[] = [];
  for await (const part of wordWithModel(model(times), request, new AbortController().signal))
    heard.push(part);
  return heard;
};

describe('a language model at an endpoint', () => {
  it('streams text, then its end with what was counted', async () => {
    endpoint.write(() => ['{"none":true}', endLine]);
    const parts = await partsOf();
    const text = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('');
    expect(text).toBe(`{"none":true}\n${endLine}`);
    expect(parts.at(-1)).toMatchObject({ kind: 'end', finish: 'STOP', usage: { isEstimated: false } });
    expect(endpoint.heard).toMatchObject([
      { path: '/v1/chat/completions', headers: { authorization: `Bearer ${apiKey}` } },
    ]);
    expect(JSON.parse(endpoint.heard[0]?.body ?? '')).toMatchObject({
      model: 'fake',
      stream: true,
      max_tokens: 100,
    });
  });

  it('names its host and model, as members agree to them', () => {
    const { host, model: name } = model();
    expect({ host, name }).toEqual({ host: new URL(endpoint.baseUrl).host, name: 'fake' });
  });

  const failures: Readonly<Record<Misbehaviour, ModelFailure | null>> = {
    STATUS_401: 'NO_ANSWER',
    STATUS_429: 'NO_ANSWER',
    STATUS_500: 'NO_ANSWER',
    NO_HEADERS: 'TIMEOUT',
    STALL: 'TIMEOUT',
    CLEAN_CUT: 'CUT',
    RESET: 'CUT',
    HTML: 'NO_ANSWER',
    BAD_JSON: 'NO_ANSWER',
    ERROR_CHUNK: 'NO_ANSWER',
    EMPTY: 'EMPTY',
    // These are for who reads the text.
    WRONG_NUMBERS: null,
    WRONG_LANGUAGE: null,
    ONLY_THOUGHTS: null,
    FLOOD: null,
  };
  it.each(misbehaviours)('%s ends in its failure, and nothing is written down', async (way) => {
    const written = [
      ...(['log', 'warn', 'error', 'info', 'debug'] as const).map((name) => vi.spyOn(console, name)),
      vi.spyOn(process.stdout, 'write'),
      vi.spyOn(process.stderr, 'write'),
    ];
    endpoint.write(() => ['{"k":"BODY"}', endLine]);
    endpoint.behave(way);
    const failure = await failureOf(() => partsOf(model(timesFor(way))));
    const said = JSON.stringify(written.flatMap(({ mock }) => mock.calls));
    for (const each of written) each.mockRestore();
    expect(failure).toBe(failures[way]);
    expect(said).not.toContain(apiKey);
    expect(said).not.toContain('Chào');
    expect(endpoint.heard).toHaveLength(1);
  });

  it('an endpoint that is not there, and one that sends elsewhere, are no answer', async () => {
    const nobody = languageModelAt({
      baseUrl: 'http://127.0.0.1:1/v1',
      apiKey: null,
      model: 'fake',
      times: short,
    });
    expect(await failureOf(() => partsOf(nobody))).toBe('NO_ANSWER');
  });

  it('a call that goes on and on ends with its time', async () => {
    endpoint.behave('STALL');
    const brief = { ...asked, callMs: 300 };
    expect(await failureOf(() => partsOf(model(), undefined, brief))).toBe('TIMEOUT');
  });

  it('ends quietly when it is stopped, before and in the middle', async () => {
    endpoint.write(() => ['{"k":"BODY"}', endLine]);
    endpoint.behave('STALL');
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    const parts = await partsOf(model(), stop.signal);
    expect(parts.filter(({ kind }) => kind === 'end')).toEqual([]);
    expect(await partsOf(model(), AbortSignal.abort())).toEqual([]);
  });
});

describe('an answer worded by a model', () => {
  it.each(misbehaviours)('%s ends in its failure', async (way) => {
    endpoint.behave(way);
    expect(await failureOf(() => worded(timesFor(way)))).toBe(answerFailures[way]);
    expect(endpoint.heard.length).toBeLessThanOrEqual(2);
  });

  it('is retried once before anything was shown', async () => {
    endpoint.behave(['STATUS_500']);
    const parts = await worded();
    expect(endpoint.heard).toHaveLength(2);
    expect(parts.at(-1)).toMatchObject({ kind: 'end', isNone: false });
    expect(parts.filter((part) => part.kind === 'block' && part.producer === 'MODEL').length).toBeGreaterThan(
      2,
    );
  });
});
