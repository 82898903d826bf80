import { members, type AccessRows } from '../../testing/access-rows.ts';

const inputs = { body: { age: 31, gender: 'FEMALE', height: 162, weight: 63 } };

export const archiveImportsRows: AccessRows = {
  'POST /me/archive-imports/preview': [
    members(200),
    { body: { weeks: [{ week: '2026-W40', inputs, sides: [] }], goals: [], answers: [] } },
  ],
  'POST /me/archive-imports': [
    members(200),
    {
      body: {
        weeks: [{ week: '2026-W40', standard: 'WHO', inputs, carriedOver: [], media: [], replace: false }],
        goals: [],
        answers: [],
      },
    },
  ],
  'GET /me/brought-answers': [members(200)],
};
