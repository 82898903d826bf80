import { Route, Routes } from 'react-router';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { noon } from '#fixtures/engine/ids.ts';
import { aPartner, aPartnerReward } from '#fixtures/money/partners.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import RewardCreate from './RewardCreate.tsx';
import RewardEdit from './RewardEdit.tsx';
import RewardShow from './RewardShow.tsx';

const AtTheirAddresses = () => (
  <Routes>
    <Route path="/en?/admin/partner-rewards/create" element={<RewardCreate />} />
    <Route path="/en?/admin/partner-rewards/:id/show" element={<RewardShow />} />
    <Route path="/en?/admin/partner-rewards/:id" element={<RewardEdit />} />
    <Route path="*" element={<h1>{'…'}</h1>} />
  </Routes>
);

const boss = aUser({ fullname: 'Lê Thu Hà', roleId: 'admin', timeZone: 'Europe/London' });
const partner = aPartner({ name: 'Bếp Lành' });
const reward = aPartnerReward({
  partnerId: partner.id,
  proof: 'CODE',
  code: 'LANH 2026',
  claimedCount: 4,
});

const meta = preview.meta({
  title: 'Console/Partner rewards',
  component: AtTheirAddresses,
  parameters: {
    layout: 'fullscreen',
    path: '/admin/partner-rewards/create',
    server: { as: boss, at: noon, seed: { partners: [partner], partnerRewards: [reward] } },
  },
});

export const Create = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bếp Lành' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Tên phần thưởng \(Tiếng Việt\)/ }),
      'Hộp cơm đầu tiên',
    );
    // English readers see the Vietnamese title until there is one of their own.
    const english = await canvas.findByRole('region', { name: 'English' });
    await waitFor(() => expect(within(english).getByText('Hộp cơm đầu tiên')).toBeInTheDocument());
    await expect(canvas.getByText(/London · Giờ/)).toBeInTheDocument();
    await expect(canvas.getByText(/Theo giờ Việt Nam: từ lúc 0[67]:00/)).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('radio', { name: /Không giới hạn số lần/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Không giới hạn' }));
    await userEvent.click(canvas.getByRole('radio', { name: /Nhập mã/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm phần thưởng' }));
    await expect(await canvas.findByText(/cần có số lượng/)).toBeInTheDocument();
    await expect(canvas.getByText(/Vui lòng nhập mã của đối tác/)).toBeInTheDocument();

    fireEvent.change(canvas.getByLabelText(/Kết thúc/), { target: { value: '2020-01-01T00:00' } });
    await expect(await canvas.findByText(/Ngày kết thúc phải sau ngày bắt đầu/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '7 ngày' }));
    await expect(await canvas.findByText(/Tổng cộng 7 ngày/)).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('radio', { name: 'Có giới hạn' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Mã nhận thưởng/ }), 'LANH 24');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm phần thưởng' }));
    await expect(await canvas.findByRole('heading', { name: 'Hộp cơm đầu tiên' })).toBeInTheDocument();
    await expect(await canvas.findByText('100 / 100')).toBeInTheDocument();
  },
});

export const StockBelowWhatWasClaimed = meta.story({
  parameters: { path: `/admin/partner-rewards/${reward.id}` },
  play: async ({ canvas }) => {
    const stock = await canvas.findByRole('textbox', { name: /Số lượng/ });
    await userEvent.clear(stock);
    await userEvent.type(stock, '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(stock).toHaveAccessibleDescription(/Đã có 4 lượt nhận nên/));
    await expect(stock).toHaveValue('3');
  },
});

export const Record = meta.story({ parameters: { path: `/admin/partner-rewards/${reward.id}/show` } });
export const RecordInEnglishAndDark = meta.story({
  parameters: { path: `/admin/partner-rewards/${reward.id}/show` },
  globals: { theme: 'dark', language: 'en' },
});
