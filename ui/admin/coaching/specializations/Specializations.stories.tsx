import { expect, userEvent, waitFor } from 'storybook/test';
import { staffRoleId } from '#core/access/role/role.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import SpecializationList from './SpecializationList.tsx';
import SpecializationShow from './SpecializationShow.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: staffRoleId });
const server = { as: staff };

const ListAndRecord = listsAndRecords({ specializations: [SpecializationList, SpecializationShow] });

const meta = preview.meta({
  title: 'Console/Specializations',
  component: ListAndRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/specializations', server },
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Huấn luyện viên cấp cao Fitboard')).toBeInTheDocument();
  },
});
export const ListInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const Changed = meta.story({
  parameters: { path: '/admin/specializations/CPT/show' },
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('textbox', { name: /Trang giới thiệu/ });
    await userEvent.type(page, 'nasm.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(page).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(page);
    await userEvent.type(page, 'https://www.nasm.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText('Chưa có thay đổi nào')).toBeInTheDocument();
    await expect(page).toHaveValue('https://www.nasm.org');
  },
});
