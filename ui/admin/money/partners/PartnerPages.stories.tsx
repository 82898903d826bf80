import { Route, Routes } from 'react-router';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aPartner, aPartnerReward } from '#fixtures/money/partners.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import PartnerCreate from './PartnerCreate.tsx';
import PartnerEdit from './PartnerEdit.tsx';
import PartnerShow from './PartnerShow.tsx';

const AtTheirAddresses = () => (
  <Routes>
    <Route path="/en?/admin/partners/create" element={<PartnerCreate />} />
    <Route path="/en?/admin/partners/:id/show" element={<PartnerShow />} />
    <Route path="/en?/admin/partners/:id" element={<PartnerEdit />} />
    <Route path="*" element={<h1>{'…'}</h1>} />
  </Routes>
);

const boss = aUser({ fullname: 'Lê Thu Hà', roleId: 'admin' });
const owner = aUser({ fullname: 'Trần Quốc Bảo', roleId: 'partner' });
const offering = aPartner({ ownerId: owner.id });
const idle = aPartner({ name: 'Câu lạc bộ Chạy bộ Hồ Tây' });
const reward = aPartnerReward({ partnerId: offering.id });

const meta = preview.meta({
  title: 'Console/Partners',
  component: AtTheirAddresses,
  parameters: {
    layout: 'fullscreen',
    server: {
      as: boss,
      seed: { users: [owner], partners: [offering, idle], partnerRewards: [reward] },
    },
  },
});

export const Create = meta.story({
  parameters: { path: '/admin/partners/create' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Tên đối tác/ }), 'Bếp Lành');
    await userEvent.type(canvas.getByRole('textbox', { name: /Trang web/ }), 'beplanh');
    await userEvent.type(canvas.getByRole('searchbox', { name: /Tài khoản phụ trách/ }), 'tran quoc');
    await userEvent.click(await canvas.findByRole('radio', { name: /Trần Quốc Bảo/ }));
    await expect(canvas.getByRole('button', { name: 'Đổi' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm đối tác' }));
    const url = canvas.getByRole('textbox', { name: /Trang web/ });
    await waitFor(() => expect(url).toHaveAccessibleDescription(/bắt đầu bằng https/));
    await userEvent.clear(url);
    await userEvent.type(url, 'https://beplanh.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm đối tác' }));
    await expect(await canvas.findByRole('heading', { name: 'Bếp Lành' })).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Trần Quốc Bảo' })).toBeInTheDocument();
  },
});

export const Record = meta.story({ parameters: { path: `/admin/partners/${offering.id}/show` } });

export const WithRewardsIsSetAside = meta.story({
  parameters: { path: `/admin/partners/${offering.id}/show` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xoá' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Đối tác có 1 phần thưởng/);
    await userEvent.click(screen.getByRole('button', { name: 'Ngừng hoạt động' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText('Ngừng hoạt động')).toBeInTheDocument();
  },
});

export const WithoutRewardsIsDeleted = meta.story({
  parameters: { path: `/admin/partners/${idle.id}/show` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xoá' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Xoá đối tác' }));
    await expect(await canvas.findByRole('heading', { name: '…' })).toBeInTheDocument();
  },
});

export const Edit = meta.story({ parameters: { path: `/admin/partners/${offering.id}` } });
export const AsItsOwner = meta.story({
  parameters: {
    path: `/admin/partners/${offering.id}/show`,
    server: { as: owner, seed: { partners: [offering, idle], partnerRewards: [reward] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Đo huyết áp miễn phí' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Xoá' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Chỉnh sửa' })).toBeNull();
  },
});
export const Missing = meta.story({
  parameters: { path: '/admin/partners/nobody/show' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Không tìm thấy đối tác này/)).toBeInTheDocument();
  },
});
export const EditInEnglishAndDark = meta.story({
  parameters: { path: `/admin/partners/${offering.id}` },
  globals: { theme: 'dark', language: 'en' },
});
