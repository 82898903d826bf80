import { z } from 'zod';
import { challengeLimits } from '#core/learning/challenge/challenge.ts';
import { byId, contract, prose } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { partsContract } from './authoring-parts.ts';
import { writtenCard } from './challenge-views.ts';
import { workingCopy } from './written-challenge.ts';

const notThere = ['challenge.not_found'] as const;
const moved = [...notThere, 'challenge.not_open'] as const;
const { min, max } = challengeLimits.returnReasonLength;

export const adminChallenges = {
  ...partsContract('admin', 'PUT', {
    create: ['knowledge.create'],
    edit: ['knowledge.update'],
    delete: ['knowledge.delete'],
    view: ['knowledge.view'],
  }),
  ...contract({
    list: {
      method: 'GET',
      path: '/admin/challenges',
      summary: 'Everybody’s challenges',
      access: ['knowledge.view'],
      query: listQuery,
      output: z.array(writtenCard),
      produces: 'list',
      refusals: ['input.sort', 'input.filter', 'input.range'],
    },
    difference: {
      method: 'GET',
      path: '/admin/challenges/:id/difference',
      summary: 'What the working copy changes against what learners read, by title',
      access: ['knowledge.view'],
      params: byId,
      output: z.object({
        kind: z.enum(['FIRST', 'CORRECTION', 'STRUCTURE', 'NOTHING']),
        added: z.array(z.string()),
        removed: z.array(z.string()),
        changed: z.array(z.string()),
      }),
      refusals: notThere,
    },
    publish: {
      method: 'POST',
      path: '/admin/challenges/:id/publish',
      summary: 'Make the working copy what learners read',
      access: ['knowledge.manage'],
      params: byId,
      output: workingCopy,
      refusals: [...moved, 'challenge.not_ready', 'challenge.too_large'],
      limit: 'write',
    },
    return: {
      method: 'POST',
      path: '/admin/challenges/:id/return',
      summary: 'Give it back to its author, with what is to be mended',
      access: ['knowledge.manage'],
      params: byId,
      body: z.strictObject({ reason: prose(max, min) }),
      output: workingCopy,
      refusals: [...notThere, 'challenge.not_waiting'],
      limit: 'write',
    },
    archive: {
      method: 'POST',
      path: '/admin/challenges/:id/archive',
      summary: 'Nobody finds it any more; who has begun goes on',
      access: ['knowledge.delete'],
      params: byId,
      output: workingCopy,
      refusals: moved,
      limit: 'write',
    },
    restore: {
      method: 'POST',
      path: '/admin/challenges/:id/restore',
      summary: 'Offer an archived one again',
      access: ['knowledge.manage'],
      params: byId,
      output: workingCopy,
      refusals: moved,
      limit: 'write',
    },
    feature: {
      method: 'POST',
      path: '/admin/challenges/:id/feature',
      summary: 'Its place among the featured ones; null takes it away from there',
      access: ['knowledge.manage'],
      params: byId,
      body: z.strictObject({ place: z.int().min(1).max(challengeLimits.featured).nullable() }),
      output: workingCopy,
      refusals: [...moved, 'challenge.too_large'],
      limit: 'write',
    },
  }),
};
