import { z } from 'zod';
import {
  patternMaxLength,
  textRuleActions,
  textRuleKinds,
  verdicts,
} from '#core/community/moderation/text-rule.ts';
import { byId, contract, done, id, instant, line, prose, version } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';

const textRule = z.object({
  id,
  kind: z.enum(textRuleKinds),
  pattern: z.string(),
  action: z.enum(textRuleActions),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const typed = {
  kind: z.enum(textRuleKinds),
  pattern: line(patternMaxLength, 1),
  action: z.enum(textRuleActions),
};

const edits = ['feed.manage'] as const;

export const adminTextRules = contract({
  list: {
    method: 'GET',
    path: '/admin/text-rules',
    summary: 'Words and domains that texts are judged by',
    access: ['feed.manage', 'feed.view'],
    query: listQuery,
    output: z.array(textRule),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/text-rules/:id',
    summary: 'One rule',
    access: ['feed.manage', 'feed.view'],
    params: byId,
    output: textRule,
    refusals: ['text_rule.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/text-rules',
    summary: 'Add a word or a domain',
    access: edits,
    status: 201,
    body: z.strictObject(typed),
    output: textRule,
    refusals: ['text_rule.exists', 'text_rule.domain_invalid', 'input.no_letters'],
    limit: 'write',
  },
  update: {
    method: 'PUT',
    path: '/admin/text-rules/:id',
    summary: 'Change a rule',
    access: edits,
    params: byId,
    body: z.strictObject({ ...typed, version }),
    output: textRule,
    refusals: [
      'text_rule.not_found',
      'text_rule.exists',
      'text_rule.domain_invalid',
      'input.no_letters',
      'version.stale',
    ],
    limit: 'write',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/text-rules/:id',
    summary: 'Take a rule out',
    access: edits,
    params: byId,
    output: done,
    refusals: ['text_rule.not_found'],
    limit: 'write',
  },
  tryOut: {
    method: 'POST',
    path: '/admin/text-rules/try',
    summary: 'What would become of a text; nothing is kept of it',
    access: ['feed.manage', 'feed.view'],
    body: z.strictObject({ text: prose(5_000) }),
    output: z.object({ usual: z.enum(verdicts), new: z.enum(verdicts), met: z.array(textRule) }),
    refusals: [],
    limit: 'write',
  },
});
