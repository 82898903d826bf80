import { expect, screen, waitFor, within } from 'storybook/test';
import { after, day } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aCredential, anAchievement } from '#fixtures/platform/credentials.ts';
import { anEvidence, aSpecializationRequest, heldFor } from '#fixtures/coaching/specializations.ts';
import { aFullProfile } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import SpecializationPage from './SpecializationPage.tsx';

const coach = aFullProfile({ fullname: 'Nguyễn Hoàng Bảo Trâm', username: 'baotram', type: 'COACH' });
const coins = (amount: number) => aTransfer({ userId: coach.id, coin: 'FIT_COIN', amount });

const pending = aSpecializationRequest({ userId: coach.id, createdAt: after(noon, -day) });
const approved = aSpecializationRequest({
  userId: coach.id,
  type: 'NUTRITION_COACH',
  status: 'COMPLETED',
  evidence: anEvidence({ number: 'NC-204', issuer: 'Precision Nutrition', issuedAt: '2025-03-01' }),
  decidedAt: after(noon, -20 * day),
});
const expiring = aSpecializationRequest({
  userId: coach.id,
  type: 'FITNESS_COACH',
  status: 'COMPLETED',
  evidence: anEvidence({
    expiresAt: after(noon, 10 * day)
      .toISOString()
      .slice(0, 10),
  }),
  decidedAt: after(noon, -200 * day),
});
const refused = aSpecializationRequest({
  userId: coach.id,
  type: 'PACS',
  status: 'CANCELED',
  refusalReason: 'Ảnh chứng chỉ bị mờ nên không đọc được số. Bạn chụp lại rồi gửi giúp nhé.',
  decidedAt: after(noon, -3 * day),
});
const badge = aCredential({
  userId: coach.id,
  kind: 'BADGE',
  sourceId: approved.id,
  name: coach.fullname,
  title: 'Huấn luyện dinh dưỡng',
  template: null,
});
const ended = aCredential({
  userId: coach.id,
  kind: 'BADGE',
  sourceId: expiring.id,
  listIndex: 1,
  revokedAt: noon,
  reason: 'MISTAKE',
});
const full = {
  signedCredentials: [badge, ended],
  achievements: [anAchievement()],
  transfers: [coins(12_000)],
  holds: [heldFor(pending)],
  specializationRequests: [pending, approved, expiring, refused],
};

const meta = preview.meta({
  title: 'Features/Specialization',
  component: SpecializationPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/user/specialization', server: { as: coach } },
  beforeEach: () => localStorage.clear(),
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa có chuyên môn nào')).toBeInTheDocument();
    await expect((await canvas.findAllByRole('button', { name: /^Gửi yêu cầu / })).length).toBe(12);
  },
});

const typeEvidence = async (
  canvas: ReturnType<typeof within>,
  userEvent: { type: (element: Element, text: string) => Promise<void> },
) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Số chứng chỉ' }), 'CPT-1187');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Nơi cấp' }), 'NASM');
};

export const Requesting = meta.story({
  parameters: { server: { seed: { transfers: [coins(6_000)] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Gửi yêu cầu .*CPT/ }));
    await expect(await canvas.findByText('6.000 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByText('1.000 Fit Coin')).toBeInTheDocument();
    await typeEvidence(canvas, userEvent);
    const send = canvas.getByRole('button', { name: 'Gửi và tạm giữ 5.000 Fit Coin' });
    await userEvent.click(send);
    // Neither a file nor an address: nothing staff could check.
    await expect(await canvas.findByText(/ít nhất một tệp minh chứng hoặc một địa chỉ/)).toBeInTheDocument();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Địa chỉ tra cứu chứng chỉ' }),
      'https://nasm.example/CPT-1187',
    );
    await userEvent.click(send);
    await expect((await canvas.findAllByText('Đang chờ duyệt')).length).toBe(2);
    const wallet = await client.me.wallet();
    await expect([wallet.fitCoin, wallet.heldFitCoin]).toEqual([1_000, 5_000]);
  },
});

