import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { filledContent } from '#fixtures/content/filled-content.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { contentOf, type PostContent } from '#core/content/post/post.ts';
import { aCategory, aPost, aWorkingCopy } from '#fixtures/content/posts.ts';
import { aUser } from '#fixtures/people/users.ts';
import { hostileHtml, trap } from '#fixtures/platform/hostile-html.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import PostList from './PostList.tsx';
import PostShow from './PostShow.tsx';

const admin = aUser({ id: 'admin', fullname: 'Lê Thu Hà', roleId: adminRoleId });
const owner = aUser({ id: 'owner', fullname: 'Trần Quốc Bảo', isPublic: true, createdAt: noon });
const server = { as: admin, seed: { users: [admin, owner], content: filledContent }, at: noon };
/** Parameters of a story are laid over those of all. */
const noContent = { categories: [], posts: [], workingCopies: [], postRevisions: [] };
const empty = { ...server, seed: { users: [admin, owner], content: noContent } };
const staged = (answers: Readonly<Record<string, 'waiting' | 'failing'>>) => ({ ...server, answers });

const ListOrRecord = listsAndRecords({ posts: [PostList, PostShow] });

const meta = preview.meta({
  title: 'Console/Posts',
  component: ListOrRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/posts', server },
});

const post = (id: string) => ({ path: `/admin/posts/${id}/show` });
const dark = { language: 'en', theme: 'dark' } as const;

/** What waits for staff, also changes of what is published; the rest is a filter away. */
export const Queue = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Giảm cân bền vững')).length).toBe(2);
    await expect(canvas.getByText('Thay đổi chờ duyệt')).toBeInTheDocument();
    await expect(canvas.queryByText('Bản nháp', { selector: '[data-chip] > span' })).toBeNull();
  },
});
export const QueueEmpty = meta.story({
  parameters: { server: empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có bài viết nào')).toBeInTheDocument();
  },
});
export const QueueWaiting = meta.story({ parameters: { server: staged({ 'GET /admin/posts': 'waiting' }) } });
export const QueueFailing = meta.story({
  parameters: { server: staged({ 'GET /admin/posts': 'failing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const QueueInEnglishAndDark = meta.story({ globals: dark });

/** In the site's name; what is wrong is said where it was typed. */
export const WrittenForTheSite = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Viết bài của trang' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Bắt đầu viết' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Tiêu đề/ })).toBeInvalid());
  },
});

