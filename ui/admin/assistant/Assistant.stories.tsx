import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId, type Role } from '#core/access/role/role.ts';
import { obedientModel } from '#fixtures/assistant/obedient-model.ts';
import { filledAi } from '#fixtures/assistant/filled-ai.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { after, minute } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, pageAtAddress } from '../../../.storybook/console-stage.tsx';
import preview from '../../../.storybook/preview.tsx';
import type { StoryApplication } from '../../../.storybook/story-application.ts';
import AnswerList from './answers/AnswerList.tsx';
import AnswerShow from './answers/AnswerShow.tsx';
import EvaluationList from './evaluations/EvaluationList.tsx';
import EvaluationShow from './evaluations/EvaluationShow.tsx';
import HotlinesPage from './hotlines/HotlinesPage.tsx';
import PromptCreate from './prompts/PromptCreate.tsx';
import PromptList from './prompts/PromptList.tsx';
import PromptShow from './prompts/PromptShow.tsx';
import AiRatingList from './ratings/AiRatingList.tsx';
import RuleList from './rules/RuleList.tsx';
import RuleShow from './rules/RuleShow.tsx';
import UsagePage from './usage/UsagePage.tsx';

const admin = aUser({ id: 'admin', fullname: 'Lê Thu Hà', roleId: adminRoleId });
const owner = aUser({ id: 'owner', fullname: 'Nguyễn Thị Minh Anh', level: 'PRO' });
const readers: Role = {
  id: 'readers',
  name: 'Readers',
  description: '',
  permissions: ['ai.view'],
  builtIn: false,
  createdAt: noon,
  updatedAt: noon,
  version: 1,
};
const reader = aUser({ id: 'reader', roleId: readers.id, fullname: 'Đỗ Văn Nam' });
const [passed] = filledAi.aiPrompts ?? [];
const prompts = passed
  ? [passed, { ...passed, id: 'untried', body: 'Ngắn gọn, ấm áp.', evaluationId: null }]
  : [];
const server = {
  as: admin,
  at: noon,
  seed: {
    users: [admin, owner, reader],
    roles: [readers],
    transfers: [aTransfer({ userId: owner.id, amount: 3000 })],
    snapshots: [aSnapshot({ id: 'week', userId: owner.id, week: '2026-W47' })],
    ai: { ...filledAi, aiPrompts: prompts },
  },
};

/** By the address, as the console opens them. */
const AtItsAddress = pageAtAddress([
  [/ai-answers\/.+\/show$/, AnswerShow],
  [/ai-answers$/, AnswerList],
  [/ai-ratings$/, AiRatingList],
  [/ai-rules\/.+\/show$/, RuleShow],
  [/ai-rules$/, RuleList],
  [/ai-prompts\/create$/, PromptCreate],
  [/ai-prompts\/.+\/show$/, PromptShow],
  [/ai-prompts$/, PromptList],
  [/ai-evaluations\/.+\/show$/, EvaluationShow],
  [/ai-evaluations$/, EvaluationList],
  [/ai-hotlines$/, HotlinesPage],
  [/ai-usage$/, UsagePage],
]);

const meta = preview.meta({
  title: 'Console/AI coach',
  component: AtItsAddress,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/ai-answers', server },
});
const at = (path: string) => ({ path: `/admin/${path}` });
const failing = (endpoint: string) => ({
  server: { ...server, answers: { [endpoint]: 'failing' as const } },
});
const waiting = (endpoint: string) => ({
  server: { ...server, answers: { [endpoint]: 'waiting' as const } },
});
// Parameters are merged with those of the page: what shall not be there is said.
const none = {
  aiConversations: [],
  aiAnswers: [],
  aiRatings: [],
  aiEvaluations: [],
  aiPrompts: [],
};
const bare = { server: { ...server, seed: { ...server.seed, ai: none } } };
const asReader = { server: { ...server, as: reader } };

/** A lost answer is asked for again before anybody is told. */
const afterRetries = { timeout: 12_000 };

/** It is looked at every two seconds. */
const afterTrial = { timeout: 12_000 };

const inDark = { globals: { language: 'en', theme: 'dark' } } as const;

/** The page looks at the days of its own clock: so does the one who asks. */
const asked = async ({ app }: Pick<StoryApplication, 'app'>) => {
  const given = { language: 'vi' } as const;
  await app.aiCoach.requestReview(actorFor(owner), {
    indicatorId: 'week',
    type: 'ALL',
    requestKey: 'one',
    ...given,
  });
  await app.aiCoach.askCoach(actorFor(owner), { text: 'Tôi nặng bao nhiêu?', requestKey: 'two', ...given });
};
const used = { server: { ...server, at: new Date(), before: asked } };

