import { expect, screen } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { aStaffNote, anAssignment } from '#fixtures/member-lifecycle/staff-work.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { RecordWork } from './RecordWork.tsx';

const clerk = aUser({ fullname: 'Lê Thu Hà', roleId: adminRoleId });
const colleague = aUser({ fullname: 'Hoàng Văn Nam', roleId: adminRoleId });
const person = aUser({ fullname: 'Phạm Gia Huy' });
const users = [clerk, colleague, person];
const seed = {
  users,
  staffNotes: [
    aStaffNote({ recordId: person.id, authorId: colleague.id, text: 'Khách gọi hai lần, muốn đổi email.' }),
    aStaffNote({ recordId: person.id, authorId: clerk.id }),
  ],
  assignments: [anAssignment({ recordId: person.id, assigneeId: colleague.id })],
};
const path = `/admin/users/${person.id}/show`;

const meta = preview.meta({
  title: 'Console/Notes and assignment',
  component: RecordWork,
  args: { kind: 'user' as const, id: person.id, resource: 'users' },
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { path, server: { as: clerk, seed } },
});

export const Noted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Khách gọi hai lần, muốn đổi email.')).toBeInTheDocument();
    // A colleague's words are read alone.
    await expect(canvas.getAllByRole('button', { name: 'Xoá ghi chú' })).toHaveLength(1);
    await userEvent.type(canvas.getByRole('textbox', { name: /Ghi chú mới/ }), 'Đã đổi xong.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu ghi chú' }));
    await expect(await canvas.findByText('Đã đổi xong.')).toBeInTheDocument();
  },
});

export const DeletedAfterOneMorePress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xoá ghi chú' }));
    await expect(canvas.getByText('Xoá hẳn ghi chú này?')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá ghi chú' }));
    await expect(await canvas.findByText('Khách gọi hai lần, muốn đổi email.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Xoá ghi chú' })).toBeNull();
  },
});

export const GivenToOneself = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Giao cho tôi' }));
    await expect(await screen.findByText('Đã giao cho Lê Thu Hà')).toBeInTheDocument();
    await expect(await canvas.findByRole('combobox', { name: 'Người phụ trách' })).toHaveValue(clerk.id);
  },
});

export const Empty = meta.story({
  parameters: { server: { as: clerk, seed: { users, staffNotes: [], assignments: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có ghi chú.')).toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: 'Người phụ trách' })).toHaveValue('');
  },
});
export const Loading = meta.story({
  parameters: { server: { as: clerk, seed, answers: { [`GET /admin/work/user/${person.id}`]: 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { as: clerk, seed, answers: { [`GET /admin/work/user/${person.id}`]: 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { path: `/en${path}` },
});
