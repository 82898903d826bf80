import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import RetentionPage from './RetentionPage.tsx';

const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Lê Thu Hà' });
const member = aUser({ id: 'hoa', fullname: 'Nguyễn Thị Hoà' });
const sessions = [40, 50, 200].map((ago) =>
  aSession({ userId: member.id, endedAt: after(noon, -ago * day), endReason: 'SIGN_OUT' }),
);

const meta = preview.meta({
  title: 'Console/Retention',
  component: RetentionPage,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: {
    layout: 'fullscreen',
    path: '/admin/retention',
    server: { as: clerk, seed: { users: [member], sessions } },
  },
});

export const Kept = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Phiên đăng nhập đã kết thúc')).toBeInTheDocument();
    await expect(canvas.getByText(/Luật Kế toán buộc lưu/)).toBeInTheDocument();
  },
});
export const KeptInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

const openDialog = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Đổi thời hạn: Phiên đăng nhập đã kết thúc' }),
  );
  return within(await screen.findByRole('dialog'));
};
const typeDays = async (dialog: Awaited<ReturnType<typeof openDialog>>, days: string) => {
  const field = dialog.getByRole('textbox', { name: /Số ngày giữ/ });
  await userEvent.clear(field);
  await userEvent.type(field, days);
  return field;
};

export const ShorteningSaysWhatGoes = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openDialog();
    await typeDays(dialog, '45');
    await expect(
      await dialog.findByText(/Lần dọn tới sẽ xoá hẳn 2 dòng, trong đó 1 dòng vốn đã quá hạn/),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Đổi thời hạn' }));
    await expect(await canvas.findByText('Giữ 45 ngày')).toBeInTheDocument();
  },
});
export const OutsideItsBounds = meta.story({
  play: async () => {
    const dialog = await openDialog();
    const field = await typeDays(dialog, '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Đổi thời hạn' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(dialog.getByText(/Từ 30 đến 730 ngày/)).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  parameters: { server: { answers: { 'GET /admin/retention': 'waiting' } } },
});
export const LoadingFailed = meta.story({
  parameters: { server: { answers: { 'GET /admin/retention': 'failing' } } },
});
