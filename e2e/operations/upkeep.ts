import sharp from 'sharp';
import { inspect } from '../engine/browser.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { desk, phone, playIn, type Step, type TestEnvironment } from '../engine/test-environment.ts';

const logo = () =>
  sharp({ create: { width: 400, height: 80, channels: 4, background: '#0b5c49' } })
    .png()
    .toBuffer();

const play = async ({ testServer, open }: TestEnvironment, step: Step): Promise<void> => {
  const staff = await testServer.person('Lê Thu Hà', 'clerk@example.com', { roleId: 'admin' });
  const theirs = await open({ ...desk, language: 'vi' });
  await theirs.signIn(staff);
  const { page } = theirs;

  await step('staff shorten for how long sign-ins are kept, and read before what goes', async () => {
    await theirs.go('/admin/retention');
    await page.getByRole('button', { name: 'Đổi thời hạn: Phiên đăng nhập đã kết thúc' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Số ngày giữ/ }).fill('45');
    await dialog.getByText(/Lần dọn tới/).waitFor();
    await inspect(page, 'a term of retention that is shortened');
    await dialog.getByRole('button', { name: 'Đổi thời hạn' }).click();
    await page.getByText('Giữ 45 ngày').waitFor();
    await inspect(page, 'the terms of retention');
  });
  await step('the log says it', async () => {
    await theirs.go('/admin/audit-log');
    await page.getByText('Đổi thời hạn lưu dữ liệu').locator('visible=true').first().waitFor();
  });
  await step('staff upload a logo, and visitors see it once it is saved', async () => {
    await theirs.go('/admin/settings');
    const place = page.getByRole('group', { name: 'Logo', exact: true });
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: await logo() };
    await place.getByLabel(/Tải ảnh lên/).setInputFiles(file);
    await page.getByText('Ảnh mới chưa được dùng').waitFor();
    await inspect(page, 'the settings with a new logo');
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await page.getByText('Ảnh mới chưa được dùng').waitFor({ state: 'detached' });
    const visitor = await open(phone);
    await visitor.go('/');
    const shown = visitor.page.locator('img[src^="/brand/"]').first();
    await shown.waitFor();
    const width = await shown.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')));
    check(width > 0, 'the logo is not drawn');
  });
};

const name = 'Staff set for how long things are kept, and upload a logo';

export const upkeepJourneys: readonly Scenario[] = [{ name, run: (step) => playIn({ name, step }, play) }];
