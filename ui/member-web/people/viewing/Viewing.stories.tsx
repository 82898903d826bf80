import { expect, fn } from 'storybook/test';
import { after, minute } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ViewingLine } from './ViewingBanner.tsx';
import ViewingOverPage from './ViewingOverPage.tsx';

const viewing = {
  memberName: 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt',
  staffName: 'Lê Thu Hà',
  endsAt: after(noon, 30 * minute),
};

const meta = preview.meta({
  title: 'Features/Seeing the site as a member',
  component: ViewingLine,
  args: { viewing, onLeave: fn() },
  parameters: { layout: 'fullscreen', path: '/dashboard' },
});

export const AboveEveryScreen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/Lê Thu Hà đang xem trang như Công Tằng/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Rời phiên xem' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
});

export const BeforeItIsKnown = meta.story({
  args: { viewing: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn đang xem trang như một thành viên')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Leaving = meta.story({ args: { isLeaving: true } });
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const Over = meta.story({
  parameters: { path: '/viewing/over?member=u1' },
  render: () => <ViewingOverPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Về trang thành viên/ })).toHaveAttribute(
      'href',
      '/admin/users/u1/show',
    );
  },
});
