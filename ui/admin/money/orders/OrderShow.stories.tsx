import { Route, Routes } from 'react-router';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { forgottenDelivery } from '#core/money/shop/order.ts';
import { anOrder, aProduct } from '#fixtures/money/catalog.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import OrderShow from './OrderShow.tsx';

const AtTheirAddresses = () => (
  <Routes>
    <Route path="/en?/admin/orders/:id/show" element={<OrderShow />} />
  </Routes>
);

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: 'staff' });
const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const product = aProduct({ title: { vi: 'Dây kháng lực', en: 'Resistance bands' } });
const pending = anOrder({ userId: member.id, quantity: 2 }, product);
const processing = anOrder({ userId: member.id, status: 'PROCESSING' }, product);
const own = anOrder({ userId: staff.id }, product);
const forgotten = anOrder({ userId: member.id, status: 'COMPLETED', delivery: forgottenDelivery }, product);
const at = (id: string) => `/admin/orders/${id}/show`;

const meta = preview.meta({
  title: 'Console/Orders',
  component: AtTheirAddresses,
  parameters: {
    layout: 'fullscreen',
    path: at(pending.id),
    server: {
      as: staff,
      seed: {
        users: [member],
        products: [product],
        orders: [pending, processing, own, forgotten],
      },
    },
  },
});

export const Pending = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bắt đầu chuẩn bị' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/không tự huỷ được nữa/);
    const [, confirm] = screen.getAllByRole('button', { name: 'Bắt đầu chuẩn bị', hidden: true });
    await userEvent.click(confirm!); // the page's button and the dialog's
    await expect(await canvas.findByText('Đang chuẩn bị')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const CompletedWithANote = meta.story({
  parameters: { path: at(processing.id) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tất' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Lời nhắn cho thành viên/ }),
      'Mã vận đơn GHN-12345',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Hoàn tất đơn' }));
    await expect(await canvas.findByText('Mã vận đơn GHN-12345')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Huỷ đơn' })).toBeNull());
  },
});

export const CanceledWithAReason = meta.story({
  parameters: { path: at(pending.id) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Huỷ đơn' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/2 sản phẩm trở lại kho/);
    await userEvent.type(screen.getByRole('textbox', { name: /Lý do/ }), 'Hết màu bạn chọn.');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(await canvas.findByText('Hết màu bạn chọn.')).toBeInTheDocument();
  },
});

export const OnesOwn = meta.story({
  parameters: { path: at(own.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/đơn hàng của chính bạn/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Hoàn tất' })).toBeNull();
  },
});

export const OfAForgottenMember = meta.story({
  parameters: { path: at(forgotten.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tài khoản của thành viên đã xoá/)).toBeInTheDocument();
  },
});

export const InEnglishAndDark = meta.story({ globals: { theme: 'dark', language: 'en' } });
