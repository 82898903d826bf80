import { describe, expect, it } from 'vitest';
import { passwordChangeProblems } from './password-change.ts';

const typed = { oldPassword: 'mat-khau-1', newPassword: 'mat-khau-2', confirmPassword: 'mat-khau-2' };
const found = (change: Partial<typeof typed>, least = 6) =>
  Object.fromEntries(
    Object.entries(passwordChangeProblems(least)({ ...typed, ...change })).filter(
      ([, message]) => message !== undefined,
    ),
  );

describe('the form for another password', () => {
  it.each([
    [{}, {}],
    [{ oldPassword: '' }, { oldPassword: 'error.auth.old_password_required' }],
    // There is nothing to repeat yet.
    [{ newPassword: '', confirmPassword: 'x' }, { newPassword: 'error.auth.new_password_required' }],
    [
      { newPassword: 'abc', confirmPassword: 'abc' },
      { newPassword: 'error.auth.password_too_short?{"length":6}' },
    ],
    [
      { newPassword: 'a'.repeat(129), confirmPassword: 'a'.repeat(129) },
      { newPassword: 'error.auth.password_too_long?{"length":128}' },
    ],
    [{ confirmPassword: 'khác' }, { confirmPassword: 'error.auth.passwords_differ' }],
    [
      { newPassword: 'mat-khau-1', confirmPassword: 'mat-khau-1' },
      { newPassword: 'error.auth.password_unchanged' },
    ],
  ])('with %j: %j', (change, problems) => {
    expect(found(change)).toEqual(problems);
  });

  it('asks more of staff', () => {
    expect(found({}, 12)).toEqual({ newPassword: 'error.auth.password_too_short?{"length":12}' });
  });
});
