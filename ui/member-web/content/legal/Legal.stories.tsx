import { expect } from 'storybook/test';
import { aPartner } from '#fixtures/money/partners.ts';
import preview from '../../../../.storybook/preview.tsx';
import AboutPage from './AboutPage.tsx';
import FeaturesPage from './FeaturesPage.tsx';

const meta = preview.meta({
  title: 'Features/Content/Pages of the site',
  component: AboutPage,
  parameters: { layout: 'fullscreen', path: '/about-us' },
});

export const AboutWithPartners = meta.story({
  parameters: {
    server: {
      seed: {
        partners: [
          aPartner({ id: 'shown', name: 'Phòng tập Sông Hàn', status: 'ACTIVE' }),
          aPartner({ id: 'former', name: 'Đối tác cũ', status: 'INACTIVE' }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Phòng tập Sông Hàn')).toBeInTheDocument();
    await expect(canvas.queryByText('Đối tác cũ')).toBeNull();
  },
});
export const WithoutPartners = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Features = meta.story({
  render: () => <FeaturesPage />,
  parameters: { path: '/post/features' },
});
export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /pages/about-us': 'waiting', 'GET /partners': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /pages/about-us': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
