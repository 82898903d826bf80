import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { Readable } from 'node:stream';
import OpenAI from 'openai';
import {
  ModelError,
  type LanguageModel,
  type ModelPart,
  type ModelRequest,
  type ModelUsage,
  type StopSignal,
} from '#core/assistant/wording/language-model.ts';

/** Beside these the whole call has its time, a setting. The library's own timeout ends with the headers, so all are ours. */
export type ModelTimes = Readonly<{ connectMs: number; firstMs: number; idleMs: number }>;
const modelTimes: ModelTimes = { connectMs: 5_000, firstMs: 15_000, idleMs: 10_000 };

type Options = Readonly<{
  /** Chosen by the operator, so it may be private. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  times?: ModelTimes;
}>;

/** Roughly what a token is in Vietnamese and English, for providers that do not count. */
const charactersPerToken = 3;
/** More than any answer has. */
const mostAnswerBytes = 2 * 1024 * 1024;

const estimated = ({ messages }: ModelRequest, answered: number): ModelUsage => ({
  tokensIn: Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / charactersPerToken),
  tokensOut: Math.ceil(answered / charactersPerToken),
  isEstimated: true,
});

const isEventStream = ({ headers }: IncomingMessage): boolean =>
  /^text\/event-stream\b/i.test(headers['content-type'] ?? '');

/** Ends the body as failed where it is longer than any answer. */
const limited = (message: IncomingMessage): IncomingMessage => {
  let size = 0;
  message.on('data', (part: Buffer) => {
    size += part.byteLength;
    if (size > mostAnswerBytes) message.destroy(new Error('too long'));
  });
  message.pause();
  return message;
};

/**
 * A `fetch` that knows when it is connected, follows no redirect and takes nothing but an event stream: texts go to the
 * host that members were shown, and a page of a proxy is no answer.
 */
const strictFetch =
  (connectMs: number): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(typeof input === 'string' || input instanceof URL ? input : input.url);
      const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
      const outgoing = send(url, {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers ?? {})),
        agent: false,
        ...(init?.signal && { signal: init.signal }),
      });
      const connecting = setTimeout(() => outgoing.destroy(new Error('not connected')), connectMs);
      outgoing.on('socket', (socket) => {
        const event = url.protocol === 'https:' ? 'secureConnect' : 'connect';
        socket.once(event, () => clearTimeout(connecting));
      });
      outgoing.on('error', (error) => {
        clearTimeout(connecting);
        reject(error);
      });
      outgoing.on('response', (message) => {
        clearTimeout(connecting);
        const status = message.statusCode ?? 500;
        if (status !== 200 || !isEventStream(message)) {
          message.destroy();
          reject(new Error('no answer'));
          return;
        }
        resolve(
          // Node's web stream is the platform's; their types do not know each other.
          new Response(Readable.toWeb(limited(message)) as ReadableStream<Uint8Array>, {
            status,
            headers: { 'content-type': 'text/event-stream' },
          }),
        );
      });
      outgoing.end(typeof init?.body === 'string' ? init.body : '');
    });

const finishes = { stop: 'STOP', length: 'LENGTH', content_filter: 'REFUSED' } as const;
type Finish = (typeof finishes)[keyof typeof finishes];
const finishOf = (reason: string): Finish =>
  reason === 'length' || reason === 'content_filter' ? finishes[reason] : 'STOP';

/** One timer that is set anew at each sign of life, and one for the whole call. */
const watch = ({ firstMs, idleMs }: ModelTimes, callMs: number, signal: StopSignal) => {
  const controller = new AbortController();
  let isLate = false;
  const late = () => {
    isLate = true;
    controller.abort();
  };
  let silence = setTimeout(late, firstMs);
  const whole = setTimeout(late, callMs);
  const stop = () => controller.abort();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    isLate: () => isLate,
    heard() {
      clearTimeout(silence);
      silence = setTimeout(late, idleMs);
    },
    end() {
      clearTimeout(silence);
      clearTimeout(whole);
      controller.abort();
    },
  };
};

/** An OpenAI-compatible endpoint. Nothing that is sent, answered or that went wrong is written down. */
export const languageModelAt = ({ baseUrl, apiKey, model, times = modelTimes }: Options): LanguageModel => {
  const client = new OpenAI({
    baseURL: baseUrl.replace(/\/+$/, ''),
    // The library refuses to be without one; endpoints without keys ignore it.
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: strictFetch(times.connectMs),
    fetchOptions: { redirect: 'error' },
  });

  async function* stream(request: ModelRequest, signal: StopSignal): AsyncGenerator<ModelPart> {
    const watched = watch(times, request.callMs, signal);
    let characters = 0;
    let finish: Finish | null = null;
    let usage: ModelUsage | null = null;
    try {
      const chunks = await client.chat.completions.create(
        {
          model,
          messages: request.messages.map(({ role, content }) => ({ role, content })),
          max_tokens: request.maxTokens,
          temperature: 0.3,
          stream: true,
          stream_options: { include_usage: true },
        },
        { signal: watched.signal, timeout: request.callMs },
      );
      for await (const { choices, usage: counted } of chunks) {
        if (counted)
          usage = {
            tokensIn: counted.prompt_tokens,
            tokensOut: counted.completion_tokens,
            isEstimated: false,
          };
        const choice = choices?.[0];
        const text = choice?.delta?.content ?? '';
        // What a model only thinks is no first line, but it is no silence later on either.
        if (text !== '' || characters > 0) watched.heard();
        if (choice?.delta?.refusal) finish = 'REFUSED';
        if (choice?.finish_reason && finish === null) finish = finishOf(choice.finish_reason);
        if (text === '') continue;
        characters += text.length;
        yield { kind: 'text', text };
      }
    } catch {
      if (signal.aborted) return;
      if (watched.isLate()) throw new ModelError('TIMEOUT');
      throw new ModelError(characters === 0 ? 'NO_ANSWER' : 'CUT');
    } finally {
      watched.end();
    }
    // An abort, and a connection that is closed cleanly, end the loop without an error.
    if (signal.aborted) return;
    if (watched.isLate()) throw new ModelError('TIMEOUT');
    if (finish === 'REFUSED') throw new ModelError('REFUSED');
    if (finish === null) throw new ModelError('CUT');
    if (characters === 0) throw new ModelError('EMPTY');
    yield { kind: 'end', finish, usage: usage ?? estimated(request, characters) };
  }

  return { host: new URL(baseUrl).host, model, stream };
};
