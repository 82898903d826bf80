import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { superUserId } from '#core/kernel/id.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { Picture } from './picture.ts';
import { PictureField, PicturesField } from './PictureField.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: 'admin' });
const seller = aRole({ id: 'seller', name: 'Bán hàng', permissions: ['product.update'] });
const clerk = aUser({ fullname: 'Trần Mai', roleId: seller.id });
const platform = aUser({ id: superUserId, fullname: 'Fitboard' });

const colours = ['7fb09a', 'e0a96d', '8ea7c4', 'c58b8b', 'a99cc8'];
const drawing = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#${colours[index % colours.length]}"/><circle cx="150" cy="150" r="${30 + (index % 5) * 20}" fill="#fff" opacity=".6"/></svg>`,
  )}`;
const shared = (index: number, name: string) =>
  aMedium({
    ownerId: superUserId,
    purpose: 'SITE',
    id: `shared-${index}`,
    name,
    key: drawing(index),
    thumbnailKey: drawing(index),
    createdAt: new Date(Date.UTC(2026, 10, 20) - index * 60_000),
  });

const media = [
  shared(0, 'Biểu ngữ tháng mười một.jpg'),
  shared(1, 'Logo Fitboard.png'),
  shared(2, 'Dây kháng lực.jpg'),
  ...Array.from({ length: 25 }, (_, index) => shared(index + 3, `Ảnh kho ${index + 1}.jpg`)),
  aMedium({ ownerId: staff.id, purpose: 'GENERAL', name: 'Ảnh riêng.jpg' }),
];
const ports = { mediaStore: { ...memoryMediaStore(), signedUrl: async (key: string) => key } };
const server = { as: staff, seed: { users: [staff, clerk, platform], roles: [seller], media }, ports };

const changed = fn();

/** Both kinds of fields, as forms put them to use. */
const Form = () => {
  const [logo, setLogo] = useState<Picture | null>(null);
  const [several, setSeveral] = useState<readonly Picture[]>([]);
  return (
    <>
      <PictureField
        label="Logo"
        error={undefined}
        value={logo}
        onChange={(next) => {
          changed(next?.id ?? null);
          setLogo(next);
        }}
        preview={
          <span style={{ width: 96 }}>
            <Thumbnail address={logo?.url ?? null} alt="" fit="contain" />
          </span>
        }
        framing={{ title: 'Chọn khung', help: 'Kéo để di chuyển.', use: 'Dùng khung này' }}
      />
      <PicturesField
        label="Ảnh sản phẩm"
        error={undefined}
        value={several}
        most={3}
        onChange={(next) => {
          changed(next.map(({ id }) => id));
          setSeveral(next);
        }}
      />
    </>
  );
};

const meta = preview.meta({
  title: 'Console/Pictures',
  component: Form,
  parameters: { server, path: '/admin/products/create' },
  beforeEach: () => changed.mockClear(),
});

type Canvas = ReturnType<typeof within>;
const openOne = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Chọn ảnh Logo' }));
  return within(await screen.findByRole('dialog', { name: 'Chọn một ảnh' }));
};
const openSeveral = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Thêm ảnh Ảnh sản phẩm' }));
  return within(await screen.findByRole('dialog', { name: 'Chọn ảnh' }));
};

const aPicture = async (name: string) => {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
};

export const Fields = meta.story();

export const OneIsChosenChangedAndLetGo = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openOne(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Logo Fitboard.png' }));
    // One is enough: the next takes its place.
    await userEvent.click(dialog.getByRole('button', { name: 'Dây kháng lực.jpg' }));
    await expect(dialog.getByRole('button', { name: 'Logo Fitboard.png' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Dùng ảnh này' }));
    await expect(changed).toHaveBeenLastCalledWith('shared-2');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Đổi ảnh Logo' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh' }));
    await expect(changed).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Chọn ảnh Logo' })).toHaveFocus();
  },
});

export const SeveralInTheirOrder = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openSeveral(canvas);
    for (const name of ['Dây kháng lực.jpg', 'Logo Fitboard.png', 'Ảnh kho 1.jpg'])
      await userEvent.click(await dialog.findByRole('button', { name }));
    await expect(dialog.getByRole('button', { name: /Đã chọn, thứ 2/ })).toHaveAccessibleName(
      /Logo Fitboard\.png/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Ảnh kho 2.jpg' }));
    await expect(dialog.getByText('Chỉ chọn thêm được 3 ảnh. Bỏ bớt một ảnh trước.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Dùng 3 ảnh' }));
    await expect(changed).toHaveBeenLastCalledWith(['shared-2', 'shared-1', 'shared-3']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thêm ảnh Ảnh sản phẩm' })).toBeDisabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 1' }));
    await expect(changed).toHaveBeenLastCalledWith(['shared-1', 'shared-3']);
    await expect(canvas.getByRole('button', { name: 'Thêm ảnh Ảnh sản phẩm' })).toHaveFocus();
    await openSeveral(canvas).catch(() => undefined);
    const again = within(await screen.findByRole('dialog', { name: 'Chọn một ảnh' }));
    await expect(await again.findByRole('button', { name: /Logo Fitboard\.png/ })).toBeDisabled();
  },
});

export const ByKeysAndByName = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openSeveral(canvas);
    const first = await dialog.findByRole('button', { name: 'Biểu ngữ tháng mười một.jpg' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(dialog.getByRole('button', { name: /Dây kháng lực\.jpg/ })).toHaveFocus();
    await expect(dialog.getByText('Đã chọn 1/3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(dialog.getByRole('button', { name: /Dây kháng lực\.jpg/ })).toHaveFocus();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Tìm theo tên ảnh' }), 'logo{Enter}');
    await waitFor(() => expect(dialog.queryByRole('button', { name: /Biểu ngữ/ })).toBeNull());
    await expect(dialog.getByRole('button', { name: 'Logo Fitboard.png' })).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Tìm theo tên ảnh' }), ' không có');
    await expect(await dialog.findByText('Không có ảnh nào khớp')).toBeInTheDocument();
  },
});

export const NextPage = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openSeveral(canvas);
    await expect(await dialog.findAllByRole('button', { pressed: false })).toHaveLength(24);
    await userEvent.click(dialog.getByRole('button', { name: 'Xem thêm' }));
    await waitFor(() => expect(dialog.getAllByRole('button', { pressed: false })).toHaveLength(28));
    await expect(dialog.queryByRole('button', { name: 'Xem thêm' })).toBeNull();
  },
});

export const ANewOneIsSharedAndChosen = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openSeveral(canvas);
    await expect(dialog.getByText(/Ảnh mới được lưu vào ảnh dùng chung/)).toBeInTheDocument();
    await userEvent.upload(dialog.getByLabelText(/Tải ảnh mới lên/), await aPicture('Mới.png'));
    await expect(await dialog.findByRole('button', { name: /Mới\.\w+ Đã chọn, thứ 1/ })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Dùng ảnh này' }));
    await expect(canvas.getByRole('button', { name: 'Bỏ ảnh 1' })).toBeInTheDocument();
  },
});

export const ANewLogoIsFramedFirst = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openOne(canvas);
    await userEvent.upload(dialog.getByLabelText(/Tải ảnh mới lên/), await aPicture('Biển hiệu.png'));
    const frame = within(await screen.findByRole('dialog', { name: 'Chọn khung' }));
    const use = await frame.findByRole('button', { name: 'Dùng khung này' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await expect(await dialog.findByRole('button', { name: /Biển hiệu/, pressed: true })).toBeInTheDocument();
  },
});

export const WithoutTheRightToShare = meta.story({
  parameters: { server: { ...server, as: clerk } },
  play: async ({ canvas }) => {
    const dialog = await openSeveral(canvas);
    await expect(await dialog.findByRole('button', { name: 'Logo Fitboard.png' })).toBeInTheDocument();
    await expect(dialog.getByText(/Ảnh mới chỉ dùng ở đây/)).toBeInTheDocument();
    await userEvent.upload(dialog.getByLabelText(/Tải ảnh mới lên/), await aPicture('Của tôi.png'));
    await expect(await dialog.findByRole('button', { name: /Của tôi/, pressed: true })).toBeInTheDocument();
  },
});

export const AnUploadThatFails = meta.story({
  parameters: { server: { ...server, answers: { 'POST /admin/media': 'failing' } } },
  play: async ({ canvas }) => {
    const dialog = await openSeveral(canvas);
    await userEvent.upload(dialog.getByLabelText(/Tải ảnh mới lên/), [
      await aPicture('Mới.png'),
      new File([new Uint8Array(11 * 1024 * 1024)], 'Quá nặng.jpg', { type: 'image/jpeg' }),
    ]);
    await expect(await dialog.findByText(/Ảnh nặng quá 10 MB/)).toBeInTheDocument();
    // What can't help is not offered.
    await expect(await dialog.findAllByRole('button', { name: 'Thử lại' })).toHaveLength(1);
    await userEvent.click(dialog.getAllByRole('button', { name: 'Đóng' }).at(-1)!); // the last refusal's own
    await waitFor(() => expect(dialog.queryByText(/Ảnh nặng quá 10 MB/)).toBeNull());
  },
});

export const Empty = meta.story({
  parameters: { server: { ...server, seed: { users: [staff, platform], media: [] } } },
  play: async ({ canvas }) => {
    const dialog = await openSeveral(canvas);
    await expect(await dialog.findByText('Chưa có ảnh dùng chung nào')).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/shared-media': 'waiting' } } },
  play: async ({ canvas }) => {
    const dialog = await openSeveral(canvas);
    await expect(dialog.getByRole('button', { name: 'Dùng ảnh đã chọn' })).toBeDisabled();
  },
});
export const LoadingFailed = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/shared-media': 'failing' } } },
  play: async ({ canvas }) => {
    const dialog = await openSeveral(canvas);
    await expect(await dialog.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add pictures/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose pictures' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Logo Fitboard.png' }));
    await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeEnabled();
  },
});
export const EmptyInEnglish = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { ...server, seed: { users: [staff, platform], media: [] } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose picture/ }));
    await expect(await screen.findByText('There are no shared pictures yet')).toBeInTheDocument();
  },
});
