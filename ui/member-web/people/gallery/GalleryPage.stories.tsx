import { expect, screen, waitFor, within } from 'storybook/test';
import { aMedium } from '#fixtures/platform/media.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { aFullProfile } from '#fixtures/people/users.ts';
import { noPublicFlags } from '#core/people/account/user.ts';
import { tabTo } from '#ui/story-keys.ts';
import preview from '../../../../.storybook/preview.tsx';
import { WithUploads } from '../../app/uploads/story-uploads.tsx';
import GalleryPage from './GalleryPage.tsx';

const member = aFullProfile({
  fullname: 'Nguyễn Thị Hoà',
  isPublic: true,
  publicFlags: { ...noPublicFlags, gallery: true },
});
const Page = () => (
  <WithUploads uploads={{}}>
    <GalleryPage />
  </WithUploads>
);

const colours = ['7fb09a', 'e0a96d', '8ea7c4', 'c58b8b'];
const drawing = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#${colours[index % 4]}"/></svg>`,
  )}`;
const picture = (index: number, name: string, parts: Partial<Parameters<typeof aMedium>[0]> = {}) =>
  aMedium({
    ownerId: member.id,
    purpose: 'GALLERY',
    id: `picture-${index}`,
    name,
    key: drawing(index),
    thumbnailKey: drawing(index),
    ...parts,
  });
const media = [
  picture(1, 'hồ.jpg'),
  picture(2, 'tạ.jpg'),
  picture(3, 'bản sao.jpg'),
  picture(4, 'mới.jpg', { purpose: 'GENERAL' }),
  picture(5, 'mặt trước.jpg', { purpose: 'PHYSICAL_PROFILE' }),
];
const item = (index: number, alt: string, copyOf: string | null = null) => ({
  userId: member.id,
  mediumId: `picture-${index}`,
  position: index,
  alt,
  copyOf,
});
const galleryItems = [
  item(1, 'Chạy bộ quanh hồ buổi sáng cùng mười hai người bạn trong câu lạc bộ chạy bộ Tây Hồ'),
  item(2, ''),
  item(3, 'Sau mười hai tuần', 'old'),
];
const files = {
  ...memoryMediaStore(),
  signedUrl: async (key: string) => key,
  read: async () => new Uint8Array([1]),
};
const seed = { media, galleryItems };
const server = { as: member, seed, ports: { mediaStore: files } };

const meta = preview.meta({
  title: 'Features/Gallery',
  component: Page,
  parameters: { layout: 'fullscreen', path: '/dashboard/user/gallery', server },
});

const alts = (root: HTMLElement) =>
  [...root.querySelectorAll('ol img')].map((image) => image.getAttribute('alt'));

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ai mở trang cá nhân của bạn cũng thấy/)).toBeInTheDocument();
    await expect(await canvas.findByText('Bản sao của ảnh cơ thể')).toBeInTheDocument();
    await expect(canvas.getByText('3/60 ảnh')).toBeInTheDocument();
  },
});

export const FullInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const Reordered = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Chuyển lên trước: ảnh 3/ }));
    await waitFor(() =>
      expect(alts(canvasElement).slice(1)).toEqual(['Sau mười hai tuần', 'Ảnh 3 trong bộ sưu tập']),
    );
  },
});

export const TakenOutAndPutBack = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Gỡ ảnh 1/ }));
    await waitFor(() => expect(alts(canvasElement)).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(alts(canvasElement)[0]).toMatch(/^Chạy bộ quanh hồ/));
  },
});

export const Described = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sửa mô tả ảnh 2/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sửa mô tả ảnh' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Đẩy tạ tay');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(alts(canvasElement)[1]).toBe('Đẩy tạ tay'));
  },
});

const choose = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
  name: string,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Thêm ảnh' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Thêm ảnh vào bộ sưu tập' }));
  await userEvent.click(await picker.findByRole('button', { name }));
  await userEvent.click(picker.getByRole('button', { name: 'Dùng 1 tệp' }));
};

export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = (name: RegExp) => canvas.getByRole('button', { name });
    await canvas.findByRole('button', { name: /Chuyển lên trước: ảnh 2/ });
    // To the front, and on from there: the picture keeps the focus where its button has nothing more to do.
    await tabTo(userEvent, () => button(/Chuyển lên trước: ảnh 3/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(alts(canvasElement)[1]).toBe('Sau mười hai tuần'));
    await waitFor(() => expect(button(/Chuyển lên trước: ảnh 2, Sau/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(alts(canvasElement)[0]).toBe('Sau mười hai tuần'));
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent('Sau mười hai tuần'));

    await tabTo(userEvent, () => button(/Sửa mô tả ảnh 1/));
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sửa mô tả ảnh' }));
    await tabTo(userEvent, () => dialog.getByRole('textbox'));
    await userEvent.keyboard(', bên hồ{Enter}');
    await waitFor(() => expect(alts(canvasElement)[0]).toBe('Sau mười hai tuần, bên hồ'));
    await waitFor(() => expect(button(/Sửa mô tả ảnh 1/)).toHaveFocus());

    await tabTo(userEvent, () => button(/Gỡ ảnh 1/));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(alts(canvasElement)).toHaveLength(2));
    await waitFor(() => expect(canvasElement).toContainElement(document.activeElement as HTMLElement)); // never nothing
    await tabTo(userEvent, () => screen.getByRole('button', { name: 'Hoàn tác' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(alts(canvasElement)[0]).toBe('Sau mười hai tuần, bên hồ'));
  },
});

export const AddedWithItsDescription = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, userEvent, 'mới.jpg');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mô tả ảnh' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Đôi giày mới');
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm vào bộ sưu tập' }));
    await waitFor(() => expect(alts(canvasElement).at(-1)).toBe('Đôi giày mới'));
  },
});

export const ABodyPictureIsConfirmed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, userEvent, 'mặt trước.jpg');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mô tả ảnh' }));
    await expect(dialog.getByText(/kể cả người chưa đăng nhập/)).toBeInTheDocument();
    await expect(alts(canvasElement)).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Tôi đồng ý, thêm bản sao' }));
    await waitFor(() => expect(alts(canvasElement)).toHaveLength(4));
  },
});

export const Twice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'hồ.jpg');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mô tả ảnh' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm vào bộ sưu tập' }));
    await expect(await dialog.findByRole('alert')).toBeInTheDocument();
  },
});

export const SeenByNobody = meta.story({
  parameters: { server: { ...server, as: { ...member, publicFlags: noPublicFlags } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/chỉ mình bạn thấy bộ sưu tập này/)).toBeInTheDocument();
  },
});
export const Empty = meta.story({
  parameters: { server: { ...server, seed: { media: [], galleryItems: [] } } },
});
export const Waiting = meta.story({
  parameters: { server: { ...server, answers: { 'GET /me/gallery': 'waiting' } } },
});
export const Offline = meta.story({
  parameters: { server: { ...server, answers: { 'GET /me/gallery': 'away' } } },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /me/gallery': 'failing' } } },
});
