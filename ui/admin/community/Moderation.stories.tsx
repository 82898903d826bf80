import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import { aCase, aContentReport, anAppeal, aSanction, aTextRule } from '#fixtures/community/moderation.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../.storybook/console-stage.tsx';
import preview from '../../../.storybook/preview.tsx';
import AppealList from './appeals/AppealList.tsx';
import AppealShow from './appeals/AppealShow.tsx';
import CaseList from './cases/CaseList.tsx';
import CaseShow from './cases/CaseShow.tsx';
import SanctionList from './sanctions/SanctionList.tsx';
import SanctionShow from './sanctions/SanctionShow.tsx';
import TextRuleList from './text-rules/TextRuleList.tsx';
import TextRuleShow from './text-rules/TextRuleShow.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: adminRoleId });
const colleague = aUser({ fullname: 'Đỗ Văn Nam', roleId: adminRoleId });
const author = aUser({ fullname: 'Phạm Gia Huy' });
const reporters = [aUser(), aUser(), aUser()] as const;

const profile = aCase({
  ownerId: author.id,
  targetKind: 'USER',
  targetId: author.id,
  dueAt: after(noon, -hour),
  weight: 2.25,
  reports: 3,
  snapshot: {
    text: 'Phạm Gia Huy\nBán thuốc giảm cân cấp tốc, nhắn Zalo.',
    mediumIds: [],
    link: '/user/huy',
  },
  createdAt: after(noon, -3 * day),
});
const rating = aCase({
  ownerId: author.id,
  targetKind: 'RATING',
  snapshot: { text: '★\nLừa tiền, đừng ai thuê người này.', mediumIds: [], link: null },
  dueAt: after(noon, 2 * day),
});
const about = aCase({ ownerId: staff.id, targetKind: 'USER', targetId: staff.id });
const earlier = aSanction({
  userId: author.id,
  reason: 'Quảng cáo ở phần giới thiệu.',
  createdAt: after(noon, -90 * day),
});
const restricted = aSanction({
  userId: author.id,
  kind: 'RESTRICT',
  until: after(noon, 7 * day),
  givenBy: colleague.id,
  reason: 'Nhắn tin quảng cáo cho nhiều người.',
});
const ownSanction = aSanction({ userId: author.id, givenBy: staff.id, reason: 'Lời lẽ xúc phạm.' });
const appeal = anAppeal(restricted, {
  text: 'Tôi chỉ trả lời người hỏi tôi trước.',
  createdAt: after(noon, -day),
});
const ownAppeal = anAppeal(ownSanction, { text: 'Tôi chỉ đùa.' });
const rule = aTextRule({ pattern: 'giảm cân cấp tốc', action: 'FLAG' });

const seed = {
  users: [staff, colleague, author, ...reporters],
  cases: [profile, rating, about],
  contentReports: reporters.map(({ id: reporterId }, index) =>
    aContentReport(profile, {
      reporterId,
      reason: index === 0 ? 'FRAUD' : 'DANGEROUS_ADVICE',
      note: index === 0 ? 'Chuyển khoản rồi không thấy hàng.' : '',
      weight: index === 0 ? 0.25 : 1,
    }),
  ),
  sanctions: [earlier, restricted, ownSanction],
  appeals: [appeal, ownAppeal],
  textRules: [rule, aTextRule({ kind: 'DOMAIN', pattern: 'gia.example', action: 'REFUSE' })],
};
const server = { as: staff, seed };

const ListOrRecord = listsAndRecords({
  cases: [CaseList, CaseShow],
  sanctions: [SanctionList, SanctionShow],
  appeals: [AppealList, AppealShow],
  'text-rules': [TextRuleList, TextRuleShow],
});

const meta = preview.meta({
  title: 'Console/Moderation',
  component: ListOrRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/cases', server },
});
const at = (path: string) => ({ path: `/admin/${path}` });
const record = (place: string, { id }: Readonly<{ id: string }>) => at(`${place}/${id}/show`);

