import { z } from 'zod';
import { domainStatuses } from '#core/sites/domain-name/domain.ts';
import { hostStatuses } from '#core/sites/external-host/external-host.ts';
import { byId, contract, id, instant, line, staffReason } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';

const domainRow = z.object({
  id,
  userId: id,
  userName: z.string(),
  name: z.string(),
  host: z.string(),
  status: z.enum(domainStatuses),
  term: z.int(),
  hosts: z.int(),
  startsAt: instant.nullable(),
  expiresAt: instant.nullable(),
  heldUntil: instant.nullable(),
  removedAt: instant.nullable(),
  releasingAt: instant.nullable(),
  suspendedAt: instant.nullable(),
  suspendedReason: z.string().nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const hostRow = z.object({
  id,
  domainId: id,
  userId: id,
  userName: z.string(),
  name: z.string(),
  host: z.string(),
  status: z.enum(hostStatuses),
  isPrimary: z.boolean(),
  failures: z.int(),
  verifiedAt: instant.nullable(),
  checkedAt: instant.nullable(),
  nextCheckAt: instant.nullable(),
  createdAt: instant,
});

const reads = ['domain.view', 'domain.manage'] as const;
const updates = ['domain.update', 'domain.manage'] as const;
const decided = z.strictObject({ reason: staffReason });
const listRefusals = ['input.sort', 'input.filter', 'input.range'] as const;

export const adminDomains = contract({
  list: {
    method: 'GET',
    path: '/admin/domains',
    summary: 'Names of members’ sites',
    access: reads,
    query: listQuery,
    output: z.array(domainRow),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/domains/:id',
    summary: 'One name',
    access: reads,
    params: byId,
    output: domainRow,
    refusals: ['domain.not_found'],
  },
  give: {
    method: 'POST',
    path: '/admin/domains',
    summary: 'Give a member a name without coins, a reserved one too',
    access: ['domain.create', 'domain.manage'],
    status: 201,
    body: z.strictObject({ userId: id, name: line(40), reason: staffReason }),
    output: domainRow,
    refusals: [
      'user.cannot_delete_ai_user',
      'domain.required',
      'domain.length',
      'domain.starts_with_letter',
      'domain.invalid',
      'domain.exists',
      'domain.one_only',
      'domain.cannot_connect',
      'domain.not_permitted',
      'user.not_found',
    ],
    limit: 'write',
  },
  suspend: {
    method: 'POST',
    path: '/admin/domains/:id/suspend',
    summary: 'Serve it no longer; its year runs on',
    access: updates,
    params: byId,
    body: decided,
    output: domainRow,
    refusals: ['domain.not_found', 'domain.not_permitted'],
    limit: 'write',
  },
  lift: {
    method: 'POST',
    path: '/admin/domains/:id/lift',
    summary: 'Serve it again',
    access: updates,
    params: byId,
    body: decided,
    output: domainRow,
    refusals: ['domain.not_found', 'domain.not_permitted'],
    limit: 'write',
  },
  release: {
    method: 'POST',
    path: '/admin/domains/:id/release',
    summary: 'End it at once: its record goes, then the name is anybody’s',
    access: ['domain.delete', 'domain.manage'],
    params: byId,
    body: decided,
    output: domainRow,
    refusals: ['domain.not_found', 'domain.not_permitted', 'domain.not_available'],
    limit: 'write',
  },
  hosts: {
    method: 'GET',
    path: '/admin/domain-hosts',
    summary: 'Domains that members have elsewhere',
    access: reads,
    query: listQuery,
    output: z.array(hostRow),
    produces: 'list',
    refusals: listRefusals,
  },
});