export const Usage = meta.story({
  parameters: { ...at('ai-usage'), ...used },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Câu trả lời.*2/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Loại' }));
    await expect(canvas.getByRole('row', { name: /Nhận xét tuần 1 0 0/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '7 ngày' }));
    await expect(canvas.getByRole('button', { name: '7 ngày' })).toHaveAttribute('aria-pressed', 'true');
  },
});
export const UsageInEnglishAndDark = meta.story({ parameters: { ...at('ai-usage'), ...used }, ...inDark });
export const UsageOfNobody = meta.story({
  parameters: at('ai-usage'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chưa ai hỏi huấn luyện viên AI/)).toBeInTheDocument();
  },
});
export const UsageWaiting = meta.story({
  parameters: { ...at('ai-usage'), ...waiting('GET /admin/ai-usage') },
});
export const UsageFailing = meta.story({
  parameters: { ...at('ai-usage'), ...failing('GET /admin/ai-usage') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, afterRetries)).toBeInTheDocument();
  },
});

export const Answers = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: owner.fullname })).toBeInTheDocument();
    await expect(canvas.queryByText('Tôi nặng bao nhiêu?')).toBeNull();
  },
});
export const AnswersInEnglishAndDark = meta.story(inDark);
export const NoAnswers = meta.story({ parameters: bare });
export const AnswersFailing = meta.story({
  parameters: failing('GET /admin/ai-answers'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, afterRetries)).toBeInTheDocument();
  },
});

export const SharedAnswerRefundedAndErased = meta.story({
  parameters: at('ai-answers/an-answer/show'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tôi nặng bao nhiêu?')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn coin' }));
    const refund = await screen.findByRole('dialog', { name: /Hoàn coin cho Nguyễn Thị Minh Anh/ });
    await userEvent.type(within(refund).getByRole('textbox', { name: /Lý do/ }), 'Trả lời chung chung');
    await userEvent.click(within(refund).getByRole('button', { name: 'Hoàn 300 Base Coin' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Hoàn coin' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá lời đã chia sẻ' }));
    const erase = await screen.findByRole('alertdialog');
    await userEvent.click(within(erase).getByRole('button', { name: 'Xoá lời đã chia sẻ' }));
    await expect(await canvas.findByText(/không chia sẻ lời của câu trả lời này/)).toBeInTheDocument();
    await expect(canvas.queryByText('Tôi nặng bao nhiêu?')).toBeNull();
  },
});
export const AnswerInEnglishAndDark = meta.story({
  parameters: at('ai-answers/an-answer/show'),
  ...inDark,
});
export const ReaderRefundsNothing = meta.story({
  parameters: { ...at('ai-answers/an-answer/show'), ...asReader },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chung chung', { selector: 'p' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Hoàn coin' })).toBeNull();
  },
});
export const AnswerNotThere = meta.story({
  parameters: at('ai-answers/nowhere/show'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy câu trả lời này.')).toBeInTheDocument();
  },
});

export const Ratings = meta.story({
  parameters: at('ai-ratings'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: owner.fullname })).toHaveAttribute(
      'href',
      '/admin/ai-answers/an-answer/show',
    );
  },
});
export const NoRatings = meta.story({ parameters: { ...at('ai-ratings'), ...bare } });

export const Rules = meta.story({
  parameters: at('ai-rules'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'A-allergies' })).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mức' }), 'STOP');
    await expect(await canvas.findByRole('link', { name: 'S01' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'A-allergies' })).toBeNull());
  },
});
export const RulesInEnglishAndDark = meta.story({ parameters: at('ai-rules'), ...inDark });
export const RulesFailing = meta.story({
  parameters: { ...at('ai-rules'), ...failing('GET /admin/ai-rules') },
});

