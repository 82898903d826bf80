import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import type { AnswerKind } from '../answer.ts';
import { promptLifecycle, promptMaxLength, type AiPrompt, type AiUsage } from '../prompt.ts';
import { isPassed } from '../trial/evaluation.ts';

export type PromptRow = AiPrompt &
  Readonly<{
    /** Every case, with the model in use: what another model made of these words says nothing of this one. */
    isPassed: boolean;
    /** With which every case passed; null where one did not, or none was tried. */
    passedModel: string | null;
    /** Null: the platform has none, and rules word every answer. */
    modelInUse: string | null;
  }>;
type Model = Pick<Ports, 'languageModel'>;

const promptRow = async (
  { aiDesk }: Pick<Repositories, 'aiDesk'>,
  { languageModel }: Model,
  prompt: AiPrompt,
): Promise<PromptRow> => {
  const evaluation = prompt.evaluationId === null ? null : await aiDesk.findEvaluation(prompt.evaluationId);
  const passedModel = evaluation !== null && isPassed(evaluation) ? evaluation.model : null;
  const modelInUse = languageModel?.model ?? null;
  return { ...prompt, isPassed: passedModel !== null && passedModel === modelInUse, passedModel, modelInUse };
};

export const listPrompts =
  ({ reads, ...ports }: Reads<'aiDesk'> & Model) =>
  async (actor: Actor, request: ListRequest): Promise<List<PromptRow>> => {
    requirePermission(actor, 'ai.view', 'ai.create', 'ai.manage');
    const found = await reads.aiDesk.listPrompts(request);
    return { ...found, rows: await Promise.all(found.rows.map((row) => promptRow(reads, ports, row))) };
  };

export const requirePrompt = (found: AiPrompt | null): AiPrompt => {
  if (!found) throw new DomainError('ai.prompt_not_found');
  return found;
};

export const getPrompt =
  ({ reads, ...ports }: Reads<'aiDesk'> & Model) =>
  async (actor: Actor, id: AiPrompt['id']): Promise<PromptRow> => {
    requirePermission(actor, 'ai.view', 'ai.create', 'ai.manage');
    return promptRow(reads, ports, requirePrompt(await reads.aiDesk.findPrompt(id)));
  };

type Deciding = Writes<'aiDesk' | 'auditLog'> & Pick<Ports, 'clock'> & Model;

const logged = async (
  { auditLog }: Pick<Repositories, 'auditLog'>,
  actor: Actor,
  action: 'add_prompt' | 'activate_prompt' | 'retire_prompt',
  prompt: AiPrompt,
  at: Date,
): Promise<void> =>
  auditLog.append(
    audited(actor, {
      at,
      action: `ai.${action}`,
      targetType: 'ai_prompt',
      targetId: prompt.id,
      before: null,
      after: { kind: prompt.kind, status: prompt.status },
      reason: null,
    }),
  );

export const addPrompt =
  ({ transaction, clock, ids, languageModel }: Deciding & Pick<Ports, 'ids'>) =>
  async (
    actor: Actor,
    { kind, body: typed }: Readonly<{ kind: AnswerKind; body: string }>,
  ): Promise<PromptRow> => {
    requirePermission(actor, 'ai.create');
    const body = cleanProse(typed).trim();
    if (body === '') throw fieldError('body.body', 'input.required');
    if (body.length > promptMaxLength)
      throw fieldError('body.body', 'input.max_length', { length: promptMaxLength });
    return transaction(async (repositories) => {
      const at = clock.now();
      await repositories.aiDesk.lockPrompts(kind);
      const prompt: AiPrompt = {
        id: ids.next(),
        kind,
        body,
        version: 1 + (await repositories.aiDesk.countPrompts(kind)),
        status: 'DRAFT',
        evaluationId: null,
        by: actorName(actor),
        at,
      };
      await repositories.aiDesk.insertPrompt(prompt);
      await logged(repositories, actor, 'add_prompt', prompt, at);
      return promptRow(repositories, { languageModel }, prompt);
    });
  };

