import { expect, screen, waitFor, within } from 'storybook/test';
import { unreachable } from '#ui/api/api-error.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { aFullProfile } from '#fixtures/people/users.ts';
import type { Folder } from '#core/platform/media/folder.ts';
import preview from '../../../../.storybook/preview.tsx';
import { type StoryUploads, WithUploads } from '../../app/uploads/story-uploads.tsx';
import FilesPage from './FilesPage.tsx';

const member = aFullProfile({ fullname: 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt' });

const Page = ({ uploads = {} }: Readonly<{ uploads?: StoryUploads }>) => (
  <WithUploads uploads={uploads}>
    <FilesPage />
  </WithUploads>
);

const colours = ['7fb09a', 'e0a96d', '8ea7c4', 'c58b8b', 'b9b072', '9b8fb8'];
const drawing = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#${colours[index % colours.length]}"/><circle cx="${120 + ((index * 37) % 160)}" cy="130" r="70" fill="#fff" opacity=".55"/></svg>`,
  )}`;

const folder = (id: string, name: string, parentId: string | null = null): Folder => ({
  id,
  name,
  parentId,
  ownerId: member.id,
  version: 1,
  createdAt: new Date('2026-11-01T03:00:00Z'),
});

const general = { ownerId: member.id, purpose: 'GENERAL' } as const;
const picture = (index: number, name: string, parts: Partial<Parameters<typeof aMedium>[0]> = {}) =>
  aMedium({
    ...general,
    id: `file-${String(index).padStart(4, '0')}`,
    name,
    key: drawing(index),
    thumbnailKey: drawing(index),
    width: 400,
    height: 300,
    size: 180_000 + index * 73_000,
    createdAt: new Date(Date.UTC(2026, 10, 20, 12) - index * 3_600_000),
    ...parts,
  });

const media = [
  picture(1, 'Chạy bộ quanh hồ Tây lúc sáng sớm cùng cả nhà và mấy người bạn rất thân thiết.jpg'),
  picture(2, 'Bữa trưa ít đường.jpg'),
  picture(3, 'Tập vai.mp4', { type: 'VIDEO', contentType: 'video/mp4', duration: 95, size: 42_000_000 }),
  picture(4, 'Ghi âm lời dặn của huấn luyện viên.m4a', {
    type: 'AUDIO',
    contentType: 'audio/mp4',
    duration: 185,
  }),
  picture(5, 'Kế hoạch tập tháng 12.xlsx', { type: 'FILE', contentType: 'application/vnd.ms-excel' }),
  picture(6, 'Trong thư mục.jpg', { folderId: 'photos' }),
];
const folders = [
  folder('photos', 'Ảnh tập luyện'),
  folder('november', 'Tháng 11', 'photos'),
  folder('papers', 'Giấy tờ và hoá đơn mua dụng cụ tập ở nhà từ đầu năm tới nay'),
];
const inGallery = [{ userId: member.id, mediumId: 'file-0002', position: 0, alt: '', copyOf: null }];
const ports = { mediaStore: { ...memoryMediaStore(), signedUrl: async (key: string) => key } };
const seed = { media, folders, galleryItems: inGallery };
const server = { as: member, seed, ports };

const meta = preview.meta({
  title: 'Features/Files',
  component: Page,
  parameters: { layout: 'fullscreen', path: '/dashboard/file-manager', server },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Bữa trưa ít đường.jpg' })).toHaveAttribute(
      'href',
      '/file/file-0002',
    );
    await expect(canvas.getByRole('link', { name: 'Ảnh tập luyện' })).toBeInTheDocument();
    await expect(canvas.queryByText('Trong thư mục.jpg')).not.toBeInTheDocument();
    await expect(canvas.getByText(/đang dùng ở 1 nơi/)).toBeInTheDocument();
  },
});

export const FullInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const AsAList = meta.story({ parameters: { path: '/dashboard/file-manager?view=list' } });

export const InsideAFolder = meta.story({
  parameters: { path: '/dashboard/file-manager?folder=november' },
  play: async ({ canvas }) => {
    const path = await canvas.findByRole('navigation', { name: 'Vị trí thư mục' });
    await expect(await within(path).findByRole('link', { name: 'Ảnh tập luyện' })).toBeInTheDocument();
    await expect(within(path).getByText('Tháng 11')).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByText('Chưa có tệp nào ở đây')).toBeInTheDocument();
  },
});

export const SearchGoesThroughAllFolders = meta.story({
  parameters: { path: '/dashboard/file-manager?q=trong%20thu%20muc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Trong thư mục.jpg' })).toBeInTheDocument();
    await expect(canvas.getByText(/· Ảnh tập luyện/)).toBeInTheDocument();
    await expect(canvas.queryByText('Bữa trưa ít đường.jpg')).not.toBeInTheDocument();
  },
});

export const OnlyUnused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Bữa trưa ít đường.jpg');
    await userEvent.click(canvas.getByRole('switch', { name: 'Chỉ tệp chưa dùng ở đâu' }));
    await waitFor(() => expect(canvas.queryByText('Bữa trưa ít đường.jpg')).not.toBeInTheDocument());
    await expect(canvas.getByText('Tập vai.mp4')).toBeInTheDocument();
  },
});

const act = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
  of: string,
  action: string | RegExp,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: of }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

export const NewFolderAndItsNameTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Bữa trưa ít đường.jpg');
    for (const name of ['Kế hoạch', 'kế hoạch']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Thư mục mới' }));
      const dialog = await screen.findByRole('dialog', { name: 'Thư mục mới' });
      await userEvent.type(within(dialog).getByRole('textbox'), name);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Tạo thư mục' }));
      if (name === 'Kế hoạch')
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    await expect(await screen.findByText(/Ở đây đã có thư mục tên này/)).toBeInTheDocument();
  },
});

export const FolderWithFilesIsNotDeleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await act(canvas, userEvent, 'Thao tác với thư mục Ảnh tập luyện', 'Xoá thư mục');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Xoá thư mục' }));
    await expect(await within(dialog).findByText(/Thư mục này chưa trống/)).toBeInTheDocument();
  },
});

export const Renamed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await act(canvas, userEvent, 'Thao tác với Tập vai.mp4', 'Đổi tên');
    const dialog = await screen.findByRole('dialog', { name: 'Đổi tên tệp' });
    const field = within(dialog).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Tập lưng.mp4');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByRole('link', { name: 'Tập lưng.mp4' })).toBeInTheDocument();
  },
});

export const MovedTogether = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn Tập vai.mp4' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn Kế hoạch tập tháng 12.xlsx' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Chuyển' }));
    const dialog = await screen.findByRole('dialog', { name: 'Chuyển 2 tệp tới đâu?' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Tháng 11' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chuyển tới đây' }));
    await waitFor(() => expect(canvas.queryByText('Tập vai.mp4')).not.toBeInTheDocument());
    await expect(canvas.getByText('Bữa trưa ít đường.jpg')).toBeInTheDocument();
  },
});

export const DeletedAndTakenBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await act(canvas, userEvent, 'Thao tác với Tập vai.mp4', 'Xoá');
    const note = await canvas.findByText(/Đã xoá “Tập vai.mp4”/);
    await expect(canvas.queryByRole('link', { name: 'Tập vai.mp4' })).not.toBeInTheDocument();
    await userEvent.click(
      within(note.closest<HTMLElement>('[role=alert]')!).getByRole('button', { name: 'Hoàn tác' }),
    );
    await expect(await canvas.findByRole('link', { name: 'Tập vai.mp4' })).toBeInTheDocument();
  },
});

export const InUseSaysWhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await act(canvas, userEvent, 'Thao tác với Bữa trưa ít đường.jpg', 'Xoá');
    const dialog = await screen.findByRole('dialog', { name: 'Chưa xoá được “Bữa trưa ít đường.jpg”' });
    await expect(await within(dialog).findByText(/Bộ sưu tập/)).toBeInTheDocument();
  },
});

export const UploadedByButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Bữa trưa ít đường.jpg');
    const file = new File(['RIFF'], 'Bữa sáng.webp', { type: 'image/webp' });
    await userEvent.upload(canvas.getByLabelText('Tải tệp lên'), file);
    await expect(await canvas.findByRole('link', { name: 'Bữa sáng.webp' })).toBeInTheDocument();
    await expect(await canvas.findByText('Đã xong 1 tệp')).toBeInTheDocument();
  },
});

export const DroppedAndPasted = meta.story({
  play: async ({ canvas }) => {
    const target = await canvas.findByText('Bữa trưa ít đường.jpg');
    const carry = (name: string) => {
      const data = new DataTransfer();
      data.items.add(new File(['RIFF'], name, { type: 'image/webp' }));
      return data;
    };
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: carry('thả.webp') }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carry('dán.webp') }));
    const inTime = { timeout: 10_000 };
    await expect(await canvas.findByText('thả.webp', { selector: 'a' }, inTime)).toBeInTheDocument();
    await expect(await canvas.findByText('dán.webp', { selector: 'a' }, inTime)).toBeInTheDocument();
  },
});

const document1 = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const never = () => new Promise<never>(() => undefined);

/** Each as it may stand: on its way, waiting, refused, cut off, and lost by the browser. */
export const OnTheirWay = meta.story({
  args: {
    uploads: {
      carriers: {
        whole: ({ name, onProgress }) => {
          if (name.startsWith('Mất')) return Promise.reject(unreachable());
          onProgress(0.42);
          return never();
        },
      },
      files: [
        document1('Mất mạng giữa chừng.pdf', 6_000_000),
        document1('Giáo án.pdf', 4_000_000),
        document1('Thực đơn bảy ngày cho người mới bắt đầu tập tạ tại nhà.pdf', 7_000_000),
        document1('Bảng theo dõi.pdf'),
        document1('Đang chờ.pdf', 1_000_000),
        new File(['<svg/>'], 'hình vẽ.svg', { type: 'image/svg+xml' }),
      ],
      remembered: [
        {
          id: 'lost',
          ownerId: member.id,
          address: '/api/media/uploads/upload-1',
          fingerprint: 'x',
          name: 'Video buổi tập cuối tuần.mov',
          size: 92_000_000,
          type: 'VIDEO',
          purpose: 'GENERAL',
          folderId: null,
          posterId: null,
          file: null,
          startedAt: Date.now(),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Thử lại Mất mạng giữa chừng.pdf' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/Không nhận loại tệp này/)).toBeInTheDocument();
    await expect(await canvas.findByText(/trình duyệt không còn giữ tệp này/)).toBeInTheDocument();
    await expect(canvas.getAllByRole('progressbar').length).toBeGreaterThan(2);
  },
});

export const BegunElsewhere = meta.story({
  parameters: {
    server: {
      ...server,
      seed: {
        ...seed,
        uploads: [
          {
            id: 'upload-7',
            ownerId: member.id,
            name: 'Video trên điện thoại.mov',
            contentType: 'video/quicktime',
            size: 88_000_000,
            received: 35_000_000,
            purpose: 'GENERAL',
            folderId: null,
            createdAt: new Date(),
            expiresAt: new Date(Date.now() + 20 * 3_600_000),
            mediumId: null,
          },
        ],
      },
    },
  },
});

const gibibyte = 1024 ** 3;
export const RoomReached = meta.story({
  parameters: {
    server: {
      ...server,
      seed: { ...seed, media: [...media, picture(7, 'Rất lớn.mp4', { type: 'VIDEO', size: 2 * gibibyte })] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Đã hết dung lượng/)).toBeInTheDocument();
    await userEvent.upload(canvas.getByLabelText('Tải tệp lên'), document1('Thêm một tệp.pdf'));
    await expect(await canvas.findByText(/Bạn đã dùng hết dung lượng lưu trữ/)).toBeInTheDocument();
  },
});

export const OfALesson = meta.story({
  parameters: {
    server: {
      ...server,
      seed: { media: [picture(7, 'Khởi động.mp4', { type: 'VIDEO', size: gibibyte, purpose: 'LEARNING' })] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đã dùng', { exact: false })).toHaveTextContent(
      'Đã dùng 0 B trong 2 GB',
    );
    await expect(canvas.getByText(/thử thách 1 GB, tính vào mức riêng 20 GB/)).toBeInTheDocument();
  },
});

const many = Array.from({ length: 1_000 }, (_, index) => picture(index + 10, `Ảnh số ${index + 1}.jpg`));
export const AThousandFiles = meta.story({
  parameters: { server: { ...server, seed: { media: many } } },
  play: async ({ canvas, canvasElement }) => {
    // Roles are looked up through the whole page, which takes longer than all that is tested here.
    const shown = () => canvasElement.querySelectorAll('ul[aria-label="Tệp"] > li').length;
    for (let page = 1; page <= 2; page += 1) {
      await waitFor(() => expect(shown()).toBe(page * 60), { timeout: 10_000 });
      (await canvas.findByText('Xem thêm')).click();
    }
  },
});

export const Empty = meta.story({
  parameters: { server: { ...server, seed: { media: [], folders: [], galleryItems: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có tệp nào ở đây')).toBeInTheDocument();
    // Nothing to filter: what can be done comes first.
    await expect(canvas.queryByLabelText('Tìm tệp và thư mục')).toBeNull();
  },
});
export const EmptyFolder = meta.story({
  parameters: { path: '/dashboard/file-manager?folder=november' },
  play: async ({ canvas }) => {
    const empty = await canvas.findByText('Chưa có tệp nào ở đây');
    const search = canvas.getByLabelText('Tìm tệp và thư mục');
    await expect(empty.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
});
export const NothingFound = meta.story({
  parameters: { path: '/dashboard/file-manager?q=khong-co' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem tất cả tệp' }));
    await expect(await canvas.findByText('Bữa trưa ít đường.jpg')).toBeInTheDocument();
  },
});
export const Waiting = meta.story({
  parameters: { server: { ...server, answers: { 'GET /media': 'waiting', 'GET /media/usage': 'waiting' } } },
});
export const Offline = meta.story({
  parameters: { server: { ...server, answers: { 'GET /media': 'away', 'GET /media/usage': 'away' } } },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /media': 'failing' } } },
});
