import { expect, waitFor } from 'storybook/test';
import { aDevice, aPasskey } from '#fixtures/people/passkeys.ts';
import { aSecondFactor } from '#fixtures/people/second-factors.ts';
import { aUser } from '#fixtures/people/users.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { playDevice } from '../../../../.storybook/played-device.ts';
import preview from '../../../../.storybook/preview.tsx';
import ConfirmRegisterPage from './ConfirmRegisterPage.tsx';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';
import LoginPage from './LoginPage.tsx';
import { pendingAddress } from './pending-address.ts';
import RegisterPage from './RegisterPage.tsx';
import ResetPasswordPage from './ResetPasswordPage.tsx';
import VerifyPage from './VerifyPage.tsx';

const held = aUser({ email: 'held@example.com', status: 'HOLD', statusReason: 'Cần xác minh danh tính' });
const banned = aUser({ email: 'banned@example.com', status: 'BAN', statusReason: 'Vi phạm điều khoản' });
const gone = aUser({ email: 'gone@example.com', status: 'DELETE' });
const careful = aUser({ email: 'careful@example.com' });
const people = [held, banned, gone, careful];
const phone = aDevice({ id: 'BBBB' });
const ownPasskey = (userId: string) => ({
  users: people,
  passkeys: [aPasskey({ userId, credentialId: phone.id })],
  secondFactors: [aSecondFactor({ userId: careful.id })],
  credentials: { [careful.id]: 'hash of mat-khau' },
});

const meta = preview.meta({
  title: 'Features/Auth',
  component: LoginPage,
  parameters: {
    layout: 'fullscreen',
    server: {
      seed: {
        users: people,
        secondFactors: [aSecondFactor({ userId: careful.id })],
        credentials: Object.fromEntries(people.map(({ id }) => [id, 'hash of mat-khau'])),
      },
    },
  },
  beforeEach: () => pendingAddress.forget(),
});

export const Login = meta.story({ parameters: { path: '/auth/login?next=%2Fdashboard%2Frewards' } });
export const LoginInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

/** The device made sure of its owner: no code is asked for. */
export const WithAPasskey = meta.story({
  parameters: { server: { seed: ownPasskey(careful.id) } },
  beforeEach: () => playDevice(phone),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập bằng khoá truy cập' }));
    await waitFor(() => expect(signedIn.current().status).toBe('member'));
  },
});

export const PasskeyOfNobody = meta.story({
  beforeEach: () => playDevice(aDevice({ id: 'CCCC' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập bằng khoá truy cập' }));
    await expect(await canvas.findByText(/^Không xác nhận được khoá truy cập này/)).toBeInTheDocument();
  },
});

export const PasskeyOfAHeldAccount = meta.story({
  parameters: { server: { seed: ownPasskey(held.id) } },
  beforeEach: () => playDevice(phone),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập bằng khoá truy cập' }));
    await expect(await canvas.findByText('Cần xác minh danh tính')).toBeInTheDocument();
  },
});

/** After the right password the passkey stands beside the code. */
export const SecondStepWithAPasskey = meta.story({
  parameters: { server: { seed: ownPasskey(careful.id) } },
  beforeEach: () => playDevice(phone),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), careful.email);
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/, { selector: 'input' }), 'mat-khau{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Xác nhận bằng khoá truy cập' }));
    await waitFor(() => expect(signedIn.current().status).toBe('member'));
  },
});

export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'held@example.com');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/, { selector: 'input' }), 'sai{Enter}');
    await expect(await canvas.findByText(/Email hoặc mật khẩu không đúng/)).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue('held@example.com');
  },
});

/** The right password leads to the second step; a wrong code says so, and the way back keeps the address. */
export const SecondStep = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), careful.email);
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/, { selector: 'input' }), 'mat-khau{Enter}');
    const code = await canvas.findByRole('textbox', { name: /^Mã xác thực/ });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '000000');
    await expect(await canvas.findByText(/^Mã chưa đúng/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Không có điện thoại/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Mã khôi phục/ }), 'abcd');
    await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận' }));
    await expect(await canvas.findByText(/^Mã chưa đúng/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Quay lại nhập mật khẩu' }));
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue(careful.email);
  },
});
export const SecondStepInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), careful.email);
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'mat-khau{Enter}');
    await expect(await canvas.findByRole('textbox', { name: /^Sign-in code/ })).toBeInTheDocument();
  },
});

/** Each closed account has its own sentence, the reason, and a way on. */
const knocks =
  (email: string, title: string, reason?: string): NonNullable<typeof WrongPassword.input.play> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), email);
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/, { selector: 'input' }), 'mat-khau{Enter}');
    await expect(await canvas.findByText(title)).toBeInTheDocument();
    if (reason !== undefined) await expect(canvas.getByText(reason)).toBeInTheDocument();
    // Who is held or banned appeals by a link of their own; who left writes to us.
    const [name, address] =
      reason === undefined ? [/@/, 'mailto:'] : ['Xem chi tiết và khiếu nại', '/appeal?token='];
    await expect(canvas.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining(address),
    );
  };
