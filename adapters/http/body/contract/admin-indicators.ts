import { z } from 'zod';
import { byId, contract } from '../../engine/contract/endpoint.ts';
import { snapshot } from './indicators.ts';
import { listQuery } from '../../engine/contract/list.ts';

export const adminProfiles = contract({
  list: {
    method: 'GET',
    path: '/admin/indicators',
    summary: 'Saved weeks of all members',
    access: ['indicator.view'],
    query: listQuery,
    output: z.array(snapshot.omit({ media: true }).extend({ userName: z.string(), userEmail: z.string() })),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/indicators/:id',
    summary: 'One saved week; the look is logged',
    access: ['indicator.view'],
    params: byId,
    output: snapshot.extend({ userName: z.string(), userEmail: z.string() }),
    refusals: ['indicator.not_found'],
  },
});
