import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import { challengeId, coach, ports, written } from '#fixtures/learning/challenge-being-written.ts';
import { StoryPages } from './story-pages.tsx';

const at = (tab: string) => `/dashboard/challenge/${challengeId}/edit?tab=${tab}`;

const meta = preview.meta({
  title: 'Features/Authoring/Publish',
  component: StoryPages,
  parameters: {
    layout: 'fullscreen',
    path: at('publish'),
    server: { as: coach, ports, seed: written() },
  },
});

const copy = () => client.authoring.get({ params: { id: challengeId } });

export const HandedIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Mọi thứ đã đủ.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi duyệt' }));
    await expect(await canvas.findByText(/Đang chờ duyệt/)).toBeInTheDocument();
    await expect((await copy()).submission).toBe('WAITING');
    await userEvent.click(canvas.getByRole('button', { name: 'Rút lại' }));
    await waitFor(async () => expect((await copy()).submission).toBe('NONE'));
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

const lacking = { as: coach, ports, seed: written({ isEmpty: true, parts: { summary: '', coverId: null } }) };

export const PointsLeadToTheirFields = meta.story({
  parameters: { server: lacking },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Gửi duyệt' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Tóm tắt:/ }));
    const summary = await canvas.findByRole('textbox', { name: 'Tóm tắt' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('tab', { name: /^Đăng/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Ảnh bìa:/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Chọn ảnh bìa' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('tab', { name: /^Đăng/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /Hãy thêm ít nhất một chương/ }));
    await expect(await canvas.findByText('Chưa có chương nào')).toBeInTheDocument();
  },
});

export const Returned = meta.story({
  parameters: {
    server: {
      as: coach,
      ports,
      seed: written({ parts: { submission: 'RETURNED', returnReason: 'Tuần 2 còn quá ít bài.' } }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tuần 2 còn quá ít bài/)).toBeInTheDocument();
  },
});

export const About = meta.story({
  parameters: { path: at('about') },
  play: async ({ canvas, userEvent }) => {
    const discount = await canvas.findByRole('textbox', { name: /Giảm giá$/ });
    await userEvent.clear(discount);
    await userEvent.type(discount, '20');
    await expect(canvas.getByText('240 Fit Coin')).toBeInTheDocument();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Học xong sẽ đạt được gì' }),
      '{Enter}Ngủ đủ 7 tiếng',
    );
    await waitFor(
      async () => {
        const { discountSet, goals } = await copy();
        await expect([discountSet, goals]).toEqual([20, ['Đi bộ 30 phút mỗi ngày', 'Ngủ đủ 7 tiếng']]);
      },
      { timeout: 5_000 },
    );
  },
});
export const AboutInEnglishAndDark = meta.story({
  parameters: { path: at('about') },
  globals: { language: 'en', theme: 'dark' },
});

export const ImportedAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Mọi thứ đã đủ.');
    const exported = await client.authoring.export({ params: { id: challengeId } });
    const file = new File([JSON.stringify(exported)], 'khoi-dong.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText('Nhập từ tệp'), file);
    await expect(await canvas.findByText('Đã nhập 2 chương')).toBeInTheDocument();
    await expect((await copy()).chapters.map(({ title }) => title)).toEqual([
      'Tuần 1',
      'Tuần 2',
      'Tuần 1',
      'Tuần 2',
    ]);
    await userEvent.upload(canvas.getByLabelText('Nhập từ tệp'), new File(['{}'], 'khac.json'));
    await expect(await canvas.findByText(/không phải thử thách được xuất/)).toBeInTheDocument();
  },
});

export const Exported = meta.story({
  play: async ({ canvas, userEvent }) => {
    const made = fn<(blob: Blob) => void>();
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      made(blob);
      return createObjectURL(blob);
    };
    await userEvent.click(await canvas.findByRole('button', { name: 'Xuất ra tệp' }));
    await waitFor(() => expect(made).toHaveBeenCalled());
    URL.createObjectURL = createObjectURL;
    const exported: unknown = JSON.parse(await made.mock.calls[0]![0].text()); // it was called
    await expect(exported).toMatchObject({
      format: 'fitboard-challenge',
      challenge: { title: 'Khởi động 14 ngày' },
    });
  },
});

export const TranslationBegun = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bắt đầu bản tiếng Anh' }));
    await waitFor(async () =>
      expect((await copy()).translations.map(({ language }) => language)).toContain('en'),
    );
    // The new copy opens at its first tab; a click before that would be lost with the old page.
    const publish = { name: /^Đăng/ };
    await waitFor(() => expect(canvas.getByRole('tab', publish)).toHaveAttribute('aria-selected', 'false'));
    await userEvent.click(canvas.getByRole('tab', publish));
    await expect(await canvas.findByRole('button', { name: /^Mở bản tiếng Việt/ })).toBeInTheDocument();
  },
});

export const Preview = meta.story({
  parameters: { path: at('preview') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đo vòng eo' }));
    await expect(await canvas.findByText(/chữ0 chữ1/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Về trang thử thách' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Kiểm tra nhanh (1 câu)' }));
    await expect(await screen.findByRole('dialog', { name: 'Làm thử: Kiểm tra nhanh' })).toBeInTheDocument();
  },
});
