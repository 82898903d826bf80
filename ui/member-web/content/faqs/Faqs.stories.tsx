import { expect, userEvent, waitFor } from 'storybook/test';
import { aQuestion } from '#fixtures/content/public-site.ts';
import preview from '../../../../.storybook/preview.tsx';
import FaqsPage from './FaqsPage.tsx';

const questions = [
  aQuestion({ id: 'password', slug: 'doi-mat-khau' }),
  aQuestion({
    id: 'refund',
    slug: 'hoan-phi',
    category: 'RETURN_REFUND',
    question: { vi: 'Khi nào tôi được hoàn phí?', en: 'When is my fee refunded?' },
    answer: { vi: '<p>Ngay khi huấn luyện viên từ chối.</p>', en: '<p>When a coach declines.</p>' },
    answerText: { vi: 'Ngay khi huấn luyện viên từ chối.', en: 'When a coach declines.' },
  }),
];

const meta = preview.meta({
  title: 'Features/Content/Questions',
  component: FaqsPage,
  parameters: { layout: 'fullscreen', path: '/faqs', server: { seed: { questions } } },
});

export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Làm sao để đổi mật khẩu?')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Hoàn trả' }));
    await waitFor(() => expect(canvas.queryByText('Làm sao để đổi mật khẩu?')).toBeNull());
    await expect(canvas.getByText('Khi nào tôi được hoàn phí?')).toBeInTheDocument();
  },
});
export const SearchedWithoutMarks = meta.story({
  parameters: { path: '/faqs?q=doi mat khau' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Làm sao để đổi mật khẩu?')).toBeInTheDocument();
    await expect(canvas.queryByText('Khi nào tôi được hoàn phí?')).toBeNull();
  },
});
export const OpenedByItsLink = meta.story({
  parameters: { path: '/faqs#hoan-phi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ngay khi huấn luyện viên từ chối.')).toBeVisible();
    await expect(canvas.queryByText(/Mở/)).not.toBeVisible();
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const NothingFound = meta.story({
  parameters: { path: '/faqs?q=leo núi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy câu hỏi phù hợp')).toBeInTheDocument();
  },
});
export const Empty = meta.story({ parameters: { server: { seed: {} } } });
export const Waiting = meta.story({ parameters: { server: { answers: { 'GET /questions': 'waiting' } } } });
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /questions': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
