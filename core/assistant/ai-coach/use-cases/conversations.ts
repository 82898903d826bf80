import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { everyRow, type Page, type PageRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { titleMaxLength, type Conversation, type ConversationId } from '../answer.ts';
import { giveUpAnswer, type SettleUses } from '../settle.ts';
import { requireOwnConversation } from './ask-coach.ts';

export const listConversations =
  ({ reads }: Reads<'aiConversations'>) =>
  async (actor: Actor, page: PageRequest): Promise<Page<Conversation>> =>
    reads.aiConversations.pageOf(requireMember(actor).id, page);

export const getConversation =
  ({ reads }: Reads<'aiConversations'>) =>
  async (actor: Actor, id: ConversationId): Promise<Conversation> =>
    requireOwnConversation(requireMember(actor).id, await reads.aiConversations.find(id));

export const renameConversation =
  ({ transaction }: Writes<'aiConversations'>) =>
  async (
    actor: Actor,
    {
      id,
      title: typed,
      version,
    }: Readonly<{ id: ConversationId; title: string; version?: number | undefined }>,
  ): Promise<Conversation> => {
    const { id: userId } = requireMember(actor);
    const title = normalize(typed);
    if (title === '' || title.length > titleMaxLength)
      throw fieldError('body.title', 'input.max_length', { length: titleMaxLength });
    return transaction(async ({ aiConversations }) => {
      const found = requireOwnConversation(userId, await aiConversations.lock(id));
      if (version !== undefined && version !== found.version) throw new DomainError('version.stale');
      return aiConversations.update({ ...found, title });
    });
  };

type Forgetting = Pick<Repositories, 'aiConversations'> & SettleUses;

/** With every question and sentence; what still runs in it ends, free. */
export const eraseConversation = async (
  repositories: Forgetting,
  id: ConversationId,
  step: Readonly<{ ids: Ports['ids']; at: Date }>,
): Promise<void> => {
  const { aiAnswers, aiConversations } = repositories;
  const answers = await everyRow((page) => aiAnswers.messagesOf(id, page));
  for (const { id: answerId, status } of answers) {
    const running = status === 'RUNNING' ? await aiAnswers.lock(answerId) : null;
    if (running?.status === 'RUNNING')
      await giveUpAnswer(repositories, running, { how: 'cancel', isHeardOf: false }, step);
  }
  await aiAnswers.forgetWords({ conversationId: id });
  await aiConversations.delete(id);
};

type Needs = Writes<'aiConversations' | keyof SettleUses> & Pick<Ports, 'clock' | 'ids'>;

export const deleteConversation =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, id: ConversationId): Promise<void> => {
    const { id: userId } = requireMember(actor);
    await transaction(async (repositories) => {
      requireOwnConversation(userId, await repositories.aiConversations.lock(id));
      await eraseConversation(repositories, id, { ids, at: clock.now() });
    });
  };

export const forgetConversations =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor): Promise<void> => {
    const { id: userId } = requireMember(actor);
    await transaction(async (repositories) => {
      for (const { id } of await repositories.aiConversations.allOf(userId))
        await eraseConversation(repositories, id, { ids, at: clock.now() });
    });
  };
