import { z } from 'zod';
import { categoryLimits } from '#core/content/category/category.ts';
import { postLimits } from '#core/content/post/post.ts';
import { languages } from '#core/kernel/language.ts';
import {
  byId,
  contract,
  done,
  instant,
  line,
  name,
  seenVersion,
  word,
} from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { localized, writtenCard, writtenPost } from './post-views.ts';

const readers = ['post.view', 'post.update', 'post.manage'] as const;
const listRefusals = ['input.sort', 'input.filter', 'input.range'] as const;

const category = z.object({
  id: z.string(),
  slug: z.string(),
  name: localized,
  position: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const { nameLength, slugLength, position } = categoryLimits;
const typedCategory = {
  name: z.strictObject({
    vi: name(nameLength.max, nameLength.min),
    en: name(nameLength.max, nameLength.min),
  }),
  slug: word(slugLength.max).optional(),
  position: z.int().min(0).max(position).optional(),
};

const tag = z.object({ id: z.string(), slug: z.string(), name: z.string(), posts: z.int() });
/** Its address. */
const bySlug = z.strictObject({ id: word(96, 1) });

export const adminPosts = contract({
  list: {
    method: 'GET',
    path: '/admin/posts',
    summary: 'Everybody’s articles',
    access: readers,
    query: listQuery,
    output: z.array(writtenCard),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/posts/:id',
    summary: 'An article with what is being written of it',
    access: readers,
    params: byId,
    output: writtenPost,
    refusals: ['post.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/posts',
    summary: 'Begin an article in the site’s name',
    access: ['post.create'],
    body: z.strictObject({
      title: line(postLimits.titleLength.max, postLimits.titleLength.min),
      language: z.enum(languages),
    }),
    output: writtenPost,
    status: 201,
    refusals: ['post.slug_taken'],
    idempotent: true,
    limit: 'write',
  },
});

export const adminCategories = contract({
  list: {
    method: 'GET',
    path: '/admin/categories',
    summary: 'Categories, with how many articles are in each',
    access: ['category.view', 'category.manage'],
    query: listQuery,
    output: z.array(category.extend({ posts: z.int() })),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/categories/:id',
    summary: 'A category',
    access: ['category.view', 'category.manage'],
    params: byId,
    output: category,
    refusals: ['category.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/categories',
    summary: 'Add a category',
    access: ['category.create', 'category.manage'],
    body: z.strictObject(typedCategory),
    output: category,
    status: 201,
    refusals: ['category.exists', 'input.invalid'],
    idempotent: true,
    limit: 'write',
  },
  edit: {
    method: 'PUT',
    path: '/admin/categories/:id',
    summary: 'Change a category',
    access: ['category.update', 'category.manage'],
    params: byId,
    body: z.strictObject({ ...typedCategory, version: seenVersion }),
    output: category,
    refusals: ['category.not_found', 'category.exists', 'input.invalid', 'version.stale'],
    limit: 'write',
  },
  delete: {
    method: 'DELETE',
    path: '/admin/categories/:id',
    summary: 'Delete a category that no article is in',
    access: ['category.delete', 'category.manage'],
    params: byId,
    output: done,
    refusals: ['category.not_found', 'category.in_use'],
    limit: 'write',
  },
  tags: {
    method: 'GET',
    path: '/admin/tags',
    summary: 'Tags, with how many articles have each, whatever their state',
    access: ['category.view', 'category.manage'],
    query: listQuery,
    output: z.array(tag),
    produces: 'list',
    refusals: listRefusals,
  },
  renameTag: {
    method: 'PUT',
    path: '/admin/tags/:id',
    summary: 'Give a tag another name in every article; one that exists takes them in',
    access: ['category.update', 'category.manage'],
    params: bySlug,
    body: z.strictObject({ name: line(postLimits.tagLength.max, postLimits.tagLength.min) }),
    output: z.object({ changed: z.int() }),
    refusals: ['category.not_found', 'input.min_length'],
    limit: 'write',
  },
  deleteTag: {
    method: 'DELETE',
    path: '/admin/tags/:id',
    summary: 'Take a tag out of every article',
    access: ['category.delete', 'category.manage'],
    params: bySlug,
    output: z.object({ changed: z.int() }),
    refusals: ['category.not_found'],
    limit: 'write',
  },
});
