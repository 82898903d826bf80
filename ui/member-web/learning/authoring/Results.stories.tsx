import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import { challengeId, coach, learned, ports, written } from '#fixtures/learning/challenge-being-written.ts';
import { StoryPages } from './story-pages.tsx';

const overview = `/dashboard/challenge/${challengeId}`;
const learners = `${overview}/enroll`;
const server = { as: coach, ports, seed: learned() };

const meta = preview.meta({
  title: 'Features/Authoring/Results',
  component: StoryPages,
  parameters: { layout: 'fullscreen', path: overview, server },
});

export const Overview = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Học viên đi tới đâu')).toBeInTheDocument();
    await expect(canvas.getByText('Kiểm tra nhanh: 100% trong 3 lượt trả lời sai')).toBeInTheDocument();
    await expect(canvas.getByText(/^Bản 1/)).toBeInTheDocument();
  },
});
export const OverviewInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const NoLearnersYet = meta.story({
  parameters: { server: { as: coach, ports, seed: written() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có học viên')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Xoá bản nháp' })).not.toBeInTheDocument();
  },
});

export const EmptyDraftDeleted = meta.story({
  parameters: { server: { as: coach, ports, seed: written({ isEmpty: true }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xoá bản nháp' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xoá' }));
    await waitFor(async () => expect((await client.authoring.list({})).items).toEqual([]));
  },
});

export const StuckFirst = meta.story({
  parameters: { path: learners },
  play: async ({ canvas, userEvent }) => {
    const rows = (await canvas.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    await expect(rows).toEqual(['Nguyễn Minh Anh', 'Lê Thu Hà']);
    await userEvent.click(canvas.getByRole('button', { name: 'Bài kiểm tra của Nguyễn Minh Anh' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/Đã làm 3\/3 lần/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cho thêm lượt làm “Kiểm tra nhanh”' }));
    await expect(await dialog.findByText(/Đã làm 3\/6 lần/)).toBeInTheDocument();
    const { items } = await client.authoring.enrolments({ params: { id: challengeId }, query: {} });
    await expect(items.every(({ isStuck }) => !isStuck)).toBe(true);
  },
});
export const LearnersInEnglishAndDark = meta.story({
  parameters: { path: learners },
  globals: { language: 'en', theme: 'dark' },
});

/** What a story's seed leaves out stays as it is above: no learners are said to be none. */
const nobody = { ...written(), learning: { ...written().learning, enrolments: [] } };

export const NobodyEnrolled = meta.story({
  parameters: { path: learners, server: { as: coach, ports, seed: nobody } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có ai ghi danh')).toBeInTheDocument();
  },
});

const statistics = `GET /authoring/challenges/${challengeId}/statistics`;
const enrolments = `GET /authoring/challenges/${challengeId}/enrolments`;
export const Waiting = meta.story({
  parameters: { server: { ...server, answers: { [statistics]: 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { [statistics]: 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const LearnersWaiting = meta.story({
  parameters: { path: learners, server: { ...server, answers: { [enrolments]: 'waiting' } } },
});
export const LearnersFailing = meta.story({
  parameters: { path: learners, server: { ...server, answers: { [enrolments]: 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
