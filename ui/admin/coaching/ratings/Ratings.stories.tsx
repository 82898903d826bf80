import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminRoleId, type Role } from '#core/access/role/role.ts';
import { asOther } from '#fixtures/coaching/coaching-scene.ts';
import { noon } from '#fixtures/engine/ids.ts';
import {
  acceptedRating,
  answered,
  asked,
  serverFor,
  other,
  rated,
  seed,
} from '#fixtures/coaching/review-scene.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import RatingList from './RatingList.tsx';
import RatingShow from './RatingShow.tsx';

const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Phạm Thu Hà' });
const readers: Role = {
  id: 'readers',
  name: 'Readers',
  description: '',
  permissions: ['review.view'],
  builtIn: false,
  createdAt: noon,
  updatedAt: noon,
  version: 1,
};
const reader = aUser({ id: 'reader', roleId: readers.id, fullname: 'Đỗ Văn Nam' });
const reporter = aSession({ userId: other.id });
const ListAndRecord = listsAndRecords({ ratings: [RatingList, RatingShow] });
const server = {
  ...serverFor(clerk),
  seed: { ...seed, roles: [readers], sessions: [...seed.sessions, reporter] },
};

const ratedReview = async () => {
  const id = await asked();
  await answered(id);
  await rated(id, 2);
  await acceptedRating(id);
  const { rating } = await asOther(reporter, 'GET', `/coaches/${seed.users[2]!.id}/ratings`).then(
    ({ items }) => ({ rating: (items as readonly { id: string }[])[0] }), // of our own contract
  );
  return rating?.id ?? '';
};

const meta = preview.meta({
  title: 'Console/Ratings',
  component: ListAndRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: async () => {
    await consoleWords();
    const id = await ratedReview();
    await asOther(reporter, 'POST', `/ratings/${id}/report`, {
      reason: 'Chưa từng tập với huấn luyện viên.',
    });
  },
  parameters: { layout: 'fullscreen', path: '/admin/ratings', server },
});

export const Reported = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 báo cáo')).toBeInTheDocument();
    await expect(canvas.getByText('2 trên 5 sao', { selector: 'span' })).toBeInTheDocument();
  },
});
export const ReportedInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const NothingReported = meta.story({
  beforeEach: async () => undefined,
  parameters: { path: `/admin/ratings?filter=${encodeURIComponent('{"reported":"true","hidden":"true"}')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bỏ lọc' })).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/ratings': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

export const HiddenWithAReasonAndShownAgain = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Lê Hoàng Nguyệt Ánh' }));
    await expect(await canvas.findByText('Chưa từng tập với huấn luyện viên.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Ẩn đánh giá sao' }));
    const dialog = await screen.findByRole('dialog', { name: /Ẩn đánh giá sao của Nguyễn Thị Minh Anh/ });
    await expect(dialog).toHaveTextContent(/Coin đã chuyển giữ nguyên/);
    const reason = screen.getByRole('textbox', { name: /Lý do/ });
    await userEvent.type(reason, 'Lời lẽ xúc phạm.');
    const [, confirm] = screen.getAllByRole('button', { name: 'Ẩn đánh giá sao', hidden: true });
    await userEvent.click(confirm!);
    await expect(await canvas.findByText('Lời lẽ xúc phạm.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện lại' }));
    await screen.findByRole('alertdialog');
    const [, again] = screen.getAllByRole('button', { name: 'Hiện lại', hidden: true });
    await userEvent.click(again!);
    await waitFor(() => expect(canvas.queryByText('Lời lẽ xúc phạm.')).toBeNull());
  },
});

export const ReaderHidesNothing = meta.story({
  parameters: { server: { ...server, as: reader } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Lê Hoàng Nguyệt Ánh' }));
    await expect(await canvas.findByText('Chưa từng tập với huấn luyện viên.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Ẩn đánh giá sao' })).toBeNull();
  },
});
