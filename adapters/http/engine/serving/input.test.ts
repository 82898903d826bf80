import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError, type FieldIssue } from '#core/kernel/domain-error.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { api } from '../../contract.ts';
import { encodeOutput, parseInput, type RawInput } from './input.ts';

const issuesOf = (endpoint: Endpoint, parts: Partial<RawInput>): readonly (readonly [string, string])[] => {
  try {
    parseInput(endpoint, { params: undefined, query: undefined, body: undefined, ...parts });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields: readonly FieldIssue[] =
      error.fields.length > 0 ? error.fields : [{ path: 'body', code: error.code }];
    return fields.map(({ path, code }) => [path, code] as const);
  }
  return [];
};
const { register, confirmRegister, login, changePassword, resetPassword } = api.auth;

describe('what is wrong with an input', () => {
  it.each<readonly [string, unknown, readonly (readonly [string, string])[]]>([
    [
      'nothing',
      undefined,
      [
        ['body.fullname', 'auth.fullname_required'],
        ['body.email', 'auth.email_required'],
      ],
    ],
    [
      'null',
      { fullname: null, email: null },
      [
        ['body.fullname', 'auth.fullname_required'],
        ['body.email', 'auth.email_required'],
      ],
    ],
    ['an empty address', { email: '  ' }, [['body.email', 'auth.email_required']]],
    ['a wrong address', { email: 'an@' }, [['body.email', 'input.email']]],
    ['a line too long', { fullname: 'x'.repeat(121) }, [['body.fullname', 'input.max_length']]],
    ['a control character', { fullname: 'An\u0007' }, [['body.fullname', 'input.control_characters']]],
    ['a line break', { fullname: 'An\nBcc: x' }, [['body.fullname', 'input.control_characters']]],
    ['an unknown language', { language: 'fr' }, [['body.language', 'input.not_a_choice']]],
    ['another kind', { consent: 'yes' }, [['body.consent', 'input.invalid']]],
    ['a list for a word', { email: ['a@b.vn'] }, [['body.email', 'input.single_value']]],
    ['an object for a word', { password: { $gt: '' } }, [['body.password', 'input.single_value']]],
    ['a field of ours nobody may send', { roleId: 'admin' }, [['body.roleId', 'input.unknown_field']]],
  ])('is named: %s', (_, body, expected) => {
    expect(issuesOf(register, { body })).toEqual(expect.arrayContaining([...expected]));
  });

  it('speaks of the shape that was meant', () => {
    const issues = (body: unknown) => issuesOf(confirmRegister, { body });
    expect(issues({})).toEqual([['body.token', 'auth.token_required']]);
    expect(issues({ email: 'an@example.com' })).toEqual([['body.code', 'auth.code_required']]);
    expect(issues({ email: 'an@example.com', code: '12345' })).toEqual([['body.code', 'auth.code_invalid']]);
    expect(issues({ email: 'an', code: '123456' })).toEqual([['body.email', 'input.email']]);
    expect(issues({ token: '' })).toEqual([['body.token', 'auth.token_required']]);
    expect(issues({ email: 'an@example.com', code: ' 123456 ' })).toEqual([]);
  });

  it('has the words of the specification where it names a field', () => {
    expect(issuesOf(login, { body: { email: 'an@example.com', password: '' } })).toEqual([
      ['body.password', 'auth.password_required'],
    ]);
    expect(issuesOf(changePassword, { body: {} }).slice(0, 2)).toEqual([
      ['body.oldPassword', 'auth.old_password_required'],
      ['body.newPassword', 'auth.new_password_required'],
    ]);
    expect(issuesOf(resetPassword, { body: {} })[0]).toEqual(['body.token', 'auth.token_required']);
    expect(issuesOf(api.me.update, { body: { version: 1, fullname: '' } })).toEqual([
      ['body.fullname', 'user.fullname_required'],
    ]);
    for (const reviewPrice of ['abc', '1.5', true, []])
      expect(issuesOf(api.coachDesk.updateSettings, { body: { version: 1, reviewPrice } })).toEqual([
        ['body.reviewPrice', 'user.invalid_coach_review_price'],
      ]);
    for (const stars of ['5', null, undefined, [5]])
      expect(issuesOf(api.reviews.rate, { params: { id: 'a' }, body: { stars, content: '' } })).toEqual([
        ['body.stars', 'rating.invalid'],
      ]);
  });

  it('counts whole numbers and their bounds', () => {
    const convert = (fitCoin: unknown) => issuesOf(api.me.convert, { body: { fitCoin } });
    expect(convert(0)).toEqual([['body.fitCoin', 'input.min_value']]);
    expect(convert(1.5)).toEqual([['body.fitCoin', 'input.whole_number']]);
    expect(convert(1e12)).toEqual([['body.fitCoin', 'input.max_value']]);
    expect(convert('5')).toEqual([['body.fitCoin', 'input.number']]);
    expect(convert(undefined)).toEqual([['body.fitCoin', 'input.required']]);
    const page = (limit: string) => issuesOf(api.notifications.list, { query: { limit } });
    expect(page('0')).toEqual([['query.limit', 'input.min_value']]);
    expect(page('101')).toEqual([['query.limit', 'input.max_value']]);
    expect(page('-1')).toEqual([['query.limit', 'input.whole_number']]);
    expect(page('1e2')).toEqual([['query.limit', 'input.whole_number']]);
  });

  it('names the path inside nested values', () => {
    expect(
      issuesOf(api.indicators.save, {
        body: { body: { waist: 'wide', nose: 1 }, media: [{ mediaId: 'a', side: 'TOP' }] },
      }),
    ).toEqual([
      ['body.body.waist', 'input.number'],
      ['body.body.nose', 'input.unknown_field'],
      ['body.media.0.side', 'input.not_a_choice'],
    ]);
  });

  it('is the sender’s mistake, whatever is sent to whichever endpoint', () => {
    const endpoints = Object.values(api).flatMap((contract) => Object.values<Endpoint>(contract));
    fc.assert(
      fc.property(
        fc.constantFrom(...endpoints),
        fc.anything({ withNullPrototype: true, withBigInt: false }),
        fc.dictionary(fc.string(), fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string()))),
        (endpoint, body, query) => {
          try {
            parseInput(endpoint, { params: query, query, body });
          } catch (error) {
            expect(error).toBeInstanceOf(DomainError);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

const fail = (error: unknown): never => {
  throw error;
};

describe('an output', () => {
  it('holds what the contract lists and nothing else', () => {
    const wallet = { fitCoin: 1, baseCoin: 2, heldFitCoin: 0, heldBaseCoin: 0, userId: 'x', secret: 'y' };
    expect(encodeOutput(api.me.wallet, wallet, fail)).toEqual({
      fitCoin: 1,
      baseCoin: 2,
      heldFitCoin: 0,
      heldBaseCoin: 0,
    });
  });

  it('that breaks the contract is reported, and written as near to it as it can be', () => {
    const reported: unknown[] = [];
    const listen = (error: unknown) => reported.push(error);
    const odd = { fitCoin: 'many', baseCoin: 2, heldFitCoin: { secret: 1 }, password: 'x' };
    expect(encodeOutput(api.me.wallet, odd, listen)).toEqual({
      fitCoin: 'many',
      baseCoin: 2,
      heldFitCoin: null,
    });
    expect(reported).toHaveLength(1);
  });
});
