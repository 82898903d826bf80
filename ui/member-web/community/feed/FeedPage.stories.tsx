import { Route, Routes } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { author, comments, feedSeed, posts, reader } from '#fixtures/community/feed-scene.ts';
import { aComment, aFeedPost } from '#fixtures/community/feed.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import { postPath } from '../../app/paths.ts';
import BookmarksPage from './BookmarksPage.tsx';
import FeedPage from './FeedPage.tsx';
import PostPage from './PostPage.tsx';

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/feed" element={<FeedPage />} />
    <Route path="/en?/feed/:id" element={<PostPage />} />
    <Route path="/en?/dashboard/user/bookmark" element={<BookmarksPage />} />
    <Route path="*" element={<p>Trang khác</p>} />
  </Routes>
);

const server = { seed: feedSeed, as: reader };
const meta = preview.meta({
  title: 'Features/Feed',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', path: '/feed', server },
  beforeEach: () => localStorage.clear(),
});

// Parameters are merged with those above: what shall not be there is said.
const nothing = { users: [author], follows: [], feedPosts: [], comments: [] };

const waiting = aFeedPost({ authorId: author.id, text: 'Vừa mới tới đích!' });

type Canvas = ReturnType<typeof within>;
type User = Readonly<{
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  keyboard: (text: string) => Promise<void>;
}>;

const articles = (list: HTMLElement) => within(list).getAllByRole('article');

export const Following = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Đang theo dõi' });
    // By time alone, with one's own; what is held or hidden is there for its author.
    await waitFor(() => expect(articles(list)).toHaveLength(7));
    await expect(
      canvas.getByText('Bài đang chờ đội ngũ xem qua. Hiện chỉ mình bạn thấy.'),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/Lý do: Quảng cáo thuốc giảm cân/)).toBeInTheDocument();
    const [first] = articles(list);
    const post = within(first!); // seven are there
    await expect(post.getByRole('link', { name: '@Lê Văn Đức' })).toHaveAttribute('href', '/coach/coachduc');
    await expect(post.getByRole('link', { name: 'https://example.com/chay-bo' })).toHaveAttribute(
      'rel',
      'nofollow ugc noopener noreferrer',
    );
    const like = post.getByRole('button', { name: 'Thích, 0 lượt' });
    await userEvent.click(like);
    await expect(await post.findByRole('button', { name: 'Thích, 1 lượt' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(post.getByRole('button', { name: 'Lưu để xem lại' }));
    await waitFor(async () =>
      expect((await client.bookmarks.list({ query: { kind: 'FEED' } })).items).toHaveLength(1),
    );
    await expect(canvas.getByText('Thay đổi trong tuần')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xem thêm' }));
    await expect(canvas.queryByRole('button', { name: 'Xem thêm' })).toBeNull();
  },
});

export const FollowingInEnglish = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Following' })).toBeInTheDocument();
    await expect(await canvas.findByText('This week’s change')).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { ...server, answers: { 'GET /feed': 'waiting' } } },
  play: async ({ canvas }) => expect(await canvas.findByText('Đang tải…')).toBeInTheDocument(),
});

export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /feed': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Tuần này của bạn thế nào/ })).toBeInTheDocument();
  },
});

export const NobodyFollowed = meta.story({
  parameters: { server: { seed: nothing, as: reader } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bảng tin của bạn còn trống')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Khám phá bài viết' }));
    await expect(await canvas.findByText('Tuần này chưa có bài nào nổi bật')).toBeInTheDocument();
  },
});

export const Written = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Đang theo dõi' });
    await userEvent.click(canvas.getByRole('button', { name: /Tuần này của bạn thế nào/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const publish = dialog.getByRole('button', { name: 'Đăng' });
    await expect(publish).toBeDisabled();
    const field = dialog.getByRole('textbox', { name: 'Nội dung bài viết' });
    await userEvent.type(field, 'Chào @Thu');
    await userEvent.click(await screen.findByRole('option', { name: /Trần Thu Hà/ }));
    await expect(field).toHaveValue('Chào @Trần Thu Hà ');
    await userEvent.click(publish);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [post] = (await client.feed.list({ query: { tab: 'following', limit: 1 } })).items;
    await expect(post).toMatchObject({ text: 'Chào @Trần Thu Hà', visibility: 'PUBLIC' });
    const list = canvas.getByRole('list', { name: 'Đang theo dõi' });
    const [first] = articles(list);
    await expect(within(first!).getByRole('link', { name: '@Trần Thu Hà' })).toBeInTheDocument(); // the new one
  },
});

