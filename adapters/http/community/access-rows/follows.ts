import { member, members, staff, type AccessRows, type Answers } from '../../testing/access-rows.ts';

const coach = { id: 'coach' };
/** Nobody does it to themselves. */
const toOthers = (self: number): Answers => [401, 403, self, 200, 200, 200, 200, 200];
/** The owner's flag is off: only they and staff read the list. */
const listedToFew: Answers = [404, 404, 200, 404, 404, 200, 404, 200];

export const followRows: AccessRows = {
  'GET /users/presence': [members(200), { query: 'ids=owner,coach' }],
  'PUT /users/:id/follow': [toOthers(422), { params: member }],
  'DELETE /users/:id/follow': [members(200), { params: coach }],
  'PUT /users/:id/bell': [members(403), { params: member }],
  'DELETE /users/:id/bell': [members(200), { params: member }],
  'GET /users/:id/followers': [listedToFew, { params: member }],
  'GET /users/:id/following': [listedToFew, { params: member }],
  'DELETE /me/followers/:id': [members(200), { params: coach }],
  'PUT /users/:id/block': [toOthers(403), { params: member }],
  'DELETE /users/:id/block': [members(200), { params: member }],
  'PUT /users/:id/mute': [toOthers(403), { params: member, body: { days: 7 } }],
  'DELETE /users/:id/mute': [members(200), { params: member }],
  'GET /me/blocks': [members(200)],
  'GET /me/mutes': [members(200)],
  'GET /suggestions': [members(200)],
  'DELETE /suggestions/:id': [members(200), { params: member }],
  'GET /admin/users/:id/social': [staff(200), { params: member }],
  'GET /mentions': [members(200), { query: 'q=an' }],
};
