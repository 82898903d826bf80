import { expect, screen, waitFor, within } from 'storybook/test';
import { after, day } from '#core/kernel/time.ts';
import { aRewardClaim, aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aPartner, aPartnerClaim, aPartnerReward } from '#fixtures/money/partners.ts';
import { aPromoCode, aPromotion } from '#fixtures/money/promotions.ts';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import { someWeeks } from '#fixtures/body/weeks.ts';
import preview from '../../../../.storybook/preview.tsx';
import RewardsPage from './RewardsPage.tsx';

const fresh = aUser({ fullname: 'Lê Thuỷ' });
const steady = aFullProfile({ fullname: 'Nguyễn Thị Minh Anh' });
const seed = {
  ...someWeeks(steady.id, 3),
  rewardClaims: [aRewardClaim({ userId: steady.id })],
  transfers: [
    aTransfer({ userId: steady.id, coin: 'FIT_COIN', amount: 120 }),
    aTransfer({ userId: steady.id, amount: 1000, reason: 'REWARD' }),
  ],
};

/** The other parts are fetched when they are first shown. */
const fetched = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Features/Rewards',
  component: RewardsPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/rewards', server: { as: steady, seed } },
  beforeEach: () => localStorage.clear(),
});

export const New = meta.story({
  parameters: { server: { as: fresh, seed: { snapshots: [], media: [], rewardClaims: [], transfers: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Chọn tên người dùng' })).toHaveAttribute(
      'href',
      '/dashboard/user/profile#name',
    );
    await expect(canvas.getByText('Đã điền 2 trên 10 mục')).toBeInTheDocument();
  },
});

const week = /Lưu hồ sơ/;
const claimIn = async (canvas: ReturnType<typeof within>, title: RegExp) => {
  const heading = await canvas.findByRole('heading', { level: 2, name: title });
  const card = heading.closest('li')!; // each reward is an item of the list
  return { card, button: () => within(card).queryByRole('button', { name: 'Nhận thưởng' }) };
};

export const SeveralWeeksToClaim = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { card, button } = await claimIn(canvas, week);
    await expect(within(card).getByText('Có thể nhận 3 lần')).toBeInTheDocument();
    await userEvent.click(button()!);
    await expect(await canvas.findByText('Đã cộng 500 Base Coin vào ví')).toBeInTheDocument();
    await expect(within(card).getByText('Có thể nhận 2 lần')).toBeInTheDocument();
    await expect((await canvas.findAllByText('1.500 Base Coin')).length).toBeGreaterThan(0);
  },
});

export const ClaimableFirstAndCountedAlike = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Có thể nhận 3 lần');
    const chips = canvas.getAllByText(/^(Có thể nhận|Chưa đến lượt|Đã nhận$|Nhận tiếp từ)/);
    const times = chips.map(({ textContent }) => textContent);
    const ready = times.filter((text) => text.startsWith('Có thể nhận'));
    await expect(times.slice(0, ready.length)).toEqual(ready);
    await expect(times.at(-1)).toBe('Đã nhận');
    const count = ready.reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0] ?? 1), 0);
    await expect(
      canvas.getByRole('link', { name: `Fitboard ${count} lượt nhận thưởng đang chờ` }),
    ).toBeVisible();
  },
});

/** The button is gone with the last claim: the focus goes to what it brought, and the card says when it comes again. */
export const ClaimedToTheEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { card, button } = await claimIn(canvas, week);
    for (let left = 3; left > 0; left -= 1) {
      button()!.focus();
      await userEvent.keyboard('{Enter}');
      if (left > 1) await within(card).findByText(left > 2 ? 'Có thể nhận 2 lần' : 'Có thể nhận');
    }
    await within(card).findByText(/^Nhận tiếp từ Thứ Hai/);
    await within(card).findByText('Lưu tuần tới là bạn được nhận tiếp.');
    await expect(within(card).queryByText('Chưa đến lượt')).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(document.activeElement).toHaveTextContent('Đã cộng 500 Base Coin vào ví');
  },
});
export const SeveralWeeksInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

