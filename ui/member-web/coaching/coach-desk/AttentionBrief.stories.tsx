import { expect, waitFor } from 'storybook/test';
import { day } from '#core/kernel/time.ts';
import { aGoal } from '#fixtures/body/snapshots.ts';
import { asked, coach, member, now, seed, serverFor } from '#fixtures/coaching/review-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import { memberPath } from '../../app/paths.ts';
import { AttentionBrief } from './AttentionBrief.tsx';

/** The waist of the scene's member has moved less than the tape differs by, for as long as its weeks go back. */
const goals = [
  aGoal({
    userId: member.id,
    metric: 'waist',
    target: 78,
    startValue: 90,
    createdAt: new Date(now.getTime() - 90 * day),
  }),
];
const server = { ...serverFor(coach), seed: { ...seed, goals } };

const meta = preview.meta({
  title: 'Features/CoachAttention',
  component: AttentionBrief,
  parameters: { path: '/dashboard/coach', server },
});

const mute = (isMuted: boolean) =>
  client.attention.mute({ params: { id: member.id }, body: { kind: 'PLATEAU', subject: 'waist', isMuted } });

export const OneStandsStill = meta.story({
  beforeEach: async () => {
    await asked();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: member.fullname })).toHaveAttribute(
      'href',
      memberPath(member.id),
    );
    await expect(canvas.getByText('Vòng eo: đứng yên')).toBeInTheDocument();
    await expect(canvas.getByText(/^Từ 84,8 cm đến 86 cm suốt 5 tuần/)).toBeInTheDocument();
    await userEvent.click(canvas.getByText('Vì sao hiện?'));
    await expect(canvas.getByText(/sai số đo \(1,5 cm\)/)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: /^Tắt dấu hiệu này: Vòng eo/ }));
    await expect(await canvas.findByText('Chưa có ai cần xem')).toBeInTheDocument();
    await userEvent.click(canvas.getByText('1 dấu hiệu đã tắt'));
    await expect(canvas.getByText(/hiện vẫn còn$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Bật lại: Vòng eo/ }));
    await expect(await canvas.findByRole('link', { name: member.fullname })).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('1 dấu hiệu đã tắt')).toBeNull());
  },
});
export const InEnglishAndDark = meta.story({
  beforeEach: async () => {
    await asked();
  },
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waist: no change')).toBeInTheDocument();
    await expect(canvas.getByText(/^Between 84.8 cm and 86 cm for 5 weeks/)).toBeInTheDocument();
  },
});
export const AllMuted = meta.story({
  beforeEach: async () => {
    await asked();
    await mute(true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 dấu hiệu đã tắt')).toBeInTheDocument();
    await expect(canvas.getByText('Chưa có ai cần xem')).toBeInTheDocument();
  },
});
export const NobodyNeedsALook = meta.story({
  parameters: { server: { ...server, seed: { ...seed, goals: [] } } },
  beforeEach: async () => {
    await asked();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có ai cần xem')).toBeInTheDocument();
  },
});
export const NobodyToSee = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa được xem tuần của ai')).toBeInTheDocument();
  },
});
export const MutingFails = meta.story({
  parameters: {
    server: { ...server, answers: { [`PUT /me/members/${member.id}/signals`]: 'failing' } },
  },
  beforeEach: async () => {
    await asked();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Tắt dấu hiệu này/ }));
    await expect(await canvas.findByText(/story-0001/)).toBeInTheDocument();
    await expect(canvas.getByText('Vòng eo: đứng yên')).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  parameters: { server: { ...server, answers: { 'GET /me/attention': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /me/attention': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