export const Queue = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Quá hạn'))[0]).toBeInTheDocument();
  },
});
export const QueueInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const NothingWaits = meta.story({
  parameters: { server: { seed: { cases: [], contentReports: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có vụ việc nào đang chờ')).toBeInTheDocument();
  },
});
export const QueueFailing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/cases': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

export const TakenAndDecided = meta.story({
  parameters: record('cases', profile),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhận xử lý' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Nhận/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Quyết định' }));
    const dialog = await screen.findByRole('dialog', { name: /Quyết định về Phạm Gia Huy/ });
    await expect(dialog).toHaveTextContent(/khiếu nại trong 30 ngày/);
    await userEvent.click(screen.getByRole('radio', { name: /Hạn chế đăng bài/ }));
    await userEvent.click(screen.getByRole('radio', { name: '30 ngày' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Lý do/ }), 'Bán thuốc không rõ nguồn gốc.');
    await userEvent.click(screen.getByRole('button', { name: 'Hạn chế đăng bài' }));
    await expect(await canvas.findByText(/Hạn chế đăng bài bởi Lê Thu Hà/)).toBeInTheDocument();
  },
});
export const CaseInEnglishAndDark = meta.story({
  parameters: record('cases', profile),
  globals: { language: 'en', theme: 'dark' },
});
export const Deciding = meta.story({
  parameters: record('cases', rating),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quyết định' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Khoá tài khoản.*Bị đăng xuất hẳn/ }));
    await expect(screen.getByRole('checkbox', { name: /Ẩn luôn/ })).toBeChecked();
  },
});
export const NobodyDecidesAboutThemselves = meta.story({
  parameters: record('cases', about),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/bạn có liên quan/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Quyết định' })).toBeNull();
  },
});
export const CaseThatIsGone = meta.story({
  parameters: record('cases', { id: 'gone' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
});

export const Sanctions = meta.story({ parameters: at('sanctions') });
export const SanctionLifted = meta.story({
  parameters: record('sanctions', restricted),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gỡ bỏ' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(screen.getByRole('textbox', { name: /Lý do/ }), 'Nhầm người.');
    const [confirm] = [...dialog.querySelectorAll('button')].filter(({ type }) => type === 'submit');
    await userEvent.click(confirm!); // a form has one
    await expect(await canvas.findByText('Đã gỡ')).toBeInTheDocument();
  },
});

export const Appeals = meta.story({ parameters: at('appeals') });
export const AppealAccepted = meta.story({
  parameters: record('appeals', appeal),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chấp nhận' }));
    const dialog = await screen.findByRole('dialog', { name: /Chấp nhận khiếu nại của Phạm Gia Huy/ });
    await userEvent.type(screen.getByRole('textbox', { name: /Lý do/ }), 'Bạn nói đúng.');
    const [confirm] = [...dialog.querySelectorAll('button')].filter(({ type }) => type === 'submit');
    await userEvent.click(confirm!); // a form has one
    await expect(await canvas.findByText('Bạn nói đúng.')).toBeInTheDocument();
  },
});
export const AppealOfOnesOwnDecision = meta.story({
  parameters: record('appeals', ownAppeal),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Người khác phải xét/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Chấp nhận' })).toBeNull();
  },
});

export const TextRulesTriedOut = meta.story({
  parameters: at('text-rules'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Dán đoạn văn/ }), 'GIAM CAN cap toc');
    await userEvent.click(canvas.getByRole('button', { name: 'Thử' }));
    const section = canvas.getByRole('heading', { name: 'Thử một đoạn văn' }).closest('section')!; // its own card
    const outcome = within(section);
    await expect(await outcome.findByText('Hiện và đánh dấu')).toBeInTheDocument();
    await expect(outcome.getByText('Giữ lại')).toBeInTheDocument();
    await expect(outcome.getByRole('link', { name: /giảm cân/i })).toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('textbox', { name: /Dán đoạn văn/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Dán đoạn văn/ }), 'Chào buổi sáng');
    await userEvent.click(canvas.getByRole('button', { name: 'Thử' }));
    await expect(await outcome.findByText('Không trùng quy tắc nào.')).toBeInTheDocument();
    await expect(outcome.getAllByText('Cho qua')).toHaveLength(2);
  },
});
export const TextRuleAddedTwice = meta.story({
  parameters: at('text-rules'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm quy tắc' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Từ hoặc tên miền/ }),
      'Giảm cân CẤP TỐC',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(screen.getByText(/Danh sách đã có từ/)).toBeInTheDocument());
  },
});
export const TextRuleRecord = meta.story({ parameters: record('text-rules', rule) });
