import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after, day, defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { addDays } from '#core/kernel/week.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { anEvidence, aSpecializationRequest, evidenceInput } from '#fixtures/coaching/specializations.ts';
import { expiryOf, hasExpired, readEvidence, type EvidenceInput } from './evidence.ts';
import { isRenewable, removed, standsInTheWay } from './renewal.ts';

const today = localDate(noon, defaultTimeZone);
const issueOf = (parts: Partial<EvidenceInput>) => {
  try {
    readEvidence(evidenceInput(parts), noon);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [error.fields[0]?.path, error.code];
  }
};

describe('evidence', () => {
  it('is plain text, each file once, and what was left out is not known', () => {
    const typed = { number: ' A1 ', issuer: ' Viện  Thể thao ', url: undefined, mediaIds: ['b', 'a', 'b'] };
    expect(readEvidence(typed, noon)).toEqual({
      number: 'A1',
      issuer: 'Viện  Thể thao',
      issuedAt: null,
      expiresAt: null,
      url: null,
      mediaIds: ['b', 'a'],
    });
  });

  it.each([
    [{ number: '  ' }, 'number', 'input.required'],
    [{ issuer: '' }, 'issuer', 'input.required'],
    [{ url: null }, 'mediaIds', 'specialization.evidence_required'],
    [{ mediaIds: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'mediaIds', 'input.max_value'],
    [{ issuedAt: addDays(today, 1) }, 'issuedAt', 'specialization.evidence_dates'],
    [{ issuedAt: '1899-12-31' }, 'issuedAt', 'specialization.evidence_dates'],
    [{ expiresAt: addDays(today, -1) }, 'expiresAt', 'specialization.evidence_dates'],
    [{ expiresAt: '9999-12-31' }, 'expiresAt', 'specialization.evidence_dates'],
    [{ issuedAt: today, expiresAt: today }, 'expiresAt', 'specialization.evidence_dates'],
  ] as const)('%o is refused at its field', (parts, field, code) => {
    expect(issueOf(parts)).toEqual([`body.evidence.${field}`, code]);
  });

  it('may end today and be issued today', () => {
    expect(issueOf({ expiresAt: today })).toBeNull();
    expect(issueOf({ issuedAt: today })).toBeNull();
    expect(issueOf({ url: null, mediaIds: ['a'] })).toBeNull();
  });

  it('counts through the whole of its last day in the platform’s time zone', () => {
    const end = expiryOf(anEvidence({ expiresAt: '2026-11-30' }));
    expect(end).toEqual(new Date('2026-11-30T17:00:00.000Z'));
    expect(hasExpired(anEvidence(), after(noon, 99_999 * day))).toBe(false);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: -5, max: 5 }), (days, offset) => {
        const expiresAt = addDays(today, days);
        const at = after(noon, (days + offset) * day);
        expect(hasExpired({ expiresAt }, at)).toBe(localDate(at, defaultTimeZone) > expiresAt);
      }),
    );
  });
});

const held = (expiresAt: string | null) =>
  aSpecializationRequest({ userId: 'coach', status: 'COMPLETED', evidence: anEvidence({ expiresAt }) });

describe('a new request beside an older one', () => {
  it('has a place once the approval is about to end, and not before', () => {
    expect(standsInTheWay(held(null), noon)).toBe(true);
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        const request = held(addDays(today, days));
        const end = expiryOf(request.evidence)!; // it was given a last day
        expect(isRenewable(request, noon)).toBe(end.getTime() - noon.getTime() <= 30 * day);
        expect(standsInTheWay(request, noon)).toBe(!isRenewable(request, noon));
      }),
    );
  });

  it('has none while one waits, and always one beside what was refused or removed', () => {
    const waiting = aSpecializationRequest({ userId: 'coach' });
    expect(standsInTheWay(waiting, noon)).toBe(true);
    expect(isRenewable(waiting, noon)).toBe(false);
    expect(standsInTheWay({ ...waiting, status: 'CANCELED' }, noon)).toBe(false);
    expect(standsInTheWay(removed(held(null), noon), noon)).toBe(false);
  });
});
