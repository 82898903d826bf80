import { Route, Routes } from 'react-router';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { superUserId } from '#core/kernel/id.ts';
import { anOrder, aProduct } from '#fixtures/money/catalog.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import ProductCreate from './ProductCreate.tsx';
import ProductEdit from './ProductEdit.tsx';
import ProductShow from './ProductShow.tsx';

const AtTheirAddresses = () => (
  <Routes>
    <Route path="/en?/admin/products/create" element={<ProductCreate />} />
    <Route path="/en?/admin/products/:id/show" element={<ProductShow />} />
    <Route path="/en?/admin/products/:id" element={<ProductEdit />} />
    <Route path="*" element={<h1>{'…'}</h1>} />
  </Routes>
);

const paint = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%224%22 height=%224%22%3E%3Crect width=%224%22 height=%224%22 fill=%22%23${colour}%22/%3E%3C/svg%3E`;
const media = ['3b7', '37b', 'b73'].map((colour) => ({
  ...aMedium({ ownerId: superUserId, purpose: 'GENERAL' }),
  key: paint(colour),
  thumbnailKey: paint(colour),
}));
const boss = aUser({ fullname: 'Lê Thu Hà', roleId: 'admin' });
const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const sold = aProduct({
  slug: 'day-khang-luc',
  title: { vi: 'Dây kháng lực', en: 'Resistance bands' },
  imageIds: media.map(({ id }) => id),
});
const unsold = aProduct({ slug: 'sach', title: { vi: 'Sách ăn uống', en: '' } });
const order = anOrder({ userId: member.id }, sold);

const meta = preview.meta({
  title: 'Console/Products',
  component: AtTheirAddresses,
  parameters: {
    layout: 'fullscreen',
    path: '/admin/products/create',
    server: {
      as: boss,
      seed: { users: [member], media, products: [sold, unsold], orders: [order] },
      ports: { mediaStore: { ...memoryMediaStore(), signedUrl: async (key: string) => key } },
    },
  },
});

export const AnAddressThatIsTaken = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Tên sản phẩm \(Tiếng Việt\)/ }),
      'Dây kháng lực',
    );
    await expect(await canvas.findByText(/Đường dẫn này đã dùng cho “Dây kháng lực”/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm sản phẩm' }));
    const slug = canvas.getByRole('textbox', { name: /Đường dẫn/ });
    await waitFor(() => expect(slug).toHaveAccessibleDescription(/đã dùng cho sản phẩm khác/));
    await userEvent.type(slug, 'day-khang-luc-moi');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm sản phẩm' }));
    await expect(await canvas.findByRole('heading', { name: 'Dây kháng lực' })).toBeInTheDocument();
    const address = await canvas.findByRole('link', { name: '/product/day-khang-luc-moi' });
    await expect(address).toBeInTheDocument();
  },
});

export const PicturesInOrder = meta.story({
  parameters: { path: `/admin/products/${sold.id}` },
  play: async ({ canvas }) => {
    const pictures = () =>
      canvas.getAllByRole('img', { name: /^Ảnh \d$/ }).map((one) => one.getAttribute('src'));
    await canvas.findByRole('button', { name: 'Đưa ảnh 1 ra sau' });
    const [first, second, third] = pictures();
    canvas.getByRole('button', { name: 'Đưa ảnh 1 ra sau' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(pictures()).toEqual([second, first, third]);
    // The button went along with its picture.
    await expect(canvas.getByRole('button', { name: 'Đưa ảnh 2 ra sau' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(pictures()).toEqual([second, third, first]);
    await expect(canvas.getByRole('button', { name: 'Đưa ảnh 3 lên trước' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByRole('heading', { name: 'Dây kháng lực' })).toBeInTheDocument();
  },
});

export const OrderedIsTakenOffTheShop = meta.story({
  parameters: { path: `/admin/products/${sold.id}/show` },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Nguyễn Thị Minh Anh' });
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/đã có đơn hàng/);
    await userEvent.click(screen.getByRole('button', { name: 'Ngừng bán' }));
    await expect(await canvas.findByText(/Đang ngừng bán/)).toBeInTheDocument();
  },
});

export const NeverOrderedIsDeleted = meta.story({
  parameters: { path: `/admin/products/${unsold.id}/show` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xoá' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Xoá sản phẩm' }));
    await expect(await canvas.findByRole('heading', { name: '…' })).toBeInTheDocument();
  },
});

export const EditInEnglishAndDark = meta.story({
  parameters: { path: `/admin/products/${sold.id}` },
  globals: { theme: 'dark', language: 'en' },
});