/**
 * Fails with ai.prompt_not_evaluated until every case of its evaluation has passed with the model in use. One that is in
 * use stays so whatever model comes after it: members are answered until staff have tried it anew.
 */
export const activatePrompt =
  ({ transaction, clock, languageModel }: Deciding) =>
  async (actor: Actor, id: AiPrompt['id']): Promise<PromptRow> => {
    requirePermission(actor, 'ai.manage');
    return transaction(async (repositories) => {
      const { aiDesk } = repositories;
      const { kind } = requirePrompt(await aiDesk.findPrompt(id));
      await aiDesk.lockPrompts(kind);
      const found = requirePrompt(await aiDesk.findPrompt(id));
      const prompt = await promptRow(repositories, { languageModel }, found);
      if (prompt.status === 'ACTIVE') return prompt;
      if (!prompt.isPassed) throw new DomainError('ai.prompt_not_evaluated');
      const current = await aiDesk.activePrompt(kind);
      if (current)
        await aiDesk.updatePrompt({ ...current, status: promptLifecycle.next(current.status, 'retire') });
      const active: AiPrompt = { ...found, status: promptLifecycle.next(found.status, 'activate') };
      await aiDesk.updatePrompt(active);
      await logged(repositories, actor, 'activate_prompt', active, clock.now());
      return { ...prompt, ...active };
    });
  };

export const retirePrompt =
  ({ transaction, clock, languageModel }: Deciding) =>
  async (actor: Actor, id: AiPrompt['id']): Promise<PromptRow> => {
    requirePermission(actor, 'ai.manage');
    return transaction(async (repositories) => {
      const { aiDesk } = repositories;
      const { kind } = requirePrompt(await aiDesk.findPrompt(id));
      await aiDesk.lockPrompts(kind);
      const prompt = requirePrompt(await aiDesk.findPrompt(id));
      if (prompt.status === 'RETIRED') return promptRow(repositories, { languageModel }, prompt);
      const retired: AiPrompt = { ...prompt, status: promptLifecycle.next(prompt.status, 'retire') };
      await aiDesk.updatePrompt(retired);
      await logged(repositories, actor, 'retire_prompt', retired, clock.now());
      return promptRow(repositories, { languageModel }, retired);
    });
  };

export const listUsage =
  ({ reads }: Reads<'aiDesk'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<AiUsage & Readonly<{ id: string }>>> => {
    requirePermission(actor, 'ai.view', 'ai.manage');
    return reads.aiDesk.listUsage(request);
  };

type Days = Readonly<{ from: string; to: string }>;
const keyOf = ({ day: on, producer, model, kind }: AiUsage): string => [on, producer, model, kind].join(' ');

/** The sums of these days, and those of them that are not what the answers add up to: never one. */
export const readUsage =
  ({ reads }: Reads<'aiDesk'>) =>
  async (
    actor: Actor,
    days: Days,
  ): Promise<Readonly<{ usage: readonly AiUsage[]; differing: readonly string[] }>> => {
    requirePermission(actor, 'ai.view', 'ai.manage');
    const usage = await reads.aiDesk.usage(days);
    const counted = await reads.aiDesk.usageOfAnswers(days);
    const isEmpty = (sums: AiUsage) => sums.answers === 0;
    const texts = (sums: readonly AiUsage[]) =>
      new Map(
        sums.filter((each) => !isEmpty(each)).map((each) => [keyOf(each), JSON.stringify(inOrder(each))]),
      );
    const [kept, found] = [texts(usage), texts(counted)];
    const keys = new Set([...kept.keys(), ...found.keys()]);
    return { usage, differing: [...keys].filter((key) => kept.get(key) !== found.get(key)) };
  };

const inOrder = ({ answers, failed, free, tokens, cost, coins }: AiUsage) => [
  answers,
  failed,
  free,
  tokens,
  cost,
  coins,
];
