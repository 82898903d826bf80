import type { ContactMessage } from './contact-message.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'contact.received': { messageId: ContactMessage['id'] };
    /** The how-manieth reply, from 0 on: the words are read from the message. */
    'contact.answered': { messageId: ContactMessage['id']; reply: number };
  }
}
