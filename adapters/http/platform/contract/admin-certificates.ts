import { z } from 'zod';
import { staffReasons } from '#core/platform/credential/credential.ts';
import { byId, contract, instant, prose } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { certificate } from './certificates.ts';

const staffCertificate = certificate.extend({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  username: z.string().nullable(),
  sourceId: z.string(),
  awardedAt: instant,
  revokedAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
});

const access = ['knowledge.view', 'knowledge.manage'] as const;
const notFound = ['certificate.not_found'] as const;

export const adminCertificates = contract({
  list: {
    method: 'GET',
    path: '/admin/certificates',
    summary:
      'Certificates and badges. Filters: id, publicId, userId, kind, revoked, reason, sourceId, q (name and title)',
    access,
    query: listQuery,
    output: z.array(staffCertificate),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/certificates/:id',
    summary: 'One certificate or badge',
    access,
    params: byId,
    output: staffCertificate,
    refusals: notFound,
  },
  revoke: {
    method: 'POST',
    path: '/admin/certificates/:id/revoke',
    summary:
      'Revoke it for ever; everybody who checks it reads the reason, and an approved badge ends with it',
    access: ['knowledge.manage'],
    params: byId,
    body: z.strictObject({ reason: z.enum(staffReasons), note: prose(500).nullable().optional() }),
    output: staffCertificate,
    refusals: [...notFound, 'certificate.already_revoked'],
    limit: 'write',
  },
  reissue: {
    method: 'POST',
    path: '/admin/certificates/:id/reissue',
    summary:
      'Issue it again under the holder’s name of today: a valid one is replaced, one revoked by mistake comes back',
    access: ['knowledge.manage'],
    params: byId,
    output: staffCertificate,
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
});
