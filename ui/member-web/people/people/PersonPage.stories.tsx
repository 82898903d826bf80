import { Route, Routes } from 'react-router';
import { expect, screen } from 'storybook/test';
import { noPublicFlags } from '#core/people/account/user.ts';
import { shiftWeek } from '#core/kernel/week.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aFullProfile } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import PersonPage from './PersonPage.tsx';

/** The page reads whose it is from its address. */
const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/user/:id" element={<PersonPage />} />
  </Routes>
);

const open = {
  ...noPublicFlags,
  stats: true,
  body: true,
  strength: true,
  gallery: true,
  email: true,
  phone: true,
};
const person = aFullProfile({
  fullname: 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt',
  username: 'minhnguyet',
  website: 'https://minhnguyet.example/chay-bo',
  level: 'PRO',
  isPublic: true,
  publicFlags: open,
});
const week = '2026-W47';
const sides = ['FRONT', 'LEFT', 'BACK'] as const;
const media = sides.map(() => aMedium({ ownerId: person.id }));
const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%223%22 height=%224%22%3E%3Crect width=%223%22 height=%224%22 fill=%22%238a8%22/%3E%3C/svg%3E';

const seed = {
  users: [person],
  media: media.map((medium) => ({ ...medium, key: picture, thumbnailKey: picture })),
  snapshots: [
    aSnapshot({
      userId: person.id,
      week,
      media: media.map(({ id }, index) => ({ mediumId: id, side: sides[index] ?? 'FRONT' })),
    }),
    aSnapshot({ userId: person.id, week: shiftWeek(week, -1) }),
    aSnapshot({ userId: person.id, week: shiftWeek(week, -3) }),
  ],
};
const galleryItems = media.map(({ id }, position) => ({
  userId: person.id,
  mediumId: id,
  position,
  alt: position === 0 ? 'Chạy bộ quanh hồ' : '',
  copyOf: null,
}));
const path = `/user/${person.username}`;

const meta = preview.meta({
  title: 'Features/Person',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', path, server: { seed } },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(person.fullname);
    await expect(canvas.getByRole('link', { name: 'minhnguyet.example/chay-bo' })).toHaveAttribute(
      'rel',
      'nofollow ugc noopener',
    );
    // Pictures of weeks are no gallery: nothing shows by itself.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByText('Chỉnh sửa')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Theo dõi' })).toHaveAttribute(
      'href',
      `/auth/login?next=${encodeURIComponent(path)}`,
    );
  },
});

export const WithAGallery = meta.story({
  parameters: {
    server: {
      seed: {
        ...seed,
        galleryItems,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bộ sưu tập ảnh' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Chạy bộ quanh hồ' })).toHaveAttribute(
      'href',
      `/file/${media[0]?.id}`,
    );
  },
});

const shown = media.map((medium) => ({
  ...medium,
  purpose: 'GALLERY' as const,
  key: picture,
  thumbnailKey: picture,
}));

export const PictureReported = meta.story({
  parameters: {
    server: { seed: { ...seed, media: shown, snapshots: [], galleryItems }, as: aFullProfile() },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Báo cáo ảnh 1' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Ảnh khoả thân/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
    await expect(await screen.findByText('Đã gửi báo cáo')).toBeInTheDocument();
  },
});

export const OpenInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const ShowingNothingMore = meta.story({
  parameters: {
    server: {
      seed: { users: [{ ...person, about: null, website: null, city: null, publicFlags: noPublicFlags }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Người này chưa chia sẻ gì thêm.')).toBeInTheDocument();
  },
});

export const Own = meta.story({
  parameters: {
    server: { seed: { ...seed, galleryItems }, as: { ...person, publicFlags: { ...open, gallery: false } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chỉ mình bạn thấy')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Xem như người lạ' })).toHaveAttribute(
      'href',
      '/user/minhnguyet?as=stranger',
    );
  },
});

export const OwnAsVisitorsSeeIt = meta.story({
  parameters: {
    path: `${path}?as=stranger`,
    server: { seed, as: { ...person, publicFlags: { ...open, gallery: false, email: false } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/những gì người lạ nhìn thấy/)).toBeInTheDocument();
    await expect(canvas.queryByText(person.email)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const OwnPrivate = meta.story({
  parameters: { server: { seed, as: { ...person, isPublic: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/chỉ mình bạn thấy\./)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Chia sẻ' })).not.toBeInTheDocument();
  },
});

export const OwnPrivateAsVisitorsSeeIt = meta.story({
  parameters: { path: `${path}?as=stranger`, server: { seed, as: { ...person, isPublic: false } } },
  play: async () => {
    await expect(await screen.findByText('Người lạ không thấy trang của bạn')).toBeInTheDocument();
  },
});

/** The same words for one who keeps the page private and for one who is not there. */
export const Private = meta.story({
  parameters: { server: { seed: { users: [{ ...person, isPublic: false }] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy trang này')).toBeInTheDocument();
  },
});
export const Missing = meta.story({
  parameters: { path: '/user/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy trang này')).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { answers: { [`GET /users/${person.username}`]: 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { [`GET /users/${person.username}`]: 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
