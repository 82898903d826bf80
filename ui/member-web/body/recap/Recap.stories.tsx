import { expect } from 'storybook/test';
import { aGoal } from '#fixtures/body/snapshots.ts';
import { someWeeks } from '#fixtures/body/weeks.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import RecapPage from './RecapPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Hoà', createdAt: new Date('2026-02-10T05:00:00Z') });
const newcomer = aUser({ fullname: 'Trần Văn Mới', createdAt: new Date('2026-11-10T05:00:00Z') });
const year = someWeeks(member.id, 20);
const nothing = { snapshots: [], media: [], goals: [], rewardClaims: [] };

const meta = preview.meta({
  title: 'Features/Body/Recap',
  component: RecapPage,
  parameters: { layout: 'fullscreen', path: '/indicator/me/recap', server: { as: member, seed: year } },
  beforeEach: () => localStorage.removeItem('recap-seen'),
});

export const AMonth = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Tổng kết tháng 10/ }),
    ).toBeInTheDocument();
    await expect(await canvas.findByText('5/5 tuần')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /tháng 9/ })).toHaveAttribute(
      'href',
      expect.stringContaining('month=2026-09'),
    );
    await expect(localStorage.getItem('recap-seen')).toBe('"2026-10"');
  },
});

export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const WithAGoal = meta.story({
  parameters: {
    server: {
      as: member,
      seed: { ...year, goals: [aGoal({ userId: member.id, createdAt: new Date('2026-09-30T05:00:00Z') })] },
    },
  },
});

/** A month without anything is met kindly. */
export const AnEmptyMonth = meta.story({
  parameters: { server: { as: member, seed: nothing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tháng này bạn nghỉ ngơi')).toBeInTheDocument();
  },
});

export const NoMonthYet = meta.story({
  parameters: { server: { as: newcomer, seed: nothing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có tháng nào để nhìn lại')).toBeInTheDocument();
  },
});

export const AMonthToCome = meta.story({
  parameters: { path: '/indicator/me/recap?month=2027-03' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tháng này không có bản tổng kết')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Xem tháng gần nhất' })).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/recap': 'waiting' } } },
});

export const Failing = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/recap': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
