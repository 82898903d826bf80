import type { Language } from '#core/kernel/language.ts';
import type { FactSheet } from '../fact-sheet/fact.ts';
import type { Block, BlockKind, Finding } from '../finding/finding.ts';
import {
  ModelError,
  type LanguageModel,
  type ModelMessage,
  type ModelUsage,
  type StopSignal,
} from './language-model.ts';
import { lineMaxLength } from './model-line.ts';
import {
  echoOf,
  offeredFacts,
  promptOf,
  secondTryOf,
  type Exchange,
  type Persona,
  type RejectedLine,
} from './prompt.ts';
import { verifierOf, type Verifier } from './verifier.ts';
import { lineReader } from './written-lines.ts';

export type WordingRequest = Readonly<{
  sheet: FactSheet;
  findings: readonly Finding[];
  /** What RULES would show: the words for sections that the model left empty. */
  ruleBlocks: readonly Omit<Block, 'seq'>[];
  language: Language;
  persona: Persona;
  /** Masked; null: a review. */
  question: string | null;
  exchanges: readonly Exchange[];
  /** Of staff's active prompt; null: the default. */
  /** As in a prompt. */
  meals: string | null;
  promptBody: string | null;
  maxTokens: number;
  /** Most a call may take. */
  callMs: number;
}>;

/** `end` comes last, once. `isNone`: the model found no answer in the data. `isStopped`: the signal was aborted. */
export type WordingPart =
  | Readonly<{ kind: 'block'; block: Omit<Block, 'seq'>; producer: 'MODEL' | 'RULES' }>
  | Readonly<{
      kind: 'end';
      usage: ModelUsage;
      rejected: readonly RejectedLine[];
      isNone: boolean;
      isStopped: boolean;
    }>;

/** Eight findings and a next step. */
const mostBlocks = 9;
/** Beyond these an answer is a flood, whatever its lines say. */
const mostLines = 60;
const mostCharacters = 60_000;
const mostKeptRejected = 20;

const noUsage: ModelUsage = { tokensIn: 0, tokensOut: 0, isEstimated: false };
const added = (a: ModelUsage, b: ModelUsage): ModelUsage => ({
  tokensIn: a.tokensIn + b.tokensIn,
  tokensOut: a.tokensOut + b.tokensOut,
  isEstimated: a.isEstimated || b.isEstimated,
});

/** What one call left behind. */
type Heard = {
  usage: ModelUsage;
  rejected: RejectedLine[];
  isNone: boolean;
  isEnded: boolean;
  lines: number;
};

type Call = Readonly<{
  model: LanguageModel;
  messages: readonly ModelMessage[];
  maxTokens: number;
  callMs: number;
  verifier: Verifier;
  isEcho: (text: string) => boolean;
  signal: StopSignal;
  accept: (block: Omit<Block, 'seq'>) => boolean;
}>;

/** One call: yields what holds, and writes down the rest into `heard`. */
async function* listen(call: Call, heard: Heard): AsyncGenerator<Omit<Block, 'seq'>> {
  const { model, messages, maxTokens, callMs, verifier, isEcho, signal, accept } = call;
  const reader = lineReader();
  let characters = 0;
  const read = function* (lines: readonly string[]) {
    for (const line of lines) {
      if (heard.isEnded) return;
      heard.lines += 1;
      if (heard.lines > mostLines) throw new ModelError('OVER_LENGTH');
      const verified = verifier.check(line);
      if ('end' in verified) heard.isEnded = true;
      else if ('none' in verified) heard.isNone = true;
      else if ('reasons' in verified)
        heard.rejected.push({ line: line.slice(0, lineMaxLength), ...verified });
      else if (isEcho(verified.block.text))
        heard.rejected.push({ line: line.slice(0, lineMaxLength), reasons: ['UNSAFE'] });
      else if (accept(verified.block)) yield verified.block;
    }
  };
  let isFinished = false;
  for await (const part of model.stream({ messages, maxTokens, callMs }, signal)) {
    if (signal.aborted) return;
    if (part.kind === 'text') {
      characters += part.text.length;
      if (characters > mostCharacters) throw new ModelError('OVER_LENGTH');
      yield* read(reader.add(part.text));
    } else {
      isFinished = true;
      heard.usage = part.usage;
      if (part.finish === 'REFUSED') throw new ModelError('REFUSED');
      yield* read(reader.rest());
      if (part.finish === 'LENGTH' && !heard.isEnded) throw new ModelError('OVER_LENGTH');
    }
  }
  if (signal.aborted) return;
  if (!isFinished) throw new ModelError('CUT');
  if (heard.lines === 0) throw new ModelError('EMPTY');
}

