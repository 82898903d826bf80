import { switchesOf } from '../feature.ts';
import type { StoredSettings } from '../ports.ts';
import type { Settings } from '../site.ts';

export type SettingsRow = Settings & Readonly<{ id: 'site'; version: number; updatedAt: Date | null }>;

export const presentSettings = ({ settings, version, updatedAt }: StoredSettings): SettingsRow => ({
  id: 'site',
  ...settings,
  features: switchesOf(settings.features),
  version,
  updatedAt,
});
