import { credentialAddresses } from './addresses.ts';
import type { Achievement, Credential } from './credential.ts';
import type { CredentialAlgorithm } from './credential-key.ts';

const w3cContext = 'https://www.w3.org/ns/credentials/v2';
const badgeContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
const schema = {
  id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
  type: '1EdTechJsonSchemaValidator2019',
};

/** Five minutes, in milliseconds: how long a status list may be kept. */
export const statusListTtl = 300_000;

/** `2026-11-21T03:15:42Z`: whole seconds, as the claims beside it. */
const instant = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, 'Z');
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export const issuerProfile = (baseUrl: string, siteName: string) => ({
  id: credentialAddresses(baseUrl).issuer,
  type: ['Profile'],
  name: siteName,
  url: baseUrl,
});

/** The issuer's own document. */
export const issuerDocument = (baseUrl: string, siteName: string) => ({
  '@context': [w3cContext, badgeContext],
  ...issuerProfile(baseUrl, siteName),
});

const achievementMember = (
  baseUrl: string,
  { id, type, name, description, criteriaUrl, narrative, language, version }: Achievement,
) => ({
  id: credentialAddresses(baseUrl).achievement(id),
  type: ['Achievement'],
  achievementType: type,
  name,
  description,
  criteria: { id: criteriaUrl, narrative },
  inLanguage: language,
  version,
});

export const achievementDocument = (baseUrl: string, achievement: Achievement) => ({
  '@context': [w3cContext, badgeContext],
  ...achievementMember(baseUrl, achievement),
});

const statusEntry = (baseUrl: string, { listNumber, listIndex }: Signed, alg: CredentialAlgorithm) => {
  const list = credentialAddresses(baseUrl).statusList(listNumber, alg);
  return {
    id: `${list}#${listIndex}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(listIndex),
    statusListCredential: list,
  };
};

type Signed = Omit<Credential, 'jwts' | 'keyIds'>;

/** Open Badges 3.0 as the payload of a JWT: its members stand at the top, beside the registered claims. */
export const openBadge = (
  baseUrl: string,
  credential: Signed,
  achievement: Achievement,
  alg: CredentialAlgorithm,
) => {
  const id = credentialAddresses(baseUrl).credential(credential.publicId);
  const issuer = issuerProfile(baseUrl, credential.siteName);
  const { subjectId, validFrom, validUntil, startedAt, completedAt, kind } = credential;
  return {
    '@context': [w3cContext, badgeContext],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: credential.title,
    issuer,
    validFrom: instant(validFrom),
    ...(validUntil !== null && { validUntil: instant(validUntil) }),
    awardedDate: instant(credential.awardedAt),
    credentialSubject: {
      id: subjectId,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: credential.name },
      ],
      ...(startedAt !== null && { activityStartDate: instant(startedAt) }),
      ...(kind === 'CERTIFICATE' && { activityEndDate: instant(completedAt) }),
      achievement: achievementMember(baseUrl, achievement),
    },
    credentialSchema: [schema],
    credentialStatus: statusEntry(baseUrl, credential, alg),
    iss: issuer.id,
    jti: id,
    sub: subjectId,
    nbf: seconds(validFrom),
    ...(validUntil !== null && { exp: seconds(validUntil) }),
  };
};

/** A list as a credential of its own: who was revoked, without saying who they are. */
export const statusListCredential = (
  baseUrl: string,
  {
    list,
    alg,
    encodedList,
    at,
  }: Readonly<{ list: number; alg: CredentialAlgorithm; encodedList: string; at: Date }>,
) => {
  const { issuer, statusList } = credentialAddresses(baseUrl);
  const id = statusList(list, alg);
  const subject = `${id}#list`;
  return {
    '@context': [w3cContext],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: instant(at),
    credentialSubject: {
      id: subject,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: statusListTtl,
      encodedList,
    },
    iss: issuer,
    jti: id,
    sub: subject,
    nbf: seconds(at),
  };
};
