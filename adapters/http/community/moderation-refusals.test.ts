import { describe, expect, it } from 'vitest';
import { adminRoleId } from '#core/access/role/role.ts';
import { languages } from '#core/kernel/language.ts';
import { errorSentence } from '#adapters/ports/messages.ts';
import { aCase, aContentReport, anAppeal, aSanction } from '#fixtures/community/moderation.ts';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const member = aUser({ id: 'hoa', isPublic: true });
const other = aUser({ id: 'binh', isPublic: true });
const clerk = aUser({ id: 'clerk', roleId: adminRoleId, isPublic: true });
const about = (id: string, ownerId: string) =>
  ({ id, ownerId, targetKind: 'USER', targetId: ownerId }) as const;
const decidedBy = { status: 'DECIDED', decision: 'WARN', reason: 'Chửi bới.', decidedBy: 'clerk', decidedAt: noon } as const; // prettier-ignore
const refused = { status: 'REFUSED', decidedBy: 'binh', answer: 'Không.', decidedAt: noon } as const;
const waiting = aCase(about('waiting', 'hoa'));
const ended = aCase({ ...about('ended', 'hoa'), ...decidedBy });
const own = aCase(about('own', 'clerk'));
const sanction = (parts: object) =>
  aSanction({ userId: 'hoa', caseId: 'ended', kind: 'WARNING', givenBy: 'clerk', ...parts });
const seed = {
  users: [member, other, clerk],
  cases: [waiting, ended, own],
  contentReports: [aContentReport(waiting, { reporterId: 'binh' })],
  sanctions: [
    sanction({ id: 'asked' }),
    sanction({ id: 'old', createdAt: after(noon, -31 * day) }),
    sanction({ id: 'over', status: 'LIFTED' }),
    sanction({ id: 'answered', caseId: null, givenBy: 'binh' }),
  ],
  appeals: [
    anAppeal({ id: 'asked', userId: 'hoa' }, { id: 'appeal' }),
    anAppeal({ id: 'answered', userId: 'hoa' }, { id: 'answered', ...refused }),
  ],
};

type Ask = readonly [code: string, status: number, who: typeof member, path: string, body: object];
const report = (targetId: string) => ({ targetKind: 'USER', targetId, reason: 'SPAM' });
const because = { reason: 'Đã xem lại.' };
const decision = { decision: 'WARN', ...because, version: 1 };
const asks: readonly Ask[] = [
  ['report.own', 422, member, 'reports', report('hoa')],
  ['report.exists', 409, other, 'reports', report('hoa')],
  ['report.not_found', 404, other, 'reports', report('nobody')],
  ['case.not_found', 404, clerk, 'admin/cases/none/decide', decision],
  ['case.not_open', 409, clerk, 'admin/cases/ended/decide', decision],
  ['case.own', 403, clerk, 'admin/cases/own/decide', decision],
  ['case.not_hideable', 422, clerk, 'admin/cases/waiting/decide', { ...decision, decision: 'HIDE' }],
  ['sanction.not_found', 404, clerk, 'admin/sanctions/none/lift', because],
  ['sanction.not_active', 409, clerk, 'admin/sanctions/over/lift', because],
  ['sanction.not_found', 404, other, 'sanctions/asked/appeal', { text: 'Không phải tôi.' }],
  ['appeal.exists', 409, member, 'sanctions/asked/appeal', { text: 'Tôi không làm vậy.' }],
  ['appeal.too_late', 422, member, 'sanctions/old/appeal', { text: 'Tôi không làm vậy.' }],
  ['appeal.not_found', 404, clerk, 'admin/appeals/none/accept', because],
  ['appeal.not_pending', 409, clerk, 'admin/appeals/answered/accept', because],
  ['appeal.same_moderator', 403, clerk, 'admin/appeals/appeal/accept', because],
];

describe('a refusal of moderation', () => {
  it.each(asks)('%s is %i over HTTP, in words of both languages', async (code, status, who, path, body) => {
    const { as } = openTestServer({ seed });
    for (const language of languages) {
      const answer = await as(who).post(`/api/${path}`).set('Accept-Language', language).send(body);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body.detail).toBe(errorSentence(language, answer.body.code, answer.body.params));
    }
  });
});
