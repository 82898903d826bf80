import { expect } from 'storybook/test';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import RecapCard from './RecapCard.tsx';

const meta = preview.meta({
  title: 'Features/Fitboard/Recap card',
  component: RecapCard,
  args: { month: '2026-10' },
  parameters: { path: '/dashboard', server: { as: aUser() } },
});

export const Vietnamese = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Tổng kết: tháng 10 năm 2026' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Xem lại' })).toHaveAttribute(
      'href',
      expect.stringContaining('/indicator/me/recap?month=2026-10'),
    );
  },
});
export const EnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
