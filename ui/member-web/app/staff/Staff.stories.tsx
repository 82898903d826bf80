import { expect } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import BlankPage from './BlankPage.tsx';
import PermissionPage from './PermissionPage.tsx';

const staff = aUser({ id: 'staff', roleId: adminRoleId });
const member = aUser({ id: 'member' });
const path = '/dashboard/permission?right=payment.create&right=payment.manage&right=nonsense';

const meta = preview.meta({
  title: 'Pages/Staff addresses',
  component: PermissionPage,
  parameters: { layout: 'fullscreen', path, server: { as: staff } },
});

export const NamesTheRightToStaff = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Đơn nạp: Tạo/)).toBeInTheDocument();
    await expect(canvas.queryByText(/nonsense/)).toBeNull();
  },
});
export const NamesNothingToMembers = meta.story({
  parameters: { server: { as: member } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Bạn không có quyền truy cập trang này' }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/Đơn nạp/)).toBeNull();
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Blank = meta.story({ render: () => <BlankPage />, parameters: { path: '/dashboard/blank' } });
