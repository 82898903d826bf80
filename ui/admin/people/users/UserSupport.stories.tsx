import { expect, screen, userEvent, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import UserShow from './UserShow.tsx';

const clerk = aUser({ fullname: 'Lê Thu Hà', roleId: adminRoleId });
const person = aUser({ fullname: 'Phạm Gia Huy', email: 'huy@example.com' });
const waiting = aUser({
  fullname: 'Vũ Mai Chi',
  email: 'chi@example.com',
  status: 'PENDING',
  emailVerifiedAt: null,
});
const colleague = aUser({ fullname: 'Hoàng Văn Nam', roleId: adminRoleId });
const seed = {
  users: [clerk, person, waiting, colleague],
  sessions: [aSession({ userId: person.id }), aSession({ userId: person.id })],
};

const meta = preview.meta({
  title: 'Console/Support for a person',
  component: UserShow,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { path: `/admin/users/${person.id}/show`, server: { as: clerk, seed } },
});

const opened = async (action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Thao tác' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
};

export const SignedOutEverywhere = meta.story({
  play: async () => {
    const dialog = await opened('Đăng xuất khỏi mọi thiết bị');
    await userEvent.type(dialog.getByRole('textbox', { name: /Lý do/ }), 'Mất điện thoại');
    await userEvent.click(dialog.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }));
    await expect(await screen.findByText('Đã đăng xuất Phạm Gia Huy khỏi 2 thiết bị')).toBeInTheDocument();
  },
});

export const ALinkThatCameAMomentAgo = meta.story({
  play: async () => {
    for (const expected of [/đang được gửi đến huy@example.com/, /phút/]) {
      const dialog = await opened('Gửi liên kết đặt lại mật khẩu');
      await userEvent.type(dialog.getByRole('textbox', { name: /Lý do/ }), 'Quên mật khẩu');
      await userEvent.click(dialog.getByRole('button', { name: 'Gửi liên kết' }));
      await expect(await screen.findByText(expected)).toBeInTheDocument();
    }
  },
});

export const TheConfirmationAgain = meta.story({
  parameters: { path: `/admin/users/${waiting.id}/show` },
  play: async () => {
    const dialog = await opened('Gửi lại email xác nhận');
    await userEvent.type(dialog.getByRole('textbox', { name: /Lý do/ }), 'Không nhận được email');
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi email' }));
    await expect(
      await screen.findByText('Email xác nhận đang được gửi đến chi@example.com'),
    ).toBeInTheDocument();
  },
});

export const AReasonThatSaysNothing = meta.story({
  play: async () => {
    const dialog = await opened('Xem như thành viên này');
    await userEvent.type(dialog.getByRole('textbox', { name: /Vì sao/ }), '123 456 789 0');
    await userEvent.click(dialog.getByRole('button', { name: 'Xem như thành viên này' }));
    await expect(await dialog.findByText(/ít nhất 10/)).toBeInTheDocument();
  },
});

export const NotAsAColleague = meta.story({
  parameters: { path: `/admin/users/${colleague.id}/show` },
  globals: { language: 'vi', theme: 'dark' },
  play: async () => {
    const dialog = await opened('Xem như thành viên này');
    await userEvent.type(dialog.getByRole('textbox', { name: /Vì sao/ }), 'Muốn xem thử một lần');
    await userEvent.click(dialog.getByRole('button', { name: 'Xem như thành viên này' }));
    await expect(await dialog.findByText(/Không thể xem bằng tài khoản của nhân viên/)).toBeInTheDocument();
  },
});
