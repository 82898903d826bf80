import { z } from 'zod';
import { pageKeys, pageLimits } from '#core/content/page/page.ts';
import { languages } from '#core/kernel/language.ts';
import { contract, instant, line, typedInstant } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { localized } from '../../money/contract/partners.ts';

const key = z.enum(pageKeys);

const shownPage = z.object({
  key,
  title: z.string(),
  /** For search results; empty where none was written. */
  description: z.string(),
  /** Rich text. */
  html: z.string(),
  contents: z.array(
    z.object({ id: z.string(), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
  ),
  /** Since when it says so. */
  effectiveAt: instant,
  /** What it will say later on; null: nothing else is planned. */
  upcoming: z.object({ effectiveAt: instant, asksAgain: z.boolean() }).nullable(),
});

export const pages = contract({
  get: {
    method: 'GET',
    path: '/pages/:key',
    summary: 'About us, features, terms, privacy: what the page says now',
    access: 'visitor',
    params: z.strictObject({ key: z.string().max(64) }),
    query: z.strictObject({ language: z.enum(languages).optional() }),
    output: shownPage,
    refusals: ['page.not_found'],
  },
});

const pageRow = z.object({
  id: key,
  title: localized,
  /** People agree to it: only who may change settings writes it. */
  isLegal: z.boolean(),
  number: z.int(),
  effectiveAt: instant,
  upcomingAt: instant.nullable(),
  draftAt: instant.nullable(),
});

const words = z.object({ title: localized, description: localized, html: localized });

const staffPage = pageRow.extend({
  /** What an editor begins with: the draft, else what is shown. */
  words,
  /** Of the draft; 0: there is none. */
  version: z.int(),
  shown: words,
  versions: z.array(
    z.object({
      number: z.int(),
      effectiveAt: instant,
      /** What people are asked to agree to from that day on; null: nobody is asked. */
      consentVersion: z.string().nullable(),
      publishedBy: z.string().nullable(),
      state: z.enum(['SHOWN', 'UPCOMING', 'FORMER']),
    }),
  ),
});

const byKey = z.strictObject({ id: z.string().max(64) });
const readers = ['post.view', 'post.manage', 'global'] as const;
const writers = ['post.manage', 'global'] as const;
/** As it is sent: cleaned by the core, which also judges its length. */
const html = z.string().max(pageLimits.html * 2);
const draftVersion = z.int().min(0);

export const adminPages = contract({
  list: {
    method: 'GET',
    path: '/admin/pages',
    summary: 'Pages whose words are staff’s',
    access: readers,
    query: listQuery,
    output: z.array(pageRow),
    produces: 'list',
    refusals: [],
  },
  get: {
    method: 'GET',
    path: '/admin/pages/:id',
    summary: 'One page: what is shown, its draft, and what was published',
    access: readers,
    params: byKey,
    output: staffPage,
    refusals: ['page.not_found'],
  },
  version: {
    method: 'GET',
    path: '/admin/pages/:id/versions/:number',
    summary: 'The words of one published text',
    access: readers,
    params: byKey.extend({
      number: z.codec(z.string().regex(/^\d{1,6}$/), z.int(), { decode: Number, encode: String }),
    }),
    output: words,
    refusals: ['page.not_found'],
  },
  save: {
    method: 'PUT',
    path: '/admin/pages/:id',
    summary: 'Keep the draft of a page; version 0 begins one',
    access: writers,
    params: byKey,
    body: z.strictObject({
      version: draftVersion,
      title: z.strictObject({ vi: line(pageLimits.title), en: line(pageLimits.title) }),
      description: z.strictObject({ vi: line(pageLimits.description), en: line(pageLimits.description) }),
      html: z.strictObject({ vi: html, en: html }),
    }),
    output: staffPage,
    refusals: ['page.not_found', 'version.stale', 'rich_text.too_deep', 'rich_text.too_many_pictures'],
    limit: 'write',
    maxBytes: 2_000_000,
  },
  discard: {
    method: 'DELETE',
    path: '/admin/pages/:id/draft',
    summary: 'Throw the draft of a page away',
    access: writers,
    params: byKey,
    output: staffPage,
    refusals: ['page.not_found'],
    limit: 'write',
  },
  publish: {
    method: 'POST',
    path: '/admin/pages/:id/publish',
    summary: 'Show the draft, at once or from a day on; legal words may ask people again',
    access: writers,
    params: byKey,
    body: z.strictObject({
      version: z.int().min(1),
      /** Null: at once. Of legal pages alone. */
      effectiveAt: typedInstant.nullable(),
      asksAgain: z.boolean(),
    }),
    output: staffPage,
    refusals: ['page.not_found', 'page.not_ready', 'page.waiting', 'version.stale'],
    limit: 'write',
  },
  withdraw: {
    method: 'POST',
    path: '/admin/pages/:id/withdraw',
    summary: 'Make a draft again of what waits for its day',
    access: writers,
    params: byKey,
    output: staffPage,
    refusals: ['page.not_found', 'page.draft_exists'],
    limit: 'write',
  },
});
