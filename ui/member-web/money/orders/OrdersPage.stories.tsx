import { expect, screen, waitFor } from 'storybook/test';
import { after, day, hour } from '#core/kernel/time.ts';
import { aProduct, anOrder } from '#fixtures/money/catalog.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import OrdersPage from './OrdersPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const rope = aProduct({
  title: { vi: 'Dây nhảy đếm vòng, tay cầm bọc xốp chống trượt loại dài', en: 'Counting jump rope' },
});
const bottle = aProduct({ title: { vi: 'Bình nước giữ nhiệt', en: 'Steel bottle' } });
const ago = (hours: number) => after(noon, -hours * hour);
const make = (status: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'CANCELED', hours: number, parts = {}) =>
  anOrder(
    {
      userId: member.id,
      status,
      unitPrice: 300,
      quantity: 2,
      createdAt: ago(hours),
      updatedAt: ago(hours),
      completedAt: status === 'COMPLETED' ? ago(hours - 5) : null,
      canceledAt: status === 'CANCELED' ? ago(hours - 5) : null,
      ...parts,
    },
    hours > 30 ? rope : bottle,
  );
const free = anOrder({ userId: member.id, createdAt: ago(1) }, bottle);
const processing = make('PROCESSING', 28, { note: 'Hàng về kho ngày 22/11, chúng tôi gửi ngay hôm đó.' });
const completed = make('COMPLETED', 60);
const canceled = make('CANCELED', 90, { note: 'Mẫu này đã ngừng sản xuất.\nXin lỗi bạn.' });
const seed = { products: [rope, bottle], orders: [free, processing, completed, canceled] };
const at = ({ id }: { id: string }) => ({ path: `/dashboard/user/order?id=${id}` });

const meta = preview.meta({
  title: 'Features/Orders',
  component: OrdersPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/user/order', server: { as: member, seed } },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByText('600 Fit Coin')).toHaveLength(3);
  },
});
export const FilteredByAddress = meta.story({
  parameters: { path: '/dashboard/user/order?status=PROCESSING' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trạng thái' }), 'Tất cả');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
  },
});
export const FullInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Long = meta.story({
  parameters: {
    server: {
      seed: {
        products: [rope, bottle],
        orders: Array.from({ length: 25 }, (_, index) => make('COMPLETED', (index * day) / hour)),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem thêm' }));
    await expect((await canvas.findAllByText('Hoàn tất')).length).toBeGreaterThan(0);
  },
});
export const Empty = meta.story({
  parameters: { server: { seed: { orders: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa có đơn hàng nào')).toBeInTheDocument();
  },
});
export const Waiting = meta.story({ parameters: { server: { answers: { 'GET /orders': 'waiting' } } } });
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /orders': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

export const CancelPending = meta.story({
  parameters: at(free),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Huỷ đơn' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Huỷ đơn Bình nước giữ nhiệt?' });
    await expect(dialog).toHaveAccessibleDescription(/không mất coin/);
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1)!); // Giữ đơn, then the verb
    await expect((await canvas.findAllByText('Đã huỷ')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: 'Huỷ đơn' })).toBeNull();
  },
});
export const CancelRefused = meta.story({
  parameters: { ...at(free), server: { answers: { [`POST /orders/${free.id}/cancel`]: 'failing' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Huỷ đơn' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1)!); // Giữ đơn, then the verb
    await expect(await screen.findByRole('alert')).toBeInTheDocument();
  },
});
export const Processing = meta.story({
  parameters: at(processing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Hàng về kho ngày 22\/11/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Huỷ đơn' })).toBeNull();
  },
});
export const ProcessingInEnglishAndDark = meta.story({
  parameters: at(processing),
  globals: { language: 'en', theme: 'dark' },
});
export const Canceled = meta.story({
  parameters: at(canceled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/600 Fit Coin đã được hoàn về ví của bạn/)).toBeInTheDocument();
    await expect(canvas.getByText(/Mẫu này đã ngừng sản xuất/)).toBeInTheDocument();
  },
});
export const Completed = meta.story({ parameters: at(completed) });
export const Missing = meta.story({
  parameters: at({ id: '0199ffff-0000-7000-8000-000000000000' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy đơn hàng này')).toBeInTheDocument();
  },
});
