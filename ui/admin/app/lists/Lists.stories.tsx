import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { aSavedView } from '#fixtures/access/saved-views.ts';
import { aContactMessage } from '#fixtures/content/public-site.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, pageAtAddress } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import ContactList from '../../content/contact-messages/ContactList.tsx';
import UserList from '../../people/users/UserList.tsx';

const admin = aUser({ id: 'admin', fullname: 'Lê Thu Hà', roleId: adminRoleId });
const colleague = aUser({ id: 'colleague', fullname: 'Bùi Anh Tú', roleId: adminRoleId });
const held = aUser({ id: 'held', fullname: 'Đặng Thuỷ Tiên', status: 'HOLD' });
const seed = {
  users: [admin, colleague, held, aUser({ id: 'an', fullname: 'Nguyễn Văn An' })],
  contactMessages: [
    aContactMessage({ id: 'first', subject: 'Hỏi về gói Pro' }),
    aContactMessage({ id: 'second', subject: 'Không nhận được thư' }),
    aContactMessage({ id: 'third', subject: 'Đã trả lời xong', status: 'CLOSED' }),
  ],
  savedViews: [
    aSavedView({ id: 'held-ones', ownerId: colleague.id, name: 'Đang bị tạm khoá', isShared: true }),
    aSavedView({
      id: 'mine',
      ownerId: admin.id,
      name: 'Người mới',
      query: { filter: {}, sort: { field: 'createdAt', order: 'DESC' }, columns: ['phone', 'status'] },
    }),
  ],
};
const server = { as: admin, at: noon, seed };

const AtItsAddress = pageAtAddress([
  [/contact-messages$/, ContactList],
  [/users$/, UserList],
]);

const meta = preview.meta({
  title: 'Console/Lists',
  component: AtItsAddress,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/users', server },
});

const names = () => screen.getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('link')[0]?.textContent); // prettier-ignore
const soon = { timeout: 5_000 };

/** A colleague's view is picked from the head of the list, and its name stands there. */
export const AViewIsPicked = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chế độ xem' }, soon));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Đang bị tạm khoá/ }, soon));
    await waitFor(() => expect(names()).toEqual(['Đặng Thuỷ Tiên']), soon);
    await expect(await canvas.findByRole('button', { name: 'Đang bị tạm khoá' })).toBeInTheDocument();
  },
});

/** What a colleague sent shows the list as the view says, columns and all. */
export const AViewIsOpenedByItsAddress = meta.story({
  parameters: { path: '/admin/users?view=mine' },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['', 'Họ và tên', 'Số điện thoại', 'Trạng thái']), // prettier-ignore
      soon,
    );
    await expect(await canvas.findByRole('button', { name: 'Người mới' })).toBeInTheDocument();
  },
});

export const AViewThatIsGone = meta.story({
  parameters: { path: '/admin/users?view=gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Không tìm thấy chế độ xem này/, {}, soon)).toBeInTheDocument();
  },
});

export const AViewIsKept = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }, soon));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a new view…' }));
    const dialog = await screen.findByRole('dialog', {}, soon);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Name of the view/ }), 'Everyone');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Everyone' }, soon)).toBeInTheDocument();
  },
});

/** What would happen is shown before it happens; afterwards it can be taken back. */
export const ManyAreClosedAndOpenedAgain = meta.story({
  parameters: { path: '/admin/contact-messages' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }, soon));
    await userEvent.click(await canvas.findByRole('button', { name: 'Đóng' }));
    const dialog = await screen.findByRole('dialog', {}, soon);
    await expect(await within(dialog).findByText('Sẽ thực hiện: 2 mục', {}, soon)).toBeInTheDocument();
    await expect(within(dialog).getByText('Đã như vậy, không cần làm: 1 mục')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Đóng 2 mục' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }, soon));
    await expect(await screen.findByText('Đã hoàn tác 2 mục.', {}, soon)).toBeInTheDocument();
  },
});

/** Nothing is half known: what the server refuses is said row by row. */
export const SomeAreRefused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }, soon));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tạm khoá' }));
    const dialog = await screen.findByRole('dialog', {}, soon);
    await expect(await within(dialog).findByText(/Không thực hiện được/, {}, soon)).toBeInTheDocument();
    await expect(within(dialog).getByText('Đã như vậy, không cần làm: 1 mục')).toBeInTheDocument();
  },
});

export const TheRehearsalFails = meta.story({
  parameters: {
    path: '/admin/contact-messages',
    server: { ...server, answers: { 'POST /admin/bulk-actions': 'failing' as const } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn cả trang' }, soon));
    await userEvent.click(await canvas.findByRole('button', { name: 'Đóng' }));
    const dialog = await screen.findByRole('dialog', {}, soon);
    await expect(await within(dialog).findByRole('button', { name: 'Thử lại' }, soon)).toBeInTheDocument();
  },
});

export const ColumnsAreChosen = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cột' }, soon));
    const dialog = await screen.findByRole('dialog', { name: 'Cột' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Số điện thoại' }));
    await expect(
      await screen.findByRole('columnheader', { name: 'Số điện thoại', hidden: true }),
    ).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Về mặc định' }));
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Số điện thoại', hidden: true })).toBeNull(),
    );
  },
});
