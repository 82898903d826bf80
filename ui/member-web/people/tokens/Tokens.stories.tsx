import { expect, screen, waitFor } from 'storybook/test';
import { after, day, hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aPersonalToken } from '#fixtures/people/personal-tokens.ts';
import { aUser } from '#fixtures/people/users.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { tabTo } from '#ui/story-keys.ts';
import preview from '../../../../.storybook/preview.tsx';
import TokensPage from './TokensPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const password = 'mat-khau-cu-the';
const tokens = [
  aPersonalToken({
    userId: member.id,
    name: 'Trợ lý trên máy tính bàn',
    scopes: ['weeks.read', 'reviews.read', 'photos.read', 'draft.write'],
    lastUsedAt: after(noon, -hour),
  }),
  aPersonalToken({ userId: member.id, name: 'Mã chưa dùng' }),
  aPersonalToken({
    userId: member.id,
    name: 'Mã đã hết hạn',
    createdAt: after(noon, -40 * day),
    expiresAt: after(noon, -10 * day),
  }),
  aPersonalToken({
    userId: member.id,
    name: 'Mã cũ',
    createdAt: after(noon, -50 * day),
    revokedAt: after(noon, -2 * day),
    endReason: 'PASSWORD',
  }),
];
const seed = { credentials: { [member.id]: hashOf(password) } };

const meta = preview.meta({
  title: 'Features/Own assistant',
  component: TokensPage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/user/tokens',
    server: { as: member, seed: { ...seed, personalTokens: tokens }, at: noon },
  },
});

export const WithTokens = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Hết hiệu lực vì đổi mật khẩu')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Thu hồi mã “Mã chưa dùng”' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Thu hồi mã “Mã chưa dùng”?' });
    await expect(dialog).toHaveAccessibleDescription(/không đọc được gì nữa/);
    await userEvent.click(screen.getByRole('button', { name: 'Thu hồi' }));
    await expect(await canvas.findByText('Đã thu hồi')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Thu hồi mã “Mã chưa dùng”' })).toBeNull();
  },
});
export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ended with a new password')).toBeInTheDocument();
  },
});

const empty = { server: { as: member, seed: { ...seed, personalTokens: [] }, at: noon } };

/** The value is shown once, stands in the settings to copy, and is gone when it was put away. */
export const Creating = meta.story({
  parameters: empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Bạn chưa kết nối trợ lý nào.')).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText(/^Tên/), 'Trợ lý của tôi');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Đọc nhận xét của huấn luyện viên' }));
    await userEvent.selectOptions(canvas.getByLabelText(/^Thời hạn/), '90');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu của bạn/, { selector: 'input' }), password);
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo mã truy cập' }));
    const heading = await canvas.findByText('Đã tạo mã “Trợ lý của tôi”');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvasElement.textContent).toContain('Bearer fbp_0');
    await userEvent.click(canvas.getByRole('button', { name: 'Tôi đã cất mã' }));
    await waitFor(() => expect(canvasElement.textContent).not.toContain('fbp_0'));
    await expect(
      await canvas.findByRole('button', { name: 'Thu hồi mã “Trợ lý của tôi”' }),
    ).toBeInTheDocument();
  },
});

/** What was typed stays, and focus goes to the field that is wrong. */
export const WrongPassword = meta.story({
  parameters: empty,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Tên/);
    await userEvent.type(name, 'Trợ lý');
    const field = canvas.getByLabelText(/^Mật khẩu của bạn/, { selector: 'input' });
    await userEvent.type(field, 'sai');
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo mã truy cập' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(name).toHaveValue('Trợ lý');
  },
});

export const NothingChosen = meta.story({
  parameters: empty,
  play: async ({ canvas, userEvent }) => {
    const weeks = await canvas.findByRole('checkbox', { name: 'Đọc các tuần đã lưu' });
    await userEvent.click(weeks);
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo mã truy cập' }));
    await waitFor(() => expect(weeks).toBeInvalid());
    await expect(canvas.getByLabelText(/^Tên/)).toBeInvalid();
  },
});

export const TooMany = meta.story({
  parameters: {
    server: {
      as: member,
      seed: {
        ...seed,
        personalTokens: [1, 2, 3, 4, 5].map((number) =>
          aPersonalToken({ userId: member.id, name: `Trợ lý ${number}` }),
        ),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tên/), 'Thêm một mã');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu của bạn/, { selector: 'input' }), password);
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo mã truy cập' }));
    await expect(await canvas.findByText(/tối đa 5 mã truy cập cùng lúc/)).toBeInTheDocument();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Thu hồi mã “Mã chưa dùng”' });
    await tabTo(userEvent, () => canvas.getByRole('button', { name: 'Thu hồi mã “Mã chưa dùng”' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Huỷ' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Thu hồi mã “Mã chưa dùng”' })).toHaveFocus(),
    );
  },
});

export const Loading = meta.story({
  parameters: { server: { as: member, seed, answers: { 'GET /me/personal-tokens': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { as: member, seed, answers: { 'GET /me/personal-tokens': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
