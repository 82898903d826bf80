import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvidence } from '#core/coaching/specialization/evidence.ts';
import { evidenceProblems, evidenceSent, type EvidenceValues, readKept } from './evidence.ts';

/** Already the 22nd in the platform's time zone. */
const at = new Date('2026-11-21T18:00:00Z');

const day = fc.constantFrom(
  '',
  '1899-12-31',
  '2020-02-29',
  '2026-11-21',
  '2026-11-22',
  '2026-11-23',
  '2200-01-01',
);
const values: fc.Arbitrary<EvidenceValues> = fc.record({
  number: fc.constantFrom('', ' ', 'CPT-1'),
  issuer: fc.constantFrom('', 'NASM'),
  issuedAt: day,
  expiresAt: day,
  url: fc.constantFrom('', ' ', 'https://nasm.example/1'),
  files: fc.constantFrom([], ['a-file']),
});

const isRefused = (evidence: EvidenceValues) => {
  try {
    readEvidence(evidenceSent(evidence), at);
    return false;
  } catch {
    return true;
  }
};

describe('evidence as it is typed', () => {
  it('is held back exactly when the core would refuse it', () => {
    fc.assert(
      fc.property(values, (evidence) => {
        const problems = Object.values(evidenceProblems(evidence, at));
        expect(problems.some((problem) => problem !== undefined)).toBe(isRefused(evidence));
      }),
    );
  });

  it('takes an address for a file, and no half address', () => {
    const typed = { number: '1', issuer: 'NASM', issuedAt: '', expiresAt: '', files: [] };
    expect(evidenceProblems({ ...typed, url: 'https://nasm.example' }, at).files).toBeUndefined();
    expect(evidenceProblems({ ...typed, url: 'nasm' }, at).url).toBe('error.input.url');
    expect(evidenceProblems({ ...typed, url: '' }, at).files).toBe('error.specialization.evidence_required');
  });

  it('is read back from the device, without what is no file', () => {
    const texts = { number: '1', issuer: 'NASM', issuedAt: '', expiresAt: '', url: '' };
    const files = [{ id: 'a', name: 'a.pdf' }, null, { name: 'b.pdf' }];
    expect(readKept({ texts, files })).toEqual({ texts, files: [{ id: 'a', name: 'a.pdf' }] });
    expect(readKept({ texts })).toBeUndefined();
    expect(readKept('x')).toBeUndefined();
  });
});
