import type { Logger } from 'pino';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import { hasScope } from '#core/people/personal-token/personal-token.ts';
import type { OpenedToken } from '#core/people/personal-token/use-cases/use-personal-token.ts';
import { isDatabaseAway, isDatabaseBusy } from '#adapters/ports/database-errors.ts';
import { errorSentence } from '#adapters/ports/messages.ts';
import type { AnyTool, ToolApplication } from './tools/tool.ts';

/** A client gets an answer within five seconds, even when the database hangs. */
const patienceMs = 4_000;

export type ToolResult = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

const refusalOf = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  if (isDatabaseAway(error)) return new DomainError('service.unavailable', { seconds: 5 });
  if (isDatabaseBusy(error)) return new DomainError('service.unavailable', { seconds: 1 });
  return new DomainError('generic.unexpected');
};

const refused = ({ code, params, fields }: DomainError, language: Language): ToolResult => {
  const problem = {
    code,
    detail: errorSentence(language, code, params),
    ...(fields.length > 0 && {
      fields: fields.map((field) => ({
        // The form names the part of a request; a tool has only one.
        path: field.path.replace(/^(?:body|query)\./, ''),
        code: field.code,
        detail: errorSentence(language, field.code, field.params ?? {}),
      })),
    }),
  };
  return { content: [{ type: 'text', text: JSON.stringify(problem) }], isError: true };
};

const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('service.unavailable', { seconds: 5 })), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

type Desk = Readonly<{ app: ToolApplication; log: Pick<Logger, 'error'> }>;
type Call = Readonly<{ tool: AnyTool; opened: OpenedToken; language: Language }>;

/** Checks the scope, writes the call down, answers. A refusal is an answer that the assistant can read. */
export const runTool = async (
  { app, log }: Desk,
  { tool, opened, language }: Call,
  input: Record<string, unknown>,
): Promise<ToolResult> => {
  const work = async () => {
    await app.personalToken.admitTokenCall(opened, {
      tool: tool.name,
      what: tool.what(input),
      alsoNeeds: tool.alsoNeeds?.(input),
    });
    const maySeePhotos = hasScope(opened.token, 'photos.read');
    return tool.answer({ app, actor: opened.actor, language, maySeePhotos }, input);
  };
  try {
    const answer = await inTime(work());
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.code === 'generic.unexpected') log.error({ error, tool: tool.name }, 'a tool failed');
    return refused(refusal, language);
  }
};
