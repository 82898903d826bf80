import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { adminRoleId } from '#core/access/role/role.ts';
import { aUser } from '#fixtures/people/users.ts';
import { SettingsForm } from './SettingsForm.tsx';

const save = fn(async () => undefined);

const meta = preview.meta({
  title: 'Console/Settings',
  component: SettingsForm,
  args: { settings: defaultSettings, save },
});

export const Defaults = meta.story({});
/** A page this long is not scrolled through: the name of a group leads to it. */
export const AGroupIsOpened = meta.story({
  play: async ({ canvas }) => {
    const groups = within(canvas.getByRole('navigation', { name: 'Các nhóm cài đặt' }));
    await userEvent.click(groups.getByRole('link', { name: 'Bảo trì' }));
    await expect(canvas.getByRole('heading', { name: 'Bảo trì' })).toHaveFocus();
  },
});
export const SendsOnlyWhatChanged = meta.story({
  play: async ({ canvas }) => {
    save.mockClear();
    const price = canvas.getByRole('textbox', { name: /Giá Pro 30 ngày/ });
    await userEvent.clear(price);
    await userEvent.type(price, '1200');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ proPrice30: 1200 }));
  },
});
export const LearningChanges = meta.story({
  play: async ({ canvas }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Huấn luyện viên được viết thử thách/ }));
    const days = canvas.getByRole('textbox', { name: /Số ngày học viên được tự hoàn lại/ });
    await userEvent.clear(days);
    await userEvent.type(days, '14');
    await userEvent.type(canvas.getByRole('textbox', { name: /Máy chủ video/ }), 'video.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        coachAuthoring: false,
        refundDays: 14,
        learningVideoHosts: 'video.example',
      }),
    );
  },
});

export const SiteChanges = meta.story({
  play: async ({ canvas }) => {
    save.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: /Tên trang được giữ lại/ }), 'hoidong');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Địa chỉ IP của các trang riêng/ }),
      '203.0.113.7',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({ reservedNames: 'hoidong', siteAddresses: '203.0.113.7' }),
    );
  },
});
const brandServer = { server: { as: aUser({ id: 'clerk', roleId: adminRoleId }), seed: {} } };
const drawn = { ...defaultSettings, logoUrl: '/brand/a/logo.png' };
export const GoesBackToTheUsualLogo = meta.story({
  args: { settings: drawn },
  play: async ({ canvas }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng ảnh mặc định: Logo' }));
    await expect(canvas.getByText(/Ảnh mới chưa được dùng/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ logoUrl: '/logo.svg' }));
  },
});
const choosePicture = async (canvas: { getByRole: typeof screen.getByRole }) => {
  const logo = within(canvas.getByRole('group', { name: 'Logo' }));
  const file = new File([new Uint8Array([1])], 'logo.png', { type: 'image/png' });
  await userEvent.upload(logo.getByLabelText(/Tải ảnh lên/), file);
};
export const UploadsALogo = meta.story({
  parameters: brandServer,
  play: async ({ canvas }) => {
    save.mockClear();
    await choosePicture(canvas);
    await expect(await canvas.findByText(/Ảnh mới chưa được dùng/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({ logoUrl: expect.stringMatching(/^\/brand\/[\w-]+\/logo\.png$/) }),
    );
  },
});
export const UploadFails = meta.story({
  parameters: {
    server: { ...brandServer.server, answers: { 'POST /admin/brand-pictures/logo': 'failing' } },
  },
  play: async ({ canvas }) => {
    await choosePicture(canvas);
    const refusals = await canvas.findAllByRole('alert');
    await expect(refusals.length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/Ảnh mới chưa được dùng/)).toBeNull();
  },
});
export const ShowsTheAccountBeforeSaving = meta.story({
  play: async ({ canvas }) => {
    save.mockClear();
    await expect(canvas.getByText(/nên thành viên chưa tạo được đơn nạp/)).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Ngân hàng nhận tiền/ }), '970436');
    await userEvent.type(canvas.getByRole('textbox', { name: /Số tài khoản/ }), '0123456789');
    await userEvent.type(canvas.getByRole('textbox', { name: /Tên chủ tài khoản/ }), 'CONG TY FITBOARD');
    await expect(canvas.getByText(/Chỉ đơn mới dùng tài khoản này/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        bankBin: '970436',
        bankAccountNumber: '0123456789',
        bankAccountHolder: 'CONG TY FITBOARD',
      }),
    );
  },
});
export const AsksBeforeClosing = meta.story({
  play: async ({ canvas }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Chế độ bảo trì/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Đóng trang để bảo trì?');
    await expect(save).not.toHaveBeenCalled();
  },
});
export const OneFeatureOff = meta.story({
  play: async ({ canvas }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Nhắn tin/ }));
    await expect(canvas.getByText(/1 tính năng đang tắt/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({ features: { ...defaultSettings.features, CHAT: false } }),
    );
  },
});
export const InEnglishAndDark = meta.story({
  args: { settings: { ...defaultSettings, maintenance: true } },
  globals: { theme: 'dark', language: 'en' },
});
