import type { UserId } from '#core/kernel/id.ts';
import type { SignInProvider } from './provider.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'provider.linked': { userId: UserId; provider: SignInProvider };
    'provider.unlinked': { userId: UserId; provider: SignInProvider };
  }
}