const atConvert = { path: '/dashboard/rewards?part=convert' };
export const NothingToConvert = meta.story({
  parameters: {
    ...atConvert,
    server: { as: fresh, seed: { snapshots: [], media: [], rewardClaims: [], transfers: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Xem bảng giá nạp coin' }, fetched)).toHaveAttribute(
      'href',
      '/pricing',
    );
  },
});
export const ConvertInEnglishAndDark = meta.story({
  parameters: atConvert,
  globals: { language: 'en', theme: 'dark' },
});
export const ConvertingIsOneWay = meta.story({
  parameters: atConvert,
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: /Số Fit Coin muốn đổi/ }, fetched);
    await userEvent.clear(amount);
    await userEvent.type(amount, '200');
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi coin' }));
    await expect(amount).toBeInvalid();
    await expect(canvas.getByText(/Bạn còn thiếu 80 Fit Coin/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Xem bảng giá nạp coin' })).toBeInTheDocument();
    await userEvent.clear(amount);
    await userEvent.type(amount, '20');
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi coin' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Đổi 20 Fit Coin lấy 200 Base Coin?' });
    await expect(dialog).toHaveAccessibleDescription(/một chiều/);
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1)!); // Huỷ, then the verb
    await expect(await canvas.findByText('Đã đổi 20 Fit Coin thành 200 Base Coin.')).toBeInTheDocument();
    await expect((await canvas.findAllByText('100 Fit Coin')).length).toBeGreaterThan(0);
  },
});

export const Waiting = meta.story({ parameters: { server: { answers: { 'GET /rewards': 'waiting' } } } });
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /rewards': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const Refused = meta.story({
  parameters: { server: { answers: { 'POST /rewards/SAVE_PHYSICAL_PROFILE/claim': 'failing' } } },
  play: async ({ canvas, userEvent }) => {
    const { card, button } = await claimIn(canvas, week);
    await userEvent.click(button()!);
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(within(card).getByText('Có thể nhận 3 lần')).toBeInTheDocument();
    await expect(button()).toBeInTheDocument();
  },
});

const gym = aPartner({ name: 'Phòng tập Sao Mai', url: 'https://saomai.example' });
const pharmacy = aPartner({ name: 'Nhà thuốc An Tâm', url: null });
const offer = (title: string, parts: Partial<Parameters<typeof aPartnerReward>[0]> = {}) =>
  aPartnerReward({ partnerId: gym.id, title: { vi: title, en: title }, ...parts });
const atOnce = offer('Check-in đầu tuần', { unit: 'WEEKLY' });
const withCode = offer('Mua thẻ tập 3 tháng', {
  proof: 'CODE',
  code: 'SAOMAI-2026',
  amount: 50,
  coin: 'FIT_COIN',
});
const approved = offer('Hoàn thành giải chạy 10 km', { proof: 'APPROVAL', amount: 2000 });
const asked = offer('Giới thiệu lớp yoga', { proof: 'APPROVAL' });
const out = offer('Khai trương cơ sở Quận 7', { stock: 5, claimedCount: 5 });
const soon = offer('Tuần lễ vàng', { startsAt: after(noon, 3 * day) });
const done = aPartnerReward({ partnerId: pharmacy.id });
const later = offer('Bơi mỗi tháng', { unit: 'MONTHLY', endsAt: after(noon, 90 * day) });
const partners = {
  seed: {
    ...seed,
    partners: [gym, pharmacy],
    partnerRewards: [atOnce, withCode, approved, asked, out, soon, done, later],
    partnerClaims: [
      aPartnerClaim({
        rewardId: asked.id,
        userId: steady.id,
        evidence: 'Mình dẫn hai bạn tới lớp tối thứ Ba.',
      }),
      aPartnerClaim({ rewardId: done.id, userId: steady.id, status: 'COMPLETED', at: after(noon, -2 * day) }),
      aPartnerClaim({
        rewardId: later.id,
        userId: steady.id,
        status: 'COMPLETED',
        at: after(noon, -2 * day),
      }),
      aPartnerClaim({
        rewardId: approved.id,
        userId: steady.id,
        status: 'CANCELED',
        evidence: 'Số đeo 1024',
        note: 'Chúng tôi không thấy số đeo này trong kết quả. Bạn kiểm tra lại giúp nhé.',
        at: after(noon, -day),
      }),
    ],
  },
};
const atPartners = { path: '/dashboard/rewards?part=partners', server: partners };

