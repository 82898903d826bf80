import { describe, expect, it } from 'vitest';
import { coachRequests } from '#http/coaching/contract/coach-requests.ts';
import { applicationProblems, applicationSent, longest } from './application.ts';

const link = 'https://facebook.com/hlv.bao.tram';
const reason = 'Mình đã dạy lớp thể hình buổi tối được ba năm.';

const isHeldBack = (application: { link: string; reason: string }) =>
  Object.values(applicationProblems(application)).some((problem) => problem !== undefined);
const isRefused = (application: { link: string; reason: string }) =>
  !coachRequests.create.body.safeParse(applicationSent(application)).success;

describe('an application to become a coach', () => {
  it.each([
    { link, reason },
    { link: ` ${link} `, reason },
    { link: '', reason },
    { link: 'facebook.com/hlv', reason },
    { link: 'javascript:alert(1)', reason },
    { link: `https://a.example/${'a'.repeat(longest.link)}`, reason },
    { link, reason: '' },
    { link, reason: 'Vì mình thích' },
    { link, reason: `${'a'.repeat(19)} ` },
    { link, reason: 'a'.repeat(longest.reason + 1) },
    { link, reason: `${reason}\u0007` },
  ])('is held back exactly when the server would refuse it: $link $reason', (application) => {
    expect(isHeldBack(application)).toBe(isRefused(application));
  });
});
