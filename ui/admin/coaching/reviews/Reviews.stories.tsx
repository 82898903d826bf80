import { expect, screen, userEvent } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import {
  answered,
  asked,
  askedByOther,
  heardVoice,
  lostVoice,
  serverFor,
  rated,
  seed,
  voicedServerFor,
} from '#fixtures/coaching/review-scene.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import ReviewList from './ReviewList.tsx';
import ReviewShow from './ReviewShow.tsx';

const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Phạm Thu Hà' });
const ListAndRecord = listsAndRecords({ reviews: [ReviewList, ReviewShow] });
const server = { ...serverFor(clerk), seed };

const meta = preview.meta({
  title: 'Console/Reviews',
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
    const id = await asked();
    await answered(id);
    await rated(id);
    await askedByOther();
  },
  parameters: { layout: 'fullscreen', path: '/admin/reviews', server },
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trần Quốc Bảo')).toBeInTheDocument();
    await expect(canvas.getByText('Chờ trả lời', { selector: '[data-chip] > span' })).toBeInTheDocument();
    // What the two wrote is in no list.
    await expect(canvas.queryByText(/Gối tôi hay đau/)).toBeNull();
  },
});
export const ListInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const ListEmpty = meta.story({
  parameters: { path: `/admin/reviews?filter=${encodeURIComponent('{"status":"REJECTED"}')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bỏ lọc' })).toBeInTheDocument();
  },
});
export const ListFailing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/reviews': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

type Canvas = Readonly<{ findByRole: typeof screen.findByRole }>;
const open = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('link', { name: 'Nguyễn Thị Minh Anh' }));

export const Record = meta.story({
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByText(/được ghi vào nhật ký cùng tên bạn/)).toBeInTheDocument();
    await expect(await canvas.findByText('Giảm vòng eo, giữ sức chạy')).toBeInTheDocument();
    await expect(canvas.getByText('Về chỉ số: Vòng eo')).toBeInTheDocument();
    await expect(
      canvas.getByText('Về câu trả lời: Mục tiêu trong 4 tuần tới của bạn là gì?'),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/phí 135 Fit Coin/)).toBeInTheDocument();
    await expect(canvas.getByText('Trả cho huấn luyện viên')).toBeInTheDocument();
    await expect(canvas.getByText('Rõ ràng, dễ làm theo.')).toBeInTheDocument();
  },
});
const voiced = voicedServerFor(clerk);
const withVoices = { ...voiced, seed: { ...voiced.seed, reviews: [heardVoice, lostVoice] } };
/** What is spoken is heard where it is read, without another right. */
export const RecordThatIsSpoken = meta.story({
  parameters: { path: `/admin/reviews/${heardVoice.id}/show`, server: withVoices },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Giọng nói 2:10')).toBeInTheDocument();
    await expect(canvas.getByLabelText('Bản ghi của huấn luyện viên')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:audio/),
    );
    await expect(canvas.getByText('Tuần tới thêm một buổi đi bộ nhé.')).toBeInTheDocument();
  },
});
export const RecordWhoseVoiceIsGone = meta.story({
  parameters: { path: `/admin/reviews/${lostVoice.id}/show`, server: withVoices },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tệp không còn/)).toBeInTheDocument();
    await expect(canvas.getByText('Tuần tới thêm một buổi đi bộ nhé.')).toBeInTheDocument();
  },
});
export const RecordInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByText('Where the coins are')).toBeInTheDocument();
  },
});
export const RecordThatIsNone = meta.story({
  parameters: { path: '/admin/reviews/nothing/show' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Không tìm thấy yêu cầu đánh giá này/)).toBeInTheDocument();
  },
});
