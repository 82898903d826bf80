import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import { renderMail } from './mail-layout.ts';
import {
  canBeUnsubscribed,
  mailTemplateKeys,
  mailTemplates,
  sampleMailValues,
  type MailTemplateKey,
} from '../mail-templates.ts';

const site = {
  name: 'Fitboard',
  url: 'https://fitboard.example',
  contactEmail: 'hello@fitboard.example',
  copyright: '© Fitboard',
};
const link = 'https://fitboard.example/xac-nhan?token=abc&x=1';
const unsubscribeUrl = 'https://fitboard.example/ngung?t=1';

const rendered = (key: MailTemplateKey, language: Language, values: Readonly<Record<string, string>> = {}) =>
  renderMail({
    ...mailTemplates[key][language],
    values: { ...sampleMailValues(language, link), ...values },
    site,
    language,
    unsubscribeUrl: canBeUnsubscribed(key) ? unsubscribeUrl : null,
  });

const tags = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];
/** What a tag is, without the subject that titles and labels carry. */
const shape = (html: string): string[] => tags(html).map((tag) => tag.replace(/ aria-label="[^"]*"/, ''));

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='x",
    '<!--[if mso]>',
    ']]><![endif]-->',
    '&lt;b&gt;',
    '{{code}}',
    '**b**',
    '[x](https://evil.example)',
    'javascript:alert(1)',
    '</title><h1>',
  ),
);
const withoutControls = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, '');
const values = fc
  .record({
    name: nasty,
    user: nasty,
    title: nasty,
    device: nasty,
    reason: nasty,
    code: nasty,
    amount: nasty,
  })
  .map((record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, withoutControls(value)])),
  );

describe('A rendered mail', () => {
  test('has the same tags whatever its values say', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...mailTemplateKeys),
        fc.constantFrom(...languages),
        values,
        (key, language, given) => {
          const { html, subject } = rendered(key, language, given);
          expect(shape(html)).toEqual(shape(rendered(key, language).html));
          expect(html.slice(html.indexOf('<body'))).not.toMatch(/[{}]/);
          expect(subject).not.toMatch(/[\r\n]/);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('refuses a header hidden in a value', () => {
    expect(() => rendered('notification_follow', 'vi', { user: 'Lan\r\nBcc: all@example.com' })).toThrow(
      new DomainError('input.control_characters', { character: 'U+000D' }),
    );
  });

  test('says its words in the text part too, with every address in full', () => {
    for (const key of mailTemplateKeys)
      for (const language of languages) {
        const { text, html } = rendered(key, language);
        expect(text).not.toMatch(/<|&amp;|\*\*|\{\{/);
        if (html.includes('class="button"')) expect(text).toContain(`\n${link}`);
        expect(text.includes(unsubscribeUrl)).toBe(canBeUnsubscribed(key));
        expect(html.includes(unsubscribeUrl)).toBe(canBeUnsubscribed(key));
        expect(text.trim().length).toBeGreaterThan(100);
      }
  });

  test('shows the code large and a link twice where it must work', () => {
    const code = rendered('send_register_code', 'vi', { code: '482913' });
    expect(code.html).toMatch(/font-size:30px[^>]*>482913</);
    expect(code.subject).not.toContain('482913');
    expect(code.text).toContain('    482913');
    const confirm = rendered('confirm_register', 'vi').html;
    expect(confirm.split(link.replace('&', '&amp;')).length - 1).toBe(3);
  });

  test('is a whole page in the language it is written in', () => {
    for (const language of languages) {
      const { html } = rendered('welcome', language);
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"`));
      for (const tag of ['table', 'tr', 'td', 'p', 'ul', 'li', 'a', 'h1', 'div', 'strong']) {
        const body = html.slice(html.indexOf('<body')).replace(/<!--\[if mso\]>.*?<!\[endif\]-->/g, '');
        expect(body.split(new RegExp(`<${tag}[ >]`)).length, tag).toBe(body.split(`</${tag}>`).length);
      }
      expect(html.length).toBeLessThan(20_000);
    }
  });

  test('loads nothing from anywhere', () => {
    for (const key of mailTemplateKeys)
      expect(rendered(key, 'vi').html).not.toMatch(/<img|<link|<script|src=|url\(|@import/);
  });

  test('opens the inbox line with its first words, not with the greeting', () => {
    expect(rendered('send_register_code', 'vi').html).toMatch(
      /aria-hidden="true">Đây là mã xác nhận email của bạn\./,
    );
  });

  test('greets someone without a name as one does', () => {
    expect(rendered('welcome', 'vi', { name: ' ' }).text).toContain('Chào bạn,');
    expect(rendered('welcome', 'en', { name: '' }).text).toContain('Hi there,');
  });

  test('leads only to web addresses', () => {
    const draft = { subject: 'a', body: 'b', values: {}, language: 'vi' as const };
    expect(() => renderMail({ ...draft, site, unsubscribeUrl: 'javascript:x' })).toThrow(
      new DomainError('input.url'),
    );
    expect(() => renderMail({ ...draft, site: { ...site, url: 'fitboard' } })).toThrow(
      new DomainError('input.url'),
    );
  });
});
