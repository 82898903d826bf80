import { expect, screen, waitFor, within } from 'storybook/test';
import { staffRoleId } from '#core/access/role/role.ts';
import { aUser } from '#fixtures/people/users.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { deviceMarks } from '#ui/device/device-marks.ts';
import { forgetDevice } from '#ui/device/forget-device.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { PersonMenu } from './PersonMenu.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: staffRoleId });
const draft = `fitboard.profile-draft.${staff.id}`;

const meta = preview.meta({
  title: 'Console/PersonMenu',
  component: PersonMenu,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: async () => {
    await consoleWords();
    await forgetDevice(null);
    localStorage.setItem(draft, '{}');
    return () => forgetDevice(null);
  },
  parameters: { path: '/admin/ratings', server: { as: staff } },
});

const openMenu = async ({ click }: Readonly<{ click: (element: Element) => Promise<void> }>) => {
  await click(await screen.findByRole('button', { name: 'Tài khoản của Lê Thu Hà' }));
  await click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }));
};

/** What the same person typed on the member site leaves this browser, too. */
export const LeavesNothing = meta.story({
  play: async ({ userEvent }) => {
    await openMenu(userEvent);
    await waitFor(() => expect(signedIn.current().status).toBe('visitor'));
    await expect(localStorage.getItem(draft)).toBeNull();
  },
});

/** A week that waits on the member site would be lost: it is asked first, and staying loses nothing. */
export const AsksBeforeAWaitingWeekIsLost = meta.story({
  beforeEach: () => deviceMarks.setWaitingWeeks(1),
  play: async ({ userEvent }) => {
    await openMenu(userEvent);
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveAccessibleName('Có thứ chưa gửi xong');
    await userEvent.click(within(question).getByRole('button', { name: 'Huỷ' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(signedIn.current().status).toBe('member');
    await expect(localStorage.getItem(draft)).toBe('{}');
  },
});
