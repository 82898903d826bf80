import type { Language } from '#core/kernel/language.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { credentialAddresses } from '../addresses.ts';
import {
  statusOf,
  type Credential,
  type CredentialKind,
  type CredentialStatus,
  type CredentialTemplate,
  type RevocationReason,
} from '../credential.ts';

/** What everybody may read who knows the public id: each fact that is printed, and how it stands now. */
export type ShownCredential = Readonly<{
  publicId: string;
  kind: CredentialKind;
  status: CredentialStatus;
  /** Null once its holder has left. */
  name: string | null;
  title: string;
  author: string;
  startedOn: string | null;
  completedOn: string;
  hours: number | null;
  score: number | null;
  edition: number | null;
  template: CredentialTemplate | null;
  language: Language;
  validUntil: Date | null;
  revokedOn: string | null;
  reason: RevocationReason | null;
  replacedBy: string | null;
  links: Readonly<{ pdf: string | null; jwt: string | null }>;
}>;

const dayOf = (at: Date): string => localDate(at, defaultTimeZone);

export const presentCredential = (baseUrl: string, credential: Credential, at: Date): ShownCredential => {
  const { publicId, kind, title, author, hours, score, edition, template, language } = credential;
  const { startedAt, completedAt, validUntil, revokedAt, reason, replacedBy, jwts } = credential;
  const { pdf, credential: signed } = credentialAddresses(baseUrl);
  return {
    publicId,
    kind,
    status: statusOf(credential, at),
    name: credential.name || null,
    title,
    author,
    startedOn: startedAt && dayOf(startedAt),
    completedOn: dayOf(completedAt),
    hours,
    score,
    edition,
    template,
    language,
    validUntil,
    revokedOn: revokedAt && dayOf(revokedAt),
    reason,
    replacedBy,
    links: { pdf: jwts && pdf(publicId), jwt: jwts && signed(publicId) },
  };
};

/** With what a page says beside the facts: who issued it, and what for. */
export type VerifiedCredential = ShownCredential &
  Readonly<{ siteName: string; description: string; narrative: string; criteriaUrl: string }>;
