import { fieldError } from '#core/kernel/domain-error.ts';
import { isDayInCalendar } from '#core/kernel/calendar-bounds.ts';
import type { UserId } from '#core/kernel/id.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { addDays, instantOf } from '#core/kernel/week.ts';
import type { Media } from '#core/platform/media/ports.ts';
import { maxEvidenceFiles, type Evidence } from './specialization-request.ts';

/** What a coach typed; what is left out is not known. */
export type EvidenceInput = Readonly<{
  number: string;
  issuer: string;
  issuedAt?: string | null | undefined;
  expiresAt?: string | null | undefined;
  url?: string | null | undefined;
  mediaIds: readonly string[];
}>;

/** The instant from which evidence no longer counts: its last day is over in the platform's time zone. */
export const expiryOf = ({ expiresAt }: Pick<Evidence, 'expiresAt'>): Date | null =>
  expiresAt === null ? null : instantOf(addDays(expiresAt, 1), 0, 0, defaultTimeZone);

export const hasExpired = (evidence: Pick<Evidence, 'expiresAt'>, at: Date): boolean => {
  const expiry = expiryOf(evidence);
  return expiry !== null && expiry <= at;
};

const requireDates = ({ issuedAt, expiresAt }: Evidence, at: Date): void => {
  const today = localDate(at, defaultTimeZone);
  if (issuedAt !== null && (issuedAt > today || !isDayInCalendar(issuedAt))) {
    throw fieldError('body.evidence.issuedAt', 'specialization.evidence_dates');
  }
  if (expiresAt === null) return;
  const isAfterIssue = issuedAt === null || expiresAt > issuedAt;
  if (expiresAt < today || !isDayInCalendar(expiresAt) || !isAfterIssue) {
    throw fieldError('body.evidence.expiresAt', 'specialization.evidence_dates');
  }
};

/** Evidence as it may be handed in: who issued what, with a file or an address by which staff can check it. */
export const readEvidence = (input: EvidenceInput, at: Date): Evidence => {
  const evidence: Evidence = {
    number: normalize(input.number),
    issuer: normalize(input.issuer),
    issuedAt: input.issuedAt ?? null,
    expiresAt: input.expiresAt ?? null,
    url: normalize(input.url ?? '') || null,
    mediaIds: [...new Set(input.mediaIds)],
  };
  if (evidence.number === '') throw fieldError('body.evidence.number', 'input.required');
  if (evidence.issuer === '') throw fieldError('body.evidence.issuer', 'input.required');
  if (evidence.mediaIds.length > maxEvidenceFiles) {
    throw fieldError('body.evidence.mediaIds', 'input.max_value', { value: maxEvidenceFiles });
  }
  if (evidence.url === null && evidence.mediaIds.length === 0) {
    throw fieldError('body.evidence.mediaIds', 'specialization.evidence_required');
  }
  requireDates(evidence, at);
  return evidence;
};

/** Files of one's own that were uploaded as evidence; nothing else is ever shown to staff this way. */
export const requireEvidenceFiles = async (
  media: Pick<Media, 'hold'>,
  ownerId: UserId,
  { mediaIds }: Pick<Evidence, 'mediaIds'>,
): Promise<void> => {
  const own = await media.hold(ownerId, mediaIds);
  const fitting = own.filter(({ purpose }) => purpose === 'EVIDENCE');
  if (fitting.length < mediaIds.length) throw fieldError('body.evidence.mediaIds', 'media.not_found');
};
