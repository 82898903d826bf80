import { specializationChecks } from '#core/coaching/specialization/specialization-request.ts';
import { evidenceInput } from '#fixtures/coaching/specializations.ts';
import { open, staff, coaches, reason, type AccessRows } from '../../testing/access-rows.ts';

export const specializationsRows: AccessRows = {
  'GET /specializations': [open(200)],
  'GET /me/specialization-requests': [coaches(200)],
  'POST /specialization-requests': [coaches(201), { body: { typeId: 'CPT', evidence: evidenceInput() } }],
  'PATCH /specialization-requests/:id': [
    coaches(200),
    { params: { id: 'a-request' }, body: { version: 1, evidence: evidenceInput() } },
  ],
  'DELETE /specialization-requests/:id': [
    coaches(200),
    { params: { id: 'a-request' }, body: { version: 1 } },
  ],
  'GET /admin/specializations': [staff(200)],
  'GET /admin/specializations/:id': [staff(200), { params: { id: 'CPT' } }],
  'PUT /admin/specializations/:id': [
    staff(200),
    { params: { id: 'CPT' }, body: { version: 1, status: 'INACTIVE' } },
  ],
  'GET /admin/specialization-requests': [staff(200)],
  'GET /admin/specialization-requests/:id': [staff(200), { params: { id: 'a-request' } }],
  'POST /admin/specialization-requests/:id/approve': [
    staff(200),
    { params: { id: 'a-request' }, body: { version: 1, checklist: specializationChecks } },
  ],
  'POST /admin/specialization-requests/:id/reject': [
    staff(200),
    { params: { id: 'a-request' }, body: { reason } },
  ],
};