export const Partners = meta.story({
  parameters: atPartners,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Đã hết suất', {}, fetched)).toBeInTheDocument();
    await expect(canvas.getAllByText('Chưa đến lượt')).toHaveLength(2);
    await expect(await canvas.findByText('Bạn viết: Số đeo 1024')).toBeInTheDocument();
    await expect(await canvas.findByText(/không thấy số đeo này/)).toBeInTheDocument();
    const [first] = await canvas.findAllByRole('button', { name: 'Nhận thưởng' });
    await userEvent.click(first!); // the one that needs nothing
    await expect(await canvas.findByText('Đã cộng 300 Base Coin vào ví')).toBeInTheDocument();
    await expect((await canvas.findAllByText('1.300 Base Coin')).length).toBeGreaterThan(0);
  },
});
export const PartnersInEnglishAndDark = meta.story({
  parameters: atPartners,
  globals: { language: 'en', theme: 'dark' },
});
export const CodeMistypedThenRight = meta.story({
  parameters: atPartners,
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: /^Mã của đối tác/ }, fetched);
    const card = within(code.closest('form')!);
    await userEvent.type(code, 'SAOMAI-2025');
    await userEvent.click(card.getByRole('button', { name: 'Nhận thưởng' }));
    await waitFor(() => expect(code).toBeInvalid());
    await expect(canvas.getByText(/Mã chưa đúng/)).toBeInTheDocument();
    await expect(code).toHaveValue('SAOMAI-2025');
    await userEvent.clear(code);
    await userEvent.type(code, 'saomai-2026');
    await userEvent.click(card.getByRole('button', { name: 'Nhận thưởng' }));
    await expect(await canvas.findByText('Đã cộng 50 Fit Coin vào ví')).toBeInTheDocument();
  },
});
export const WordsForStaff = meta.story({
  parameters: atPartners,
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: 'Lời nhắn cho người duyệt' }, fetched);
    await userEvent.type(words, 'Số đeo 1042, về đích 58 phút');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(await canvas.findByText('Đã gửi yêu cầu, đang chờ duyệt')).toBeInTheDocument();
    await expect(await canvas.findByText('Bạn viết: Số đeo 1042, về đích 58 phút')).toBeInTheDocument();
  },
});
export const NoPartners = meta.story({
  parameters: { path: '/dashboard/rewards?part=partners' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Hiện chưa có phần thưởng nào từ đối tác', {}, fetched),
    ).toBeInTheDocument();
  },
});
export const PartnersFailing = meta.story({
  parameters: {
    path: '/dashboard/rewards?part=partners',
    server: { answers: { 'GET /partner-rewards': 'failing', 'GET /partner-rewards/claims': 'failing' } },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Thử lại' })).toHaveLength(2), fetched);
  },
});
export const ClaimRefused = meta.story({
  parameters: {
    ...atPartners,
    server: { ...partners, answers: { [`POST /partner-rewards/${atOnce.id}/claim`]: 'failing' } },
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Nhận thưởng' }, fetched);
    await userEvent.click(first!); // the one that needs nothing
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
});

export const Referral = meta.story({
  parameters: { path: '/dashboard/rewards?part=invite' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Người đầu tiên bạn mời sẽ hiện ở đây', {}, fetched),
    ).toBeInTheDocument();
  },
});

const promotion = aPromotion({ value: 250 });
const promoCode = aPromoCode({ promotionId: promotion.id, code: 'CHAOBAN', codeKey: 'CHAOBAN' });

/** A code that is misspelled says so beside the field; the right one brings its coins at once. */
export const RedeemCode = meta.story({
  parameters: {
    path: '/dashboard/rewards?part=code',
    server: { as: steady, seed: { ...seed, promotions: [promotion], promoCodes: [promoCode] } },
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /Mã ưu đãi/ }, fetched);
    await userEvent.type(field, 'chaobann');
    await userEvent.click(canvas.getByRole('button', { name: 'Nhận coin' }));
    await canvas.findByText('Không có mã này. Hãy kiểm tra lại từng ký tự.');
    await userEvent.clear(field);
    await userEvent.type(field, 'chaoban');
    await userEvent.click(canvas.getByRole('button', { name: 'Nhận coin' }));
    await canvas.findByText('Mã CHAOBAN: đã cộng 250 Base Coin vào ví.');
  },
});
