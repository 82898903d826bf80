import { Route, Routes } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aUser } from '#fixtures/people/users.ts';
import { someWeeks } from '#fixtures/body/weeks.ts';
import { forgetSightings } from '../../../../.storybook/drawn-sight.tsx';
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
  beforeEach: forgetSightings,
});

/** The photo, as it lies in its frame. */
const turned = (picture: HTMLElement): string => getComputedStyle(picture).transform;

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

/** Shoulders and hips of both were found: both lie in one place, until the member wants them as they are. */
export const Aligned = meta.story({
  play: async ({ canvas }) => {
    const aligned = await canvas.findByRole('switch', { name: 'Căn theo vai và hông' });
    await expect(aligned).toBeChecked();
    const pictures = await canvas.findAllByAltText(/Phía trước, tuần/);
    await waitFor(() => expect(pictures.map(turned)).not.toContain('none'));
    await userEvent.click(aligned);
    await waitFor(() => expect(pictures.map(turned)).toEqual(['none', 'none']));
    await expect(canvas.queryByRole('button', { name: 'Căn tay' })).toBeNull();
  },
});

/** Too little is seen: both stay as they are, and it is said of each. */
export const NotAligned = meta.story({
  parameters: { sight: { score: 0.1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/không thấy rõ vai và hông/)).toHaveLength(2);
    const pictures = canvas.getAllByAltText(/Phía trước, tuần/);
    await expect(pictures.map(turned)).toEqual(['none', 'none']);
  },
});

/** Set by hand, without a finger on the photo; both photos in one dialog. */
export const ByHand = meta.story({
  parameters: { sight: { score: 0.1 } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Căn tay' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText(/Vai: ngang 50%, dọc 27%/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Xuống' }));
    await expect(dialog.getByText(/Vai: ngang 50%, dọc 28%/)).toBeInTheDocument();
    const [, other] = within(dialog.getByRole('group', { name: 'Ảnh đang chỉnh' })).getAllByRole('button');
    if (other) await userEvent.click(other);
    await userEvent.click(dialog.getByRole('button', { name: 'Hông' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sang trái' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dùng vị trí này' }));
    const pictures = canvas.getAllByAltText(/Phía trước, tuần/);
    await waitFor(() => expect(pictures.map(turned)).not.toContain('none'));
  },
});

export const WithoutAFinder = meta.story({
  parameters: { sight: { isBlind: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chưa căn tự động được/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Căn tay' })).toBeInTheDocument();
  },
});

export const Aligning = meta.story({
  parameters: { sight: { isSlow: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đang căn ảnh 0/2')).toBeInTheDocument();
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
