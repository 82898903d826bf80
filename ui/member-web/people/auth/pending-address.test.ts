import { describe, expect, it } from 'vitest';
import { parsePendingAddress } from './pending-address.ts';

describe('an address that waits in this tab', () => {
  it.each([
    { email: 'an@example.com' },
    { email: 'an@example.com', fullname: 'An', mode: 'CODE', resendAt: 1_700_000_000_000, wrongTries: 2 },
  ])('is read as it was written: %j', (value) => {
    expect(parsePendingAddress(JSON.stringify(value))).toEqual(value);
  });

  it.each([
    '',
    '{',
    'null',
    '"an@example.com"',
    '[]',
    '{}',
    '{"email":1}',
    '{"email":"an@example.com","mode":"SMS"}',
    '{"email":"an@example.com","resendAt":"soon"}',
    '{"email":"an@example.com","wrongTries":1.5}',
  ])('is asked for again when it reads %s', (text) => {
    expect(parsePendingAddress(text)).toBeUndefined();
  });
});
