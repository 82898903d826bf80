import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { codeMessage } from '#ui/api/field-message.ts';
import { lineProblem, normalizeWebsite, problemResolver, websiteProblem } from '#ui/api/field-problems.ts';
import { localDraft, textsIn } from '../../app/device/local-draft.ts';
import type { OwnRequest } from './data.ts';

export const longest = { number: 64, issuer: 120, url: 300 } as const;

/** As the form holds it: what is not known is empty. */
export type EvidenceTexts = Readonly<{
  number: string;
  issuer: string;
  issuedAt: string;
  expiresAt: string;
  url: string;
}>;
/** `files` are the uploaded ones, by id. */
export type EvidenceValues = EvidenceTexts & Readonly<{ files: string[] }>;

export const noEvidence: EvidenceTexts = { number: '', issuer: '', issuedAt: '', expiresAt: '', url: '' };

export const textsOf = ({ evidence }: Pick<OwnRequest, 'evidence'>): EvidenceTexts => ({
  number: evidence.number,
  issuer: evidence.issuer,
  issuedAt: evidence.issuedAt ?? '',
  expiresAt: evidence.expiresAt ?? '',
  url: evidence.url ?? '',
});

/** The days on a certificate are in the platform's time zone. */
const today = (at: Date) => localDate(at, defaultTimeZone);

const required = (text: string, max: number) =>
  normalize(text) === '' ? codeMessage('input.required') : lineProblem(text, max);

const wrongDate = codeMessage('specialization.evidence_dates');
const earliest = '1900-01-01';
const latest = '2199-12-31';

const issuedProblem = (issuedAt: string, at: Date) =>
  issuedAt !== '' && (issuedAt > today(at) || issuedAt < earliest) ? wrongDate : undefined;

const expiryProblem = (issuedAt: string, expiresAt: string, at: Date) => {
  if (expiresAt === '') return undefined;
  const isAfterIssue = issuedAt === '' || expiresAt > issuedAt;
  return expiresAt < today(at) || expiresAt > latest || !isAfterIssue ? wrongDate : undefined;
};

/** The tests beside hold this to the core's own rules. */
export const evidenceProblems = (
  { number, issuer, issuedAt, expiresAt, url, files }: EvidenceValues,
  at: Date = new Date(),
) => ({
  number: required(number, longest.number),
  issuer: required(issuer, longest.issuer),
  issuedAt: issuedProblem(issuedAt, at),
  expiresAt: expiryProblem(issuedAt, expiresAt, at),
  url: url.trim() === '' ? undefined : websiteProblem(url, longest.url),
  files:
    files.length === 0 && url.trim() === '' ? codeMessage('specialization.evidence_required') : undefined,
});

export const evidenceSent = ({ number, issuer, issuedAt, expiresAt, url, files }: EvidenceValues) => ({
  number: normalize(number),
  issuer: normalize(issuer),
  issuedAt: issuedAt || null,
  expiresAt: expiresAt || null,
  url: normalizeWebsite(url) || null,
  mediaIds: files,
});

export type EvidenceSent = ReturnType<typeof evidenceSent>;

export const evidenceResolver = problemResolver(
  (values: EvidenceValues) => evidenceProblems(values),
  evidenceSent,
);

export type KeptFile = Readonly<{ id: string; name: string }>;
export type KeptEvidence = Readonly<{ texts: EvidenceTexts; files: readonly KeptFile[] }>;

const readTexts = textsIn(['number', 'issuer', 'issuedAt', 'expiresAt', 'url']);
const readFile = textsIn(['id', 'name']);

export const readKept = (stored: unknown): KeptEvidence | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { texts, files } = stored as Readonly<Record<string, unknown>>; // any object may be read so
  const read = readTexts(texts);
  if (read === undefined || !Array.isArray(files)) return undefined;
  return { texts: read, files: files.flatMap((file) => readFile(file) ?? []).filter(({ id }) => id !== '') };
};

/** Kept through a top-up: a coach who lacks coins types nothing twice. */
export const evidenceDraft = (userId: string, type: string) =>
  localDraft<KeptEvidence>(`fitboard.specialization.${userId}.${type}`, readKept);
