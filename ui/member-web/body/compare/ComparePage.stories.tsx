import { Route, Routes } from 'react-router';
import { expect, userEvent } from 'storybook/test';
import { aUser } from '#fixtures/people/users.ts';
import { someWeeks } from '#fixtures/body/weeks.ts';
import preview from '../../../../.storybook/preview.tsx';
import ComparePage from './ComparePage.tsx';

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/indicator/:id/compare/:otherId" element={<ComparePage />} />
  </Routes>
);

const member = aUser({ fullname: 'Nguyễn Thị Hoà' });
const weeks = someWeeks(member.id, 6);
const [first, second] = [weeks.snapshots[0]?.id ?? '', weeks.snapshots[5]?.id ?? ''];
const withoutPictures = { snapshots: weeks.snapshots.map((week) => ({ ...week, media: [] })) };

const meta = preview.meta({
  title: 'Features/Compare',
  component: AtItsAddress,
  parameters: {
    layout: 'fullscreen',
    path: `/indicator/${first}/compare/${second}`,
    server: { as: member, seed: weeks },
  },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hai tuần cách nhau 5 tuần.')).toBeInTheDocument();
    await expect(canvas.getByRole('slider')).toBeInTheDocument();
    await expect((await canvas.findAllByText('−1,1 kg')).length).toBeGreaterThan(0);
  },
});

/** The line between the pictures moves with the arrow keys. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(Number(slider.getAttribute('aria-valuenow'))).toBeGreaterThan(50);
  },
});

export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const SideBySide = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cạnh nhau' }));
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('figure')).toHaveLength(2);
  },
});

export const OnlyWhatChanged = meta.story({
  play: async ({ canvas }) => {
    const short = await canvas.findByRole('switch', { name: 'Chỉ hiện mục thay đổi' });
    await expect(short).not.toBeChecked();
    const unchanged = canvas.getAllByText('Không đổi').length;
    await userEvent.click(short);
    await expect(short).toHaveAccessibleDescription(`Đang ẩn ${unchanged} mục không đổi.`);
    await expect(canvas.queryByText('Không đổi')).toBeNull();
  },
});

export const WithoutPictures = meta.story({
  parameters: { server: { as: member, seed: withoutPictures } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hai tuần này không có ảnh')).toBeInTheDocument();
  },
});

export const SameWeek = meta.story({
  parameters: { path: `/indicator/${first}/compare/${first}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/với chính nó/)).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  parameters: { path: `/indicator/${first}/compare/nobody` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy tuần này')).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: {
    server: { as: member, answers: { [`GET /indicators/${first}/compare/${second}`]: 'waiting' } },
  },
});
export const Failing = meta.story({
  parameters: {
    server: { as: member, answers: { [`GET /indicators/${first}/compare/${second}`]: 'failing' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
