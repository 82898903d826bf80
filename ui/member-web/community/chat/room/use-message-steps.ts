import { useCallback, useState } from 'react';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import type { ChatMessage } from '../../../app/data/chat.ts';
import { useTranslate } from '../../../app/data/translations.ts';
import { useChat } from '../use-session.ts';

type Open = Readonly<{ message: ChatMessage; anchor: HTMLElement }>;

/** What is open around one message: its menu, the question before it is deleted, who read it. */
export const useMessageSteps = () => {
  const { messages } = useChat();
  const toast = useToast();
  const errorText = useErrorText();
  const translate = useTranslate();
  const [menu, setMenu] = useState<Open | null>(null);
  const [removing, setRemoving] = useState<ChatMessage | null>(null);
  const [readersOf, setReadersOf] = useState<ChatMessage | null>(null);
  const [reported, setReported] = useState<ChatMessage | null>(null);

  const openMenu = useCallback(
    (message: ChatMessage, anchor: HTMLElement) => setMenu({ message, anchor }),
    [],
  );
  const report = useCallback(
    (error: unknown) => toast(errorText(error), { kind: 'error' }),
    [errorText, toast],
  );
  const react = useCallback(
    (message: ChatMessage, emoji: string, isGiven: boolean) => {
      const step = isGiven ? messages.unreact : messages.react;
      step(message.id, emoji).catch(report);
    },
    [messages, report],
  );
  return {
    menu,
    openMenu,
    closeMenu: () => setMenu(null),
    removing,
    askRemoval: setRemoving,
    readersOf,
    showReaders: setReadersOf,
    reported,
    report: setReported,
    react,
    pin: (message: ChatMessage) => void messages.pin(message.id).catch(report),
    unpin: (message: ChatMessage) => void messages.unpin(message.id).catch(report),
    translate: ({ id, body: text }: ChatMessage) => translate({ kind: 'message', id, text }),
    remove: (message: ChatMessage) => messages.remove(message.id),
  };
};
