import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { softDevice } from '#fixtures/people/soft-device.ts';
import { passkeyReader } from './passkey-reader.ts';

const baseUrl = 'https://fitboard.example';
const reader = passkeyReader(baseUrl);
const place = { site: 'fitboard.example', origin: baseUrl };
const challenge = 'YS1yYW5kb20tY2hhbGxlbmdlLW9mLXRoaXMtc2l0ZQ';

const added = async (device = softDevice()) => {
  const made = await reader.readMade(device.made({ ...place, challenge }), challenge);
  if (made === null) throw new Error('A right answer was refused');
  return { device, made };
};

describe('what a device makes', () => {
  it('is read when it was made for this challenge and this site, after the device made sure of its owner', async () => {
    const { device, made } = await added();
    expect(made).toMatchObject({
      credentialId: device.id,
      counter: 0,
      transports: ['internal'],
      isSyncable: true,
      isSynced: true,
    });
  });

  it.each([
    ['another challenge', { challenge: 'b3RoZXI' }],
    ['another origin', { origin: 'https://fitboard.example.evil.example' }],
    ['plain http', { origin: 'http://fitboard.example' }],
    ['another site', { site: 'evil.example' }],
    ['a device that asked nobody', { isVerified: false }],
    ['an answer of another kind', { type: 'webauthn.get' }],
  ])('is nothing with %s', async (_, change) => {
    const answer = softDevice().made({ ...place, challenge, ...change });
    expect(await reader.readMade(answer, challenge)).toBeNull();
  });
});

describe('what a device signs', () => {
  it('is read by the key it made, with its count and whether it is copied', async () => {
    const { device, made } = await added();
    const signed = device.signed({ ...place, challenge, counter: 7, isSynced: false });
    expect(await reader.readSigned(signed, challenge, made)).toEqual({
      counter: 7,
      isSyncable: true,
      isSynced: false,
    });
  });

  it.each([
    ['another challenge', { challenge: 'b3RoZXI' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { site: 'evil.example' }],
    ['a device that asked nobody', { isVerified: false }],
    ['an answer of another kind', { type: 'webauthn.create' }],
  ])('is nothing with %s', async (_, change) => {
    const { device, made } = await added();
    const signed = device.signed({ ...place, challenge, ...change });
    expect(await reader.readSigned(signed, challenge, made)).toBeNull();
  });

  it('is nothing by another key, or with one bit of it changed', async () => {
    const { device, made } = await added();
    const signed = device.signed({ ...place, challenge });
    const { made: others } = await added();
    expect(await reader.readSigned(signed, challenge, { ...made, publicKey: others.publicKey })).toBeNull();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('signature' as const, 'authenticatorData' as const, 'clientData' as const),
        fc.nat(),
        async (part, at) => {
          const bytes = Buffer.from(signed[part], 'base64url');
          const index = at % bytes.length;
          bytes[index] = (bytes[index] ?? 0) ^ 1;
          const changed = { ...signed, [part]: bytes.toString('base64url') };
          expect(await reader.readSigned(changed, challenge, made)).toBeNull();
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('an answer of no browser', () => {
  it('is nothing, whatever it holds', () =>
    fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (one, other) => {
        const junk = { id: one, clientData: other, transports: [] };
        expect(await reader.readMade({ ...junk, attestation: one }, challenge)).toBeNull();
        expect(() => reader.challengeOf(other)).not.toThrow();
      }),
      { numRuns: 60 },
    ));
});

it('the site and the origin come from the base address, whatever port it has', () => {
  expect(passkeyReader('http://localhost:3000').site).toBe('localhost');
  expect(reader.handleOf('an')).toBe(Buffer.from('an').toString('base64url'));
});
