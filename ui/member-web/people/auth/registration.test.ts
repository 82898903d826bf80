import { describe, expect, it } from 'vitest';
import { auth } from '#http/people/contract/auth.ts';
import { registrationProblems, settledRegistration } from './registration.ts';

const typed = {
  fullname: 'Lê Thuỷ',
  email: 'thuy@example.com',
  password: 'mat-khau-1',
  confirmPassword: 'mat-khau-1',
  consent: true,
};
const found = (change: Partial<typeof typed>) =>
  Object.fromEntries(
    Object.entries(registrationProblems({ ...typed, ...change })).filter(
      ([, message]) => message !== undefined,
    ),
  );

describe('the registration form', () => {
  it.each([
    [{}, {}],
    [{ fullname: ' ' }, { fullname: 'error.auth.fullname_required' }],
    [{ fullname: 'a'.repeat(121) }, { fullname: 'error.input.max_length?{"length":120}' }],
    [{ fullname: 'a\u0007' }, { fullname: 'error.input.control_characters?{"character":"U+0007"}' }],
    [{ email: '' }, { email: 'error.input.required' }],
    [{ email: 'thuy' }, { email: 'error.input.email' }],
    [{ password: '', confirmPassword: '' }, { password: 'error.auth.password_required' }],
    [{ password: 'abc', confirmPassword: 'abc' }, { password: 'error.auth.password_too_short?{"length":6}' }],
    [
      { password: 'a'.repeat(129), confirmPassword: 'a'.repeat(129) },
      { password: 'error.auth.password_too_long?{"length":128}' },
    ],
    // Said even while another field is still wrong.
    [
      { fullname: '', confirmPassword: 'khác' },
      { fullname: 'error.auth.fullname_required', confirmPassword: 'error.auth.passwords_differ' },
    ],
    [{ consent: false }, { consent: 'error.auth.consent_required' }],
  ])('with %j: %j', (change, problems) => {
    expect(found(change)).toEqual(problems);
  });

  it('sends what the contract would make of it', () => {
    const sent = settledRegistration({ ...typed, fullname: ' Lê Thuỷ ', email: ' Thuy@Example.com ' });
    expect(sent).toEqual({ ...typed, fullname: 'Lê Thuỷ' });
    expect(auth.register.body.parse(sent)).toEqual(sent);
  });
});
