import { expect } from 'storybook/test';
import { noon } from '#fixtures/engine/ids.ts';
import { aBroughtAnswer } from '#fixtures/member-lifecycle/archives.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import BroughtAnswersPage from './BroughtAnswersPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Hoà' });
const answers = [
  aBroughtAnswer({ userId: member.id, id: 'one' }),
  aBroughtAnswer({
    userId: member.id,
    id: 'two',
    coachName: 'Trần Quốc Bảo',
    answeredAt: new Date('2026-06-01T05:00:00Z'),
    message: null,
    rating: null,
    targets: [{ metric: 'pushUps', direction: 'INCREASE', value: null, weeks: 4 }],
  }),
];

const meta = preview.meta({
  title: 'Features/Brought answers',
  component: BroughtAnswersPage,
  parameters: {
    layout: 'fullscreen',
    path: '/indicator/me/bring/answers',
    server: { as: member, at: noon, seed: { broughtAnswers: answers } },
  },
});

export const Read = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lê Hoàng Nguyệt Ánh' })).toBeInTheDocument();
    await expect(canvas.getByText('Vòng eo: giảm còn 80 cm trong 6 tuần')).toBeInTheDocument();
    await expect(canvas.getByText('Bạn đã chấm 5 sao')).toBeInTheDocument();
    await expect(canvas.getByText(/: tăng trong 4 tuần/)).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: { server: { as: member, at: noon, seed: { broughtAnswers: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có câu trả lời nào')).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/brought-answers': 'waiting' } } },
});

export const Failing = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/brought-answers': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waist: decrease to 80 cm within 6 weeks')).toBeInTheDocument();
  },
});
