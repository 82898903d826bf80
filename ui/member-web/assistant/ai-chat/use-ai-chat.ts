import { useRef, useState } from 'react';
import { questionMaxLength } from '#core/assistant/ai-coach/answer.ts';
import { localDraft } from '../../app/device/local-draft.ts';
import type { AiAnswer } from '../../app/data/ai.ts';
import { followAiAnswer, useAnswerRetry } from '../data.ts';
import { useLiveAnswer } from '../ai-answer/use-live-answer.ts';
import { askAiCoach, useMessages } from './data.ts';

const isText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
const draftOf = (userId: string, conversationId: string | null) =>
  localDraft(`fitboard.ai-chat.${userId}.${conversationId ?? 'new'}`, isText);

type Place = Readonly<{
  userId: string;
  conversationId: string | null;
  /** A first question has opened a conversation. */
  onOpened: (conversationId: string) => void;
}>;

/** What was sent and not clearly answered: sent again unchanged, it is the same question, paid once. */
type Sent = Readonly<{ text: string; key: string; conversationId: string | null }>;

/** One conversation: what is typed stays on this device until the server has it. */
export const useAiChat = ({ userId, conversationId, onOpened }: Place) => {
  /** Which conversation a first question has opened: what is typed before the page stands there belongs to it. */
  const [opened, setOpened] = useState<string | null>(null);
  const draft = draftOf(userId, conversationId ?? opened);
  const [text, setText] = useState(() => draft.read() ?? '');
  const [place, setPlace] = useState(conversationId);
  const sent = useRef<Sent | null>(null);
  const messages = useMessages(conversationId);
  const { following, follow, leave } = useLiveAnswer();

  // Another conversation has its own draft; what is being answered goes on by itself.
  if (place !== conversationId) {
    setPlace(conversationId);
    setOpened(null);
    const isJustOpened = conversationId !== null && conversationId === opened;
    if (!isJustOpened && following?.live?.answer.conversationId !== conversationId) {
      setText(draft.read() ?? '');
      leave();
    }
  }

  const type = (next: string) => {
    setText(next);
    if (next.trim() === '') draft.remove();
    else draft.write(next);
  };

  const send = (question: string) => {
    const asked = question.trim();
    if (asked === '' || asked.length > questionMaxLength) return;
    const last = sent.current;
    const isSame = last?.text === asked && last.conversationId === conversationId;
    const key = isSame ? last.key : crypto.randomUUID();
    sent.current = { text: asked, key, conversationId };
    void follow({
      question: asked,
      open: (live, signal) =>
        live === null
          ? askAiCoach({ text: asked, conversationId, key }, signal)
          : followAiAnswer(live.answer.id, live.lastEventId, signal),
      onBegun: (answer) => {
        sent.current = null;
        // What was typed on meanwhile stays.
        setText((now) => (now.trim() === asked ? '' : now));
        if (draft.read()?.trim() === asked) draft.remove();
        if (conversationId !== null || answer.conversationId === null) return;
        setOpened(answer.conversationId);
        onOpened(answer.conversationId);
      },
    });
  };

  /** One that began elsewhere, or runs once more. */
  const takeUp = (answer: AiAnswer) =>
    void follow({
      question: answer.question,
      open: (live, signal) => followAiAnswer(answer.id, live?.lastEventId ?? null, signal),
    });
  const retry = useAnswerRetry((answer) => {
    if (answer.status === 'RUNNING') takeUp(answer);
  });

  return {
    text,
    type,
    send,
    isTooLong: text.trim().length > questionMaxLength,
    messages,
    following,
    dismiss: leave,
    takeUp,
    retry,
  };
};
export type AiChat = ReturnType<typeof useAiChat>;
