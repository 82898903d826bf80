import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PageContextProvider, usePageContext } from '../../app/page-context.ts';
import ContactPage from './ContactPage.tsx';

/** The page of a site whose staff have written down where the office is. */
const WithOffice = () => {
  const page = usePageContext();
  const site = {
    ...page.site,
    officeAddress: { vi: 'Tầng 5, 123 Nguyễn Đình Chiểu', en: '5th floor, 123 Nguyen Dinh Chieu' },
    officeHours: { vi: 'Thứ Hai đến thứ Sáu, 8:30–17:30', en: 'Monday to Friday, 8:30–17:30' },
    officePhone: '+84 28 3930 0000',
  };
  return (
    <PageContextProvider value={{ ...page, site }}>
      <ContactPage />
    </PageContextProvider>
  );
};

const meta = preview.meta({
  title: 'Features/Content/Contact',
  component: WithOffice,
  parameters: { layout: 'fullscreen', path: '/contact-us' },
  beforeEach: () => localStorage.clear(),
});

export const Form = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi tin nhắn' }));
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toBeInvalid();
    await expect(canvas.getByRole('link', { name: 'Chỉ đường' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://www.google.com/maps/dir/'),
    );
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const WithoutOffice = meta.story({ render: () => <ContactPage /> });
export const EnlargedMap = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Phóng to bản đồ' }));
    await expect(
      await canvas.findByRole('button', { name: 'Phóng to' }, { timeout: 10_000 }),
    ).toBeInTheDocument();
  },
});
/** What was typed stays. */
export const SendingFails = meta.story({
  parameters: { server: { answers: { 'POST /contact': 'failing' } } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Họ tên/ }), 'Lê Thị Hạnh');
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'hanh@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: /Chủ đề/ }), 'Hỏi về gói Pro');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Nội dung/ }),
      'Tôi muốn đổi gói thì làm thế nào?',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi tin nhắn' }));
    await expect(await canvas.findByRole('alert', undefined, { timeout: 10_000 })).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /Chủ đề/ })).toHaveValue('Hỏi về gói Pro');
  },
});
