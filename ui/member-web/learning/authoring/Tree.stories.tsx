import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import { challengeId, coach, ports, written } from '#fixtures/learning/challenge-being-written.ts';
import { StoryPages } from './story-pages.tsx';

const meta = preview.meta({
  title: 'Features/Authoring/Tree',
  component: StoryPages,
  parameters: {
    layout: 'fullscreen',
    path: `/dashboard/challenge/${challengeId}/edit`,
    server: { as: coach, ports, seed: written() },
  },
});

const stored = async () => {
  const { chapters } = await client.authoring.get({ params: { id: challengeId } });
  return chapters.map(({ id, lessons }) => `${id}: ${lessons.map((lesson) => lesson.id).join(' ')}`);
};
const becomes = (order: readonly string[]) =>
  waitFor(async () => expect(await stored()).toEqual(order), { timeout: 5_000 });

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^1\.1 Đo vòng eo/ })).toBeInTheDocument();
    await expect(canvas.getByText('2/30 chương · 3/200 bài')).toBeInTheDocument();
  },
});
export const FullInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const MovedByButtons = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đưa “Xem cách đo” xuống' }));
    await expect(canvas.getByText('“Xem cách đo” đã ở vị trí 1 trên 2')).toBeInTheDocument();
    await becomes(['week-1: waist', 'week-2: how end']);
    await userEvent.click(canvas.getByRole('button', { name: 'Đưa “Tuần 2” lên' }));
    await becomes(['week-2: how end', 'week-1: waist']);
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await becomes(['week-1: waist how', 'week-2: end']);
  },
});

export const MovedByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /^1\.1 Đo vòng eo/ });
    row.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await becomes(['week-1: how waist', 'week-2: end']);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^1\.2 Đo vòng eo/ })).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await becomes(['week-1: waist how', 'week-2: end']);
  },
});

export const MovedTo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chuyển “Đo vòng eo” tới…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Chuyển “Đo vòng eo” tới…' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Chương' }), '2. Tuần 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Chuyển' }));
    await becomes(['week-1: how', 'week-2: end waist']);
  },
});

const grip = (row: HTMLElement) => {
  const { left, top } = row.getBoundingClientRect();
  return { clientX: left + 12, clientY: top + 20 };
};

export const Dragged = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /^1\.1 Đo vòng eo/ });
    const rowOf = (place: number) => canvasElement.querySelector<HTMLElement>(`[data-place="${place}"]`)!; // three lessons and a chapter below the first
    const [first, second] = [rowOf(1), rowOf(2)];
    const handle = first.querySelector<HTMLElement>('[aria-hidden]')!; // the first thing in a row
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: grip(first) },
      { target: second, coords: grip(second) },
      { keys: '[/MouseLeft]', target: second, coords: grip(second) },
    ]);
    await becomes(['week-1: how waist', 'week-2: end']);
  },
});

export const OrderedElsewhereMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^1\.1 Đo vòng eo/ });
    const { version } = await client.authoring.get({ params: { id: challengeId } });
    await client.authoring.order({
      params: { id: challengeId },
      body: {
        version,
        chapters: [
          { id: 'week-2', lessonIds: ['end'] },
          { id: 'week-1', lessonIds: ['waist', 'how'] },
        ],
      },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Đưa “Xem cách đo” lên' }));
    await expect(await canvas.findByText('Phần này vừa được lưu ở nơi khác')).toBeInTheDocument();
    await expect(await stored()).toEqual(['week-2: end', 'week-1: waist how']);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản của tôi' }));
    await becomes(['week-1: how waist', 'week-2: end']);
  },
});

export const Empty = meta.story({
  parameters: { server: { as: coach, ports, seed: written({ isEmpty: true }) } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Chưa có chương nào')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm chương' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tên chương' }), 'Tuần 1{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm bài đọc: Tuần 1' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tên bài' }), 'Ngủ đủ{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Bài đọc' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^1\.1 Ngủ đủ/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});

const get = `GET /authoring/challenges/${challengeId}`;
export const Waiting = meta.story({ parameters: { server: { as: coach, answers: { [get]: 'waiting' } } } });
export const Failing = meta.story({
  parameters: { server: { as: coach, answers: { [get]: 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
