import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { mailTemplates } from '#core/platform/notification/mail-template-texts.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { type MailTemplate, TemplateEditor } from './TemplateEditor.tsx';
import type { Preview } from '../../app/mails/use-mail-preview.ts';

const { vi, en } = mailTemplates.send_register_code;
const template: MailTemplate = {
  id: 'send_register_code',
  placeholders: ['code', 'site'],
  requiredPlaceholders: ['code'],
  canBeUnsubscribed: false,
  isChanged: false,
  vi,
  en,
  version: 0,
  updatedAt: null,
};

const drawn: Preview = async ({ subject, body, language }) => ({
  subject,
  html: `<!doctype html><html lang="${language}"><title>${subject}</title><pre style="white-space:pre-wrap">${body}</pre></html>`,
  text: body,
});

const meta = preview.meta({
  title: 'Console/Template editor',
  component: TemplateEditor,
  args: { template, save: fn(async () => undefined), preview: drawn },
});

export const Original = meta.story({});
export const Inserting = meta.story({
  play: async ({ canvas }) => {
    const [chip] = canvas.getAllByRole('button', { name: 'Chèn Tên trang' });
    if (!chip) throw new Error('no chip');
    await userEvent.click(chip);
    await waitFor(() => expect(canvas.getByText('Có thay đổi chưa lưu')).toBeInTheDocument());
  },
});
export const Refused = meta.story({
  args: {
    save: fn(async (): Promise<undefined> => {
      throw new ApiError({
        code: 'mail_template.placeholder_missing',
        status: 400,
        fields: [
          { path: 'vi.body', code: 'mail_template.placeholder_missing', params: { placeholder: 'code' } },
        ],
      });
    }),
  },
  play: async ({ canvas }) => {
    const [body] = canvas.getAllByRole('textbox', { name: /Nội dung/ });
    if (!body) throw new Error('no body');
    await userEvent.clear(body);
    await userEvent.type(body, 'Chào bạn');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(body).toHaveAttribute('aria-invalid', 'true'));
    await expect(body).toHaveFocus();
  },
});
export const InEnglishAndDark = meta.story({ globals: { theme: 'dark', language: 'en' } });
