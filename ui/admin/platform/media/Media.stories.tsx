import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { superUserId } from '#core/kernel/id.ts';
import { after, minute } from '#core/kernel/time.ts';
import { gibibyte } from '#core/platform/media/medium.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aFolder, aMedium } from '#fixtures/platform/media.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import MediaList from './MediaList.tsx';
import MediumShow from './MediumShow.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: adminRoleId });
const owner = aUser({ fullname: 'Phạm Gia Huy' });
const platform = aUser({ id: superUserId, fullname: 'Fitboard' });
const folder = aFolder({ ownerId: owner.id, name: 'Giáo án' });
const document = aMedium({
  ownerId: owner.id,
  purpose: 'GENERAL',
  type: 'FILE',
  name: 'giáo án 12 tuần.pdf',
  contentType: 'application/pdf',
  width: null,
  height: null,
  folderId: folder.id,
  size: 1.5 * gibibyte,
});
const video = aMedium({
  ownerId: staff.id,
  purpose: 'GENERAL',
  type: 'VIDEO',
  name: 'buổi tập.mp4',
  contentType: 'video/mp4',
  duration: 340,
});
const gone = aMedium({
  ownerId: owner.id,
  purpose: 'CHAT',
  name: 'đã xoá.jpg',
  deletedAt: after(noon, -minute),
});

const ListOrRecord = listsAndRecords({ media: [MediaList, MediumShow] });
const server = {
  as: staff,
  at: noon,
  seed: { users: [staff, owner, platform], folders: [folder], media: [document, video, gone] },
};

const meta = preview.meta({
  title: 'Console/Files',
  component: ListOrRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/media', server },
});
const filtered = (filter: object) => ({
  path: `/admin/media?filter=${encodeURIComponent(JSON.stringify(filter))}`,
});

export const Files = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('giáo án 12 tuần.pdf')).toBeInTheDocument();
    await expect(canvas.getByText('đã xoá.jpg')).toBeInTheDocument();
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const WhoKeepsTheMost = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dung lượng theo thành viên' }));
    const [largest] = await within(
      (await canvas.findByText('Ai giữ nhiều tệp nhất')).closest('section')!, // its own card
    ).findAllByRole('listitem');
    await expect(largest).toHaveTextContent(/Phạm Gia Huy · 1,5.GB · 1 tệp/);
  },
});
export const AddingASharedPicture = meta.story({
  play: async ({ canvas }) => {
    const canvasOfPicture = new OffscreenCanvas(40, 30);
    canvasOfPicture.getContext('2d')?.fillRect(0, 0, 40, 30);
    const picture = await canvasOfPicture.convertToBlob();
    const input = await canvas.findByLabelText(/Thêm ảnh dùng chung/);
    await userEvent.upload(input, new File([picture], 'biểu ngữ.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('heading', { name: /biểu ngữ/ })).toBeInTheDocument();
    await expect(await canvas.findByText('Ảnh của trang')).toBeInTheDocument();
    await expect(canvas.getByText(/ai cũng xem được\. Lượt xem/)).toBeInTheDocument();
  },
});
export const Renaming = meta.story({
  parameters: { path: `/admin/media/${video.id}/show` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi tên' }));
    const name = await screen.findByRole('textbox', { name: /Tên tệp/ });
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.type(name, 'Buổi tập thứ hai');
    await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByRole('heading', { name: 'Buổi tập thứ hai.mp4' })).toBeInTheDocument();
  },
});
export const OfOneFolder = meta.story({
  parameters: filtered({ folderId: folder.id }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('giáo án 12 tuần.pdf')).toBeInTheDocument();
    await expect(canvas.queryByText('buổi tập.mp4')).toBeNull();
  },
});
export const LongOnes = meta.story({
  parameters: filtered({ duration_gte: '300' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('buổi tập.mp4')).toBeInTheDocument();
    await expect(canvas.queryByText('giáo án 12 tuần.pdf')).toBeNull();
  },
});
export const DeletedFile = meta.story({
  parameters: { path: `/admin/media/${gone.id}/show` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Xoá' })).toBeDisabled();
    await expect(await canvas.findByText('Chủ đã xoá lúc')).toBeInTheDocument();
  },
});
export const ListFailing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/media': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
