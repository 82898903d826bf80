import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { clerk, reader, serverFor, titles } from '#fixtures/learning/school-year.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import ChallengeList from './ChallengeList.tsx';
import ChallengeShow from './ChallengeShow.tsx';

const ListAndRecord = listsAndRecords({ challenges: [ChallengeList, ChallengeShow] });
const server = serverFor(clerk);

const meta = preview.meta({
  title: 'Console/Challenges',
  component: ListAndRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/challenges', server },
});

const filtered = (filter: object) => ({
  path: `/admin/challenges?filter=${encodeURIComponent(JSON.stringify(filter))}`,
});
const everything = filtered({});

type Canvas = Readonly<{ findByRole: typeof screen.findByRole }>;
const open = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('link', { name }));

export const Queue = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: titles.waiting })).toBeInTheDocument();
    await expect(canvas.getByText('Chờ duyệt', { selector: '[data-chip] > span' })).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: titles.published })).toBeNull();
  },
});
export const QueueInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const NothingWaits = meta.story({
  parameters: { server: { before: async () => undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có thử thách nào đang chờ duyệt')).toBeInTheDocument();
  },
});
export const QueueFailing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/challenges': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const QueueLoading = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/challenges': 'waiting' } } },
});
export const EveryState = meta.story({
  parameters: everything,
  play: async ({ canvas }) => {
    for (const title of Object.values(titles))
      await expect(await canvas.findByRole('link', { name: title })).toBeInTheDocument();
  },
});

export const PublishedAfterALook = meta.story({
  play: async ({ canvas }) => {
    await open(canvas, titles.waiting);
    await expect(await canvas.findByText(/Lần đăng đầu tiên/)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: '1. Tuần 1' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Đăng “${titles.waiting}”?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Đăng' }));
    await expect(await canvas.findByRole('heading', { name: 'Các ấn bản' })).toBeInTheDocument();
    await expect(canvas.queryByText('Chờ duyệt', { selector: '[data-chip] > span' })).toBeNull();
  },
});
export const ReturnedWithAReason = meta.story({
  play: async ({ canvas }) => {
    await open(canvas, titles.waiting);
    await userEvent.click(await canvas.findByRole('button', { name: 'Trả lại' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Trả lại “${titles.waiting}”?` }));
    const reason = dialog.getByRole('textbox', { name: /Lý do trả lại/ });
    await userEvent.type(reason, 'Ngắn quá');
    await userEvent.click(dialog.getByRole('button', { name: 'Trả lại' }));
    await waitFor(() => expect(reason).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(reason, ', chương 2 thiếu ví dụ.');
    await userEvent.click(dialog.getByRole('button', { name: 'Trả lại' }));
    await expect(await canvas.findByText(/Đã trả lại tác giả: Ngắn quá, chương 2/)).toBeInTheDocument();
  },
});
export const DifferenceToWhatLearnersRead = meta.story({
  parameters: everything,
  play: async ({ canvas }) => {
    await open(canvas, titles.published);
    await expect(await canvas.findByText(/So với ấn bản 1/)).toBeInTheDocument();
    await expect(await canvas.findByText('Sửa 1 phần')).toBeInTheDocument();
    await expect(await canvas.findByText('Câu hỏi khó nhất')).toBeInTheDocument();
    await expect(await canvas.findByText('Lê Thu Hà')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Tác giả chưa gửi duyệt/);
  },
});
export const RecordInEnglishAndDark = meta.story({
  parameters: everything,
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await open(canvas, titles.published);
    await expect(await canvas.findByText('Hardest questions')).toBeInTheDocument();
  },
});
export const FeaturedArchivedAndRestored = meta.story({
  parameters: everything,
  play: async ({ canvas }) => {
    await open(canvas, titles.published);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nổi bật' }));
    const place = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(place.getByRole('combobox', { name: /Vị trí nổi bật/ }), '2');
    await userEvent.click(place.getByRole('button', { name: 'Lưu vị trí' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Lưu trữ' }));
    const archive = within(await screen.findByRole('alertdialog'));
    await userEvent.click(archive.getByRole('button', { name: 'Lưu trữ' }));
    await expect(
      await canvas.findByText('Đã lưu trữ', { selector: '[data-chip] > span' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Mở lại' }));
    const restore = within(await screen.findByRole('alertdialog'));
    await userEvent.click(restore.getByRole('button', { name: 'Mở lại' }));
    await expect(await canvas.findByText('Đã đăng', { selector: '[data-chip] > span' })).toBeInTheDocument();
  },
});
export const DraftDeleted = meta.story({
  parameters: everything,
  play: async ({ canvas }) => {
    await open(canvas, titles.draft);
    await expect(await canvas.findByText(/Hãy thêm ít nhất một chương/)).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Đăng' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xoá bản nháp' }));
    await expect(await canvas.findByRole('link', { name: titles.waiting })).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('link', { name: titles.draft })).toBeNull());
  },
});
export const ReaderDecidesNothing = meta.story({
  parameters: { server: { ...server, as: reader } },
  play: async ({ canvas }) => {
    await open(canvas, titles.waiting);
    await expect(await canvas.findByText(/Lần đăng đầu tiên/)).toBeInTheDocument();
    for (const name of ['Đăng', 'Trả lại']) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
});
export const ChallengeThatIsGone = meta.story({
  parameters: { path: '/admin/challenges/gone/show' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Không tìm thấy thử thách này/)).toBeInTheDocument();
  },
});