const newHeard = (): Heard => ({ usage: noUsage, rejected: [], isNone: false, isEnded: false, lines: 0 });
const isRetried = (error: unknown): boolean =>
  error instanceof ModelError && ['NO_ANSWER', 'TIMEOUT', 'CUT', 'EMPTY'].includes(error.failure);

const sameText =
  (one: Omit<Block, 'seq'>) =>
  ({ text }: Omit<Block, 'seq'>) =>
    one.text === text;

/**
 * Has a model word what the rules found. At most two calls: the second is either the one retry before anything was shown,
 * or the lines that were refused, once more with their reasons. Throws `ModelError`; what was yielded before is then to
 * be taken back.
 */
export async function* wordWithModel(
  model: LanguageModel,
  request: WordingRequest,
  signal: StopSignal,
): AsyncGenerator<WordingPart> {
  const { sheet, findings, ruleBlocks, language, question, maxTokens, callMs } = request;
  const offered = offeredFacts(request);
  const verifier = verifierOf({ sheet, findings, language, ruleBlocks, isOffered: (id) => offered.has(id) });
  const isEcho = echoOf(request.promptBody);
  const messages = promptOf({ ...request, body: request.promptBody });
  const kept: Omit<Block, 'seq'>[] = [];
  const accept = (block: Omit<Block, 'seq'>): boolean => {
    const isSecondNext = block.kind === 'NEXT' && kept.some(({ kind }) => kind === 'NEXT');
    if (isSecondNext || kept.length >= mostBlocks || kept.some(sameText(block))) return false;
    kept.push(block);
    return true;
  };
  const call = (said: readonly ModelMessage[]): Call => ({
    model,
    messages: said,
    maxTokens,
    callMs,
    verifier,
    isEcho,
    signal,
    accept,
  });

  let heard = newHeard();
  let usage = noUsage;
  let calls = 1;
  try {
    for await (const block of listen(call(messages), heard))
      yield { kind: 'block', block, producer: 'MODEL' };
  } catch (error) {
    if (kept.length > 0 || signal.aborted || !isRetried(error)) throw error;
    usage = added(usage, heard.usage);
    heard = newHeard();
    calls = 2;
    for await (const block of listen(call(messages), heard))
      yield { kind: 'block', block, producer: 'MODEL' };
  }
  usage = added(usage, heard.usage);
  const end = (parts: Partial<Extract<WordingPart, { kind: 'end' }>>): WordingPart => ({
    kind: 'end',
    usage,
    rejected: heard.rejected.slice(0, mostKeptRejected),
    isNone: false,
    isStopped: false,
    ...parts,
  });
  if (signal.aborted) return yield end({ isStopped: true });
  // Only the model's own last line says that it was done; a connection that closes cleanly says nothing.
  if (!heard.isEnded && !(heard.isNone && kept.length === 0)) {
    if (heard.rejected.length > 0 && kept.length === 0) throw new ModelError('UNVERIFIED');
    throw new ModelError('CUT');
  }
  if (heard.isNone && kept.length === 0) return yield end({ isNone: true });

  let refused = heard.rejected.length;
  if (refused > 0 && calls === 1) {
    const again = newHeard();
    try {
      const said = secondTryOf(messages, heard.rejected.slice(0, mostKeptRejected));
      for await (const block of listen(call(said), again)) {
        refused -= 1;
        yield { kind: 'block', block, producer: 'MODEL' };
      }
    } catch (error) {
      // What holds already stays; the refused lines stay refused.
      if (!(error instanceof ModelError)) throw error;
    }
    usage = added(usage, again.usage);
    if (signal.aborted) return yield end({ isStopped: true });
  }
  if (kept.length < Math.max(refused, 1)) throw new ModelError('UNVERIFIED');

  if (question === null) {
    const written = new Set<BlockKind>(kept.map(({ kind }) => kind));
    for (const block of ruleBlocks)
      if (!written.has(block.kind)) yield { kind: 'block', block, producer: 'RULES' };
  }
  return yield end({});
}
