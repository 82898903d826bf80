import { expect, screen, userEvent, within } from 'storybook/test';
import { clerk, other, reader, serverFor } from '#fixtures/learning/school-year.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import ChallengeReviewList from './ChallengeReviewList.tsx';
import ChallengeReviewShow from './ChallengeReviewShow.tsx';

const ListAndRecord = listsAndRecords({ 'challenge-reviews': [ChallengeReviewList, ChallengeReviewShow] });
const server = serverFor(clerk);

const meta = preview.meta({
  title: 'Console/Challenge reviews',
  component: ListAndRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/challenge-reviews', server },
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Đang hiện', { selector: '[data-chip] > span' }),
    ).toBeInTheDocument();
  },
});
export const ListInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Empty = meta.story({
  parameters: { server: { before: async () => undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có đánh giá nào')).toBeInTheDocument();
  },
});
export const NothingHidden = meta.story({
  parameters: { path: `/admin/challenge-reviews?filter=${encodeURIComponent('{"isHidden":"true"}')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bỏ lọc' })).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/challenge-reviews': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

export const HiddenAndShownAgain = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: other.fullname }));
    await expect(await canvas.findByText(/đo eo đúng cách thì học được/)).toBeInTheDocument();
    for (const [button, state] of [
      ['Ẩn đánh giá', 'Đã ẩn'],
      ['Hiện lại', 'Đang hiện'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: /Lý do/ }), 'Đã hỏi lại người viết.');
      await userEvent.click(dialog.getByRole('button', { name: button }));
      await expect(await canvas.findByText(state, { selector: '[data-chip] > span' })).toBeInTheDocument();
    }
  },
});
export const RecordInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: other.fullname }));
    await expect(await canvas.findByRole('button', { name: 'Hide review' })).toBeInTheDocument();
  },
});
export const ReaderHidesNothing = meta.story({
  parameters: { server: { ...server, as: reader } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: other.fullname }));
    await expect(await canvas.findByText(/đo eo đúng cách thì học được/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Ẩn đánh giá' })).toBeNull();
  },
});
export const ReviewThatIsGone = meta.story({
  parameters: { path: '/admin/challenge-reviews/nobody:nothing/show' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy đánh giá này.')).toBeInTheDocument();
  },
});
