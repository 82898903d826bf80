import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { loadWords } from '../catalogues.ts';
import { ClosedFeatureNote, ClosedFeaturePage } from './ClosedFeature.tsx';

const meta = preview.meta({
  title: 'Pages/Closed features',
  component: ClosedFeaturePage,
  args: { feature: 'TOP_UP' as const },
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await Promise.all([loadWords(['closed'], 'vi'), loadWords(['closed'], 'en')]);
  },
});

export const WholePage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nạp Fit Coin đang tạm ngừng');
  },
});
export const WholePageInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Note = meta.story({
  render: () => <ClosedFeatureNote feature="CHAT" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nhắn tin đang tạm ngừng/)).toBeInTheDocument();
  },
});
