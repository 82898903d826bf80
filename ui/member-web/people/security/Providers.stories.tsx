import { expect, screen, waitFor, within } from 'storybook/test';
import { after, day, hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aProviderClaim, aProviderLink, plainSignInProviders } from '#fixtures/people/sign-in-providers.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import SecurityPage from './SecurityPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh', email: 'minhanh@example.com' });
const credentials = { [member.id]: hashOf('mat-khau-cu-the') };
const google = aProviderLink({
  userId: member.id,
  email: 'minhanh@gmail.example',
  createdAt: after(noon, -40 * day),
  lastUsedAt: after(noon, -hour),
});
const ports = { signInProviders: plainSignInProviders({ isAway: true }) };
/** Parameters of a story are merged into those of its file: what one story must not have is in no other's. */
const base = { as: member, at: noon };
const server = { ...base, ports, seed: { credentials, providerLinks: [google] } };
const withoutPassword = { ...base, hasPassword: false, ports, seed: { providerLinks: [google] } };

const meta = preview.meta({
  title: 'Features/Linked accounts',
  component: SecurityPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/user/security', server: base },
});

/** Nothing is offered where nothing is configured. */
export const None = meta.story({
  parameters: {
    server: { ...base, seed: { credentials } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Chưa có khoá nào.');
    await waitFor(() => expect(canvas.queryByText('Tài khoản liên kết')).toBeNull());
  },
});

export const Listed = meta.story({
  parameters: { server },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gỡ liên kết Google' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Gỡ liên kết' }));
    await expect(await canvas.findByRole('button', { name: 'Liên kết Google' })).toBeInTheDocument();
  },
});

export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/minhanh@gmail\.example/)).toBeInTheDocument();
  },
});

export const ProviderIsAway = meta.story({
  parameters: { server },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Liên kết Zalo' }));
    await expect(await canvas.findByText(/^Zalo đang không trả lời/)).toBeInTheDocument();
  },
});

/** Without a password the link is the last way in: it stays, and a password is offered. */
export const LastWayIn = meta.story({
  parameters: { server: withoutPassword },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gỡ liên kết Google' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Gỡ liên kết' }));
    await expect(await question.findByText(/^Đây là cách đăng nhập cuối cùng/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: /^(Huỷ|Để sau|Không)/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi liên kết đặt mật khẩu' }));
    await expect(await canvas.findByText(/^Đã gửi liên kết đặt mật khẩu/)).toBeInTheDocument();
  },
});

/** After a while the provider is what shows who is there. */
export const ConfirmedByTheProvider = meta.story({
  parameters: {
    server: { ...withoutPassword, at: after(noon, hour), provenAt: noon },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Liên kết Zalo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Xác nhận là bạn' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Tiếp tục với Google' }));
    await expect(await dialog.findByText(/^Google đang không trả lời/)).toBeInTheDocument();
  },
});

/** The person came back from a provider and has signed in: it is linked when they say so. */
export const LinkingWhatCameBack = meta.story({
  parameters: {
    path: '/dashboard/user/security?link=1',
    server: {
      ...server,
      seed: {
        credentials,
        providerClaims: [aProviderClaim({ email: 'minhanh@gmail.example', provider: 'GOOGLE' })],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Liên kết Google với tài khoản này?')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Liên kết Google' }));
    await expect(await canvas.findByRole('button', { name: 'Gỡ liên kết Google' })).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  parameters: { server: { ...server, answers: { 'GET /me/providers': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /me/providers': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
