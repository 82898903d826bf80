import type { LineEvent } from './message.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    chat: `chat.event.${LineEvent}`;
  }
}