/** Whom the writer picked is known again when the draft is opened after it was closed. */
export const PeopleOfADraft = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Đang theo dõi' });
    const open = canvas.getByRole('button', { name: /Tuần này của bạn thế nào/ });
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nội dung bài viết' }), 'Chào @Thu');
    await userEvent.click(await screen.findByRole('option', { name: /Trần Thu Hà/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    const again = within(await screen.findByRole('dialog'));
    await userEvent.click(again.getByRole('button', { name: 'Đăng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first] = articles(canvas.getByRole('list', { name: 'Đang theo dõi' }));
    await expect(await within(first!).findByRole('link', { name: '@Trần Thu Hà' })).toBeInTheDocument(); // just sent
  },
});

export const ForOneself = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tuần này của bạn thế nào/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nội dung bài viết' }), 'Ghi cho riêng mình');
    await userEvent.click(dialog.getByRole('button', { name: 'Công khai' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Chỉ mình tôi/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Đăng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [post] = (await client.feed.list({ query: { tab: 'following', limit: 1 } })).items;
    await expect(post).toMatchObject({ text: 'Ghi cho riêng mình', visibility: 'PRIVATE' });
  },
});

export const RefusedAndKept = meta.story({
  parameters: { server: { ...server, answers: { 'POST /feed': 'away' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tuần này của bạn thế nào/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Nội dung bài viết' }),
      'Không được mất chữ nào',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Đăng' }));
    await expect(await dialog.findByRole('alert')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Tuần này của bạn thế nào/ }));
    const again = within(await screen.findByRole('dialog'));
    await expect(again.getByRole('textbox', { name: 'Nội dung bài viết' })).toHaveValue(
      'Không được mất chữ nào',
    );
  },
});

export const NewOnesAreReadFirst = meta.story({
  parameters: {
    server: {
      ...server,
      seed: { ...feedSeed, feedPosts: [...feedSeed.feedPosts, waiting] },
    },
  },
  // As the page was a minute ago, before the newest post came.
  beforeEach: () => {
    const { fetch } = globalThis;
    let isFirst = true;
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!isFirst || !String(input).includes('/api/feed?')) return answer;
      isFirst = false;
      const page = (await answer.json()) as { items: readonly { id: string }[] }; // as the contract says
      return Response.json({ ...page, items: page.items.filter(({ id }) => id !== waiting.id) });
    };
    return () => {
      globalThis.fetch = fetch;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Có 1 bài mới' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(waiting.text));
    await expect(document.activeElement).toHaveRole('article');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Có 1 bài mới' })).toBeNull());
    await userEvent.tab();
    await expect(document.activeElement?.closest('article')).toHaveTextContent(waiting.text);
  },
});

const ownComment = 'Mình cũng muốn biết.';
/** A comment opened for a change here, and changed elsewhere first. */
const meetAnotherComment = async (canvas: Canvas, userEvent: User) => {
  await canvas.findByText(ownComment);
  await userEvent.click(canvas.getByRole('button', { name: 'Thao tác với nội dung của Nguyễn Minh Anh' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sửa' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Sửa bình luận' }), ' Cảm ơn!');
  const { id } = comments.own;
  await client.comments.edit({ params: { id }, body: { text: 'Sửa nơi khác.', mentions: [], version: 1 } });
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText('Sửa nơi khác.')).toBeInTheDocument();
  await expect(canvas.getByRole('textbox', { name: 'Sửa bình luận' })).toHaveValue(`${ownComment} Cảm ơn!`);
};

export const CommentChangedElsewhereAndKept = meta.story({
  parameters: { path: postPath(posts.asks.id) },
  play: async ({ canvas, userEvent }) => {
    await meetAnotherComment(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản của tôi' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Sửa bình luận' })).toBeNull());
    await expect(await canvas.findByText(`${ownComment} Cảm ơn!`)).toBeInTheDocument();
  },
});

export const CommentChangedElsewhereAndTaken = meta.story({
  parameters: { path: postPath(posts.asks.id) },
  play: async ({ canvas, userEvent }) => {
    await meetAnotherComment(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng bản ở nơi khác' }));
    await expect(canvas.getByRole('textbox', { name: 'Sửa bình luận' })).toHaveValue('Sửa nơi khác.');
  },
});

export const ByKeyboard = meta.story({
  parameters: { path: postPath(posts.asks.id) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '3 bình luận' });
    canvas.getByRole('button', { name: 'Thích, 0 lượt' }).focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Thích, 1 lượt', pressed: true })).toHaveFocus();
    const [menu] = canvas.getAllByRole('button', { name: 'Thao tác với nội dung của Trần Thu Hà' });
    menu?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Báo cáo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Báo cáo nội dung này' }));
    dialog.getByRole('radio', { name: /Quảng cáo, làm phiền/ }).focus();
    await userEvent.keyboard(' ');
    dialog.getByRole('button', { name: 'Gửi báo cáo' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Đóng' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
    canvas.getByRole('textbox', { name: 'Viết bình luận' }).focus();
    await userEvent.keyboard('Cảm ơn cả nhà!{Enter}');
    await expect(await canvas.findByText('Cảm ơn cả nhà!')).toBeInTheDocument();
  },
});

export const DeletedAndTakenBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = 'Tuần này mình giữ được bốn buổi.';
    await canvas.findByText(text);
    const menus = canvas.getAllByRole('button', { name: 'Thao tác với nội dung của Nguyễn Minh Anh' });
    await userEvent.click(menus[0]!); // one's own posts are there
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xoá' }));
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByText(text)).toBeInTheDocument();
  },
});