export const OnHold = meta.story({
  play: knocks('held@example.com', 'Tài khoản đang tạm khoá', 'Cần xác minh danh tính'),
});
export const Banned = meta.story({
  play: knocks('banned@example.com', 'Tài khoản đã bị khoá', 'Vi phạm điều khoản'),
});
export const Deleted = meta.story({ play: knocks('gone@example.com', 'Tài khoản đã được xoá') });

export const Register = meta.story({
  parameters: { path: '/auth/register?ref=minhanh7' },
  render: () => <RegisterPage />,
});

export const RegisterWithErrors = meta.story({
  parameters: { path: '/auth/register' },
  render: () => <RegisterPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/, { selector: 'input' }), 'ngan');
    await userEvent.type(canvas.getByLabelText(/^Nhập lại mật khẩu/, { selector: 'input' }), 'khac');
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo tài khoản' }));
    await expect(await canvas.findByText('Còn 5 mục cần sửa:')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Họ và tên/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Email:/ }));
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus();
  },
});

/** Two passwords are compared: the error of one goes when the other is mended. */
export const RegisterWithPasswordsMended = meta.story({
  parameters: { path: '/auth/register' },
  render: () => <RegisterPage />,
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Mật khẩu/, { selector: 'input' });
    const repeated = canvas.getByLabelText(/^Nhập lại mật khẩu/, { selector: 'input' });
    await userEvent.type(password, 'mat-khau-');
    await userEvent.type(repeated, 'mat-khau-1');
    await userEvent.tab();
    await waitFor(() => expect(repeated).toBeInvalid());
    await userEvent.type(password, '1');
    await waitFor(() => expect(repeated).toBeValid());
    await expect(password).toHaveFocus();
  },
});

export const AddressIsTaken = meta.story({
  parameters: { path: '/auth/register' },
  render: () => <RegisterPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Họ và tên/ }), 'Trần Văn An');
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'held@example.com');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/, { selector: 'input' }), 'mat-khau');
    await userEvent.type(canvas.getByLabelText(/^Nhập lại mật khẩu/, { selector: 'input' }), 'mat-khau');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo tài khoản' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Email/ })).toBeInvalid());
    await expect(canvas.getByRole('textbox', { name: /Họ và tên/ })).toHaveValue('Trần Văn An');
  },
});

export const VerifyWithoutAddress = meta.story({
  parameters: { path: '/auth/verify' },
  render: () => <VerifyPage />,
});

export const Verify = meta.story({
  parameters: { path: '/auth/verify' },
  render: () => <VerifyPage />,
  beforeEach: () =>
    pendingAddress.remember({ email: 'an@example.com', mode: 'CODE', resendAt: Date.now() + 290_000 }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/4:\d\d/);
    await userEvent.click(canvas.getByRole('textbox', { name: /Mã xác nhận/ }));
    await userEvent.paste('012 345');
    await expect(await canvas.findByText('Còn 4 lần thử cho mã này.')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /Mã xác nhận/ })).toHaveValue('');
  },
});

export const CodeIsLocked = meta.story({
  parameters: { path: '/auth/verify' },
  render: () => <VerifyPage />,
  beforeEach: () => pendingAddress.remember({ email: 'an@example.com', mode: 'CODE', wrongTries: 5 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Mã xác nhận/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Gửi lại mã' })).toBeEnabled();
  },
});

export const VerifyByLink = meta.story({
  parameters: { path: '/auth/verify' },
  render: () => <VerifyPage />,
  beforeEach: () => pendingAddress.remember({ email: 'an@example.com', mode: 'LINK' }),
});

export const Confirm = meta.story({
  parameters: { path: '/auth/confirm-register?token=abc' },
  render: () => <ConfirmRegisterPage />,
});

export const ConfirmWithADeadLink = meta.story({
  parameters: { path: '/auth/confirm-register?token=abc' },
  render: () => <ConfirmRegisterPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận email' }));
    await expect(await canvas.findByText('Liên kết không còn dùng được')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Gửi liên kết mới' })).toBeInTheDocument();
  },
});

export const Forgot = meta.story({
  parameters: { path: '/auth/forgot-password' },
  render: () => <ForgotPasswordPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'nobody@example.com{Enter}');
    await expect(await canvas.findByText(/gửi liên kết đặt lại mật khẩu/)).toBeInTheDocument();
  },
});

export const Reset = meta.story({
  parameters: { path: '/auth/reset-password?token=abc' },
  render: () => <ResetPasswordPage />,
});
export const ResetWithoutToken = meta.story({
  parameters: { path: '/auth/reset-password' },
  render: () => <ResetPasswordPage />,
});
