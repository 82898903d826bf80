import { expect, it } from 'vitest';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { settingGroups } from './groups.ts';

it('shows every setting, and each once', () => {
  const shown: readonly string[] = Object.values(settingGroups).flat();
  expect(shown.toSorted()).toEqual(Object.keys(defaultSettings).toSorted());
});
