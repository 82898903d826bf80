import { describe, expect, it } from 'vitest';
import { isConsolePath, pageLink } from './page-link.ts';

describe('a link to a page', () => {
  it('carries the language of its reader in the member web', () => {
    expect(pageLink('https://fit.example/', 'vi', '/dashboard/chat')).toBe(
      'https://fit.example/dashboard/chat',
    );
    expect(pageLink('https://fit.example', 'en', '/dashboard/chat')).toBe(
      'https://fit.example/en/dashboard/chat',
    );
    expect(pageLink('https://fit.example', 'en', '/administration')).toBe(
      'https://fit.example/en/administration',
    );
  });

  it('carries none in the console', () => {
    for (const path of ['/admin', '/admin/cases', '/admin/cases?page=1', '/admin#top']) {
      expect(isConsolePath(path)).toBe(true);
      expect(pageLink('https://fit.example', 'en', path)).toBe(`https://fit.example${path}`);
    }
  });
});
