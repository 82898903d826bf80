import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageContextProvider, usePageContext } from '../../page-context.ts';
import { Analytics } from './Analytics.tsx';
import { ConsentLink } from './ConsentLink.tsx';

/** A page of a site that counts visits, with the foot that opens the question again. */
const CountedSite = () => {
  const page = usePageContext();
  const site = { ...page.site, analyticsId: 'G-STORIES1' };
  return (
    <PageContextProvider value={{ ...page, site }}>
      <main>
        <h1>{'Trang công khai'}</h1>
        <ConsentLink sx={{ minHeight: 44 }} />
      </main>
      <Analytics />
    </PageContextProvider>
  );
};

const meta = preview.meta({
  title: 'Layouts/Counting visits',
  component: CountedSite,
  parameters: { layout: 'fullscreen' },
});

/** Nothing is loaded before the answer, and the refusal is remembered. */
export const AskedAndDeclined = meta.story({
  play: async ({ canvas }) => {
    const decline = await canvas.findByRole('button', { name: 'Từ chối' });
    const accept = canvas.getByRole('button', { name: 'Đồng ý' });
    await expect(decline.className).toBe(accept.className);
    await userEvent.click(decline);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Từ chối' })).toBeNull());
    await expect(document.cookie).toContain('analytics=denied');
    await expect(document.querySelector('script[src*="googletagmanager"]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Lựa chọn đo lường' }));
    await expect(await canvas.findByRole('button', { name: 'Từ chối' })).toBeInTheDocument();
  },
});
