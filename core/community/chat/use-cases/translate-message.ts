import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { translateText } from '#core/platform/translation/translate-text.ts';
import type { MessageId } from '../message.ts';
import { shownMessage } from '../steps/access.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'clock' | 'translator'>;
type Asked = Readonly<{ id: MessageId; language: Language }>;

/** A text that this reader is shown; where the two have blocked each other there is none. */
export const translateMessage =
  (ports: Needs) =>
  async (actor: Actor, { id, language }: Asked): Promise<{ text: string }> => {
    const { id: readerId } = requireMember(actor);
    const { body, senderId, deletedAt } = await shownMessage(ports.reads, id, readerId);
    if (senderId === null || deletedAt !== null || body === '')
      throw new DomainError('chat.message_not_found');
    const blocked = await ports.reads.relations.blockedEitherWay(readerId, [senderId]);
    if (blocked.has(senderId)) throw new DomainError('chat.message_not_found');
    return { text: await translateText(ports)({ readerId, writerId: senderId, text: body, language }) };
  };
