import { useIntl } from 'react-intl';
import type { ChatMessage, ChatRoom } from '../../app/data/chat.ts';

type Named = Pick<ChatRoom, 'name' | 'peer'>;

/** A group has a name of its own, a room of two is called by the other one. */
export const useRoomName = () => {
  const { formatMessage } = useIntl();
  return ({ name, peer }: Named): string =>
    name ?? (peer === null || peer.name === '' ? formatMessage({ id: 'chat.person.gone' }) : peer.name);
};

export const usePersonName = () => {
  const { formatMessage } = useIntl();
  return (person: Readonly<{ name: string }> | null | undefined): string =>
    person === null || person === undefined || person.name === ''
      ? formatMessage({ id: 'chat.person.gone' })
      : person.name;
};

/** What a line of the platform says, in the reader's language. */
export const useLineText = () => {
  const { formatMessage } = useIntl();
  const nameOf = usePersonName();
  return ({ event, params, people }: Pick<ChatMessage, 'event' | 'params' | 'people'>): string => {
    if (event === null) return '';
    const named = (id: string | undefined) => nameOf(people.find((person) => person.id === id));
    return formatMessage(
      { id: `chat.event.${event}` },
      { actor: named(params.actorId), user: named(params.userId) },
    );
  };
};

const kindOf = ({ attachments }: Pick<ChatMessage, 'attachments'>) =>
  attachments.every(({ type }) => type === attachments[0]?.type) ? (attachments[0]?.type ?? 'FILE') : 'FILE';

/** One line that stands for a message: in the list, above a pin, in a quote. */
export const useSummary = () => {
  const { formatMessage } = useIntl();
  const lineText = useLineText();
  return (message: ChatMessage): string => {
    if (message.deletedAt !== null) return formatMessage({ id: 'chat.message.deleted' });
    if (message.kind === 'SYSTEM') return lineText(message);
    if (message.isCollapsed) return formatMessage({ id: 'chat.message.collapsed' });
    if (message.body !== '') return message.body.replaceAll('\n', ' ');
    return formatMessage({ id: `chat.files.${kindOf(message)}` }, { count: message.attachments.length });
  };
};
