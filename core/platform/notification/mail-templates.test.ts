import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lifetime, resetLifetime } from '#core/people/sign-in/verification.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { languages } from '#core/kernel/language.ts';
import { hour, minute } from '#core/kernel/time.ts';
import { characterName } from '#core/kernel/text/visible-text.ts';
import { notificationTypes, preferenceOf, systemTopics } from './categories.ts';
import {
  allowedPlaceholders,
  canBeUnsubscribed,
  checkTemplate,
  fillSubject,
  fillTemplate,
  mailTemplateKeys,
  mailTemplateOf,
  mailTemplates,
  placeholdersOf,
  preferenceOfMail,
  requiredPlaceholders,
  requireMailTemplateKey,
  sampleMailValues,
} from './mail-templates.ts';

const ofTheSpecification = [
  'welcome',
  'confirm_register',
  'send_register_code',
  'forgot_password',
  'bug_report_new',
  'bug_report_resolved',
  'coach_request_approved',
  'coach_request_rejected',
  'bounty_article',
  'payment_created',
  'payment_approved',
  'payment_rejected',
  'payment_reopened',
] as const;

describe('The mail templates', () => {
  test('are those of the specification and those the product needs', () => {
    for (const key of ofTheSpecification) expect(mailTemplateKeys).toContain(key);
    expect(mailTemplateKeys.filter((key) => key.startsWith('notification_'))).toHaveLength(23);
  });

  test('pass their own check, in both languages, with the same places', () => {
    for (const key of mailTemplateKeys) {
      for (const language of languages)
        expect(checkTemplate(key, mailTemplates[key][language]), key).toEqual([]);
      const places = (language: 'vi' | 'en') => placeholdersOf(mailTemplates[key][language].body).toSorted();
      expect(places('vi'), key).toEqual(places('en'));
    }
  });

  test('use or offer every place they list', () => {
    for (const key of mailTemplateKeys) {
      expect(requiredPlaceholders(key).filter((name) => !allowedPlaceholders(key).includes(name))).toEqual(
        [],
      );
      expect(new Set(allowedPlaceholders(key)).size).toBe(allowedPlaceholders(key).length);
    }
  });

  test('tell the life of a link and a code as the rules have it', () => {
    expect(lifetime.CODE).toBe(10 * minute);
    expect(mailTemplates.send_register_code.vi.body).toContain('10 phút');
    expect(lifetime.LINK).toBe(24 * hour);
    expect(mailTemplates.confirm_register.vi.body).toContain('24 giờ');
    expect(resetLifetime).toBe(60 * minute);
    expect(mailTemplates.forgot_password.en.body).toContain('60 minutes');
  });

  test('greet nobody by name at an address that is not confirmed', () => {
    for (const key of [
      'confirm_register',
      'send_register_code',
      'forgot_password',
      'email_change_confirm',
    ] as const) {
      expect(allowedPlaceholders(key)).not.toContain('name');
      expect(allowedPlaceholders(key)).not.toContain('user');
    }
  });

  test('have no place for private data', () => {
    const places = new Set(mailTemplateKeys.flatMap(allowedPlaceholders));
    expect(
      [...places].filter((name) => /phone|address|weight|height|message|content|email|password/i.test(name)),
    ).toEqual([]);
  });

  test('can be switched off, but for account, security and money', () => {
    const always = mailTemplateKeys.filter((key) => !canBeUnsubscribed(key));
    for (const key of [
      'password_changed',
      'new_sign_in',
      'email_changed',
      'payment_approved',
      'forgot_password',
    ] as const) {
      expect(always).toContain(key);
    }
    for (const key of ['weekly_reminder', 'notification_like', 'notification_chat'] as const) {
      expect(always).not.toContain(key);
    }
  });

  test('belong to notifications that obey the same switch', () => {
    for (const type of notificationTypes) {
      const key = mailTemplateOf(type);
      expect(key && preferenceOfMail(key), type).toBe(preferenceOf(type));
    }
    expect(mailTemplateOf('SYSTEM', 'weekly_reminder')).toBe('weekly_reminder');
    for (const topic of systemTopics) {
      const key = mailTemplateOf('SYSTEM', topic);
      if (key) expect(preferenceOfMail(key), topic).toBe(preferenceOf('SYSTEM', topic));
    }
  });

  test('are known by key', () => {
    expect(requireMailTemplateKey('welcome')).toBe('welcome');
    for (const key of ['unknown', 'toString', '__proto__', '']) {
      expect(() => requireMailTemplateKey(key)).toThrow(new DomainError('mail_template.not_found'));
    }
  });
});

