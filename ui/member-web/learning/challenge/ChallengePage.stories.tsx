import { Route, Routes, useLocation } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aUser } from '#fixtures/people/users.ts';
import { author, known, learner, other, scene, seed, slug } from '#fixtures/learning/learning-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import ChallengePage from './ChallengePage.tsx';

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
};

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/challenge/:id" element={<ChallengePage />} />
    <Route path="*" element={<Elsewhere />} />
  </Routes>
);

const path = `/challenge/${slug}`;
const meta = preview.meta({
  title: 'Features/Learning/Challenge',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', path, server: { seed, before: scene(undefined, { discount: 20 }) } },
});

const poor = aUser({ fullname: 'Phạm Gia Hân' });

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Khởi động 14 ngày' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('Đi bộ 30 phút mỗi ngày')).toBeInTheDocument();
    await expect(canvas.getByText('240 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ghi danh' })).toHaveAttribute(
      'href',
      `/auth/login?next=${encodeURIComponent(`${path}?enrol=open`)}`,
    );
    // A preview is a link, what is shut is not.
    await expect(canvas.getByRole('link', { name: 'Đo vòng eo' })).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Xem cách đo' })).toBeNull();
    await expect(
      canvas.getByText('Bản minh hoạ. Chứng nhận thật có ngày, điểm và mã xác minh.'),
    ).toBeInTheDocument();
    await expect(await canvas.findByText('Chưa có đánh giá nào.')).toBeInTheDocument();
  },
});
export const Enrolling = meta.story({
  parameters: { server: { as: learner } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ghi danh' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ghi danh thử thách' }));
    await expect(await dialog.findByText('760 Fit Coin')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Trả 240 Fit Coin và ghi danh' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      `/challenge/${slug}/learn/${known.written?.document ?? ''}`,
    );
  },
});
export const TooFewCoins = meta.story({
  parameters: { path: `${path}?enrol=open`, server: { as: poor } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ghi danh thử thách' }));
    await expect(await dialog.findByText(/Bạn còn thiếu 240 Fit Coin/)).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Nạp Fit Coin' })).toHaveAttribute(
      'href',
      `/payment?next=${encodeURIComponent(`${path}?enrol=open`)}`,
    );
  },
});
export const PriceChanged = meta.story({
  parameters: { path: `${path}?enrol=open`, server: { as: learner } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ghi danh thử thách' }));
    const pay = await dialog.findByRole('button', { name: 'Trả 240 Fit Coin và ghi danh' });
    const { school, written } = known;
    const { version } = await school!.copyOf(written!.id); // the story was opened with both
    await school!.learning.editChallenge(school!.asAuthor, { id: written!.id, version, discount: 0 });
    await userEvent.click(pay);
    await expect(
      await dialog.findByText(
        'Giá vừa đổi từ 240 Fit Coin thành 300 Fit Coin. Bạn xem lại rồi quyết định nhé.',
      ),
    ).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Trả 300 Fit Coin và ghi danh' })).toBeInTheDocument();
  },
});
export const LearnerTakesItBack = meta.story({
  parameters: { server: { as: learner, before: scene(({ enrolled }, { id }) => enrolled(id)) } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Bắt đầu học' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn lại thử thách' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Hoàn lại thử thách' }));
    await expect(await canvas.findByRole('button', { name: 'Ghi danh' })).toBeInTheDocument();
  },
});
export const OnTheBoard = meta.story({
  parameters: {
    server: {
      as: learner,
      before: scene(async ({ learning, enrolled, asOther }, { id }) => {
        const theirs = await enrolled(id, asOther);
        await learning.showOnBoard(asOther, { id: theirs, onBoard: true });
        await enrolled(id);
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(other.fullname!)).toBeInTheDocument(); // of the school
    await userEvent.click(canvas.getByRole('switch', { name: 'Hiện tên tôi trên bảng tiến độ' }));
    await waitFor(() => expect(canvas.getAllByText(learner.fullname!).length).toBeGreaterThan(1)); // on the sample, too
  },
});
export const Reviewing = meta.story({
  globals: { theme: 'dark' },
  parameters: {
    server: {
      as: learner,
      before: scene(async ({ learning, enrolled, finish, asOther }, written) => {
        await enrolled(written.id, asOther);
        await finish(written, asOther);
        await learning.reviewChallenge(asOther, {
          challengeId: written.id,
          stars: 4,
          text: 'Vừa sức, dễ theo.',
        });
        await enrolled(written.id);
        await finish(written);
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Vừa sức, dễ theo.')).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi đánh giá' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '5 trên 5 sao' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nhận xét' }), 'Rất hay!');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đánh giá' }));
    // Not the text in the form, which closes.
    await waitFor(() => expect(canvas.getByText('Rất hay!', { ignore: 'textarea' })).toBeInTheDocument());
  },
});
export const AuthorInEnglish = meta.story({
  globals: { language: 'en' },
  parameters: { server: { as: author } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This is your own challenge. You can open every lesson but not enrol.'),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Xem cách đo' })).toBeInTheDocument();
  },
});
export const NotThere = meta.story({
  parameters: { path: '/challenge/khong-co' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/Không tìm thấy/);
  },
});
export const Waiting = meta.story({
  parameters: { server: { answers: { [`GET /challenges/${slug}`]: 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { [`GET /challenges/${slug}`]: 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
