import type { Material } from './material.ts';
import type { EmptyRow, Reader } from './row.ts';

const nobody = 'Không ai tên như vậy';

const typeInto =
  (id: string) =>
  async ({ window, keyboard }: Reader) => {
    const { page, word } = window;
    await keyboard.reach(page.getByRole('textbox', { name: word(id), exact: true }));
    await keyboard.type(nobody);
  };
const press =
  (id: string) =>
  async ({ window, keyboard }: Reader) =>
    keyboard.do(window.page.getByRole('button', { name: window.word(id), exact: true }));

const feed = (material: Material): readonly EmptyRow[] => [
  { name: '/feed, which follows nobody', path: '/feed', says: ['feed.empty.following.title'] },
  {
    name: '/feed/{id}, not commented on',
    path: `/feed/${material.uncommentedId}`,
    says: ['feed.comments.none'],
  },
  { name: '/feed/{id}, locked', path: `/feed/${material.lockedId}`, says: ['feed.comments.locked'] },
  { name: '/feed/{id}, gone', path: `/feed/${crypto.randomUUID()}`, says: ['feed.gone.title'] },
  {
    name: '/feed, without a record to share',
    path: '/feed',
    async open(reader) {
      const { window, keyboard } = reader;
      const { page, word } = window;
      await keyboard.do(page.getByRole('button', { name: word('feed.compose.placeholder') }));
      await keyboard.isAt(page.getByRole('textbox', { name: word('feed.compose.label') }));
      await press('feed.card.pick')(reader);
    },
    says: ['feed.card.nothing'],
  },
  { name: 'an empty bookmark', path: '/dashboard/user/bookmark', says: ['feed.bookmarks.none.title'] },
];

const chat: readonly EmptyRow[] = [
  { name: '/dashboard/chat without a room', path: '/dashboard/chat', says: ['chat.empty'] },
  {
    name: '/dashboard/chat without a request',
    path: '/dashboard/chat?box=requests',
    says: ['chat.requests.empty'],
  },
  {
    name: '/dashboard/chat, nothing found',
    path: '/dashboard/chat',
    open: typeInto('chat.search'),
    says: ['chat.search.nothing', { q: nobody }],
  },
  {
    name: '/dashboard/chat, nobody found',
    path: '/dashboard/chat',
    async open(reader) {
      await press('chat.new')(reader);
      const { window, keyboard } = reader;
      const { page, word } = window;
      await keyboard.reach(page.getByRole('dialog', { name: word('chat.new') }).getByRole('textbox'));
      await keyboard.type(nobody);
    },
    says: ['chat.people.none', { q: nobody }],
  },
];

const people = ({ newcomer }: Material): readonly EmptyRow[] => [
  {
    name: '/user/{id} without a post',
    path: `/user/${newcomer.username}`,
    says: ['feed.ofPerson.none', { name: newcomer.fullname }],
  },
  {
    name: '/user/{id} without followers',
    path: `/user/${newcomer.username}?list=followers`,
    says: ['social.followers.none'],
  },
  {
    name: '/user/{id}, who follows nobody',
    path: `/user/${newcomer.username}?list=following`,
    says: ['social.following.none'],
  },
  { name: '/user/{id}, who does not exist', path: '/user/khong-co-ai', says: ['notFound.title'] },
  { name: 'an empty gallery', path: '/dashboard/user/gallery', says: ['gallery.empty'] },
  { name: 'nobody blocked', path: '/dashboard/user/privacy', says: ['privacy.blocks.none'] },
  { name: 'nobody muted', path: '/dashboard/user/privacy', says: ['privacy.mutes.none'] },
  { name: 'no sanction', path: '/dashboard/user/sanctions', says: ['moderation.sanctions.none'] },
  { name: '/appeal with a link that is spent', path: '/appeal', says: ['moderation.appealPage.dead'] },
];

const files: readonly EmptyRow[] = [
  { name: '/dashboard/file-manager without a file', path: '/dashboard/file-manager', says: ['files.empty'] },
  {
    name: '/dashboard/file-manager, nothing found',
    path: '/dashboard/file-manager?type=IMAGE',
    says: ['files.noMatch'],
  },
  { name: '/file/{id}, not there', path: `/file/${crypto.randomUUID()}`, says: ['notFound.title'] },
];

/** Of a member who has done nothing yet, and at last something that was hidden. */
export const emptyRows = (material: Material): readonly EmptyRow[] => [
  ...feed(material),
  ...chat,
  ...people(material),
  ...files,
  {
    name: '/feed/{id}, hidden with a reason',
    path: material.hideOwnPost,
    says: ['feed.status.hidden', { reason: material.hiddenReason }],
  },
];

const sought = encodeURIComponent(JSON.stringify({ q: 'khongcogi' }));
const lists = [
  'cases',
  'appeals',
  'sanctions',
  'feed-posts',
  'comments',
  'chat-rooms',
  'media',
  'text-rules',
];

export const emptyConsoleRows: readonly EmptyRow[] = lists.map((list) => ({
  name: `/admin/${list}, nothing found`,
  path: `/admin/${list}?filter=${sought}`,
  says: ['console.filter.nothing'],
}));
