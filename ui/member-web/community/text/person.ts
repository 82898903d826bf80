import type { z } from 'zod';
import type { personCard } from '#http/people/contract/person-card.ts';

declare global {
  interface MessageCatalogues {
    feed: typeof import('../feed/messages/vi.json');
  }
}

export type Person = z.output<typeof personCard>;
