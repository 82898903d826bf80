import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { feedSeed, reader } from '#fixtures/community/feed-scene.ts';
import { aFeedPost } from '#fixtures/community/feed.ts';
import { aTextRule } from '#fixtures/community/moderation.ts';
import { aGoal } from '#fixtures/body/snapshots.ts';
import { someWeeks } from '#fixtures/body/weeks.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import { WithUploads } from '../../app/uploads/story-uploads.tsx';
import { usePost } from '../post/data.ts';
import Composer from './Composer.tsx';

const post = aFeedPost({ authorId: reader.id, text: 'Sáng nay chạy được năm cây số.' });
const onClose = fn();

const Editing = ({ id }: Readonly<{ id: string }>) => {
  const { data } = usePost(id);
  return data === undefined ? null : <Composer post={data} onClose={onClose} />;
};

type Props = Readonly<{ editedId?: string }>;
const Opened = ({ editedId }: Props) => (
  <WithUploads uploads={{}}>
    {editedId === undefined ? <Composer onClose={onClose} /> : <Editing id={editedId} />}
  </WithUploads>
);

const colours = ['7fb09a', 'e0a96d', '8ea7c4'];
const drawing = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#${colours[index] ?? ''}"/></svg>`,
  )}`;
const pictures = ['Sáng.jpg', 'Trưa.jpg', 'Chiều.jpg'].map((name, index) =>
  aMedium({
    ownerId: reader.id,
    purpose: 'GENERAL',
    id: `picture-${index}`,
    name,
    key: drawing(index),
    thumbnailKey: drawing(index),
  }),
);
const weeks = someWeeks(reader.id, 6);
const goal = aGoal({ userId: reader.id, metric: 'restingHeartRate', startValue: 66, target: 65 });

const server = {
  as: reader,
  seed: {
    ...feedSeed,
    feedPosts: [...feedSeed.feedPosts, post],
    media: [...pictures, ...weeks.media],
    snapshots: weeks.snapshots,
    goals: [goal],
    textRules: [aTextRule({ pattern: 'lừa đảo' })],
  },
  ports: { mediaStore: { ...memoryMediaStore(), signedUrl: async (key: string) => key } },
};

const meta = preview.meta({
  title: 'Features/Feed/Composer',
  component: Opened,
  parameters: { layout: 'fullscreen', server },
  beforeEach: () => {
    localStorage.clear();
    onClose.mockClear();
  },
});

const opened = async () => within(await screen.findByRole('dialog'));
type Dialog = Awaited<ReturnType<typeof opened>>;
const field = (dialog: Dialog) => dialog.getByRole('textbox', { name: 'Nội dung bài viết' });
const newest = async () => (await client.feed.list({ query: { tab: 'following', limit: 1 } })).items[0];

export const WrittenAtOnce = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await waitFor(() => expect(field(dialog)).toHaveFocus());
    await userEvent.keyboard('Chào cả nhà!');
    await expect(field(dialog)).toHaveValue('Chào cả nhà!');
  },
});

export const WithPictures = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm ảnh hoặc video' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Thêm ảnh hoặc video' }));
    for (const name of ['Sáng.jpg', 'Chiều.jpg'])
      await userEvent.click(await picker.findByRole('button', { name }));
    await userEvent.click(picker.getByRole('button', { name: 'Dùng 2 tệp' }));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Mô tả ảnh 1 cho người không nhìn thấy' }),
      'Hồ lúc sáng',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Đưa ảnh 1 ra sau' }));
    await expect(dialog.getByRole('textbox', { name: 'Mô tả ảnh 2 cho người không nhìn thấy' })).toHaveValue(
      'Hồ lúc sáng',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Đăng' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const media = (await newest())?.media.map(({ id, alt }) => [id, alt]);
    await expect(media).toEqual([
      ['picture-2', ''],
      ['picture-0', 'Hồ lúc sáng'],
    ]);
  },
});

const openCards = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('button', { name: 'Khoe thay đổi của bạn' }));
  return dialog;
};
const addAndPublish = async (dialog: Dialog, userEvent: { click: (element: Element) => Promise<void> }) => {
  const add = dialog.getByRole('button', { name: 'Thêm vào bài' });
  await waitFor(() => expect(add).toBeEnabled());
  await userEvent.click(add);
  await expect(await dialog.findByRole('button', { name: 'Bỏ thẻ chỉ số' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Đăng' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  return (await newest())?.card;
};

export const WithTheWeek = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openCards(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Thay đổi trong tuần' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Vòng eo', pressed: true }));
    const card = await addAndPublish(dialog, userEvent);
    await expect(card).toMatchObject({ kind: 'WEEK_CHANGE', lines: [{ key: 'weight' }] });
  },
});

export const WithTheStreak = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openCards(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: '6 tuần liền không bỏ lỡ' }));
    const card = await addAndPublish(dialog, userEvent);
    await expect(card).toMatchObject({ kind: 'STREAK', lines: [{ to: 6 }] });
  },
});

export const WithAGoal = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openCards(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Mục tiêu: Nhịp tim lúc nghỉ' }));
    const card = await addAndPublish(dialog, userEvent);
    await expect(card).toMatchObject({
      kind: 'GOAL_MET',
      lines: [{ key: 'restingHeartRate', from: 66, to: 65 }],
    });
  },
});

export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Show how you changed' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Goal: Resting heart rate' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add to the post' })).toBeEnabled());
  },
});

export const NothingToShow = meta.story({
  parameters: { server: { seed: { snapshots: [], goals: [] } } },
  play: async ({ userEvent }) => {
    const dialog = await openCards(userEvent);
    await expect(await dialog.findByText(/Lưu hồ sơ thể chất vài tuần/)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Thêm vào bài' })).toBeDisabled();
  },
});

export const Edited = meta.story({
  args: { editedId: post.id },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await expect(field(dialog)).toHaveValue(post.text);
    await userEvent.type(field(dialog), ' Trời mát.');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(await client.feed.get({ params: { id: post.id } })).toMatchObject({
      text: `${post.text} Trời mát.`,
      version: 2,
    });
    await expect(localStorage).toHaveLength(0);
  },
});

const elsewhere = 'Sửa ở điện thoại.';
/** Opened here, and saved elsewhere before it is saved here. */
const meetAnother = async (userEvent: {
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}) => {
  const dialog = await opened();
  await userEvent.type(field(dialog), ' Của tôi.');
  await client.feed.edit({
    params: { id: post.id },
    body: { text: elsewhere, visibility: 'FOLLOWERS', version: 1 },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  await expect(
    await dialog.findByText('Nội dung này vừa được sửa ở tab hoặc thiết bị khác'),
  ).toBeInTheDocument();
  await expect(dialog.getByText(elsewhere)).toBeInTheDocument();
  await expect(field(dialog)).toHaveValue(`${post.text} Của tôi.`);
  await expect(dialog.getByRole('button', { name: 'Lưu' })).toBeDisabled();
  return dialog;
};
const stored = () => client.feed.get({ params: { id: post.id } });

export const ChangedElsewhereAndKept = meta.story({
  args: { editedId: post.id },
  play: async ({ userEvent }) => {
    const dialog = await meetAnother(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu bản của tôi' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(await stored()).toMatchObject({ text: `${post.text} Của tôi.`, version: 3 });
  },
});

export const ChangedElsewhereAndTaken = meta.story({
  args: { editedId: post.id },
  play: async ({ userEvent }) => {
    const dialog = await meetAnother(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Dùng bản ở nơi khác' }));
    await expect(field(dialog)).toHaveValue(elsewhere);
    await expect(dialog.getByRole('button', { name: 'Người theo dõi' })).toBeInTheDocument();
    await userEvent.type(field(dialog), ' Và ở đây.');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(await stored()).toMatchObject({ text: `${elsewhere} Và ở đây.`, version: 3 });
  },
});

/** What was typed into an edit that was closed waits, with the version it began from. */
export const ClosedAndOpenedAgain = meta.story({
  args: { editedId: post.id },
  beforeEach: () => {
    const typed = { text: 'Đang sửa dở.', visibility: 'PUBLIC', version: '1' };
    localStorage.setItem(`feed:${reader.id}:${post.id}`, JSON.stringify(typed));
  },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await expect(field(dialog)).toHaveValue('Đang sửa dở.');
    await client.feed.edit({ params: { id: post.id }, body: { text: elsewhere, version: 1 } });
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
    await expect(await dialog.findByText(elsewhere)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    await expect(onClose).toHaveBeenCalled();
    await expect(localStorage.getItem(`feed:${reader.id}:${post.id}`)).toContain('Đang sửa dở.');
  },
});

const refusedFor = async (
  text: string,
  userEvent: {
    type: (element: Element, text: string) => Promise<void>;
    click: (element: Element) => Promise<void>;
  },
) => {
  const dialog = await opened();
  await userEvent.type(field(dialog), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Đăng' }));
  const alert = await dialog.findByRole('alert');
  await expect(field(dialog)).toHaveValue(text);
  await expect(onClose).not.toHaveBeenCalled();
  return alert;
};

export const RefusedByARule = meta.story({
  play: async ({ userEvent }) =>
    expect(await refusedFor('Cảnh báo LỪA ĐẢO', userEvent)).toHaveTextContent(/lừa đảo/i),
});

const young = { ...reader, createdAt: noon };

export const NewAccountAtItsLimit = meta.story({
  parameters: { server: { as: young } },
  play: async ({ userEvent }) => {
    for (let index = 0; index < 10; index += 1) await client.feed.post({ body: { text: `Bài ${index}` } });
    await expect(await refusedFor('Bài thứ mười một', userEvent)).toHaveTextContent(/tài khoản mới/i);
  },
});

export const TooManyLinksOfANewAccount = meta.story({
  parameters: { server: { as: young } },
  play: async ({ userEvent }) =>
    expect(await refusedFor('a.com b.com c.com', userEvent)).toHaveTextContent(/liên kết/),
});

export const WithoutALine = meta.story({
  parameters: { server: { answers: { 'POST /feed': 'away' } } },
  play: async ({ userEvent }) => {
    await refusedFor('Không được mất chữ nào', userEvent);
    await expect(localStorage.getItem(`feed:${reader.id}`)).toContain('Không được mất chữ nào');
  },
});
