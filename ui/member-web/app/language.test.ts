import { describe, expect, it } from 'vitest';
import { inLanguage, languageInCookies, languageOf, withoutLanguage } from './language.ts';

describe('the language of an address', () => {
  it.each([
    ['/', 'vi', '/'],
    ['/en', 'en', '/'],
    ['/en/dashboard', 'en', '/dashboard'],
    ['/english', 'vi', '/english'],
    ['/user/en', 'vi', '/user/en'],
  ] as const)('reads %s', (path, language, plain) => {
    expect(languageOf(path)).toBe(language);
    expect(withoutLanguage(path)).toBe(plain);
  });

  it.each([
    ['/', 'en', '/en'],
    ['/?ref=abc', 'en', '/en?ref=abc'],
    ['/en?ref=abc', 'vi', '/?ref=abc'],
    ['/en/invite#rules', 'vi', '/invite#rules'],
    ['/invite', 'en', '/en/invite'],
    ['/en/invite', 'en', '/en/invite'],
    ['/en', 'vi', '/'],
    ['/admin/cases', 'en', '/admin/cases'],
    ['/administration', 'en', '/en/administration'],
  ] as const)('writes %s in %s', (path, language, expected) => {
    expect(inLanguage(path, language)).toBe(expected);
  });

  it('trusts only the two languages in a cookie', () => {
    expect(languageInCookies('a=1; lang=en')).toBe('en');
    expect(languageInCookies('lang=fr')).toBeUndefined();
    expect(languageInCookies('xlang=en')).toBeUndefined();
  });
});
