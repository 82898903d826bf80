import { createContext, useContext } from 'react';
import type { MessageSteps, RoomSteps } from './data.ts';
import type { ChatSession } from './live/session.ts';

type Chat = Readonly<{ session: ChatSession; rooms: RoomSteps; messages: MessageSteps }>;

export const ChatContext = createContext<Chat | undefined>(undefined);

/** What everything on the chat page stands on. */
export const useChat = (): Chat => {
  const chat = useContext(ChatContext);
  if (chat === undefined) throw new Error('ChatContext is missing above');
  return chat;
};
