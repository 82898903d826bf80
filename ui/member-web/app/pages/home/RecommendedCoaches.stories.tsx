import { Route, Routes } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import type { CoachesPage } from '../../../coaching/data.ts';
import { seed } from '#fixtures/coaching/coaching-scene.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { LocalLink } from '../../parts/LocalLink.tsx';
import { PageContextProvider, usePageContext } from '../../page-context.ts';
import { RecommendedCoaches } from './RecommendedCoaches.tsx';

type Props = Readonly<{ handed?: CoachesPage }>;

/** As the first page of a visit, and as one that is come back to. */
const Home = ({ handed }: Props) => {
  const page = usePageContext();
  return (
    <PageContextProvider value={{ ...page, data: handed === undefined ? page.data : { coaches: handed } }}>
      <LocalLink to="/again">{'→'}</LocalLink>
      <Routes>
        <Route path="*" element={<RecommendedCoaches />} />
      </Routes>
    </PageContextProvider>
  );
};

const meta = preview.meta({
  title: 'Pages/Home/RecommendedCoaches',
  component: Home,
  parameters: { server: { seed } },
});

const nobody: CoachesPage = { items: [], nextCursor: null, total: 0, totalIsCapped: false };

export const CameWithoutThem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: '→' }));
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Huấn luyện viên nổi bật' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3));
    await expect(canvas.getByRole('link', { name: 'Xem tất cả huấn luyện viên' })).toHaveAttribute(
      'href',
      '/coach',
    );
  },
});
export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '→' }));
    await expect(await canvas.findByText('Always available')).toBeInTheDocument();
  },
});
export const Nobody = meta.story({
  args: { handed: nobody },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /coaches': 'waiting' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '→' }));
    await expect(await canvas.findByRole('heading', { name: 'Huấn luyện viên nổi bật' })).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /coaches': 'failing' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '→' }));
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
});
