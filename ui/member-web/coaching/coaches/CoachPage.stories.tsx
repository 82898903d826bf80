import { Route, Routes } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aSession } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import CoachPage from './CoachPage.tsx';
import {
  anh,
  asOther,
  coachSession,
  khoa,
  member,
  seed,
  snapshots,
} from '#fixtures/coaching/coaching-scene.ts';

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/coach/:id" element={<CoachPage />} />
    <Route path="/en?/coach" element={<h1>{'…'}</h1>} />
  </Routes>
);

const memberSession = aSession({ userId: member.id });
const withSession = { ...seed, sessions: [...seed.sessions, memberSession] };

const meta = preview.meta({
  title: 'Features/Coaches/Coach',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', path: '/coach/nguyet.anh', server: { seed: withSession } },
});

const sampleReviews = [
  {
    coachId: anh.id,
    notes: [
      { kind: 'GENERAL' as const, text: 'Bắt đầu từ giấc ngủ, rồi mới nói tới bài tập.' },
      { kind: 'STRENGTH' as const, text: 'Chạy chậm lại một phút mỗi cây số.' },
    ],
    version: 1,
    updatedAt: new Date(),
  },
];
/** What belongs to nobody says so before a word of it. */
export const WithASampleReview = meta.story({
  parameters: { server: { seed: { ...withSession, sampleReviews } } },
  play: async ({ canvas }) => {
    const sample = within(await canvas.findByRole('region', { name: 'Bài đánh giá mẫu' }));
    await expect(sample.getByText('Mẫu')).toBeInTheDocument();
    await expect(sample.getByText(/không phải tuần của thành viên nào/)).toBeInTheDocument();
    await expect(sample.getByText('62 kg')).toBeInTheDocument();
    await expect(sample.getByText(/^Chạy chậm lại/)).toBeInTheDocument();
    await expect(sample.queryByText('Về cơ thể')).toBeNull();
  },
});
export const WithASampleInEnglishAndDark = meta.story({
  parameters: { server: { seed: { ...withSession, sampleReviews } } },
  globals: { language: 'en', theme: 'dark' },
});

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: anh.fullname })).toBeInTheDocument();
    await expect(canvas.getByText('12/18 mục tiêu đạt')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '5 sao 21 lượt' })).toBeInTheDocument();
    await expect(canvas.getByText(/^Ngoài ra có 5 lượt 5 sao tự động/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Yêu cầu đánh giá' })).toHaveAttribute(
      'href',
      '/coach/nguyet.anh/request-review',
    );
  },
});
export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { as: member } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 of 18 targets met')).toBeInTheDocument();
  },
});
/** The flag opens the list; the members who were answered are counted, and those who agreed are named. */
export const Followed = meta.story({
  parameters: {
    path: '/coach/khoa.pt',
    server: {
      as: member,
      seed: {
        ...withSession,
        users: withSession.users.map((user) =>
          user.id === khoa.id
            ? { ...user, publicFlags: { ...user.publicFlags, followers: true, members: true } }
            : user,
        ),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = khoa.fullname;
    await userEvent.click(await canvas.findByRole('button', { name: `Theo dõi ${name}` }));
    await expect(await canvas.findByRole('button', { name: '1 người theo dõi' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: `Đang theo dõi ${name}` })).toBeInTheDocument();
  },
});
export const BadgeExplained = meta.story({
  parameters: { path: '/coach/khoa.pt' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: khoa.fullname });
    const [badge] = within(canvas.getByRole('region', { name: 'Chuyên môn đã xác minh' })).getAllByRole(
      'button',
    );
    await userEvent.click(badge!); // the coach has one
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('NASM')).toBeInTheDocument();
    await expect(dialog.getByText('30 thg 6, 2027')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A free answer that was rated and accepted, and the coach's public words about it. */
const leaveRating = async () => {
  const { id } = await asOther(memberSession, 'POST', '/reviews', {
    coachId: khoa.id,
    indicatorId: snapshots[0]?.id,
    type: 'ALL',
    formId: null,
    answers: [],
  });
  const at = `/reviews/${String(id)}`;
  await asOther(coachSession, 'POST', `${at}/approve`, {
    notes: [{ id: 'n1', kind: 'GENERAL', text: 'Bạn giữ nhịp ngủ rất tốt.', anchor: null }],
    targets: [],
  });
  await asOther(memberSession, 'PUT', `${at}/rating`, { stars: 4, content: 'Rõ ràng, dễ làm theo.' });
  await asOther(coachSession, 'POST', `${at}/rating/approve`);
  await asOther(coachSession, 'PUT', `${at}/rating/reply`, { text: 'Cảm ơn bạn đã tin tưởng.' });
};

export const RatedAndReported = meta.story({
  parameters: { path: '/coach/khoa.pt', server: { as: anh } },
  beforeEach: leaveRating,
  play: async ({ canvas, userEvent }) => {
    const rated = within((await canvas.findByText('Rõ ràng, dễ làm theo.')).closest('li')!); // a row of the list
    await expect(rated.getByText('4 trên 5 sao')).toBeInTheDocument();
    await expect(rated.getByText('Cảm ơn bạn đã tin tưởng.')).toBeInTheDocument();
    // Nothing was paid for it.
    await expect(rated.queryByText('Đã trả phí')).toBeNull();

    await userEvent.click(rated.getByRole('button', { name: /^Báo cáo nhận xét của/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
    await expect(dialog.getByRole('textbox', { name: /^Lý do/ })).toBeInvalid();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Lý do/ }), 'Không đúng sự thật');
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
    await expect(await screen.findByText('Đã gửi báo cáo. Cảm ơn bạn.')).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: '5 sao 0 lượt' }));
    await expect(await canvas.findByText('Chưa có lượt chấm 5 sao.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Đang xem lượt 5 sao. Xem tất cả' }));
    await expect(await canvas.findByText('Rõ ràng, dễ làm theo.')).toBeInTheDocument();
  },
});
export const NoRatingsYet = meta.story({
  parameters: { path: '/coach/khoa.pt' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có nhận xét nào.')).toBeInTheDocument();
    await expect(canvas.getByText('Chưa có mục tiêu nào được đo lại.')).toBeInTheDocument();
  },
});
export const OwnPage = meta.story({
  parameters: { path: '/coach/khoa.pt', server: { as: khoa } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Chỉnh sửa' })).toHaveAttribute(
      'href',
      '/dashboard/coach/settings',
    );
    await expect(canvas.queryByRole('link', { name: 'Yêu cầu đánh giá' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Xem như người lạ' }));
    await expect(await canvas.findByRole('link', { name: 'Về trang của bạn' })).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Chỉnh sửa' })).toBeNull();
  },
});
const hidden = { ...khoa, hideFromSearch: true };
export const OwnHiddenPage = meta.story({
  parameters: { path: '/coach/khoa.pt', server: { as: hidden } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/không có trong danh sách huấn luyện viên/)).toBeInTheDocument();
  },
});
export const Missing = meta.story({
  parameters: { path: '/coach/khong-co' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Không tìm thấy trang này' }),
    ).toBeInTheDocument();
  },
});
export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /coaches/nguyet.anh': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /coaches/nguyet.anh': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const RatingsFailing = meta.story({
  parameters: { server: { answers: { 'GET /coaches/nguyet.anh/ratings': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
    await expect(canvas.getByText('12/18 mục tiêu đạt')).toBeInTheDocument();
  },
});
