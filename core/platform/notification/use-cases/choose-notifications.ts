import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import {
  isRequired,
  preferenceCategories,
  preferencesOver,
  requireSwitchable,
  type MailSwitch,
  type PreferenceCategory,
} from '../categories.ts';
import type { NotificationPreference } from '../categories.ts';
import { isUnsubscribeSignature } from '../unsubscribe.ts';
import { keepRhythm } from './choose-rhythm.ts';

export type NotificationChoice = Readonly<{
  category: PreferenceCategory;
  inApp: boolean;
  email: boolean;
  /** Always on: account, security and money. */
  required: boolean;
}>;

const choices = (changed: readonly NotificationPreference[]): readonly NotificationChoice[] =>
  preferencesOver(changed).map((preference) => ({
    ...preference,
    required: isRequired(preference.category),
  }));

export const getNotificationSettings =
  ({ reads }: Reads<'notificationPreferences'>) =>
  async (actor: Actor): Promise<readonly NotificationChoice[]> => {
    const { id } = requireMember(actor);
    return choices(await reads.notificationPreferences.of(id));
  };

/** Categories that are not named stay as they are. */
export const setNotificationSettings =
  ({ transaction }: Writes<'notificationPreferences'>) =>
  async (actor: Actor, items: readonly NotificationPreference[]): Promise<readonly NotificationChoice[]> => {
    const { id } = requireMember(actor);
    requireSwitchable(items);
    // The last word about a category counts, and one statement can't change a row twice.
    const named = new Map(items.map((item) => [item.category, item]));
    return transaction(async ({ notificationPreferences }) => {
      await notificationPreferences.put(
        id,
        [...named.values()].filter(
          ({ category }) => !preferenceCategories.some((known) => known === category && isRequired(known)),
        ),
      );
      return choices(await notificationPreferences.of(id));
    });
  };

type Unsubscribing = Readonly<{ userId: UserId; category: string; signature: string }>;

/**
 * Switches one kind of mail off from the link in it. Nobody signs in for that: the signature proves that the link was
 * in a mail of ours to this person.
 */
export const unsubscribe =
  ({
    transaction,
    tokens,
    clock,
  }: Writes<'notificationPreferences' | keyof Parameters<typeof keepRhythm>[0]> &
    Pick<Ports, 'clock' | 'tokens'>) =>
  async ({ userId, category, signature }: Unsubscribing): Promise<MailSwitch> => {
    const known = ([...preferenceCategories, 'digest'] as const).find((name) => name === category);
    if (!known || isRequired(known)) throw new DomainError('auth.token_invalid');
    if (!isUnsubscribeSignature(tokens, { userId, category: known, signature })) {
      throw new DomainError('auth.token_invalid');
    }
    return transaction(async (repositories) => {
      const { notificationPreferences, notificationRhythms } = repositories;
      if (known === 'digest') {
        const { quiet } = await notificationRhythms.of(userId);
        await keepRhythm(repositories, userId, { quiet, mails: 'NONE' }, clock.now());
        return known;
      }
      const now = preferencesOver(await notificationPreferences.of(userId)).find(
        (preference) => preference.category === known,
      );
      await notificationPreferences.put(userId, [
        { category: known, inApp: now?.inApp ?? true, email: false },
      ]);
      return known;
    });
  };
