import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import type { StoredSettings } from '../ports.ts';
import type { SettingKey, Settings } from '../site.ts';
import { checkSettings } from '../validation.ts';
import { presentSettings, type SettingsRow } from '../views/settings-row.ts';

export type SettingsChanges = Readonly<{ [Key in SettingKey]?: Settings[Key] | undefined }>;
type Input = SettingsChanges & SeenVersion;
type Needs = Writes<'auditLog' | 'settings'> & Pick<Ports, 'clock'> & WithHooks<'settingRules'>;

/** Changes what staff sent and nothing else; the log keeps what was there before. */
export const updateSettings =
  ({ transaction, clock, hooks }: Needs) =>
  async (actor: Actor, { version, ...sent }: Input): Promise<SettingsRow> => {
    requirePermission(actor, 'setting.update', 'global');
    // Keys are checked below; fromEntries forgets them.
    const changes = Object.fromEntries(
      Object.entries(sent).filter(([, value]) => value !== undefined),
    ) as Partial<Settings>;
    const issues = checkSettings(changes, hooks.settingRules);
    if (issues.length > 0) throw new DomainError(issues[0]?.code ?? 'setting.invalid', {}, issues);

    return transaction(async ({ settings, auditLog }) => {
      const before = await settings.lock();
      const at = clock.now();
      const edit = {
        stored: before.version,
        seen: version,
        at,
        targetType: 'settings' as const,
        targetId: 'site',
      };
      const next = await nextVersion({ auditLog }, actor, edit);
      const after: StoredSettings = {
        settings: { ...before.settings, ...changes },
        version: next,
        updatedAt: at,
        updatedBy: actor.kind === 'user' ? actor.id : null,
      };
      await settings.put(after);
      const names = Object.keys(changes) as SettingKey[]; // checked above
      const shown = (stored: StoredSettings) =>
        Object.fromEntries(names.map((name) => [name, stored.settings[name]]));
      await auditLog.append(
        audited(actor, {
          at,
          action: 'settings.update',
          targetType: 'settings',
          targetId: 'site',
          before: shown(before),
          after: shown(after),
          reason: null,
        }),
      );
      return presentSettings(after);
    });
  };
