import { z } from 'zod';
import {
  credentialKinds,
  credentialStatuses,
  credentialTemplates,
  revocationReasons,
} from '#core/platform/credential/credential.ts';
import { credentialAlgorithms } from '#core/platform/credential/credential-key.ts';
import { jwtMaxLength } from '#core/platform/credential/credential-check.ts';
import { statusListBits } from '#core/platform/credential/status-list.ts';
import { languages } from '#core/kernel/language.ts';
import { contract, instant, page, pageQuery, version, word } from '../../engine/contract/endpoint.ts';

const day = z.iso.date();

/** What everybody may read who knows the public id; `name` is null once its holder has left. */
export const certificate = z.object({
  publicId: z.string(),
  kind: z.enum(credentialKinds),
  status: z.enum(credentialStatuses),
  name: z.string().nullable(),
  title: z.string(),
  /** Who made the course; of a badge, who issued the paper that was checked. */
  author: z.string(),
  startedOn: day.nullable(),
  completedOn: day,
  hours: z.int().nullable(),
  score: z.int().nullable(),
  edition: z.int().nullable(),
  template: z.enum(credentialTemplates).nullable(),
  language: z.enum(languages),
  validUntil: instant.nullable(),
  revokedOn: day.nullable(),
  reason: z.enum(revocationReasons).nullable(),
  replacedBy: z.string().nullable(),
  links: z.object({ pdf: z.string().nullable(), jwt: z.string().nullable() }),
});

/** As its holder sees it. */
export const ownCertificate = certificate.extend({
  id: z.string(),
  onProfile: z.boolean(),
  /** What it was given for. */
  sourceId: z.string(),
  /** The page on which anybody can check it. */
  verifyUrl: z.string(),
  version: z.int(),
  createdAt: instant,
});

const byPublicId = z.strictObject({ publicId: word(64, 1) });
const notFound = ['certificate.not_found'] as const;

export const certificates = contract({
  mine: {
    method: 'GET',
    path: '/me/certificates',
    summary: 'One’s own certificates and badges, newest first, revoked ones too',
    access: 'member',
    query: z.strictObject(pageQuery),
    output: page(ownCertificate),
    refusals: ['input.cursor'],
  },
  get: {
    method: 'GET',
    path: '/certificates/:publicId',
    summary: 'Every printed fact of a certificate or badge, and how it stands today',
    access: 'visitor',
    params: byPublicId,
    output: certificate,
    refusals: notFound,
  },
  pdf: {
    method: 'GET',
    path: '/certificates/:publicId/pdf',
    summary:
      'The sheet to print, with a code that leads to the page which verifies it, and the signed text inside',
    access: 'visitor',
    params: byPublicId,
    produces: 'file',
    fileTypes: ['application/pdf'],
    refusals: notFound,
    limit: 'heavy',
  },
  change: {
    method: 'PATCH',
    path: '/certificates/:publicId',
    summary: 'Show one’s own on the public profile, or take it from there',
    access: 'member',
    params: byPublicId,
    body: z.strictObject({ onProfile: z.boolean(), version }),
    output: ownCertificate,
    refusals: [...notFound, 'certificate.already_revoked', 'version.stale'],
    limit: 'write',
  },
  reissue: {
    method: 'POST',
    path: '/certificates/:publicId/reissue',
    summary:
      'Have one’s own certificate issued again under a corrected name, once in 30 days; the old one is replaced',
    access: 'member',
    params: byPublicId,
    output: ownCertificate,
    status: 201,
    refusals: [
      ...notFound,
      'certificate.not_reissuable',
      'certificate.key_compromised',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'write',
  },
  check: {
    method: 'POST',
    path: '/certificates/check',
    summary: 'Whether a signed text is ours and unchanged, and how its certificate stands today',
    access: 'visitor',
    body: z.strictObject({ jwt: word(jwtMaxLength, 1) }),
    output: z.object({
      signature: z.literal('VALID'),
      issuer: z.literal('OURS'),
      status: z.enum(credentialStatuses),
      revokedOn: day.nullable(),
      certificate,
    }),
    refusals: ['certificate.signature_invalid', 'certificate.not_found'],
    limit: 'write',
  },
});

const jwk = z.object({
  kty: z.string(),
  crv: z.string().optional(),
  x: z.string().optional(),
  n: z.string().optional(),
  e: z.string().optional(),
  kid: z.string(),
  alg: z.string(),
  use: z.string(),
});

const achievementFields = {
  '@context': z.array(z.string()),
  id: z.string(),
  type: z.array(z.string()),
  name: z.string(),
};

const inForm = z.strictObject({ alg: z.enum(credentialAlgorithms).optional() });
const jwtTypes = ['text/plain'] as const;

/** Plain documents for programs anywhere: what is signed, and what it is checked with. */
export const credentialDocuments = contract({
  issuer: {
    method: 'GET',
    path: '/credentials/issuer',
    summary: 'The issuer’s own document, as signed credentials name it',
    access: 'visitor',
    output: z.object({ ...achievementFields, url: z.string() }),
    refusals: [],
    published: true,
  },
  key: {
    method: 'GET',
    path: '/credentials/keys/:thumbprint',
    summary: 'One public key as a JWK; retired ones stay',
    access: 'visitor',
    params: z.strictObject({ thumbprint: word(64, 1) }),
    output: jwk,
    refusals: notFound,
    published: true,
  },
  status: {
    method: 'GET',
    path: '/credentials/status/:list',
    summary: 'Who was revoked, as a signed W3C Bitstring Status List',
    access: 'visitor',
    params: z.strictObject({
      list: z.codec(
        z.string().regex(/^[1-9]\d{0,5}$/),
        z
          .int()
          .min(1)
          .max(statusListBits * 10),
        {
          decode: Number,
          encode: String,
        },
      ),
    }),
    query: inForm,
    produces: 'file',
    fileTypes: jwtTypes,
    refusals: notFound,
    published: true,
    page: '/verify',
  },
  credential: {
    method: 'GET',
    path: '/credentials/:publicId',
    summary: 'The signed credential, Open Badges 3.0 as a compact JWT; `alg=RS256` asks for its twin',
    access: 'visitor',
    params: byPublicId,
    query: inForm,
    produces: 'file',
    fileTypes: jwtTypes,
    refusals: notFound,
    published: true,
    page: '/verify/:publicId',
  },
  achievement: {
    method: 'GET',
    path: '/achievements/:id',
    summary: 'What was achieved, as signed credentials name it',
    access: 'visitor',
    params: z.strictObject({ id: word(128, 1) }),
    output: z.object({
      ...achievementFields,
      achievementType: z.string(),
      description: z.string(),
      criteria: z.object({ id: z.string(), narrative: z.string() }),
      inLanguage: z.enum(languages),
      version: z.string(),
    }),
    refusals: notFound,
    published: true,
  },
});
