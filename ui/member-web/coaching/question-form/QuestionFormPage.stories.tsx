import { expect, waitFor, within } from 'storybook/test';
import { aFullProfile } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import QuestionFormPage from './QuestionFormPage.tsx';

const coach = aFullProfile({ fullname: 'Nguyễn Hoàng Bảo Trâm', username: 'baotram', type: 'COACH' });

const questions = [
  {
    id: 'goal',
    kind: 'text' as const,
    label: 'Mục tiêu trong 4 tuần tới của bạn là gì?',
    help: 'Một câu là đủ.',
    required: true,
    options: [],
  },
  {
    id: 'time',
    kind: 'radio' as const,
    label: 'Bạn thường tập lúc nào?',
    help: '',
    required: false,
    options: ['Sáng', 'Tối'],
  },
];
const saveElsewhere = (number: number, asked = questions) =>
  client.coachDesk.saveForm({ body: { questions: asked, number } });

/** As if the form had been saved on another day. */
const withForm = async () => {
  localStorage.clear();
  await saveElsewhere(0);
};

const meta = preview.meta({
  title: 'Features/QuestionForm',
  component: QuestionFormPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/coach/form', server: { as: coach } },
  beforeEach: () => localStorage.clear(),
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chưa có câu hỏi nào được lưu/)).toBeInTheDocument();
    await expect(canvas.getByText('0/30 câu hỏi')).toBeInTheDocument();
  },
});

export const FirstForm = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm câu hỏi' }));
    const label = await canvas.findByRole('textbox', { name: 'Câu hỏi' });
    await waitFor(() => expect(label).toHaveFocus());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cách trả lời' }), 'checkbox');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lựa chọn 1' }), 'Thứ Hai');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu câu hỏi' }));
    // Nothing was sent: the question has no words and one option is empty.
    await expect(label).toBeInvalid();
    await expect(canvas.getByText('Nhập lựa chọn này, hoặc bỏ nó đi.')).toBeInTheDocument();
    await userEvent.type(label, 'Những ngày bạn tập được');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lựa chọn 2' }), 'Thứ Tư{Enter}Thứ Sáu');
    const shown = within(canvas.getByRole('region', { name: 'Thành viên sẽ thấy' }));
    await expect(shown.getByRole('group', { name: 'Những ngày bạn tập được' })).toBeInTheDocument();
    await expect(shown.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu câu hỏi' }));
    await expect(await canvas.findByText('Đã lưu phiên bản 1')).toBeInTheDocument();
    await expect(await canvas.findByText(/Đang dùng: phiên bản 1/)).toBeInTheDocument();
    const { form } = await client.coachDesk.form();
    await expect(form?.questions[0]?.options).toEqual(['Thứ Hai', 'Thứ Tư', 'Thứ Sáu']);
  },
});

export const Full = meta.story({ beforeEach: withForm });
export const FullInEnglishAndDark = meta.story({
  beforeEach: withForm,
  globals: { language: 'en', theme: 'dark' },
});

export const MovedDuplicatedRemoved = meta.story({
  beforeEach: withForm,
  play: async ({ canvas, userEvent }) => {
    const order = () =>
      canvas
        .getAllByRole('button', { expanded: false })
        .map(({ textContent }) => /\d\. (\S+ \S+)/.exec(textContent)?.[1]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Đưa câu 2 lên' }));
    await expect(order()).toEqual(['Bạn thường', 'Mục tiêu']);
    await expect(canvas.getByText('Đã chuyển tới vị trí 1 trên 2')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá câu 1' }));
    await expect(order()).toEqual(['Mục tiêu']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tác' }));
    await expect(order()).toEqual(['Bạn thường', 'Mục tiêu']);
    await userEvent.click(canvas.getByRole('button', { name: 'Nhân đôi câu 2' }));
    await expect(canvas.getByText('3/30 câu hỏi')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu câu hỏi' }));
    await expect(await canvas.findByText('Đã lưu phiên bản 2')).toBeInTheDocument();
    const { form } = await client.coachDesk.form();
    await expect(form?.questions.map(({ id }) => id).slice(0, 2)).toEqual(['time', 'goal']);
    await expect(new Set(form?.questions.map(({ id }) => id)).size).toBe(3);
  },
});

const grip = (card: HTMLElement) => {
  const { left, top } = card.getBoundingClientRect();
  return { clientX: left + 20, clientY: top + 30 };
};

export const Dragged = meta.story({
  beforeEach: withForm,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Đưa câu 2 lên' });
    const cards = [...canvasElement.querySelectorAll<HTMLElement>('[data-place]')];
    const [first, second] = cards as [HTMLElement, HTMLElement]; // the form has two
    const handle = first.querySelector<HTMLElement>('[aria-hidden]')!; // the first thing in a card
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: grip(first) },
      { target: second, coords: grip(second) },
      { keys: '[/MouseLeft]', target: second, coords: grip(second) },
    ]);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-place="0"]')).toHaveTextContent(/Bạn thường tập/),
    );
  },
});

export const SavedElsewhereMeanwhile = meta.story({
  beforeEach: withForm,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^1\. Mục tiêu/ }));
    const label = canvas.getByRole('textbox', { name: 'Câu hỏi' });
    await userEvent.type(label, ' (cụ thể)');
    await saveElsewhere(1, questions.slice(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu câu hỏi' }));
    await expect(await canvas.findByText('Phiên bản 2 vừa được lưu ở nơi khác')).toBeInTheDocument();
    await expect(label).toHaveValue('Mục tiêu trong 4 tuần tới của bạn là gì? (cụ thể)');
    await userEvent.click(canvas.getByRole('button', { name: 'Xem hai bản cạnh nhau' }));
    const newest = within(canvas.getByRole('region', { name: 'Bản mới nhất (phiên bản 2)' }));
    await expect(newest.getAllByRole('radiogroup')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản của tôi' }));
    await expect(await canvas.findByText('Đã lưu phiên bản 3')).toBeInTheDocument();
    await expect(canvas.queryByText(/vừa được lưu ở nơi khác/)).not.toBeInTheDocument();
  },
});

export const DraftKept = meta.story({
  beforeEach: async () => {
    await withForm();
    localStorage.setItem(
      `fitboard.question-form.${coach.id}`,
      JSON.stringify({ number: 1, questions: questions.slice(0, 1) }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1/30 câu hỏi')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản nháp' }));
    await expect(canvas.getByText('2/30 câu hỏi')).toBeInTheDocument();
    await expect(localStorage.getItem(`fitboard.question-form.${coach.id}`)).toBeNull();
  },
});

export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /me/question-forms': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /me/question-forms': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const Refused = meta.story({
  parameters: { server: { answers: { 'PUT /me/question-forms': 'away' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm câu hỏi' }));
    const label = await canvas.findByRole('textbox', { name: 'Câu hỏi' });
    await userEvent.type(label, 'Bạn ngủ mấy tiếng?');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu câu hỏi' }));
    await expect(await canvas.findByText(/Không kết nối được tới Fitboard/)).toBeInTheDocument();
    await expect(label).toHaveValue('Bạn ngủ mấy tiếng?');
  },
});
