import type { UserId } from '#core/kernel/id.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'second_factor.turned_on': { userId: UserId };
    'second_factor.turned_off': { userId: UserId };
    /** By staff or an operator, for a person who lost the app and the codes. */
    'second_factor.reset': { userId: UserId };
    'second_factor.recovery_codes_made': { userId: UserId };
    'second_factor.recovery_code_used': { userId: UserId; left: number };
    /** The password was right and the codes were not, as often as there are tries. */
    'second_factor.guessed': { userId: UserId };
    'second_factor.device_trusted': { userId: UserId; userAgent: string };
  }
}
