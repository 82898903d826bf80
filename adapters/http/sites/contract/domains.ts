import { z } from 'zod';
import { domainStatuses } from '#core/sites/domain-name/domain.ts';
import { nameProblems, siteNameMax } from '#core/sites/domain-name/site-name.ts';
import { hostStatuses, problemKinds, recordKinds } from '#core/sites/external-host/external-host.ts';
import {
  linkLabelMaxLength,
  linkUrlMaxLength,
  mostLinks,
  palettes,
  siteBlocks,
  taglineMaxLength,
} from '#core/sites/own-site/own-site.ts';
import { visitSources } from '#core/sites/own-site/visits.ts';
import { languages } from '#core/kernel/language.ts';
import { byId, contract, done, id, instant, line, version, word } from '../../engine/contract/endpoint.ts';

const record = z.object({
  type: z.literal('CNAME'),
  name: z.string(),
  content: z.string(),
  ttl: z.int(),
  state: z.enum(['THERE', 'WAITING', 'BEING_REMOVED']),
  lastError: z.string().nullable(),
});

const domain = z.object({
  id,
  name: z.string(),
  zone: z.string(),
  host: z.string(),
  status: z.enum(domainStatuses),
  term: z.int(),
  startsAt: instant.nullable(),
  expiresAt: instant.nullable(),
  graceEndsAt: instant.nullable(),
  removedAt: instant.nullable(),
  heldUntil: instant.nullable(),
  suspendedAt: instant.nullable(),
  suspendedReason: z.string().nullable(),
  isServed: z.boolean(),
  isRestorable: z.boolean(),
  renewableUntil: instant.nullable(),
  renamableFrom: instant.nullable(),
  oldName: z.object({ host: z.string(), until: instant }).nullable(),
  records: z.array(record),
  faviconId: id.nullable(),
  logoId: id.nullable(),
  textLogoId: id.nullable(),
  version: z.int(),
  createdAt: instant,
});

