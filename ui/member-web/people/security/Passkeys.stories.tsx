import { expect, screen, waitFor, within } from 'storybook/test';
import { after, day, hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aDevice, aPasskey } from '#fixtures/people/passkeys.ts';
import { aSecondFactor } from '#fixtures/people/second-factors.ts';
import { aUser } from '#fixtures/people/users.ts';
import { playDevice } from '../../../../.storybook/played-device.ts';
import preview from '../../../../.storybook/preview.tsx';
import SecurityPage from './SecurityPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const staff = aUser({ id: '1', fullname: 'Lê Thu Hà' });
const password = 'mat-khau-cu-the';
const credentials = { [member.id]: hashOf(password) };
const passkeys = [
  aPasskey({
    userId: member.id,
    name: 'iPhone của Minh Anh',
    lastUsedAt: after(noon, -hour),
    createdAt: after(noon, -day),
  }),
  aPasskey({
    userId: member.id,
    name: 'Khoá bảo mật trong ngăn kéo bàn làm việc',
    isSyncable: false,
    isSynced: false,
    createdAt: after(noon, -40 * day),
  }),
];
const server = { as: member, seed: { credentials }, at: noon };
const full = Array.from({ length: 10 }, (_, index) => aPasskey({ userId: member.id, name: `Máy ${index}` }));

const meta = preview.meta({
  title: 'Features/Passkeys',
  component: SecurityPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/user/security', server },
  beforeEach: () => playDevice(aDevice({ id: 'AAAA' })),
});

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có khoá nào.')).toBeInTheDocument();
  },
});

export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm khoá truy cập' }));
    const name = canvas.getByRole('textbox', { name: /^Tên khoá/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo khoá' }));
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.type(name, 'Máy tính ở nhà');
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo khoá' }));
    await expect(await canvas.findByText('Máy tính ở nhà')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Thêm khoá truy cập' })).toBeInTheDocument();
  },
});

/** After an hour the server wants to know who is there; then the work goes on by itself. */
export const AddingAfterAWhile = meta.story({
  parameters: { server: { ...server, at: after(noon, hour), provenAt: noon } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm khoá truy cập' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo khoá' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Xác nhận là bạn' }));
    const field = await dialog.findByLabelText(/^Mật khẩu của bạn/, { selector: 'input' });
    await userEvent.type(field, `${password}{Enter}`);
    await waitFor(() => expect(canvas.queryByText('Chưa có khoá nào.')).toBeNull());
  },
});

/** Saying no at the browser's question is no error: what was typed stays. */
export const NotNow = meta.story({
  beforeEach: () => playDevice('says no'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm khoá truy cập' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo khoá' }));
    await expect(await canvas.findByText(/^Chưa dùng khoá truy cập nào/)).toBeInTheDocument();
  },
});

export const Listed = meta.story({
  parameters: { server: { ...server, seed: { credentials, passkeys } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi tên khoá iPhone của Minh Anh' }));
    const name = canvas.getByRole('textbox', { name: /^Tên khoá/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'iPhone cũ{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Gỡ khoá iPhone cũ' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Gỡ khoá' }));
    await waitFor(() => expect(canvas.queryByText('iPhone cũ')).toBeNull());
  },
});

export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: {
    server: {
      ...server,
      seed: { credentials, passkeys, secondFactors: [aSecondFactor({ userId: member.id })] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('iPhone của Minh Anh')).toBeInTheDocument();
  },
});

export const Full = meta.story({
  parameters: { server: { ...server, seed: { credentials, passkeys: full } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Mỗi tài khoản có tối đa 10 khoá/)).toBeInTheDocument();
  },
});

/** The last second factor of staff stays, and says why. */
export const LastOneOfStaff = meta.story({
  parameters: {
    server: {
      as: staff,
      at: noon,
      seed: { passkeys: [aPasskey({ userId: staff.id, name: 'Máy của quản trị' })] },
      ports: { staffNeedSecondFactor: true },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gỡ khoá Máy của quản trị' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Gỡ khoá' }));
    await expect(await question.findByText(/^Vai trò của bạn cần/)).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  parameters: { server: { ...server, answers: { 'GET /me/passkeys': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /me/passkeys': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
