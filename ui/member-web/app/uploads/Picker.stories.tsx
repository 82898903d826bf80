import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { unreachable } from '#ui/api/api-error.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { aFullProfile } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { MediaPicker } from './MediaPicker.tsx';
import { type StoryUploads, WithUploads } from './story-uploads.tsx';

const member = aFullProfile({ fullname: 'Nguyễn Thị Hoà' });
const picked = fn();

type Props = Readonly<{ uploads?: StoryUploads; most?: number; isStrict?: boolean }>;

const Asking = ({ uploads = {}, most = 3, isStrict = false }: Props) => {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <WithUploads uploads={uploads}>
      <Button onClick={() => setIsOpen(true)}>{'Ảnh và video'}</Button>
      <MediaPicker
        open={isOpen}
        title="Thêm ảnh và video"
        purpose="FEED"
        most={most}
        mostVideos={1}
        isStrict={isStrict}
        onPick={(files) => picked(files.map(({ name }) => name))}
        onClose={() => setIsOpen(false)}
      />
    </WithUploads>
  );
};

const colours = ['7fb09a', 'e0a96d', '8ea7c4', 'c58b8b'];
const drawing = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#${colours[index % 4]}"/></svg>`,
  )}`;
const own = (index: number, name: string, parts: Partial<Parameters<typeof aMedium>[0]> = {}) =>
  aMedium({
    ownerId: member.id,
    purpose: 'GENERAL',
    id: `own-${index}`,
    name,
    key: drawing(index),
    thumbnailKey: drawing(index),
    createdAt: new Date(Date.UTC(2026, 10, 20) - index * 60_000),
    ...parts,
  });

const media = [
  own(1, 'Sáng.jpg'),
  own(2, 'Trưa.jpg'),
  own(3, 'Chiều.mp4', { type: 'VIDEO', contentType: 'video/mp4' }),
  own(4, 'Tối.mp4', { type: 'VIDEO', contentType: 'video/mp4' }),
  own(5, 'Ảnh cơ thể.jpg', { purpose: 'PHYSICAL_PROFILE' }),
  own(6, 'Kế hoạch.pdf', { type: 'FILE', contentType: 'application/pdf' }),
];
const ports = { mediaStore: { ...memoryMediaStore(), signedUrl: async (key: string) => key } };
const server = { as: member, seed: { media }, ports };

const meta = preview.meta({
  title: 'Parts/MediaPicker',
  component: Asking,
  parameters: { server },
  beforeEach: () => picked.mockClear(),
});

const sheet = () => screen.findByRole('dialog', { name: 'Thêm ảnh và video' });

export const Open = meta.story({
  play: async () => {
    const dialog = within(await sheet());
    await expect(dialog.getByText('Ảnh JPEG, PNG, WEBP, HEIC: tối đa 10 MB')).toBeInTheDocument();
    await expect(
      dialog.getByText(/Video MP4, MOV, WEBM: tối đa 100 MB, dài không quá 10 phút/),
    ).toBeInTheDocument();
    await expect(await dialog.findByRole('button', { name: 'Sáng.jpg' })).toBeInTheDocument();
    // Body pictures can't be handed on, and documents are nothing for a post.
    await expect(dialog.queryByText('Ảnh cơ thể.jpg')).not.toBeInTheDocument();
    await expect(dialog.queryByText('Kế hoạch.pdf')).not.toBeInTheDocument();
  },
});

export const ForThisPurposeAlone = meta.story({
  args: { isStrict: true },
  parameters: {
    server: { ...server, seed: { media: [...media, own(7, 'Bài viết.jpg', { purpose: 'FEED' })] } },
  },
  play: async () => {
    const dialog = within(await sheet());
    await expect(await dialog.findByRole('button', { name: 'Bài viết.jpg' })).toBeInTheDocument();
    await expect(dialog.queryByText('Sáng.jpg')).not.toBeInTheDocument();
  },
});

export const OpenInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const InTheOrderChosen = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await sheet());
    await userEvent.click(await dialog.findByRole('button', { name: 'Trưa.jpg' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sáng.jpg' }));
    await expect(dialog.getByRole('button', { name: /thứ tự 2.*Sáng.jpg/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Dùng 2 tệp' }));
    await expect(picked).toHaveBeenCalledWith(['Trưa.jpg', 'Sáng.jpg']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const OneVideoOnly = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await sheet());
    await userEvent.click(await dialog.findByRole('button', { name: 'Chiều.mp4' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tối.mp4' }));
    await expect(dialog.getByText(/Chỉ chọn được tối đa 1 video/)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Tối.mp4' })).toHaveAttribute('aria-pressed', 'false');
  },
});

const photo = (name: string) => new File(['RIFF'], name, { type: 'image/webp' });

export const AnArrivalIsChosen = meta.story({
  args: { uploads: { carriers: { prepare: async (file) => ({ file, poster: null, seconds: null }) } } },
  play: async ({ userEvent }) => {
    const dialog = within(await sheet());
    await userEvent.click(await dialog.findByRole('button', { name: 'Sáng.jpg' }));
    await userEvent.upload(dialog.getByLabelText('Chọn từ thiết bị'), photo('Mới chụp.webp'));
    await expect(await dialog.findByRole('button', { name: /thứ tự 2.*Mới chụp.webp/ })).toBeInTheDocument();
  },
});

export const WithoutALine = meta.story({
  args: {
    uploads: {
      carriers: {
        prepare: async (file) => ({ file, poster: null, seconds: null }),
        whole: () => Promise.reject(unreachable()),
      },
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await sheet());
    await userEvent.upload(dialog.getByLabelText('Chọn từ thiết bị'), photo('Mới chụp.webp'));
    await expect(await dialog.findByRole('button', { name: 'Thử lại Mới chụp.webp' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Huỷ tải lên Mới chụp.webp' }));
    await expect(dialog.queryByText('Mới chụp.webp')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: { server: { ...server, seed: { media: [] } } },
  play: async () => {
    await expect(await within(await sheet()).findByText(/chưa có tệp nào dùng được/)).toBeInTheDocument();
  },
});
export const Waiting = meta.story({
  parameters: { server: { ...server, answers: { 'GET /media': 'waiting' } } },
});
export const Offline = meta.story({
  parameters: { server: { ...server, answers: { 'GET /media': 'away' } } },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /media': 'failing' } } },
});