const host = z.object({
  id,
  host: z.string(),
  shown: z.string(),
  status: z.enum(hostStatuses),
  isPrimary: z.boolean(),
  records: z.array(
    z.object({ type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']), name: z.string(), content: z.string() }),
  ),
  problems: z.array(
    z.object({ record: z.enum(recordKinds), problem: z.enum(problemKinds), found: z.array(z.string()) }),
  ),
  verifiedAt: instant.nullable(),
  checkedAt: instant.nullable(),
  nextCheckAt: instant.nullable(),
  failingSince: instant.nullable(),
  createdAt: instant,
});
const hosts = z.object({ items: z.array(host) });

const look = {
  tagline: z.strictObject({ vi: line(taglineMaxLength), en: line(taglineMaxLength) }),
  blocks: z.array(z.strictObject({ kind: z.enum(siteBlocks), isOn: z.boolean() })).max(siteBlocks.length),
  links: z
    .array(z.strictObject({ label: line(linkLabelMaxLength, 1), url: line(linkUrlMaxLength, 1) }))
    .max(mostLinks),
  palette: z.enum(palettes),
  analyticsId: word(20),
  facebookAppId: word(20),
};
const site = z.object({ domainId: id, ...look, version: z.int(), updatedAt: instant });

const ofHost = z.strictObject({ id, hostId: id });
const own = ['domain.not_found', 'domain.not_owner'] as const;
const changed = [...own, 'domain.not_available', 'domain.suspended'] as const;

export const domains = contract({
  overview: {
    method: 'GET',
    path: '/me/domain',
    summary: 'One’s own name with its records, what one costs, and the balance; null before there is one',
    access: 'signed-in',
    output: z.object({
      /** Null: no names are given out here. */
      zone: z.string().nullable(),
      price: z.int(),
      fitCoin: z.int(),
      domain: domain.nullable(),
    }),
    refusals: [],
  },
  availability: {
    method: 'GET',
    path: '/domains/availability',
    summary: 'Whether a name can be had, and what else is free near it',
    access: 'member',
    query: z.strictObject({ name: line(64) }),
    output: z.object({
      name: z.string(),
      host: z.string(),
      /** Null: it can be had. */
      problem: z.enum(nameProblems).nullable(),
      suggestions: z.array(z.string()),
    }),
    refusals: ['domain.cannot_connect'],
  },
  buy: {
    method: 'POST',
    path: '/domains',
    summary: 'Take a name for a year; its price is set aside until it is set up',
    access: 'member',
    status: 201,
    body: z.strictObject({ name: line(siteNameMax * 2) }),
    output: domain,
    refusals: [...nameProblems, 'domain.cannot_connect', 'domain.one_only', 'coin.not_enough'],
    idempotent: true,
    limit: 'write',
  },
  get: {
    method: 'GET',
    path: '/domains/:id',
    summary: 'One’s own name',
    access: 'member',
    params: byId,
    output: domain,
    refusals: own,
  },
  change: {
    method: 'PATCH',
    path: '/domains/:id',
    summary: 'Another name, once in 90 days, and the pictures of the site',
    access: 'member',
    params: byId,
    body: z.strictObject({
      name: line(siteNameMax * 2).optional(),
      faviconId: id.nullable().optional(),
      logoId: id.nullable().optional(),
      textLogoId: id.nullable().optional(),
      version,
    }),
    output: domain,
    refusals: [
      ...changed,
      ...nameProblems,
      'domain.cannot_remove_old',
      'domain.rename_too_soon',
      'domain.favicon_not_found',
      'domain.logo_not_found',
      'domain.text_logo_not_found',
      'version.stale',
    ],
    limit: 'write',
  },
  renew: {
    method: 'POST',
    path: '/domains/:id/renew',
    summary: 'Another paid year',
    access: 'member',
    params: byId,
    output: domain,
    refusals: [...changed, 'domain.renewal_limit', 'coin.not_enough'],
    idempotent: true,
    limit: 'write',
  },
  remove: {
    method: 'DELETE',
    path: '/domains/:id',
    summary: 'End one’s own site: the name is kept 30 days, nothing is paid back',
    access: 'member',
    params: byId,
    query: z.strictObject({ name: line(64) }),
    output: domain,
    refusals: [...changed, 'domain.confirmation'],
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/domains/:id/restore',
    summary: 'Take a removed name back while its year runs, free of charge',
    access: 'member',
    params: byId,
    output: domain,
    refusals: changed,
    limit: 'write',
  },
  hosts: {
    method: 'GET',
    path: '/domains/:id/hosts',
    summary: 'Domains of the member’s own that lead to the site, with the records each needs',
    access: 'member',
    params: byId,
    output: hosts,
    refusals: [...own, 'domain.cannot_connect'],
  },
  addHost: {
    method: 'POST',
    path: '/domains/:id/hosts',
    summary: 'Write down a domain of one’s own; it leads to the site once its records are right',
    access: 'member',
    status: 201,
    params: byId,
    body: z.strictObject({ host: line(300) }),
    output: host,
    refusals: [...changed, 'domain.host_invalid', 'domain.host_limit', 'domain.cannot_connect'],
    limit: 'write',
  },
  removeHost: {
    method: 'DELETE',
    path: '/domains/:id/hosts/:hostId',
    summary: 'Take a domain of one’s own off the site',
    access: 'member',
    params: ofHost,
    output: done,
    refusals: [...own, 'domain.host_not_found'],
    limit: 'write',
  },
  checkHost: {
    method: 'POST',
    path: '/domains/:id/hosts/:hostId/check',
    summary: 'Look at its records now; each ten seconds',
    access: 'member',
    params: ofHost,
    output: host,
    refusals: [...own, 'domain.host_not_found', 'domain.check_too_soon', 'domain.cannot_connect'],
    limit: 'write',
  },
  makePrimary: {
    method: 'POST',
    path: '/domains/:id/hosts/:hostId/primary',
    summary: 'The site stands at this host, and the other addresses lead there; once more takes it back',
    access: 'member',
    params: ofHost,
    output: hosts,
    refusals: [...changed, 'domain.host_not_found', 'domain.cannot_connect'],
    limit: 'write',
  },
  site: {
    method: 'GET',
    path: '/domains/:id/site',
    summary: 'How one’s own site looks and what it shows',
    access: 'member',
    params: byId,
    output: site,
    refusals: own,
  },
  changeSite: {
    method: 'PUT',
    path: '/domains/:id/site',
    summary: 'Set how it looks and what it shows',
    access: 'member',
    params: byId,
    body: z.strictObject({ ...look, version: z.int().min(0).optional() }),
    output: site,
    refusals: [...own, 'version.stale', 'social.restricted', 'input.url'],
    limit: 'write',
  },
  visits: {
    method: 'GET',
    path: '/domains/:id/visits',
    summary: 'How often the site was looked at in the last 90 days; counted without anything of the visitors',
    access: 'member',
    params: byId,
    output: z.object({
      from: z.string(),
      to: z.string(),
      total: z.int(),
      items: z.array(
        z.object({
          day: z.string(),
          page: z.string(),
          language: z.enum(languages),
          source: z.enum(visitSources),
          count: z.int(),
        }),
      ),
    }),
    refusals: own,
  },
  poster: {
    method: 'GET',
    path: '/domains/:id/poster',
    summary: 'A sheet to hang up, with a code that leads to the site',
    access: 'member',
    params: byId,
    produces: 'file',
    fileTypes: ['application/pdf'],
    refusals: [...own, 'domain.not_available'],
    limit: 'heavy',
  },
});