describe('Checking a template', () => {
  const subject = 'Mã xác nhận';
  const body = 'Mã của bạn:\n\n**{{code}}**';

  test('finds an unknown place, a missing one and a broken line', () => {
    expect(checkTemplate('send_register_code', { subject: 'Chào {{name}}', body })).toEqual([
      { path: 'subject', code: 'mail_template.placeholder_unknown', params: { placeholder: 'name' } },
    ]);
    expect(checkTemplate('send_register_code', { subject, body: 'Chào {{site}} {{toString}}' })).toEqual([
      { path: 'body', code: 'mail_template.placeholder_unknown', params: { placeholder: 'toString' } },
      { path: 'body', code: 'mail_template.placeholder_missing', params: { placeholder: 'code' } },
    ]);
    expect(checkTemplate('send_register_code', { subject, body: `${body}\n\n**Chú ý` })).toEqual([
      { path: 'body', code: 'mail_template.syntax', params: { line: 5 } },
    ]);
  });

  test('keeps codes, links and line breaks out of subjects', () => {
    expect(checkTemplate('send_register_code', { subject: '{{code}}', body })).toMatchObject([
      { path: 'subject', code: 'mail_template.placeholder_unknown' },
    ]);
    expect(checkTemplate('send_register_code', { subject: 'Mã\r\nBcc: a@b.vn', body })).toMatchObject([
      { path: 'subject', code: 'input.control_characters' },
    ]);
    expect(checkTemplate('send_register_code', { subject: '**Mã**', body })).toMatchObject([
      { path: 'subject', code: 'mail_template.syntax' },
    ]);
  });

  test('asks for words, and not for too many', () => {
    expect(
      checkTemplate('welcome', { subject: ' ', body: '\n' }).map(({ path, code }) => [path, code]),
    ).toEqual([
      ['subject', 'input.required'],
      ['body', 'input.required'],
    ]);
    expect(checkTemplate('welcome', { subject: 'a'.repeat(201), body: 'b'.repeat(10_001) })).toEqual([
      { path: 'subject', code: 'input.max_length', params: { length: 200 } },
      { path: 'body', code: 'input.max_length', params: { length: 10_000 } },
    ]);
  });
});

describe('Filling a template', () => {
  const link = 'https://fitboard.example/a?b=1&c=2';

  test('needs every value', () => {
    const refusal = new DomainError('mail_template.placeholder_missing', { placeholder: 'name' });
    expect(() => fillTemplate('Chào {{name}}', {})).toThrow(refusal);
    expect(() => fillSubject('Chào {{toString}}', {})).toThrow(DomainError);
  });

  test('leads to web addresses only', () => {
    expect(fillTemplate('[Mở]({{link}})', { link })).toMatchObject([{ kind: 'button', url: link }]);
    for (const bad of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '',
      'https://a b',
      'https://a"onclick=',
    ]) {
      expect(() => fillTemplate('[Mở]({{link}})', { link: bad })).toThrow(new DomainError('input.url'));
    }
  });

  test('never reads a value as markup, nor lets it break a line', () => {
    const value = '**đậm** {{code}} [x]({{link}})\n- mục\r\n\u202Egnp.exe';
    expect(fillTemplate('Chào {{name}}', { name: value })).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'Chào ', bold: false },
            { text: '**đậm** {{code}} [x]({{link}}) - mục gnp.exe', bold: false },
          ],
        ],
      },
    ]);
  });

  test('refuses control characters in a subject, wherever they hide', () => {
    // A random text may hold one of its own, which would be named instead.
    const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text));
    fc.assert(
      fc.property(
        plain,
        fc.constantFrom('\r', '\n', '\u0000', '\u001B', '\u0085', '\u2028'),
        plain,
        (before, control, after) => {
          expect(() => fillSubject('Chào {{name}}!', { name: `${before}${control}${after}` })).toThrow(
            new DomainError('input.control_characters', { character: characterName(control) }),
          );
        },
      ),
    );
  });

  test('leaves no place behind, in any template', () => {
    for (const key of mailTemplateKeys)
      for (const language of languages) {
        const values = { ...sampleMailValues(language, link), site: 'Fitboard' };
        const { subject, body } = mailTemplates[key][language];
        expect(`${fillSubject(subject, values)}${JSON.stringify(fillTemplate(body, values))}`).not.toMatch(
          /\{\{|\}\}[^\]}]/,
        );
      }
  });
});
