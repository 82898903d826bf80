import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import type { Question } from '#core/coaching/question-form/question-form.ts';
import preview from '../../../../.storybook/preview.tsx';
import { AnswerList } from './AnswerList.tsx';
import { answersOf, type AnswerValues } from './answer-values.ts';
import { QuestionFields } from './QuestionFields.tsx';

const ask = (id: string, parts: Partial<Question>): Question => ({
  id,
  kind: 'text',
  label: id,
  help: '',
  required: false,
  options: [],
  ...parts,
});

const questions: readonly Question[] = [
  ask('goal', { label: 'Mục tiêu trong 4 tuần tới của bạn là gì?', required: true }),
  ask('history', {
    kind: 'text_area',
    label: 'Bạn từng chấn thương ở đâu?',
    help: 'Ví dụ: đau gối phải khi chạy hơn 3 km.',
  }),
  ask('time', { kind: 'radio', label: 'Bạn thường tập lúc nào?', options: ['Sáng', 'Trưa', 'Tối'] }),
  ask('days', {
    kind: 'checkbox',
    label: 'Những ngày bạn tập được',
    required: true,
    options: ['Thứ Hai', 'Thứ Tư', 'Thứ Sáu'],
  }),
  ask('place', { kind: 'select', label: 'Bạn tập ở đâu?', options: ['Tại nhà', 'Phòng tập'] }),
];

type Props = Readonly<{ given: AnswerValues; issues: Readonly<Record<string, string>> }>;

/** The form, and beneath it what a reader of the answers sees. */
const FormWithAnswers = ({ given, issues }: Props) => {
  const [values, setValues] = useState(given);
  return (
    <Stack sx={{ gap: 4, maxWidth: 640 }}>
      <QuestionFields
        questions={questions}
        values={values}
        onChange={(id, value) => setValues((now) => ({ ...now, [id]: value }))}
        issues={issues}
        idPrefix="story"
      />
      <section aria-label="answers">
        <Typography variant="h2" sx={{ mb: 2 }}>
          {'…'}
        </Typography>
        <AnswerList questions={questions} answers={answersOf(questions, values)} />
      </section>
    </Stack>
  );
};

const meta = preview.meta({
  title: 'Shared/QuestionFields',
  component: FormWithAnswers,
  args: { given: {}, issues: {} },
});

export const Answering = meta.story({
  play: async ({ canvas, userEvent }) => {
    const answers = within(canvas.getByRole('region', { name: 'answers' }));
    await expect(answers.getAllByText('Chưa trả lời')).toHaveLength(5);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Mục tiêu/ }), 'Chạy được 5 km');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tối' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Thứ Sáu' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Thứ Hai' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bạn tập ở đâu?' }), 'Phòng tập');
    await expect(answers.getByText('Chạy được 5 km')).toBeInTheDocument();
    await expect(answers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Thứ Hai',
      'Thứ Sáu',
    ]);
    await expect(answers.getAllByText('Chưa trả lời')).toHaveLength(1);
    // What need not be answered can be taken back.
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chọn' }));
    await expect(canvas.getByRole('radio', { name: 'Tối' })).not.toBeChecked();
  },
});

export const Missing = meta.story({
  args: { issues: { goal: 'review.answers_required', days: 'review.answers_required' } },
  play: async ({ canvas }) => {
    const goal = canvas.getByRole('textbox', { name: /^Mục tiêu/ });
    await expect(goal).toBeInvalid();
    await expect(goal).toHaveAccessibleDescription(/Vui lòng trả lời các câu hỏi/);
    await expect(canvas.getByRole('group', { name: /Những ngày/ })).toHaveAccessibleDescription(
      /Vui lòng trả lời các câu hỏi/,
    );
  },
});

export const InEnglishAndDark = meta.story({
  args: { given: { goal: 'Chạy được 5 km', time: 'Tối', days: ['Thứ Hai'] } },
  globals: { language: 'en', theme: 'dark' },
});
