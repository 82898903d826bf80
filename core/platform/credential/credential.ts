import type { Id, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { CredentialAlgorithm } from './credential-key.ts';

/** A certificate is earned by finishing something, a badge says what staff have checked of a person. */
export const credentialKinds = ['CERTIFICATE', 'BADGE'] as const;
export type CredentialKind = (typeof credentialKinds)[number];

export const credentialTemplates = ['CLASSIC', 'MODERN', 'ENERGY'] as const;
export type CredentialTemplate = (typeof credentialTemplates)[number];

/** EXPIRED is a question of the date alone; REVOKED is for ever. */
export const credentialStatuses = ['VALID', 'EXPIRED', 'REVOKED'] as const;
export type CredentialStatus = (typeof credentialStatuses)[number];

export const revocationReasons = [
  'MISTAKE',
  'CHEATING',
  'REFUNDED',
  'REPLACED',
  'HOLDER_LEFT',
  'BADGE_ENDED',
] as const;
export type RevocationReason = (typeof revocationReasons)[number];

/** What staff may give as a reason; the others follow from something that happened. */
export const staffReasons = ['MISTAKE', 'CHEATING', 'REFUNDED'] as const satisfies RevocationReason[];
export type StaffReason = (typeof staffReasons)[number];

/** What is printed. It is taken down at issue: a later change of a name or a title alters none that was given. */
export type CredentialFacts = Readonly<{
  /** The holder's, as it stood then. */
  name: string;
  title: string;
  /** Who made the course; for a badge, who issued the paper that was checked. */
  author: string;
  startedAt: Date | null;
  completedAt: Date;
  hours: number | null;
  score: number | null;
  edition: number | null;
  /** Null for a badge, which has a design of its own. */
  template: CredentialTemplate | null;
  language: Language;
}>;

export const factsOf = ({
  name,
  title,
  author,
  startedAt,
  completedAt,
  hours,
  score,
  edition,
  template,
  language,
}: CredentialFacts): CredentialFacts => ({
  name,
  title,
  author,
  startedAt,
  completedAt,
  hours,
  score,
  edition,
  template,
  language,
});

/** What was achieved, the same for everybody who achieved it: one document for each id, never changed. */
export type Achievement = Readonly<{
  /** The last part of its public address, such as `ch1-3`. */
  id: string;
  type: 'CertificateOfCompletion' | 'Badge';
  name: string;
  description: string;
  /** Where a person can read on. */
  criteriaUrl: string;
  /** What had to be done; for a badge, what was checked and when, without the number of a document. */
  narrative: string;
  language: Language;
  version: string;
}>;

export type Signatures = Readonly<Record<CredentialAlgorithm, string>>;

export type Credential = CredentialFacts &
  Readonly<{
    id: Id<'credential'>;
    /** Random, at least 128 bits: knowing one says nothing about another. */
    publicId: string;
    kind: CredentialKind;
    /** What it was given for: an enrolment, an approved request. One living credential for each. */
    sourceId: string;
    userId: UserId;
    /** Who issued it, as the platform was called then. */
    siteName: string;
    achievementId: Achievement['id'];
    /** A fresh `urn:uuid:` that nothing else knows. */
    subjectId: string;
    awardedAt: Date;
    /** Of the signature: later than `awardedAt` when it was signed anew. */
    validFrom: Date;
    validUntil: Date | null;
    /** Its place in a status list. */
    listNumber: number;
    listIndex: number;
    /** Both forms as compact JWTs; null once the holder has left. */
    jwts: Signatures | null;
    /** The ids of the keys that signed them. */
    keyIds: Signatures;
    revokedAt: Date | null;
    reason: RevocationReason | null;
    /** The public id of the one that came in its place. */
    replacedBy: string | null;
    /** Whether its holder shows it on the public profile. */
    onProfile: boolean;
    version: number;
    createdAt: Date;
    updatedAt: Date;
  }>;

export const publicIdLength = 22;
export const isPublicId = (text: string): boolean => /^[\w-]{22}$/.test(text);

export const statusOf = (
  { revokedAt, validUntil }: Pick<Credential, 'revokedAt' | 'validUntil'>,
  at: Date,
): CredentialStatus => {
  if (revokedAt !== null) return 'REVOKED';
  return validUntil !== null && validUntil <= at ? 'EXPIRED' : 'VALID';
};

/** Signed documents count in whole seconds. */
export const wholeSeconds = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);
