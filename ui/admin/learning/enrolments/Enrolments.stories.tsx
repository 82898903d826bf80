import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { clerk, learner, other, reader, serverFor } from '#fixtures/learning/school-year.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import QuizList from '../quizzes/QuizList.tsx';
import QuizShow from '../quizzes/QuizShow.tsx';
import EnrolmentList from './EnrolmentList.tsx';
import EnrolmentShow from './EnrolmentShow.tsx';

const ListOrRecord = listsAndRecords({
  enrolments: [EnrolmentList, EnrolmentShow],
  quizzes: [QuizList, QuizShow],
});
const server = serverFor(clerk);

const meta = preview.meta({
  title: 'Console/Enrolments',
  component: ListOrRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/enrolments', server },
});

type Canvas = Readonly<{ findByRole: typeof screen.findByRole }>;
const open = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('link', { name }));

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: learner.fullname })).toBeInTheDocument();
    await expect(canvas.getByText('Đã hoàn thành', { selector: '[data-chip] > span' })).toBeInTheDocument();
  },
});
export const ListInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Stuck = meta.story({
  parameters: { path: `/admin/enrolments?filter=${encodeURIComponent('{"isStuck":"true"}')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: learner.fullname })).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: other.fullname })).toBeNull();
  },
});
export const Empty = meta.story({
  parameters: { server: { before: async () => undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có ai ghi danh thử thách nào')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/enrolments': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/enrolments': 'waiting' } } },
});

export const MoreAttemptsForOneWhoIsStuck = meta.story({
  play: async ({ canvas }) => {
    await open(canvas, learner.fullname);
    await expect(await canvas.findByText('Xin thêm lượt')).toBeInTheDocument();
    await expect(canvas.getByText(/Đã làm 3\/3 lượt/)).toHaveTextContent('Cao nhất 50/100');
    await userEvent.click(canvas.getByRole('button', { name: 'Mở thêm lượt' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /Mở thêm lượt làm “Kiểm tra nhanh”/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Mở thêm lượt' }));
    await expect(await canvas.findByText(/Đã làm 3\/6 lượt/)).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('Xin thêm lượt')).toBeNull());
  },
});
export const RefundedWithAReason = meta.story({
  play: async ({ canvas }) => {
    await open(canvas, other.fullname);
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn coin' }));
    const dialog = await screen.findByRole('dialog', { name: /Hoàn “Khởi động 14 ngày” cho Lê Thu Hà/ });
    await expect(dialog).toHaveTextContent(/300 Fit Coin về ví của Lê Thu Hà/);
    await expect(dialog).toHaveTextContent(/Giấy chứng nhận bị thu hồi/);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Lý do/ }), 'Video tuần 1 bị lỗi.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hoàn coin' }));
    await expect(await canvas.findByText('Nhân viên hoàn coin')).toBeInTheDocument();
    await expect(canvas.getByText('Video tuần 1 bị lỗi.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Hoàn coin' })).toBeNull();
  },
});
export const RecordInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await open(canvas, learner.fullname);
    await expect(await canvas.findByText('Asks for more')).toBeInTheDocument();
  },
});
export const ReaderRefundsNothing = meta.story({
  parameters: { server: { ...server, as: reader } },
  play: async ({ canvas }) => {
    await open(canvas, learner.fullname);
    await expect(await canvas.findByText('Xin thêm lượt')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Hoàn coin' })).toBeNull();
  },
});
export const EnrolmentThatIsGone = meta.story({
  parameters: { path: '/admin/enrolments/gone/show' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
});

export const Quizzes = meta.story({
  parameters: { path: '/admin/quizzes' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: 'Kiểm tra nhanh' });
    await expect(first).toBeInTheDocument();
    await expect(canvas.getAllByText('Chương')[0]).toBeInTheDocument();
  },
});
export const QuizWithItsHardQuestions = meta.story({
  parameters: {
    path: `/admin/quizzes?filter=${encodeURIComponent('{"q":"khởi động","level":"LESSON"}')}`,
  },
  play: async ({ canvas }) => {
    await open(canvas, 'Kiểm tra nhanh');
    await expect(await canvas.findByText('Câu hỏi 1')).toBeInTheDocument();
    await expect(canvas.getAllByText('(đáp án đúng)')).toHaveLength(4);
    await expect((await canvas.findAllByText(/trả lời sai trong 4 lần/))[0]).toBeInTheDocument();
  },
});
export const NoQuizzes = meta.story({
  parameters: { path: '/admin/quizzes', server: { before: async () => undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có bài kiểm tra nào')).toBeInTheDocument();
  },
});
