import { expect, waitFor, within } from 'storybook/test';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import { client } from '../../app/client.ts';
import preview from '../../../../.storybook/preview.tsx';
import CoachSettingsPage from './CoachSettingsPage.tsx';

const coach = aFullProfile({
  fullname: 'Nguyễn Hoàng Bảo Trâm',
  username: 'baotram',
  type: 'COACH',
  isPublic: true,
});

const meta = preview.meta({
  title: 'Features/CoachSettings',
  component: CoachSettingsPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/coach/settings', server: { as: coach } },
});

const section = (root: HTMLElement, id: string) => within(root.querySelector<HTMLElement>(`#${id}`)!); // both stand on the page

export const New = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('radio', { name: /^Giá mặc định/ })).toBeChecked();
    const price = section(canvasElement, 'price');
    await expect(price.getByText('765 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Xem như người lạ' })).toHaveAttribute(
      'href',
      '/coach/baotram?as=stranger',
    );
    await expect(canvas.getByRole('link', { name: /^Soạn câu hỏi cho thành viên/ })).toHaveAttribute(
      'href',
      '/dashboard/coach/form',
    );
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const OwnPrice = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Giá riêng/ }));
    const price = section(canvasElement, 'price');
    const own = canvas.getByRole('textbox', { name: /^Giá riêng của bạn/ });
    await userEvent.type(own, 'một nghìn');
    await userEvent.click(price.getByRole('button', { name: 'Lưu' }));
    await expect(own).toBeInvalid();
    await expect(own).toHaveAccessibleDescription(/số nguyên từ 0 đến 1\.000\.000/);
    await expect(own).toHaveValue('một nghìn');
    await userEvent.clear(own);
    await userEvent.type(own, '1.000');
    await expect(price.getByText('850 Fit Coin', { selector: 'span' })).toBeInTheDocument();
    await userEvent.click(price.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText('Đã lưu cài đặt')).toBeInTheDocument();
    await expect((await client.coachDesk.settings()).reviewPrice).toBe(1000);
  },
});

export const ABundleIsOffered = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bundle = await canvas.findByRole('textbox', { name: /^Giá gói 4 tuần/ });
    const price = section(canvasElement, 'price');
    await userEvent.type(bundle, '3.600');
    await userEvent.click(price.getByRole('button', { name: 'Lưu' }));
    await expect(bundle).toBeInvalid();
    await expect(bundle).toHaveAccessibleDescription(/từ 4 đến 3\.599/);
    await userEvent.clear(bundle);
    await userEvent.type(bundle, '3.000');
    await userEvent.click(price.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText('Đã lưu cài đặt')).toBeInTheDocument();
    await expect((await client.coachDesk.settings()).bundlePrice).toBe(3000);
    await userEvent.click(canvas.getByRole('radio', { name: /^Miễn phí/ }));
    await expect(canvas.queryByRole('textbox', { name: /^Giá gói 4 tuần/ })).toBeNull();
  },
});

export const ASampleIsPublished = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: 'Về cơ thể' });
    const sample = section(canvasElement, 'sample');
    await expect(sample.getByText('158 cm')).toBeInTheDocument();
    await userEvent.type(body, 'Eo giảm trước, cân sau.');
    await userEvent.click(sample.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText('Đã đăng bài mẫu')).toBeInTheDocument();
    const saved = await client.coachDesk.sample();
    await expect(saved.notes).toEqual([{ kind: 'BODY', text: 'Eo giảm trước, cân sau.' }]);
    const text = 'Từ tab khác.';
    await client.coachDesk.keepSample({ body: { notes: [{ kind: 'BODY', text }], version: saved.version } });
    await userEvent.type(body, ' Thêm.');
    await userEvent.click(sample.getByRole('button', { name: 'Lưu' }));
    await expect(await sample.findByText(/vừa được lưu ở nơi khác/)).toBeInTheDocument();
    await expect(body).toHaveValue('Eo giảm trước, cân sau. Thêm.');
    const mine = sample.getByRole('button', { name: 'Lưu bản của tôi' });
    await waitFor(() => expect(mine).toBeEnabled(), { timeout: 5_000 });
    await userEvent.click(mine);
    await waitFor(async () =>
      expect((await client.coachDesk.sample()).notes[0]?.text).toBe('Eo giảm trước, cân sau. Thêm.'),
    );
  },
});
export const SampleFailing = meta.story({
  parameters: { server: { as: coach, answers: { 'GET /me/sample-review': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

export const SavedElsewhereMeanwhile = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const headline = await canvas.findByRole('textbox', { name: 'Câu giới thiệu dưới tên' });
    const { version } = await client.coachDesk.settings();
    await client.coachDesk.updateSettings({ body: { version, reviewPrice: 0 } });
    await userEvent.type(headline, 'Giảm mỡ cho người bận rộn');
    const directory = section(canvasElement, 'directory');
    await userEvent.click(directory.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText(/vừa được lưu ở nơi khác/)).toBeInTheDocument();
    await expect(headline).toHaveValue('Giảm mỡ cho người bận rộn');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Miễn phí/ })).toBeChecked());
    await userEvent.click(directory.getByRole('button', { name: 'Lưu bản của tôi' }));
    await expect(await canvas.findByText('Đã lưu cài đặt')).toBeInTheDocument();
    await expect(canvas.queryByText(/vừa được lưu ở nơi khác/)).not.toBeInTheDocument();
  },
});

export const NotPublic = meta.story({
  parameters: { server: { as: { ...coach, isPublic: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Bật trang công khai' })).toHaveAttribute(
      'href',
      '/dashboard/user/profile#public',
    );
  },
});
export const Hidden = meta.story({
  parameters: { server: { as: { ...coach, hideFromSearch: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn đang ẩn khỏi danh bạ')).toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: 'Ẩn tôi khỏi danh bạ' })).toBeChecked();
  },
});

export const NoCoach = meta.story({
  parameters: { server: { as: aUser() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Trở thành huấn luyện viên' })).toHaveAttribute(
      'href',
      '/coach/request',
    );
  },
});
export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /me/coach-settings': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /me/coach-settings': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
