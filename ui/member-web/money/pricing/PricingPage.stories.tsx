import { expect, within } from 'storybook/test';
import { closedPlans, openPlans } from '#fixtures/money/plans.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import PricingPage from './PricingPage.tsx';

const meta = preview.meta({
  title: 'Features/Pricing',
  component: PricingPage,
  parameters: { layout: 'fullscreen', path: '/pricing', server: { ports: { plans: closedPlans } } },
});

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    const star = (await canvas.findByRole('heading', { name: /^Ngôi sao/ })).closest('li')!; // a card is a list item
    await expect(within(star).getByText('25.000 Fit Coin')).toBeInTheDocument();
    await expect(within(star).getByText('1.999.000 ₫')).toBeInTheDocument();
    await expect(within(star).getByText('80 ₫ mỗi coin')).toBeInTheDocument();
    await expect(within(star).getByText('Đã gồm 5.000 coin tặng thêm (25%)')).toBeInTheDocument();
    await expect(within(star).getByText('Tiết kiệm nhất')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Nạp gói coin Khởi đầu' })).toHaveAttribute(
      'href',
      '/payment?package=package1',
    );
    const reviews = await canvas.findByRole('row', { name: /Huấn luyện viên đánh giá hồ sơ/ });
    await expect(
      within(reviews)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', '5', '12', '27']);
    await expect(await canvas.findAllByText('Chưa mở bán')).toHaveLength(2);
    await expect(canvas.queryByText('10.000 Fit Coin')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Đăng ký chờ mở bán' })).toBeInTheDocument();
  },
});

export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { as: aUser() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₫99,000')).toBeInTheDocument();
    await expect(canvas.getByText('≈ $3.81')).toBeInTheDocument();
  },
});

export const PlansForSale = meta.story({
  parameters: { server: { ports: { plans: openPlans } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10.000 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Xem và mua gói' })).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: {
    server: {
      answers: { 'GET /coin-packages': 'waiting', 'GET /fees': 'waiting', 'GET /levels': 'waiting' },
    },
  },
});

export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /coin-packages': 'failing', 'GET /levels': 'failing' } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Thử lại' })).length).toBe(2);
    await expect(canvas.getByText('1 Fit Coin = 10 Base Coin')).toBeInTheDocument();
  },
});
