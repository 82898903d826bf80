import { expect, waitFor, within } from 'storybook/test';
import { after, day } from '#core/kernel/time.ts';
import { aRelation } from '#fixtures/community/follows.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { plainTranslator } from '#fixtures/platform/translator.ts';
import { tabTo } from '#ui/story-keys.ts';
import preview from '../../../../.storybook/preview.tsx';
import PrivacyPage from './PrivacyPage.tsx';

const member = aUser({ fullname: 'Nguyễn Minh Anh', isPublic: true });
const [blocked, muted] = [
  aUser({ fullname: 'Lê Văn Đức', username: 'duc', isPublic: true }),
  aUser({ fullname: 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt' }),
];
const seed = {
  users: [blocked, muted],
  relations: [
    aRelation({ ownerId: member.id, otherId: blocked.id, kind: 'BLOCK' }),
    aRelation({ ownerId: member.id, otherId: muted.id, kind: 'MUTE', until: after(noon, 7 * day) }),
  ],
};

const meta = preview.meta({
  title: 'Features/Privacy',
  component: PrivacyPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/user/privacy', server: { as: member, seed } },
});

export const WithBlocksAndMutes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ chặn Lê Văn Đức' }));
    await expect(await canvas.findByText('Bạn chưa chặn ai.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Thôi ẩn Công/ }));
    await expect(await canvas.findByText('Bạn không ẩn ai.')).toBeInTheDocument();
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /^Thôi ẩn Công/ });
    await tabTo(userEvent, () => canvas.getByRole('button', { name: 'Bỏ chặn Lê Văn Đức' }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Bạn chưa chặn ai.')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
    await tabTo(userEvent, () => canvas.getByRole('button', { name: /^Thôi ẩn Công/ }));
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Bạn không ẩn ai.')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});

export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Unblock Lê Văn Đức' })).toBeInTheDocument();
  },
});

export const Choosing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const writers = within(await canvas.findByRole('group', { name: 'Ai được nhắn tin cho bạn' }));
    await userEvent.click(writers.getByRole('radio', { name: 'Không ai' }));
    await waitFor(() => expect(writers.getByRole('radio', { name: 'Không ai' })).toBeChecked());
    const receipts = canvas.getByRole('switch', { name: 'Báo đã đọc' });
    await userEvent.click(receipts);
    await waitFor(() => expect(receipts).not.toBeChecked());
  },
});

export const WithAModel = meta.story({
  parameters: { server: { as: member, seed, ports: { translator: plainTranslator() } } },
  play: async ({ canvas, userEvent }) => {
    const translation = await canvas.findByRole('switch', { name: 'Dịch tin nhắn và nhận xét' });
    await expect(canvas.getByText('model.example')).toBeInTheDocument();
    await userEvent.click(translation);
    await waitFor(() => expect(translation).toBeChecked());
  },
});
/** What was agreed to before can be taken back. */
export const WithoutAModel = meta.story({
  parameters: { server: { as: { ...member, translation: true }, seed } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Hiện chưa có mô hình nào để dịch.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('switch', { name: 'Dịch tin nhắn và nhận xét' }));
    await waitFor(() =>
      expect(canvas.queryByRole('switch', { name: 'Dịch tin nhắn và nhận xét' })).toBeNull(),
    );
  },
});

export const ClosedProfile = meta.story({
  parameters: { server: { as: { ...member, isPublic: false }, seed: {} } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Hồ sơ của bạn đang đóng: chưa ai theo dõi được bạn.'),
    ).toBeInTheDocument();
    const ways = canvas.getAllByRole('link', { name: 'Mở hồ sơ' });
    for (const way of ways) await expect(way).toHaveAttribute('href', '/dashboard/user/profile#public');
  },
});

/** Each section by itself; the preview says at once what a stranger and a follower see of it. */
export const SectionBySection = meta.story({
  play: async ({ canvas, userEvent }) => {
    const seen = within(await canvas.findByRole('region', { name: 'Người khác đang thấy gì' }));
    await expect(seen.getByText('Không có kết quả hay ảnh nào.')).toBeInTheDocument();
    const body = within(canvas.getByRole('group', { name: 'Kết quả cơ thể' }));
    await expect(body.getByRole('radio', { name: 'Không ai' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Hiện cả các tuần trước' })).toBeDisabled();
    await userEvent.click(body.getByRole('radio', { name: 'Người theo dõi bạn' }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Hiện cả các tuần trước' })).toBeEnabled());
    await expect(seen.getByText('Không có kết quả hay ảnh nào.')).toBeInTheDocument();
    await userEvent.click(seen.getByRole('button', { name: 'Người theo dõi' }));
    await expect(seen.getByText('Kết quả cơ thể của tuần mới nhất')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('switch', { name: 'Hiện cả các tuần trước' }));
    await expect(await seen.findByText('Kết quả cơ thể của mọi tuần')).toBeInTheDocument();
    const strength = within(canvas.getByRole('group', { name: 'Kết quả thể lực' }));
    await userEvent.click(strength.getByRole('radio', { name: /^Mọi người/ }));
    await userEvent.click(seen.getByRole('button', { name: 'Người lạ' }));
    await expect(await seen.findByText('Kết quả thể lực của mọi tuần')).toBeInTheDocument();
    await expect(seen.queryByText(/^Kết quả cơ thể/)).toBeNull();
    await expect(seen.getByRole('link', { name: 'Mở trang qua mắt họ' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?as=stranger$/),
    );
  },
});

/** What could not be kept is taken back, and said. */
export const ASectionIsNotKept = meta.story({
  parameters: { server: { as: member, seed, answers: { 'PATCH /me': 'failing' } } },
  play: async ({ canvas, userEvent }) => {
    const body = within(await canvas.findByRole('group', { name: 'Kết quả cơ thể' }));
    await userEvent.click(body.getByRole('radio', { name: /^Mọi người/ }));
    await waitFor(() => expect(body.getByRole('radio', { name: 'Không ai' })).toBeChecked());
  },
});

export const ListsFailing = meta.story({
  parameters: {
    server: { as: member, seed, answers: { 'GET /me/blocks': 'failing', 'GET /me/mutes': 'waiting' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
