import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { expect, waitFor, type within } from 'storybook/test';
import { staff } from '#fixtures/engine/world.ts';
import {
  known,
  learner,
  scene,
  seed,
  slug,
  type Scene,
  type Written,
} from '#fixtures/learning/learning-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import { quizPath } from '../../app/paths.ts';
import QuizPage from './QuizPage.tsx';

type Part = 'lessonQuiz' | 'chapterQuiz';

/** What a quiz is called is known once the story is open. */
const ToPart = () => {
  const { part } = useParams();
  const id = (known.written as Written)[part as Part]; // stories name parts of their own challenge
  return <Navigate to={quizPath(slug, id)} replace />;
};
const Elsewhere = () => <p data-testid="elsewhere">{useLocation().pathname}</p>;

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/at/:part" element={<ToPart />} />
    <Route path="/en?/challenge/:id/quiz/:quizId" element={<QuizPage />} />
    <Route path="*" element={<Elsewhere />} />
  </Routes>
);

const open = async ({ enrolled, readDocument }: Scene, { id, document }: Written) => {
  await enrolled(id);
  await readDocument(document);
};

const meta = preview.meta({
  title: 'Features/Learning/Quiz',
  component: AtItsAddress,
  parameters: {
    layout: 'fullscreen',
    path: '/at/lessonQuiz',
    server: { seed, as: learner, before: scene(open) },
  },
});

type User = Readonly<{
  click: (element: Element) => Promise<void>;
  keyboard: (text: string) => Promise<void>;
}>;
type Canvas = ReturnType<typeof within>;

const start = async (canvas: Canvas, userEvent: User) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Bắt đầu làm bài' }));
  await canvas.findByText(/^Câu 1\/4/);
};

/** The choices stand in an order of their own: the right one is known by its words. */
const answerAll = async (canvas: Canvas, userEvent: User, words: string) => {
  for (const number of [1, 2, 3, 4]) {
    await canvas.findByText(new RegExp(`^Câu ${number}/4`));
    await userEvent.click(canvas.getByRole('radio', { name: words }));
    if (number < 4) await userEvent.click(canvas.getByRole('button', { name: 'Câu sau' }));
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Nộp bài' }));
};

export const Shut = meta.story({
  parameters: { path: '/at/chapterQuiz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Phần này chưa mở')).toBeInTheDocument();
  },
});
export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 câu hỏi, đạt từ 80 điểm')).toBeInTheDocument();
    await expect(canvas.getByText('Không giới hạn thời gian')).toBeInTheDocument();
  },
});
export const PassedByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await start(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả câu hỏi' }));
    const questions = canvas.getAllByRole('group');
    const fields = questions.filter(({ tagName }) => tagName === 'FIELDSET');
    await expect(fields).toHaveLength(4);
    for (const field of fields) {
      const choices = [...field.querySelectorAll('label')].map(({ textContent }) => textContent);
      const right = choices.findIndex((text) => text.endsWith('Đúng')) + 1;
      field.focus();
      await userEvent.keyboard(String(right));
    }
    await expect(await canvas.findByText('Câu trả lời đã lưu')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Nộp bài' }));
    await expect(await canvas.findByText('100 điểm, đạt!')).toBeInTheDocument();
    await expect(canvas.getAllByText(/^Vì sao/)).toHaveLength(4);
    await userEvent.click(canvas.getByRole('link', { name: 'Tiếp theo' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      `/challenge/${slug}/learn/${known.written?.video ?? ''}`,
    );
  },
});
export const NotPassed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await start(canvas, userEvent);
    await answerAll(canvas, userEvent, 'Sai');
    await expect(await canvas.findByText('0 điểm, chưa đạt')).toBeInTheDocument();
    await expect(canvas.getByText(/^Còn \d lượt làm bài$/)).toBeInTheDocument();
    // Nothing before a pass tells which were right.
    await expect(canvas.queryByText(/^Vì sao/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Làm lại' }));
    await expect(await canvas.findByText('Điểm cao nhất của bạn: 0')).toBeInTheDocument();
  },
});
export const AnAnswerMissing = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await start(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nộp bài' }));
    await expect(await canvas.findByText('Hãy trả lời câu hỏi này.')).toBeInTheDocument();
    await expect(canvas.getByText(/^Câu 1\/4/)).toBeInTheDocument();
  },
});
export const GoesOn = meta.story({
  parameters: {
    server: {
      before: scene(async (school, written) => {
        await open(school, written);
        const { id, questions } = await school.learning.beginAttempt(school.asLearner, written.lessonQuiz);
        const [first] = questions;
        await school.learning.saveAttempt(school.asLearner, {
          id,
          answers: { [first!.id]: [first!.choices[0]!.id] }, // four questions of three choices
        });
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Làm tiếp' }));
    await expect(await canvas.findByText(/^Câu 2\/4/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '1 ✓' })).toBeInTheDocument();
  },
});
export const NoTriesLeft = meta.story({
  parameters: {
    server: {
      before: scene(async (school, written) => {
        await open(school, written);
        const { attempts } = await school.learning.readQuiz(school.asLearner, written.lessonQuiz);
        for (let used = 0; used < (attempts.allowed ?? 0); used += 1)
          await school.take(written.lessonQuiz, 0);
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xin thêm lượt' }));
    await expect(
      await canvas.findByText('Bạn đã xin thêm lượt. Khi được duyệt, bạn sẽ nhận thông báo.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Bắt đầu làm bài' })).toBeNull());
  },
});
export const TimedInEnglish = meta.story({
  globals: { language: 'en' },
  parameters: {
    server: {
      before: scene(async (school, written) => {
        const { version } = await school.learning.readWorkingQuiz(staff, written.lessonQuiz);
        await school.learning.editQuiz(school.asAuthor, { id: written.lessonQuiz, version, timeLimit: 600 });
        await school.learning.publishChallenge(staff, written.id);
        await open(school, written);
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('10 minutes from the start')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Start the quiz' }));
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/(10:00|9:5\d)$/);
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