/** What would be refused is said at the field, and the words that are right are kept. */
export const RuleEdited = meta.story({
  parameters: at('ai-rules/B04/show'),
  play: async ({ canvas }) => {
    const vi = await canvas.findByRole('textbox', { name: /Tiếng Việt/ });
    await userEvent.clear(vi);
    await userEvent.type(vi, 'Nên giảm chậm 9 kg.');
    await expect(await canvas.findByText('Thiếu p1.')).toBeInTheDocument();
    await expect(canvas.getByText('Số 9 không thuộc quy tắc này.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText(/Cả hai ngôn ngữ đều phải có chữ/)).toBeInTheDocument();
    await userEvent.clear(vi);
    await userEvent.type(vi, 'Giảm chậm thôi[[, tối đa {{p1} mỗi tuần].');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await screen.findByText(/Đã lưu, lần nhận xét tới/)).toBeInTheDocument();
    // Who said it when, and the words themselves, are kept.
    const first = await canvas.findByRole('heading', { name: 'Bản 1' });
    const kept = within(first.closest('li')!); // a heading of a list
    await expect(await kept.findByText(/Lê Thu Hà/)).toBeInTheDocument();
    await expect(kept.getByText('Giảm chậm thôi[, tối đa {p1} mỗi tuần].')).toBeInTheDocument();
  },
});
export const SafetyRuleInEnglishAndDark = meta.story({
  parameters: at('ai-rules/S01/show'),
  ...inDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /may say this/ })).toBeDisabled();
  },
});
export const RuleForReaders = meta.story({
  parameters: { ...at('ai-rules/B04/show'), ...asReader },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nên giảm từ từ/)).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Prompts = meta.story({
  parameters: at('ai-prompts'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ngắn gọn.' })).toBeInTheDocument();
  },
});
export const NoPrompts = meta.story({ parameters: { ...at('ai-prompts'), ...bare } });
export const UntriedPrompt = meta.story({
  parameters: at('ai-prompts/untried/show'),
  play: async ({ canvas }) => {
    const activate = await canvas.findByRole('button', { name: 'Đưa vào dùng' });
    await expect(activate).toBeDisabled();
    await expect(activate).toHaveAccessibleDescription(/hãy chạy thử trước/);
    await expect(await canvas.findByText(', ấm áp')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Chạy thử' }));
    await expect(await screen.findByText(/Máy chủ chưa nối mô hình/, {}, afterTrial)).toBeInTheDocument();
    await expect(activate).toBeDisabled();
  },
});
export const UntriedPromptInEnglishAndDark = meta.story({
  parameters: at('ai-prompts/untried/show'),
  ...inDark,
});
/** The one in use now is not the one these words passed with. */
const model = (name: string) => ({ ports: { languageModel: { ...obedientModel(), model: name } } });
const inUseWith = (name: string) => ({
  server: {
    ...server,
    ...model(name),
    seed: {
      ...server.seed,
      ai: { ...filledAi, aiPrompts: passed ? [{ ...passed, status: 'ACTIVE' as const }] : [] },
    },
  },
});

export const PromptPassedWithAnotherModel = meta.story({
  parameters: { ...at('ai-prompts/a-prompt/show'), server: { ...server, ...model('large') } },
  play: async ({ canvas }) => {
    const activate = await canvas.findByRole('button', { name: 'Đưa vào dùng' });
    await expect(activate).toBeDisabled();
    await expect(activate).toHaveAccessibleDescription(/đạt với tiny, còn máy chủ đang dùng large/);
  },
});
export const PromptPassedAndNoModel = meta.story({
  parameters: at('ai-prompts/a-prompt/show'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/máy chủ chưa nối mô hình nào/)).toBeInTheDocument();
  },
});
export const PromptsPassedWithAnotherModel = meta.story({
  parameters: { ...at('ai-prompts'), server: { ...server, ...model('large') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đạt với mô hình khác')).toBeInTheDocument();
  },
});
export const PromptInUseWithAnotherModel = meta.story({
  parameters: { ...at('ai-prompts/a-prompt/show'), ...inUseWith('large') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Thành viên vẫn được trả lời theo lời dặn này/)).toBeInTheDocument();
    await expect(canvas.getByText('Đang dùng')).toBeInTheDocument();
  },
});
export const PromptInUseWithAnotherModelInEnglishAndDark = meta.story({
  parameters: { ...at('ai-prompts/a-prompt/show'), ...inUseWith('large') },
  ...inDark,
});
export const PassedPromptPutToUseAndRetired = meta.story({
  parameters: { ...at('ai-prompts/a-prompt/show'), server: { ...server, ...model('tiny') } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đưa vào dùng' }));
    const activate = await screen.findByRole('alertdialog');
    await userEvent.click(within(activate).getByRole('button', { name: 'Đưa vào dùng' }));
    await expect(await canvas.findByText('Đang dùng')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Ngừng dùng' }));
    const retire = await screen.findByRole('alertdialog');
    await userEvent.click(within(retire).getByRole('button', { name: 'Ngừng dùng' }));
    await expect(await canvas.findByText('Đã ngừng')).toBeInTheDocument();
  },
});
export const PromptBegunFromAnother = meta.story({
  parameters: at('ai-prompts/create?from=a-prompt'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Lời dặn/ })).toHaveValue('Ngắn gọn.');
  },
});

