import type { SettingKey } from './site.ts';

/** Whether a value may be stored. */
export type SettingRule = (value: unknown) => boolean;

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** What a module knows of its own settings beyond their shape. */
    settingRules: Readonly<Partial<Record<SettingKey, SettingRule>>>;
  }
}
