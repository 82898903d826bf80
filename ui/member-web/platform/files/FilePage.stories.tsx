import { Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import { aMedium } from '#fixtures/platform/media.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import FilePage from './FilePage.tsx';

const member = aFullProfile({ fullname: 'Nguyễn Thị Hoà' });
const stranger = aUser({ fullname: 'Trần Văn Bình' });

/** The page reads which file it is from its address. */
const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/file/:id" element={<FilePage />} />
  </Routes>
);

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#7fb09a"/></svg>',
)}`;
const own = (parts: Partial<Parameters<typeof aMedium>[0]>) =>
  aMedium({ ownerId: member.id, purpose: 'GENERAL', id: 'file', key: drawing, thumbnailKey: null, ...parts });
const ports = { mediaStore: { ...memoryMediaStore(), signedUrl: async (key: string) => key } };
const serverWith = (parts: Partial<Parameters<typeof aMedium>[0]>) => ({
  as: member,
  seed: { media: [own(parts)] },
  ports,
});

const meta = preview.meta({
  title: 'Features/File',
  component: AtItsAddress,
  parameters: {
    layout: 'fullscreen',
    path: '/file/file',
  },
});

const picture = serverWith({ name: 'Chạy bộ quanh hồ Tây lúc sáng sớm cùng cả nhà.jpg' });

export const Picture = meta.story({
  parameters: { server: picture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Chạy bộ quanh hồ Tây');
    await expect(canvas.getByRole('button', { name: 'Tải về' })).toBeInTheDocument();
  },
});

export const PictureInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: picture },
});

export const Film = meta.story({
  parameters: {
    server: serverWith({ name: 'Tập vai.mp4', type: 'VIDEO', contentType: 'video/mp4', duration: 42 }),
  },
});

export const Sound = meta.story({
  parameters: {
    server: serverWith({ name: 'Lời dặn.m4a', type: 'AUDIO', contentType: 'audio/mp4', duration: 12 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nghe Lời dặn.m4a')).toBeInTheDocument();
  },
});

export const ADocumentIsOnlyHandedOver = meta.story({
  parameters: { server: serverWith({ name: 'Kế hoạch.pdf', type: 'FILE', contentType: 'application/pdf' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Tải về' })).toBeInTheDocument();
    await expect(canvasElement.querySelector('iframe, embed, object')).toBeNull();
  },
});

export const OfAnotherMember = meta.story({
  parameters: { server: { ...serverWith({}), as: stranger } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Không tìm thấy trang này' }),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Tải về' })).not.toBeInTheDocument();
  },
});

export const ForAVisitor = meta.story({
  parameters: { server: { seed: { users: [member], media: [own({})] }, ports } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Không tìm thấy trang này' }),
    ).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { ...serverWith({}), answers: { 'GET /media/file/url': 'waiting' } } },
});
export const Offline = meta.story({
  parameters: { server: { ...serverWith({}), answers: { 'GET /media/file/url': 'away' } } },
});
