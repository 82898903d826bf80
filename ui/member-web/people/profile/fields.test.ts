import type { FieldValues, Resolver } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { meContract } from '#http/people/contract/me.ts';
import { aboutResolver, addressResolver, contactResolver, longest, nameResolver } from './fields.ts';

const accepted = meContract.update.body;
const typed = {
  name: { fullname: 'Lê Thuỷ', username: 'thuy.le', gender: '' },
  contact: { phone: '+84 901 234 567', website: 'https://example.com/thuy' },
  address: { address: '12 Lê Lợi', country: 'VN', region: 'Huế', city: 'Huế', zipCode: '' },
  about: { about: 'Chạy bộ\nmỗi sáng' },
};
const resolvers = {
  name: nameResolver,
  contact: contactResolver,
  address: addressResolver,
  about: aboutResolver,
} as const;
type Section = keyof typeof resolvers;

const judge = async (section: Section, change: Readonly<Record<string, string>>) => {
  const resolver = resolvers[section] as unknown as Resolver<FieldValues, unknown, FieldValues>; // each gets its own values
  const { values, errors } = await resolver({ ...typed[section], ...change }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return {
    values,
    problems: Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message])),
  };
};

describe('a section of the profile', () => {
  it.each([
    ['name', {}, { fullname: 'Lê Thuỷ', username: 'thuy.le', gender: null }],
    ['name', { username: ' ', gender: 'FEMALE' }, { fullname: 'Lê Thuỷ', username: null, gender: 'FEMALE' }],
    ['contact', {}, typed.contact],
    ['contact', { phone: ' ', website: '' }, { phone: null, website: null }],
    ['address', {}, { ...typed.address, zipCode: null }],
    ['about', {}, typed.about],
    ['about', { about: '\n' }, { about: null }],
  ] as const)('%s with %j is sent as %j, and the server agrees', async (section, change, sent) => {
    const { values, problems } = await judge(section, change);
    expect(problems).toEqual({});
    expect(values).toEqual(sent);
    expect(accepted.parse({ ...values, version: 1 })).toEqual({ ...values, version: 1 });
  });

  it.each([
    ['name', { fullname: ' ' }, { fullname: 'error.user.fullname_required' }],
    ['name', { username: 'a'.repeat(31) }, { username: 'error.input.max_length?{"length":30}' }],
    ['contact', { phone: 'gọi cho mình' }, { phone: 'profile.phone.invalid' }],
    ['contact', { website: 'example.com' }, { website: 'error.input.url' }],
    ['contact', { website: 'ftp://example.com' }, { website: 'error.input.url' }],
    ['address', { country: 'vn' }, { country: 'error.input.invalid' }],
    ['address', { city: 'Huế\u0007' }, { city: 'error.input.control_characters?{"character":"U+0007"}' }],
    ['about', { about: 'a'.repeat(2001) }, { about: 'error.input.max_length?{"length":2000}' }],
  ] as const)('%s with %j is stopped: %j', async (section, change, expected) => {
    const { values, problems } = await judge(section, change);
    expect(problems).toEqual(expected);
    expect(values).toEqual({});
    expect(accepted.safeParse({ ...change, version: 1 }).success).toBe(false);
  });

  it.each(Object.entries(longest))('takes as much for %s as the server does: %i', (field, length) => {
    const filled = (count: number) =>
      field === 'website' ? `https://example.com/${'a'.repeat(count - 20)}` : 'a'.repeat(count);
    expect(accepted.safeParse({ version: 1, [field]: filled(length) }).success).toBe(true);
    expect(accepted.safeParse({ version: 1, [field]: filled(length + 1) }).success).toBe(false);
  });
});
