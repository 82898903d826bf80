import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../../.storybook/console-stage.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import UserMails from '../UserMails.tsx';
import type { StaffUser } from '../data.ts';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: adminRoleId });
const person = aUser({ fullname: 'Phạm Gia Huy', email: 'huy@example.com' });
const bounced = {
  address: person.email,
  userId: person.id,
  softCount: 0,
  softSince: null,
  undeliverableSince: noon,
  detail: '550 5.1.1 User unknown',
  clearedAt: null,
};
const seed = { users: [staff, person], mailAddresses: [bounced] };

const meta = preview.meta({
  title: 'Console/Mails of a person',
  // As much of the person as the part reads.
  render: () => <UserMails user={{ id: person.id, email: person.email } as StaffUser} />,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { path: `/admin/users/${person.id}/show?tab=mails`, server: { as: staff, seed } },
});

export const ComeBack = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi thư lại' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Lý do/ }), 'Hộp thư đã mở lại.');
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi thư lại' }));
    await waitFor(() => expect(canvas.queryByText(/User unknown/)).toBeNull());
  },
});
export const FailForNow = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: {
    server: {
      as: staff,
      seed: {
        ...seed,
        mailAddresses: [{ ...bounced, undeliverableSince: null, softCount: 2, softSince: noon }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn’t be delivered/)).toBeInTheDocument();
  },
});
export const Arrive = meta.story({
  parameters: { server: { as: staff, seed: { ...seed, mailAddresses: [] } } },
});
