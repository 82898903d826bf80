import { expect, screen, waitFor } from 'storybook/test';
import { aSession, aUser } from '#fixtures/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import AccountPage from './AccountPage.tsx';
import ConsentDialog from './ConsentDialog.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const office = aSession({
  userId: member.id,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
});

const meta = preview.meta({
  title: 'Features/Account',
  component: AccountPage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/user/account',
    house: { as: member, seed: { sessions: [office] } },
  },
});

export const TwoDevices = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Firefox · Windows')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất Firefox · Windows' }));
    await waitFor(() => expect(canvas.queryByText('Firefox · Windows')).toBeNull());
  },
});
export const TwoDevicesInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [old] = canvas.getAllByLabelText(/^Mật khẩu hiện tại/, { selector: 'input' });
    await userEvent.type(old!, 'sai'); // the first is the password's own form
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu mới/, { selector: 'input' }), 'mat-khau-2');
    await userEvent.type(
      canvas.getByLabelText(/^Nhập lại mật khẩu mới/, { selector: 'input' }),
      'mat-khau-2',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi mật khẩu' }));
    await waitFor(() => expect(old).toBeInvalid());
  },
});

export const DeletionNamesWhatIsLost = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá tài khoản…' }));
    const dialog = await screen.findByRole('alertdialog', { name: /Xoá tài khoản .+@/ });
    await expect(dialog).toHaveAccessibleDescription(/mất hẳn/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Huỷ' })).toHaveFocus());
  },
});

export const TermsChanged = meta.story({ render: () => <ConsentDialog /> });

export const DevicesFailing = meta.story({
  parameters: { house: { answers: { 'GET /auth/sessions': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
