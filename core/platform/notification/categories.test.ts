import { describe, expect, test } from 'vitest';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { announcementPreference } from './announcement.ts';
import {
  categoryOf,
  isRequired,
  notificationCategories,
  notificationTypes,
  preferenceCategories,
  preferenceOf,
  preferencesOver,
  requireSwitchable,
  wants,
} from './categories.ts';

describe('Notification categories', () => {
  test('hold every type, and every category holds one', () => {
    expect(notificationTypes).toHaveLength(26);
    expect(new Set(notificationTypes.map(categoryOf))).toEqual(new Set(notificationCategories));
  });

  test('obey a switch each, and every switch moves something', () => {
    const used = new Set([
      ...notificationTypes.map((type) => preferenceOf(type)),
      preferenceOf('SYSTEM', 'weekly_reminder'),
      announcementPreference,
    ]);
    expect(used).toEqual(new Set(preferenceCategories));
  });
});

describe('Preferences', () => {
  test('are on by default, but for people who stop following', () => {
    for (const { category, inApp, email } of preferencesOver([])) {
      expect([category, inApp, email]).toEqual([
        category,
        category !== 'un_follow',
        category !== 'un_follow',
      ]);
    }
  });

  test('are what the member chose, where there is a choice', () => {
    const chosen = [
      { category: 'like', inApp: true, email: false },
      { category: 'payment', inApp: false, email: false },
    ];
    expect(wants(chosen, 'like', 'email')).toBe(false);
    expect(wants(chosen, 'like', 'inApp')).toBe(true);
    expect(wants(chosen, 'payment', 'email')).toBe(true);
    expect(wants(chosen, 'chat', 'email')).toBe(true);
  });

  test('refuse to silence the account and the money', () => {
    for (const category of preferenceCategories) {
      const silence = () => requireSwitchable([{ category, inApp: true, email: false }]);
      if (isRequired(category)) expect(silence).toThrow(new DomainError('notification.required_category'));
      else expect(silence).not.toThrow();
    }
    expect(preferenceCategories.filter(isRequired)).toEqual(['system', 'payment']);
    expect(() => requireSwitchable([{ category: 'newsletter', inApp: true, email: true }])).toThrow(
      fieldError('body.items.0.category', 'input.not_a_choice'),
    );
  });
});
