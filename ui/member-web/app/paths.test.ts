import { describe, expect, it } from 'vitest';
import { safeNext } from './paths.ts';

describe('the way on after signing in', () => {
  it.each(['/dashboard', '/en/user/anh?tab=stats', '/indicator/me/edit#waist'])('%s is followed', (next) => {
    expect(safeNext(next)).toBe(next);
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    null,
    '/a\nb',
  ])('%s is not', (next) => {
    expect(safeNext(next)).toBe('/dashboard');
  });
});
