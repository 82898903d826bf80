import { expect, waitFor } from 'storybook/test';
import { noon } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { appCode, aSecondFactor, aTrustedDevice } from '#fixtures/people/second-factors.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import SecurityPage from './SecurityPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const password = 'mat-khau-cu-the';
const factor = aSecondFactor({ userId: member.id });
const credentials = { [member.id]: hashOf(password) };
const codes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    userId: member.id,
    hash: `hash of a code ${index}`,
    usedAt: null,
  }));
const on = {
  credentials,
  secondFactors: [factor],
  recoveryCodes: codes(9),
  trustedDevices: [aTrustedDevice({ userId: member.id })],
};

const meta = preview.meta({
  title: 'Features/Two-step sign-in',
  component: SecurityPage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/user/security',
    server: { as: member, seed: { credentials }, at: noon },
  },
});

/** From the password to the recovery codes, which are shown once. */
export const SettingUp = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByLabelText(/^Mật khẩu của bạn/, { selector: 'input' });
    await userEvent.type(field, 'sai');
    await userEvent.click(canvas.getByRole('button', { name: 'Bắt đầu' }));
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.clear(field);
    await userEvent.type(field, password);
    await userEvent.click(canvas.getByRole('button', { name: 'Bắt đầu' }));
    await expect(await canvas.findByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeInTheDocument();
    const secret = canvasElement.querySelector('code')?.textContent?.replaceAll(' ', '') ?? '';
    await userEvent.type(canvas.getByRole('textbox', { name: /^Mã trong ứng dụng/ }), appCode(secret, noon));
    const heading = await canvas.findByText('Cất các mã này ở nơi an toàn ngay bây giờ');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Tôi đã cất mã' }));
    await expect(await canvas.findByText('Đang bật')).toBeInTheDocument();
    await expect(canvas.getByText('Bạn còn 10 mã khôi phục chưa dùng.')).toBeInTheDocument();
  },
});

export const WrongFirstCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Mật khẩu của bạn/, { selector: 'input' }), password);
    await userEvent.click(canvas.getByRole('button', { name: 'Bắt đầu' }));
    const field = await canvas.findByRole('textbox', { name: /^Mã trong ứng dụng/ });
    await userEvent.type(field, '000000');
    await expect(await canvas.findByText(/^Mã chưa đúng/)).toBeInTheDocument();
  },
});

export const TurnedOn = meta.story({
  parameters: { server: { as: member, seed: on, at: noon } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bạn còn 9 mã khôi phục chưa dùng.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ tin cậy Chrome · Android' }));
    await expect(await canvas.findByText(/^Chưa có thiết bị nào/)).toBeInTheDocument();
  },
});

export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { as: member, seed: { ...on, recoveryCodes: codes(1) }, at: noon } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have only 1 recovery code left/)).toBeInTheDocument();
  },
});

export const RenewingCodes = meta.story({
  parameters: { server: { as: member, seed: on, at: noon } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tạo mã khôi phục mới' }));
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu của bạn/, { selector: 'input' }), password);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Mã xác thực/ }), appCode(factor.secret, noon));
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo mã mới' }));
    await expect(await canvas.findByText('Cất các mã này ở nơi an toàn ngay bây giờ')).toBeInTheDocument();
  },
});

/** What was typed stays, and focus goes to the field that is wrong. */
export const TurningOffWithAWrongCode = meta.story({
  parameters: { server: { as: member, seed: on, at: noon } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tắt xác minh hai bước' }));
    const field = canvas.getByLabelText(/^Mật khẩu của bạn/, { selector: 'input' });
    await userEvent.type(field, password);
    await userEvent.click(canvas.getByRole('button', { name: /^Không có điện thoại/ }));
    const code = canvas.getByRole('textbox', { name: /^Mã khôi phục/ });
    await userEvent.type(code, 'abcd-efgh-ijkl-mnop');
    await userEvent.click(canvas.getByRole('button', { name: 'Tắt' }));
    await waitFor(() => expect(code).toBeInvalid());
    await expect(code).toHaveFocus();
    await expect(field).toHaveValue(password);
  },
});

export const Loading = meta.story({
  parameters: { server: { as: member, seed: on, answers: { 'GET /me/second-factor': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { as: member, seed: on, answers: { 'GET /me/second-factor': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
