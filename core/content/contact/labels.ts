import type { ContactStatus } from './contact-message.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    contact: `contact.status.${ContactStatus}`;
  }
}