export const Muted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Đang theo dõi' });
    const menus = canvas.getAllByRole('button', { name: 'Thao tác với nội dung của Trần Thu Hà' });
    await userEvent.click(menus[0]!); // two posts of hers are there
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ẩn người này 7 ngày' }));
    await waitFor(() => expect(canvas.queryByText(/Cho em hỏi/)).toBeNull());
    await expect((await client.relations.mutes({ query: {} })).items).toHaveLength(1);
  },
});

export const Thread = meta.story({
  parameters: { path: postPath(posts.asks.id) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '3 bình luận' })).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem 1 câu trả lời' }));
    await expect(await canvas.findByText('Em cảm ơn ạ!')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Trả lời Lê Văn Đức' }));
    const reply = await canvas.findByRole('textbox', { name: 'Trả lời Lê Văn Đức' });
    await userEvent.type(reply, 'Vậy chuối có được không anh?{Enter}');
    await expect(await canvas.findByText('Vậy chuối có được không anh?')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: '4 bình luận' })).toBeInTheDocument();
  },
});

const poster = aMedium({ ownerId: author.id, purpose: 'FEED', id: 'poster' });
const film = aMedium({ ownerId: author.id, purpose: 'FEED', type: 'VIDEO', posterId: poster.id, thumbnailKey: null }); // prettier-ignore
const filmed = aFeedPost({ authorId: author.id, media: [{ mediumId: film.id, alt: 'Chạy quanh hồ' }] });

export const FilmWithItsPoster = meta.story({
  parameters: {
    path: postPath(filmed.id),
    server: { ...server, seed: { ...feedSeed, media: [poster, film], feedPosts: [filmed] } },
  },
  play: async ({ canvas }) => {
    const shown = await canvas.findByLabelText('Chạy quanh hồ');
    await expect(shown).toHaveAttribute('poster', expect.stringContaining(poster.key));
    await expect(shown).toHaveAttribute('preload', 'none');
  },
});

/** As a notice leads there: the thread is open, and the reply stands in the focus. */
export const ReplyFromANotice = meta.story({
  parameters: {
    path: `${postPath(posts.asks.id)}?comment=${comments.reply.id}&thread=${comments.root.id}`,
  },
  play: async ({ canvas }) => {
    const reply = await canvas.findByText('Em cảm ơn ạ!');
    await waitFor(() => expect(reply.closest('article')).toHaveFocus());
  },
});

const later = Array.from({ length: 45 }, (_, index) =>
  aComment({ authorId: author.id, subjectId: posts.asks.id, text: `Thêm một lời ${index}` }),
);

export const CommentFurtherDownFromANotice = meta.story({
  parameters: {
    path: `${postPath(posts.asks.id)}?comment=${comments.own.id}`,
    server: { ...server, seed: { ...feedSeed, comments: [...feedSeed.comments, ...later] } },
  },
  play: async ({ canvas }) => {
    const own = await canvas.findByText(ownComment);
    await waitFor(() => expect(own.closest('article')).toHaveFocus());
  },
});

const draftOf = (userId: string) => `comment:${userId}:${posts.asks.id}`;

export const WordsOfAnotherMemberStayTheirs = meta.story({
  parameters: { path: postPath(posts.asks.id) },
  beforeEach: () => localStorage.setItem(draftOf(author.id), JSON.stringify({ text: 'Của người khác' })),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Viết bình luận' });
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'Của mình');
    await expect(localStorage.getItem(draftOf(reader.id))).toContain('Của mình');
    await expect(localStorage.getItem(draftOf(author.id))).toContain('Của người khác');
  },
});

export const PeopleOfAKeptComment = meta.story({
  parameters: { path: postPath(posts.asks.id) },
  beforeEach: () =>
    localStorage.setItem(
      draftOf(reader.id),
      JSON.stringify({
        text: `Hỏi @${author.fullname} nhé`,
        picked: JSON.stringify([{ userId: author.id, name: author.fullname }]),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Viết bình luận' })).toHaveValue(
      `Hỏi @${author.fullname} nhé`,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Gửi/ }));
    await expect(await canvas.findByRole('link', { name: `@${author.fullname}` })).toBeInTheDocument();
  },
});

export const AnsweredCommentStays = meta.story({
  parameters: {
    path: postPath(posts.asks.id),
    server: {
      ...server,
      seed: { ...feedSeed, comments: [{ ...comments.root, authorId: reader.id }, comments.reply] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Thao tác với nội dung của Nguyễn Minh Anh' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xoá' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Đã có người trả lời bình luận này');
    await expect(canvas.getByText(comments.root.text)).toBeInTheDocument();
  },
});

export const Locked = meta.story({
  parameters: { path: postPath(posts.locked.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tác giả đã khoá bình luận/)).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Gone = meta.story({
  parameters: { path: '/feed/01990000-0000-7000-8000-000000000000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có bài viết này')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Về bảng tin' })).toHaveAttribute('href', '/feed');
  },
});

export const NothingSaved = meta.story({
  parameters: { path: '/dashboard/user/bookmark' },
  play: async ({ canvas }) => expect(await canvas.findByText('Chưa lưu bài nào')).toBeInTheDocument(),
});
