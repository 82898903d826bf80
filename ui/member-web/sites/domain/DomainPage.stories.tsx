import { expect, screen, waitFor, within } from 'storybook/test';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aFullProfile } from '#fixtures/people/users.ts';
import { aDomain, anExternalHost } from '#fixtures/sites/domains.ts';
import preview from '../../../../.storybook/preview.tsx';
import DomainPage from './DomainPage.tsx';

const member = aFullProfile({ fullname: 'Nguyễn Minh Anh', isPublic: true });
const coins = aTransfer({ userId: member.id, amount: 8000, coin: 'FIT_COIN' });
const domain = aDomain({
  userId: member.id,
  id: 'a-domain',
  name: 'minh-anh',
  startsAt: after(noon, -30 * day),
  expiresAt: after(noon, 335 * day),
  nextStepAt: after(noon, 335 * day),
});
const host = anExternalHost({
  domainId: domain.id,
  userId: member.id,
  id: 'a-host',
  host: 'www.minhanh.vn',
  status: 'ERROR',
  problems: [{ record: 'CNAME', problem: 'OTHER', found: ['shop.example.net'] }],
});
const served = { transfers: [coins], domains: [domain], externalHosts: [host] };

const meta = preview.meta({
  title: 'Features/Own site',
  component: DomainPage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/user/domain',
    server: { as: member, seed: { transfers: [coins] } },
  },
});

export const NoneYet = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Tên trang'), 'minh-anh');
    await expect(await canvas.findByText(/minh-anh\..+ còn trống/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký tên' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Đăng ký tên' }));
    await expect(await canvas.findAllByText('Đang tạo')).toHaveLength(2);
  },
});

export const Reserved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Tên trang'), 'adm1n');
    await expect(await canvas.findByText(/được giữ lại cho nền tảng/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Đăng ký tên' })).toBeDisabled();
  },
});

export const TooFewCoins = meta.story({
  parameters: { server: { as: member, seed: { transfers: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Còn thiếu/)).toBeInTheDocument();
  },
});

export const Served = meta.story({
  parameters: { server: { as: member, seed: served } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Đang hoạt động')).toBeInTheDocument();
    await expect(await canvas.findByText(/CNAME: đang là shop\.example\.net/)).toBeInTheDocument();
    await userEvent.type(await canvas.findByLabelText('Câu giới thiệu (tiếng Việt)'), 'Khoẻ mỗi ngày');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu trang' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lưu trang' })).toBeDisabled());
  },
});

export const ServedInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { as: member, seed: served } },
});

const logo = aMedium({ ownerId: member.id, id: 'a-logo', purpose: 'SITE', width: 600, height: 600 });

export const WithALogo = meta.story({
  parameters: {
    server: { as: member, seed: { ...served, media: [logo], domains: [{ ...domain, logoId: logo.id }] } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Logo' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Gỡ: Logo' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Gỡ: Logo' })).toBeNull());
    await expect(canvas.queryByRole('img', { name: 'Logo' })).toBeNull();
  },
});

export const Removed = meta.story({
  parameters: { server: { as: member, seed: served } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xoá trang' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'minh');
    await userEvent.click(dialog.getByRole('button', { name: 'Xoá trang' }));
    await expect(await dialog.findByText(/không khớp với tên trang/)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox'), '-anh');
    await userEvent.click(dialog.getByRole('button', { name: 'Xoá trang' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mở lại trang' }));
    await expect(await canvas.findByText('Đang hoạt động')).toBeInTheDocument();
  },
});

export const InGrace = meta.story({
  parameters: {
    server: {
      as: member,
      seed: {
        ...served,
        domains: [
          { ...domain, status: 'GRACE', expiresAt: after(noon, -5 * day), nextStepAt: after(noon, 25 * day) },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gia hạn một năm' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Gia hạn một năm' }));
    await expect(await canvas.findByText('Đang hoạt động')).toBeInTheDocument();
  },
});

export const Suspended = meta.story({
  parameters: {
    server: {
      as: member,
      seed: { ...served, domains: [{ ...domain, suspendedAt: noon, suspendedReason: 'Giả mạo phòng khám' }] },
    },
  },
});

export const Loading = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/domain': 'waiting' } } },
});

export const Failed = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/domain': 'failing' } } },
});
