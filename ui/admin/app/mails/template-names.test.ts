import { describe, expect, it } from 'vitest';
import { mailTemplateKeys } from '#core/platform/notification/mail-templates.ts';
import en from '../../messages/en.json' with { type: 'json' };
import vi from '../../messages/vi.json' with { type: 'json' };

describe('mails in the console', () => {
  it.each([
    ['vi', vi],
    ['en', en],
  ] as const)('have a name each in %s', (_language, messages) => {
    const names = mailTemplateKeys.map((key): unknown => Reflect.get(messages, `console.template.${key}`));
    expect(mailTemplateKeys.filter((_key, at) => typeof names[at] !== 'string')).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});
