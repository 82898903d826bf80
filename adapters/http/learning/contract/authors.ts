import { z } from 'zod';
import { challengeStatuses } from '#core/learning/challenge/challenge.ts';
import { byId, contract, page, pageQuery } from '../../engine/contract/endpoint.ts';
import { partsContract } from './authoring-parts.ts';
import { writtenCard } from './challenge-views.ts';
import { workingCopy } from './written-challenge.ts';

const refusals = [
  'challenge.not_found',
  'coach.not_coach',
  'access.not_authorized',
  'challenge.not_waiting',
] as const;

/** Coaches and other people who may author: their own challenges. */
export const authoring = {
  ...partsContract('authoring', 'PATCH', {
    create: 'member',
    edit: 'member',
    delete: 'member',
    view: 'member',
  }),
  ...contract({
    list: {
      method: 'GET',
      path: '/authoring/challenges',
      summary: 'What one has written, drafts too; last changed first',
      access: 'member',
      query: z.strictObject({ ...pageQuery, status: z.enum(challengeStatuses).optional() }),
      output: page(writtenCard),
      refusals: ['input.cursor'],
    },
    submit: {
      method: 'POST',
      path: '/authoring/challenges/:id/submit',
      summary: 'Hand it to staff; what lacks is named',
      access: 'member',
      params: byId,
      output: workingCopy,
      refusals: [...refusals, 'challenge.not_ready', 'social.restricted'],
      limit: 'write',
    },
    withdraw: {
      method: 'POST',
      path: '/authoring/challenges/:id/withdraw',
      summary: 'Take it back from staff',
      access: 'member',
      params: byId,
      output: workingCopy,
      refusals,
      limit: 'write',
    },
  }),
};