export const TooFewCoins = meta.story({
  parameters: {
    path: '/dashboard/user/specialization?type=CPT',
    server: { seed: { transfers: [coins(1_200)] } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bạn còn thiếu 3.800 Fit Coin.')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Nạp Fit Coin' })).toHaveAttribute(
      'href',
      `/payment?next=${encodeURIComponent('/dashboard/user/specialization?type=CPT')}`,
    );
    await typeEvidence(canvas, userEvent);
    await waitFor(() =>
      expect(localStorage.getItem(`fitboard.specialization.${coach.id}.CPT`)).toContain('CPT-1187'),
    );
  },
});

export const FullList = meta.story({
  parameters: { server: { seed: full } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ảnh chứng chỉ bị mờ/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Gia hạn' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Yêu cầu lại' })).toBeInTheDocument();
    await expect(canvas.getByText(/Huy hiệu này đã bị thu hồi/)).toBeInTheDocument();
  },
});

export const SharingABadge = meta.story({
  parameters: { server: { seed: { ...full, specializationRequests: [approved], holds: [] } } },
  play: async ({ canvas, userEvent }) => {
    const verify = await canvas.findByRole('link', { name: 'Xác minh' });
    await expect(verify).toHaveAttribute('href', `/verify/${badge.publicId}`);
    await expect(canvas.getByRole('link', { name: 'Tải PDF' })).toHaveAttribute(
      'href',
      `/api/certificates/${badge.publicId}/pdf`,
    );
    await userEvent.click(canvas.getByRole('switch', { name: 'Hiện trên hồ sơ công khai' }));
    await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked());
    const shown = await client.people.get({ params: { idOrUsername: 'baotram' } });
    await expect(shown.certificates).toMatchObject([{ publicId: badge.publicId }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Chia sẻ' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Thêm vào LinkedIn' })).toHaveAttribute(
      'href',
      expect.stringContaining(badge.publicId),
    );
    await expect(menu.getByRole('menuitem', { name: 'Zalo' })).toBeInTheDocument();
  },
});
export const FullInEnglishAndDark = meta.story({
  parameters: { server: { seed: full } },
  globals: { language: 'en', theme: 'dark' },
});

export const Withdrawing = meta.story({
  parameters: { server: { seed: { transfers: [coins(6_000)] } } },
  beforeEach: async () => {
    await client.specializationRequests.create({
      body: {
        typeId: 'CPT',
        evidence: { number: 'CPT-1187', issuer: 'NASM', url: 'https://nasm.example', mediaIds: [] },
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút yêu cầu' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Rút yêu cầu .*CPT/ }));
    await expect(dialog.getByText(/5\.000 Fit Coin đang tạm giữ được hoàn về ví ngay/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Rút yêu cầu' }));
    await waitFor(() => expect(canvas.queryByText(/Đang tạm giữ/)).not.toBeInTheDocument());
    const wallet = await client.me.wallet();
    await expect([wallet.fitCoin, wallet.heldFitCoin]).toEqual([6_000, 0]);
  },
});

export const GivingUpABadge = meta.story({
  parameters: { server: { seed: { ...full, specializationRequests: [approved], holds: [] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xoá chuyên môn' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/được duyệt lại từ đầu/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Xoá chuyên môn' }));
    await expect(await canvas.findByText('Bạn chưa có chuyên môn nào')).toBeInTheDocument();
  },
});

export const Editing = meta.story({
  parameters: { server: { seed: full } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sửa minh chứng' }));
    const number = await canvas.findByRole('textbox', { name: 'Số chứng chỉ' });
    await userEvent.clear(number);
    await userEvent.type(number, 'CPT-2026-9');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText('CPT-2026-9')).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /me/specialization-requests': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /me/specialization-requests': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
