import { expect, screen, userEvent, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { gibibyte } from '#core/platform/media/medium.ts';
import { aFeedPost } from '#fixtures/community/feed.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { UserSocial } from './UserSocial.tsx';
import { UserStorage } from './UserStorage.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: adminRoleId });
const person = aUser({ fullname: 'Phạm Gia Huy' });

const Both = () => (
  <>
    <UserSocial userId={person.id} />
    <UserStorage userId={person.id} />
  </>
);

const seed = {
  users: [staff, person],
  feedPosts: [aFeedPost({ authorId: person.id })],
  media: [aMedium({ ownerId: person.id, purpose: 'GENERAL', size: gibibyte / 2 })],
};

const meta = preview.meta({
  title: 'Console/A person in the community',
  component: Both,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { path: `/admin/users/${person.id}/show`, server: { as: staff, seed } },
});

export const NumbersAndWays = meta.story({
  play: async ({ canvas }) => {
    const posts = await canvas.findByRole('link', { name: 'Bài đăng' });
    await expect(posts).toHaveAttribute('href', expect.stringContaining(`/admin/feed-posts?filter=`));
    await expect(decodeURIComponent(posts.getAttribute('href') ?? '')).toContain(`"authorId":"${person.id}"`);
    for (const name of ['Bình luận', 'Vụ việc', 'Biện pháp xử lý', 'Tệp'])
      await expect(canvas.getByRole('link', { name })).toBeInTheDocument();
    await expect(await canvas.findByText(/512.MB trên 2.GB/)).toBeInTheDocument();
  },
});
export const MoreRoom = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi dung lượng' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Dung lượng/ }), '30');
    await userEvent.type(dialog.getByRole('textbox', { name: /Lý do/ }), 'Quay bài tập.');
    await userEvent.click(dialog.getByRole('button', { name: 'Đổi dung lượng' }));
    await expect(await canvas.findByText(/512.MB trên 30.GB/)).toBeInTheDocument();
    await expect(canvas.getByText('30 GB thay cho mức của gói')).toBeInTheDocument();
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
