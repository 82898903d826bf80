import { expect, userEvent, waitFor, within } from 'storybook/test';
import { someWeeks } from '#fixtures/body/weeks.ts';
import { aUser } from '#fixtures/people/users.ts';
import { forgetSightings } from '../../../../.storybook/drawn-sight.tsx';
import preview from '../../../../.storybook/preview.tsx';
import TimeLapsePage from './TimeLapsePage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Hoà' });
const year = someWeeks(member.id, 20);
const oneWeek = someWeeks(member.id, 1);
const server = { as: member, seed: year };
const samePhoto = {
  ...year,
  snapshots: year.snapshots.map((week) => ({ ...week, media: year.snapshots.at(-1)?.media ?? [] })),
};

const meta = preview.meta({
  title: 'Features/Body/TimeLapse',
  component: TimeLapsePage,
  parameters: { layout: 'fullscreen', path: '/indicator/me/time-lapse', server },
  beforeEach: forgetSightings,
});

/** The newest week first; the slider says the week and the weight. */
export const TwelveWeeks = meta.story({
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tuần' });
    await expect(slider).toHaveAttribute('max', '11');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/16 – 22 thg 11, 2026 · .*\skg/),
    );
    await waitFor(() => expect(canvas.queryByText(/Đang căn ảnh/)).toBeNull());
    await expect(canvas.queryByText(/Chưa căn/)).toBeNull();
    slider.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Tuần trước đó' }));
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('9 – 15 thg 11, 2026'));
    await expect(canvas.getByRole('img', { name: 'Phía trước, tuần 9 – 15 thg 11, 2026' })).toBeVisible();
  },
});

export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

/** From the newest it begins with the oldest, and stops at the end; a pause holds the week. */
export const Played = meta.story({
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tuần' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhanh' }));
    const play = canvas.getByRole('button', { name: 'Chạy' });
    await waitFor(() => expect(play).toBeEnabled());
    await userEvent.click(play);
    await waitFor(() => expect(Number(slider.getAttribute('value'))).toBeLessThan(6));
    await userEvent.click(canvas.getByRole('button', { name: 'Tạm dừng' }));
    await expect(canvas.getByRole('button', { name: 'Chạy' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Chạy' }));
    await waitFor(() => expect(slider).toHaveAttribute('value', '11'));
    await expect(await canvas.findByRole('button', { name: 'Chạy' })).toBeInTheDocument();
  },
});

export const AllWeeks = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tất cả' }));
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Tuần' })).toHaveAttribute('max', '19'));
  },
});

/** One photo stands for several weeks: it is looked at once, and all of them are done with. */
export const OnePhotoForAll = meta.story({
  parameters: { server: { as: member, seed: samePhoto } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Chạy' })).toBeEnabled());
    await expect(canvas.queryByText(/Đang căn ảnh/)).toBeNull();
  },
});

export const AnotherSide = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Phía sau' }));
    await expect(await canvas.findByRole('img', { name: /^Phía sau, tuần/ })).toBeInTheDocument();
  },
});

/** What was not found is said of the week in view, and set by hand. */
export const NotFound = meta.story({
  parameters: { sight: { score: 0.1 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Chưa căn được ảnh tuần 16 – 22/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Căn tay' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Lên' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dùng vị trí này' }));
    await waitFor(() => expect(canvas.queryByText(/Chưa căn được ảnh tuần 16 – 22/)).toBeNull());
  },
});

export const WithoutAFinder = meta.story({
  parameters: { sight: { isBlind: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chưa căn tự động được/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Chạy' })).toBeEnabled();
  },
});

export const Aligning = meta.story({
  parameters: { sight: { isSlow: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đang căn ảnh 0/12')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Chạy' })).toBeDisabled();
  },
});

/** The weeks are known, their photos can't be fetched. */
export const WithoutPhotos = meta.story({
  parameters: { sight: { isAway: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chưa tải được ảnh tuần này/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Tải lại' })).toBeInTheDocument();
  },
});

export const OneWeek = meta.story({
  parameters: { server: { as: member, seed: oneWeek } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mới có ảnh của 1 tuần')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Chụp ảnh tuần này' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả các tuần' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Xem tất cả các tuần' })).toBeNull());
  },
});

export const NoWeeks = meta.story({
  parameters: { server: { as: member, seed: { snapshots: [], media: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có ảnh để xem qua các tuần')).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { ...server, answers: { 'GET /indicators': 'waiting' } } },
});

export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /indicators': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