export const Waiting = meta.story({
  parameters: post('a-waiting-article'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Đăng' })).toBeInTheDocument();
    for (const name of ['Lên lịch', 'Trả lại', 'Thưởng', 'Gỡ bài'])
      await expect(canvas.getByRole('button', { name })).toBeInTheDocument();
    await expect(await canvas.findByText('Chưa có thưởng cho bài này.')).toBeInTheDocument();
  },
});
export const WaitingInEnglishAndDark = meta.story({ parameters: post('a-waiting-article'), globals: dark });
export const Loading = meta.story({
  parameters: {
    ...post('a-waiting-article'),
    server: staged({ 'GET /admin/posts/a-waiting-article': 'waiting' }),
  },
});
export const Failing = meta.story({
  parameters: {
    ...post('a-waiting-article'),
    server: staged({ 'GET /admin/posts/a-waiting-article': 'failing' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

/** Given back: the reason is required, and the next one that waits opens. */
export const Returned = meta.story({
  parameters: post('a-waiting-article'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trả lại' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Trả lại' }));
    const reason = dialog.getByRole('textbox', { name: /Lý do/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await userEvent.type(reason, 'Thiếu nguồn cho phần hai.');
    await userEvent.click(dialog.getByRole('button', { name: 'Trả lại' }));
    await expect(await screen.findByText('Đã trả lại bài')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Duyệt thay đổi' })).toBeInTheDocument();
  },
});

export const Rewarded = meta.story({
  parameters: post('a-waiting-article'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thưởng' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '5000');
    await userEvent.click(dialog.getByRole('button', { name: 'Thưởng' }));
    await expect(await canvas.findByText('khi bài được đăng lần đầu')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Đăng' }));
    await expect(await screen.findByText('Đã đăng bài')).toBeInTheDocument();
  },
});
/** More than anybody may give is refused, and what was typed stays. */
export const RewardedTooMuch = meta.story({
  parameters: post('a-waiting-article'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thưởng' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '100001');
    await userEvent.click(dialog.getByRole('button', { name: 'Thưởng' }));
    await expect(await dialog.findByText('Bạn chỉ được thưởng đến 100.000 Base Coin.')).toBeInTheDocument();
    await expect(dialog.getByRole('textbox')).toHaveValue('100001');
  },
});

/** What is proposed beside what readers see, word by word. */
export const Changed = meta.story({
  parameters: post('a-changed-article'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Duyệt thay đổi' })).toBeInTheDocument();
    const marked = (tag: 'ins' | 'del') =>
      [...canvasElement.querySelectorAll(tag)].map(({ textContent }) => textContent).join(' ');
    await waitFor(() => expect(marked('ins')).toMatch(/an.*toàn/));
    await expect(marked('del')).toMatch(/bền.*vững/);
    await userEvent.click(canvas.getByRole('button', { name: 'Duyệt thay đổi' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Duyệt thay đổi' }));
    await expect(await screen.findByText('Đã đăng thay đổi')).toBeInTheDocument();
  },
});
export const ChangedInEnglishAndDark = meta.story({
  parameters: post('a-changed-article'),
  globals: dark,
});
export const Planned = meta.story({
  parameters: post('a-planned-article'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ lịch' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Bỏ lịch' }));
    await expect(await screen.findByText('Đã bỏ lịch')).toBeInTheDocument();
  },
});
export const Published = meta.story({
  parameters: post('an-article'),
  play: async ({ canvas }) => {
    const hot = await canvas.findByRole('switch', { name: 'Nổi bật' });
    await userEvent.click(hot);
    await waitFor(() => expect(hot).toBeChecked());
    await expect(canvas.getByRole('link', { name: 'Mở trang' })).toHaveAttribute('href', '/post/an-article');
    await expect(canvas.getByRole('link', { name: 'Sửa bài' })).toHaveAttribute(
      'href',
      '/dashboard/post/an-article/edit',
    );
  },
});
export const Binned = meta.story({
  parameters: post('a-binned-article'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Khôi phục' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Xoá hẳn' })).toBeInTheDocument();
  },
});

const foreign = 'foreign.invalid';
const markup = `<img src="https://${foreign}/x.png" onerror="${trap}"><svg onload="${trap}"></svg><script>${trap}</script>`;
/** Stored as nothing that cleans it would store it: the console is the last to look. */
const hostile: Partial<PostContent> = {
  title: `Bữa sáng ${markup}`,
  description: `Ba bữa ${markup}`,
  tags: [`đạm ${markup}`],
  imageAlt: markup,
  metaTitle: markup,
  metaDescription: markup,
  metaKeywords: [markup],
  html: [
    `<p>Đoạn <b>cuối</b> ${markup}</p>`,
    `<p style="background:url(https://${foreign}/p.png)">x</p>`,
    `<style>@import "https://${foreign}/x.css"; main { display: none }</style>`,
    `<link rel="stylesheet" href="https://${foreign}/y.css"><iframe src="https://${foreign}/f"></iframe>`,
    `<video src="https://${foreign}/v.mp4" poster="https://${foreign}/v.png" autoplay></video>`,
    `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${trap}'/>">`,
    // Some of these swallow all that follows.
    ...hostileHtml,
  ].join('\n'),
};
const hostileCategory = aCategory({ id: 'a-category', name: { vi: markup, en: markup } });
const hostilePost = aPost({
  ...hostile,
  id: 'a-hostile-article',
  slug: 'bai-doc-hai',
  authorId: 'owner',
  categoryId: hostileCategory.id,
  reason: markup,
});
const hostileSeed = {
  users: [admin, { ...owner, fullname: `Bảo ${markup}` }],
  content: {
    ...noContent,
    categories: [hostileCategory],
    posts: [hostilePost],
    workingCopies: [
      aWorkingCopy(hostilePost, {
        content: {
          ...contentOf(hostilePost),
          title: `Bữa trưa ${markup}`,
          html: `<p>Khác</p>${hostile.html}`,
        },
        change: 'WAITING',
        proposedAt: noon,
      }),
    ],
  },
};

/** Whatever stands in an article, opened by staff it is text: nothing of it runs, and nobody else's server hears of it. */
export const Hostile = meta.story({
  parameters: { ...post('a-hostile-article'), server: { ...server, seed: hostileSeed } },
  beforeEach: () => {
    const ran = fn();
    Object.assign(window, { __ran: ran });
    performance.clearResourceTimings();
    return () => Reflect.deleteProperty(window, '__ran');
  },
  play: async ({ canvas, canvasElement }) => {
    const fetched = () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).host)
        .filter((host) => host !== '' && host !== window.location.host); // files of the page itself have none
    await expect(await canvas.findByRole('button', { name: 'Duyệt thay đổi' })).toBeInTheDocument();
    await expect((await canvas.findAllByText(/Bữa sáng <img src/)).length).toBeGreaterThan(0);
    // What is drawn has none of it: no program, no style, no foreign file, no handler.
    const page = canvasElement.ownerDocument.body;
    for (const tag of ['iframe', 'object', 'embed', 'form', 'base', 'math', 'animate', 'foreignObject'])
      await expect(canvasElement.querySelectorAll(tag), tag).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('script, style, link, meta')).toHaveLength(0);
    for (const element of page.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        await expect(name.startsWith('on'), `${element.tagName} ${name}`).toBe(false);
        if (['src', 'srcset', 'poster', 'data', 'style', 'action'].includes(name))
          await expect(value.includes(foreign), `${element.tagName} ${name}`).toBe(false);
        if (name === 'href') await expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
      }
    // It is there to be tripped, and a foreign file would be seen.
    await expect(window).toHaveProperty('__ran');
    await expect((window as unknown as { __ran: unknown }).__ran).not.toHaveBeenCalled();
    await expect(fetched()).toEqual([]);
    const control = new Image();
    control.src = `https://${foreign}/control.png`;
    await waitFor(() => expect(fetched()).toContain(foreign));
  },
});
