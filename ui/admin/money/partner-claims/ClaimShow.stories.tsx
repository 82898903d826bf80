import { Route, Routes } from 'react-router';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aPartner, aPartnerClaim, aPartnerReward } from '#fixtures/money/partners.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import ClaimShow from './ClaimShow.tsx';

const AtTheirAddresses = () => (
  <Routes>
    <Route path="/en?/admin/partner-claims/:id/show" element={<ClaimShow />} />
    <Route path="*" element={<h1>{'…'}</h1>} />
  </Routes>
);

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: 'staff' });
const owner = aUser({ fullname: 'Phạm Minh Châu', roleId: 'partner' });
const [first, second] = [aUser({ fullname: 'Phạm Gia Huy' }), aUser({ fullname: 'Võ Ngọc Lan' })] as const;
const partner = aPartner({ ownerId: owner.id });
const reward = aPartnerReward({ partnerId: partner.id, proof: 'APPROVAL', claimedCount: 3 });
const claim = aPartnerClaim({
  rewardId: reward.id,
  userId: first.id,
  at: after(noon, -2 * day),
  evidence: 'Thẻ tập SH-0388\nđủ 12 buổi từ đầu tháng.',
});
const next = aPartnerClaim({ rewardId: reward.id, userId: second.id, at: after(noon, -day) });
const own = aPartnerClaim({ rewardId: reward.id, userId: staff.id });
const seed = {
  users: [owner, first, second, staff],
  partners: [partner],
  partnerRewards: [reward],
  partnerClaims: [claim, next, own],
};
const at = (id: string) => `/admin/partner-claims/${id}/show`;

const meta = preview.meta({
  title: 'Console/Partner claims',
  component: AtTheirAddresses,
  parameters: { layout: 'fullscreen', path: at(claim.id), server: { as: staff, seed } },
});

export const WaitingTime = meta.story({});

export const ApprovedAndTheNextOpens = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Duyệt' }));
    const dialog = await screen.findByRole('dialog', { name: /Duyệt yêu cầu của Phạm Gia Huy/ });
    await expect(dialog).toHaveTextContent(/300 Base Coin vào ví của Phạm Gia Huy/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Huỷ' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Duyệt và trả 300 coin' }));
    await expect(await canvas.findByText('Võ Ngọc Lan')).toBeInTheDocument();
    await expect(canvas.getByText('Thành viên không viết gì.')).toBeInTheDocument();
  },
});

export const RefusedWithAReason = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Từ chối' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Từ chối yêu cầu' }));
    const reason = screen.getByRole('textbox', { name: /Lý do/ });
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Vui lòng điền mục này/));
    await userEvent.type(reason, 'Thẻ này không có trong danh sách.');
    await userEvent.click(screen.getByRole('button', { name: 'Từ chối yêu cầu' }));
    await expect(await canvas.findByText('Võ Ngọc Lan')).toBeInTheDocument();
  },
});

export const OneIsNobodysOwnJudge = meta.story({
  parameters: { path: at(own.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/yêu cầu của chính bạn/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Duyệt' })).toBeNull();
  },
});

export const AsThePartnerSeesIt = meta.story({
  parameters: { server: { as: owner, seed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Đang chờ nhân viên Fitboard duyệt/)).toBeInTheDocument();
    await expect(canvas.queryByText(/SH-0388/)).toBeNull();
    await expect(canvas.queryByText('Phạm Gia Huy')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Duyệt' })).toBeNull();
  },
});

export const InEnglishAndDark = meta.story({ globals: { theme: 'dark', language: 'en' } });
