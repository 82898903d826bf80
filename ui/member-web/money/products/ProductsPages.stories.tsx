import { Route, Routes } from 'react-router';
import { expect, screen, waitFor } from 'storybook/test';
import { superUserId } from '#core/kernel/id.ts';
import { aProduct } from '#fixtures/money/catalog.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import preview from '../../../../.storybook/preview.tsx';
import ProductCheckoutPage from './ProductCheckoutPage.tsx';
import ProductPage from './ProductPage.tsx';
import ProductsPage from './ProductsPage.tsx';

/** Pages read from their address what is asked for; the order's own page belongs to others. */
const AtTheirAddresses = () => (
  <Routes>
    <Route path="/en?/product" element={<ProductsPage />} />
    <Route path="/en?/product/checkout" element={<ProductCheckoutPage />} />
    <Route path="/en?/product/:id" element={<ProductPage />} />
    <Route path="/en?/dashboard/user/order" element={<h1>{'…'}</h1>} />
  </Routes>
);

const paint = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%224%22 height=%224%22%3E%3Crect width=%224%22 height=%224%22 fill=%22%23${colour}%22/%3E%3C/svg%3E`;
const media = ['3b7', '37b', 'b73'].map((colour) => ({
  ...aMedium({ ownerId: superUserId, purpose: 'GENERAL' }),
  key: paint(colour),
  thumbnailKey: paint(colour),
}));
const band = aProduct({
  slug: 'day-khang-luc',
  imageIds: media.map(({ id }) => id),
  description: {
    vi: 'Ba mức lực kéo, kèm túi vải.\n\nDùng được cho vai, lưng và chân.',
    en: 'Three strengths in a cloth bag.',
  },
});
const rope = aProduct({
  slug: 'day-nhay',
  title: { vi: 'Dây nhảy đếm vòng, tay cầm bọc xốp chống trượt loại dài', en: 'Counting jump rope' },
  priceFitCoin: 1_234_500,
  stock: 3,
  imageIds: media.slice(1, 2).map(({ id }) => id),
});
const book = aProduct({
  slug: 'sach-an-uong',
  title: { vi: 'Sách ăn uống lành mạnh', en: 'A book on eating well' },
  priceFitCoin: 0,
  stock: null,
});
const gone = aProduct({
  slug: 'binh-nuoc',
  title: { vi: 'Bình nước giữ nhiệt', en: 'Steel bottle' },
  stock: 0,
});

const member = aFullProfile({ fullname: 'Nguyễn Thị Minh Anh' });
const seed = {
  users: [member],
  media,
  products: [band, rope, book, gone],
  transfers: [aTransfer({ userId: member.id, coin: 'FIT_COIN', amount: 1000 })],
};
const ports = { mediaStore: { ...memoryMediaStore(), signedUrl: async (key: string) => key } };

const meta = preview.meta({
  title: 'Features/Products',
  component: AtTheirAddresses,
  parameters: { layout: 'fullscreen', path: '/product', server: { seed, ports } },
  beforeEach: () => localStorage.clear(),
});

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dây kháng lực' })).toHaveAttribute(
      'href',
      '/product/day-khang-luc',
    );
    await expect(canvas.getByText('1.234.500 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByText('Chỉ còn 3 sản phẩm')).toBeInTheDocument();
    await expect(canvas.getByText('Miễn phí')).toBeInTheDocument();
    await expect(canvas.getByText('Hết hàng')).toBeInTheDocument();
  },
});
export const MemberInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { as: member } },
});
export const SearchedWithoutMarks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Dây kháng lực' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tìm sản phẩm' }), 'day nhay');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Dây kháng lực' })).toBeNull());
    await expect(canvas.getByRole('link', { name: /^Dây nhảy đếm vòng/ })).toBeInTheDocument();
  },
});
export const NothingMatches = meta.story({
  parameters: { path: '/product?q=xe đạp' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Không có sản phẩm nào khớp “xe đạp”')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả sản phẩm' }));
    await expect(await canvas.findByRole('link', { name: 'Dây kháng lực' })).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Tìm sản phẩm' })).toHaveValue('');
  },
});
export const Empty = meta.story({ parameters: { server: { seed: { products: [] } } } });
export const Waiting = meta.story({ parameters: { server: { answers: { 'GET /products': 'waiting' } } } });
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /products': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

const atBand = { path: '/product/day-khang-luc' };
export const One = meta.story({
  parameters: atBand,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dây kháng lực' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dây kháng lực, hình 2 trên 3' }));
    await expect(canvas.getByRole('img', { name: 'Dây kháng lực, hình 2 trên 3' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm một' }));
    await expect(await canvas.findByText('600 Fit Coin')).toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Số lượng' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Số lượng' }), '11');
    await expect(canvas.getByRole('textbox', { name: 'Số lượng' })).toBeInvalid();
  },
});
export const OneInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { ...atBand, server: { as: member } },
});
export const SoldOut = meta.story({
  parameters: { path: '/product/binh-nuoc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sản phẩm này đã hết hàng.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Mua ngay' })).toBeNull();
  },
});
export const Missing = meta.story({ parameters: { path: '/product/khong-co' } });
export const OneFailing = meta.story({
  parameters: { ...atBand, server: { answers: { 'GET /products/day-khang-luc': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

const atCheckout = { path: '/product/checkout?product=day-khang-luc&quantity=2', server: { as: member } };
export const Checkout = meta.story({
  parameters: atCheckout,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Người nhận/ })).toHaveValue(member.fullname);
    await expect(canvas.getByRole('textbox', { name: /^Địa chỉ nhận hàng/ })).toHaveValue(
      '12 Lê Lợi, Bến Nghé, TP. Hồ Chí Minh',
    );
    await expect(await canvas.findByText('1.000 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByText('400 Fit Coin')).toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Số điện thoại/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Trả 600 Fit Coin' }));
    await expect(canvas.getByRole('textbox', { name: /^Số điện thoại/ })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Số điện thoại/ }), '090 123 4567');
    await userEvent.click(canvas.getByRole('button', { name: 'Trả 600 Fit Coin' }));
    await expect(await canvas.findByRole('heading', { name: '…' })).toBeInTheDocument();
  },
});
export const CheckoutInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: atCheckout,
});
/** Digital goods go by mail: nobody is asked for an address. */
export const CheckoutOfDigitalGoods = meta.story({
  parameters: { ...atCheckout, path: `/product/checkout?product=${book.slug}` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/không cần địa chỉ/)).toHaveTextContent(member.email);
    await expect(canvas.queryByRole('textbox', { name: /^Địa chỉ/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^(Trả|Đặt|Nhận)/ }));
    await expect(await canvas.findByRole('heading', { name: '…' })).toBeInTheDocument();
  },
});
const newcomer = aUser({ fullname: 'Lê Thuỷ' });
export const DraftKept = meta.story({
  parameters: { ...atCheckout, server: { as: newcomer } },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: /^Địa chỉ nhận hàng/ });
    await userEvent.type(address, '5 Trần Phú, Đà Nẵng');
    await expect(localStorage.getItem(`fitboard.delivery-draft.${newcomer.id}`)).toContain(
      '5 Trần Phú, Đà Nẵng',
    );
    await expect(canvas.getByText('Bạn còn thiếu 600 Fit Coin.')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Nạp Fit Coin' })).toHaveAttribute(
      'href',
      '/payment?next=%2Fproduct%2Fcheckout%3Fproduct%3Dday-khang-luc%26quantity%3D2',
    );
  },
});

/** Only staff change a price or a stock; here the buyer happens to be staff, so that it can happen while looking. */
const keeper = aFullProfile({ id: superUserId, roleId: 'admin', phone: '+84901234567' });
const asKeeper = {
  path: '/product/checkout?product=day-khang-luc&quantity=2',
  server: {
    as: keeper,
    seed: {
      ...seed,
      users: [],
      transfers: [aTransfer({ userId: keeper.id, coin: 'FIT_COIN', amount: 1000 })],
    },
  },
};
const changeBand = async (change: object) => {
  const session = signedIn.current();
  const { ok } = await fetch(`/api/admin/products/${band.id}`, {
    method: 'PUT',
    headers: { Authorization: session.status === 'member' ? `Bearer ${session.accessToken}` : '' },
    body: JSON.stringify({ ...change, version: 1 }),
  });
  await expect(ok).toBe(true);
};
export const PriceChanged = meta.story({
  parameters: asKeeper,
  play: async ({ canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: 'Trả 600 Fit Coin' });
    await changeBand({ priceFitCoin: 350 });
    await userEvent.click(pay);
    await expect(await canvas.findByText(/Giá vừa đổi từ 300 thành 350 Fit Coin/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Trả 700 Fit Coin' }));
    await expect(await canvas.findByRole('heading', { name: '…' })).toBeInTheDocument();
  },
});
export const RanShort = meta.story({
  parameters: asKeeper,
  play: async ({ canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: 'Trả 600 Fit Coin' });
    await changeBand({ stock: 1 });
    await userEvent.click(pay);
    await expect(await canvas.findByText(/Sản phẩm này chỉ còn 1/)).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mua 1 sản phẩm còn lại' }));
    await expect(canvas.getByRole('button', { name: 'Trả 300 Fit Coin' })).toBeEnabled();
  },
});
export const NothingChosen = meta.story({
  parameters: { path: '/product/checkout', server: { as: member } },
  play: async () => {
    await expect(await screen.findByText('Bạn chưa chọn sản phẩm nào')).toBeInTheDocument();
  },
});
export const NoLongerSold = meta.story({
  parameters: { path: '/product/checkout?product=khong-co', server: { as: member } },
});
