import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import PrivacyPage from '../../content/legal/PrivacyPage.tsx';
import TermsPage from '../../content/legal/TermsPage.tsx';
import ComingSoonPage from './ComingSoonPage.tsx';
import ForbiddenPage from './ForbiddenPage.tsx';
import HomePage from './HomePage.tsx';
import MaintenancePage from './MaintenancePage.tsx';
import NotFoundPage from './NotFoundPage.tsx';
import ServerErrorPage from './ServerErrorPage.tsx';

const meta = preview.meta({
  title: 'Pages/Public',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
});

export const Home = meta.story({});
export const HomeInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const Terms = meta.story({ render: () => <TermsPage /> });
export const Privacy = meta.story({
  render: () => <PrivacyPage />,
  globals: { language: 'en', theme: 'dark' },
});

export const NotFound = meta.story({ render: () => <NotFoundPage /> });
export const NotFoundInEnglishAndDark = meta.story({
  render: () => <NotFoundPage />,
  globals: { language: 'en', theme: 'dark' },
});
export const Forbidden = meta.story({
  render: () => <ForbiddenPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Bạn không có quyền truy cập trang này',
    );
  },
});
export const ServerError = meta.story({
  render: () => <ServerErrorPage />,
  parameters: { path: '/error/500?ref=01JD7XK2<b>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('01JD7XK2b')).toBeInTheDocument();
  },
});
export const Maintenance = meta.story({ render: () => <MaintenancePage /> });
export const ComingSoon = meta.story({ render: () => <ComingSoonPage />, globals: { theme: 'dark' } });
