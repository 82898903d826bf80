import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { readUsername } from '../username.ts';

const refusals = ['user.username_exists', 'user.username_invalid', 'user.username_reserved'] as const;
export type UsernameRefusal = (typeof refusals)[number];
export type UsernameAvailability = Readonly<{ available: boolean; code: UsernameRefusal | null }>;

const unavailable = (code: UsernameRefusal): UsernameAvailability => ({ available: false, code });

/** Whether a username can be taken; one's own counts as free. */
export const checkUsername =
  ({ reads }: Reads<'users'>) =>
  async (actor: Actor, input: Readonly<{ username: string }>): Promise<UsernameAvailability> => {
    const { id } = requireMember(actor);
    try {
      const taken = await reads.users.findByUsername(readUsername(input.username));
      return taken && taken.id !== id ? unavailable('user.username_exists') : { available: true, code: null };
    } catch (error) {
      const code = error instanceof DomainError ? refusals.find((known) => known === error.code) : undefined;
      if (!code) throw error;
      return unavailable(code);
    }
  };
