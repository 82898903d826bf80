import type { UserId } from '#core/kernel/id.ts';
import type { PersonalTokenId } from './personal-token.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'token.created': { userId: UserId; tokenId: PersonalTokenId; name: string };
  }
}
