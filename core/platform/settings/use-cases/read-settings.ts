import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { consentVersion } from '#core/platform/settings/legal-documents.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import type { StoredSettings } from '../ports.ts';
import { publicSettings, type PublicSettings, type Settings } from '../site.ts';

export type SettingsRow = Settings & Readonly<{ id: 'site'; version: number; updatedAt: Date | null }>;

export const presentSettings = ({ settings, version, updatedAt }: StoredSettings): SettingsRow => ({
  id: 'site',
  ...settings,
  version,
  updatedAt,
});

/** Every setting as it is now, for staff who change them. */
export const readSettings =
  ({ transaction }: Writes<'settings'>) =>
  async (actor: Actor): Promise<SettingsRow> => {
    requirePermission(actor, 'global');
    return transaction(async ({ settings }) => presentSettings(await settings.lock()));
  };

/** What any visitor may read. */
export const readPublicSettings =
  ({ reads, pushSender }: Reads<'settings'> & Pick<Ports, 'pushSender'>) =>
  async (
    _actor: Actor,
  ): Promise<PublicSettings & { consentVersion: string; vapidPublicKey: string | null }> => ({
    ...publicSettings(await reads.settings.read()),
    consentVersion,
    vapidPublicKey: pushSender.publicKey,
  });
