import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { publicSettings, type PublicSettings } from '../site.ts';
import { presentSettings, type SettingsRow } from '../views/settings-row.ts';

/** Every setting as it is now, for staff who change them. */
export const readSettings =
  ({ transaction }: Writes<'settings'>) =>
  async (actor: Actor): Promise<SettingsRow> => {
    requirePermission(actor, 'setting.update', 'global');
    return transaction(async ({ settings }) => presentSettings(await settings.lock()));
  };

type PublicView = PublicSettings &
  Readonly<{
    consentVersion: string;
    vapidPublicKey: string | null;
    translationHost: string | null;
    /** Whom people may sign in with. */
    signInProviders: Ports['signInProviders']['available'];
  }>;

/** What any visitor may read. */
export const readPublicSettings =
  ({
    reads,
    clock,
    pushSender,
    translator,
    signInProviders,
  }: Reads<'consentVersions' | 'settings'> &
    Pick<Ports, 'clock' | 'pushSender' | 'signInProviders' | 'translator'>) =>
  async (_actor: Actor): Promise<PublicView> => {
    const [settings, consentVersion] = await Promise.all([
      reads.settings.read(),
      reads.consentVersions.current(clock.now()),
    ]);
    return {
      ...publicSettings(settings),
      consentVersion,
      vapidPublicKey: pushSender.publicKey,
      translationHost: translator.host,
      signInProviders: signInProviders.available,
    };
  };