export const Evaluations = meta.story({
  parameters: at('ai-evaluations'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4/4 đạt')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Chạy thử các quy tắc' }));
    await expect(await screen.findByText(/Đã chạy thử các quy tắc/, {}, afterTrial)).toBeInTheDocument();
    await expect(await canvas.findByText('Các quy tắc')).toBeInTheDocument();
  },
});
const [ended] = filledAi.aiEvaluations ?? [];
const ofOthers = (parts: object) => ({
  server: {
    ...server,
    seed: {
      ...server.seed,
      ai: { ...server.seed.ai, aiEvaluations: ended ? [ended, { ...ended, id: 'another', ...parts }] : [] },
    },
  },
});
const stillRunning = {
  status: 'RUNNING',
  cases: 76,
  done: 19,
  passed: 19,
  leaseUntil: after(noon, minute),
  endedAt: null,
};

/** A colleague’s: nobody begins a second one, and how far it is can be read. */
export const EvaluationRunning = meta.story({
  parameters: { ...at('ai-evaluations'), ...ofOthers(stillRunning) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đã thử 19/76')).toBeInTheDocument();
    await expect(await canvas.findByRole('progressbar', { name: 'Tiến độ chạy thử' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    await expect(canvas.getByRole('button', { name: 'Chạy thử các quy tắc' })).toBeDisabled();
  },
});
/** What a colleague began can be stopped: first it is said what that costs, then what became of it. */
export const EvaluationRunningAndStopped = meta.story({
  parameters: { ...at('ai-evaluations/another/show'), ...ofOthers(stillRunning) },
  play: async ({ canvas }) => {
    const stop = await canvas.findByRole('button', { name: 'Dừng chạy thử' });
    await userEvent.click(stop);
    const kept = await screen.findByRole('alertdialog', { name: 'Dừng lần chạy thử này?' });
    await userEvent.click(within(kept).getByRole('button', { name: 'Chạy tiếp' }));
    await waitFor(() => expect(stop).toHaveFocus());
    await userEvent.click(stop);
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Mới thử 19/76 hồ sơ mẫu.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dừng chạy thử' }));
    const said = await canvas.findByText('Đã dừng sau 19/76 hồ sơ mẫu.');
    await waitFor(() => expect(said).toHaveFocus());
    await expect(await canvas.findByText('19 đạt, mới thử 19/76')).toBeInTheDocument();
    await expect(canvas.getByText('Đã dừng')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Dừng chạy thử' })).toBeNull();
  },
});
export const EvaluationRunningForReaders = meta.story({
  parameters: {
    ...at('ai-evaluations/another/show'),
    server: { ...ofOthers(stillRunning).server, as: reader },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Đang chạy thử trên các hồ sơ mẫu/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Dừng chạy thử' })).toBeNull();
  },
});
export const EvaluationRunningInEnglishAndDark = meta.story({
  parameters: { ...at('ai-evaluations/another/show'), ...ofOthers(stillRunning) },
  ...inDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Trying the model profiles: 19 of 76/)).toBeInTheDocument();
  },
});
export const EvaluationStoppedByBudget = meta.story({
  parameters: {
    ...at('ai-evaluations/another/show'),
    ...ofOthers({ status: 'FAILED', failure: 'BUDGET', cases: 76, done: 40, passed: 40 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/hết hạn mức token trong ngày/)).toBeInTheDocument();
    await expect(canvas.getByText('40 đạt, mới thử 40/76')).toBeInTheDocument();
  },
});
export const NoEvaluations = meta.story({ parameters: { ...at('ai-evaluations'), ...bare } });
export const EvaluationInEnglishAndDark = meta.story({
  parameters: at('ai-evaluations/an-evaluation/show'),
  ...inDark,
});

export const HotlinesConfirmed = meta.story({
  parameters: at('ai-hotlines'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chưa ai xác nhận các số này/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận các số này' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('115 · Cấp cứu');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tôi đã gọi thử từng số' }));
    await expect(await canvas.findByText(/Đã xác nhận ngày/)).toBeInTheDocument();
  },
});
export const HotlinesInEnglishAndDark = meta.story({ parameters: at('ai-hotlines'), ...inDark });
export const HotlineWithoutANumber = meta.story({
  parameters: at('ai-hotlines'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm số' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận các số này' }));
    await waitFor(() => expect(canvas.getAllByText('Vui lòng điền mục này.').length).toBeGreaterThan(0));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});
export const HotlinesForReaders = meta.story({ parameters: { ...at('ai-hotlines'), ...asReader } });
export const HotlinesFailing = meta.story({
  parameters: { ...at('ai-hotlines'), ...failing('GET /admin/ai-hotlines') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, afterRetries)).toBeInTheDocument();
  },
});
