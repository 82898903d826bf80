import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { after, day } from '#core/kernel/time.ts';
import { aBugReport } from '#fixtures/content/bug-reports.ts';
import { filledContent } from '#fixtures/content/filled-content.ts';
import { aContactMessage, aPageVersion, aQuestion } from '#fixtures/content/public-site.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, pageAtAddress } from '../../../.storybook/console-stage.tsx';
import preview from '../../../.storybook/preview.tsx';
import ContactList from './contact-messages/ContactList.tsx';
import ContactShow from './contact-messages/ContactShow.tsx';
import ContentPage from './dashboard/ContentPage.tsx';
import PageEdit from './pages/PageEdit.tsx';
import PageList from './pages/PageList.tsx';
import QuestionCreate from './questions/QuestionCreate.tsx';
import QuestionEdit from './questions/QuestionEdit.tsx';
import QuestionList from './questions/QuestionList.tsx';

const admin = aUser({ id: 'admin', fullname: 'Lê Thu Hà', roleId: adminRoleId });
const owner = aUser({ id: 'owner', createdAt: noon });
const ago = (days: number) => after(noon, -days * day);
const server = {
  as: admin,
  at: noon,
  seed: {
    users: [admin, owner],
    content: filledContent,
    pageVersions: [aPageVersion({ id: 'about' }), aPageVersion({ id: 'privacy', key: 'privacy' })],
    questions: [aQuestion({ id: 'password', slug: 'doi-mat-khau' })],
    contactMessages: [
      aContactMessage({ id: 'first', subject: 'Hỏi về gói Pro', createdAt: ago(3) }),
      aContactMessage({ id: 'second', subject: 'Không nhận được thư', createdAt: ago(1) }),
    ],
    bugReports: [{ ...aBugReport({ reporterId: owner.id, createdAt: ago(2) }), number: 1 }],
  },
};

/** By the address, as the console opens them. */
const AtItsAddress = pageAtAddress([
  [/contact-messages\/.+\/show$/, ContactShow],
  [/contact-messages$/, ContactList],
  [/questions\/create$/, QuestionCreate],
  [/questions\/.+\/show$/, QuestionEdit],
  [/questions$/, QuestionList],
  [/pages\/.+\/show$/, PageEdit],
  [/pages$/, PageList],
  [/content-dashboard$/, ContentPage],
]);

const meta = preview.meta({
  title: 'Console/Public site',
  component: AtItsAddress,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/content-dashboard', server },
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
  users: [admin],
  content: Object.fromEntries(Object.keys(filledContent).map((kind) => [kind, []])),
  pageVersions: [],
  questions: [],
  contactMessages: [],
  bugReports: [],
};
const bare = { server: { as: admin, at: noon, seed: none } };

/** A lost answer is asked for again before anybody is told. */
const afterRetries = { timeout: 12_000 };

export const Board = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Tin nhắn mới.*2/ })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /Bài viết chờ duyệt.*2/ })).toBeInTheDocument();
    await expect(canvas.getByText('2.000.000')).toBeInTheDocument();
  },
});
export const BoardInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const BoardWithoutAnything = meta.story({
  parameters: bare,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có gì đang chờ. Tuyệt vời.')).toBeInTheDocument();
  },
});
export const BoardWaiting = meta.story({ parameters: waiting('GET /admin/content-dashboard') });
export const BoardFailing = meta.story({
  parameters: failing('GET /admin/content-dashboard'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, afterRetries)).toBeInTheDocument();
  },
});

export const Messages = meta.story({
  parameters: at('contact-messages'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hỏi về gói Pro')).toBeInTheDocument();
  },
});
export const MessagesFailing = meta.story({
  parameters: { ...at('contact-messages'), ...failing('GET /admin/contact-messages') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, afterRetries)).toBeInTheDocument();
  },
});
export const NoMessages = meta.story({ parameters: { ...at('contact-messages'), ...bare } });
/** A decision opens the message that has waited longest. */
export const MessageClosed = meta.story({
  parameters: at('contact-messages/second/show'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đóng' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hỏi về gói Pro'),
    );
  },
});
export const MessageInEnglishAndDark = meta.story({
  parameters: at('contact-messages/first/show'),
  globals: { language: 'en', theme: 'dark' },
});

export const Questions = meta.story({
  parameters: at('questions'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Làm sao để đổi mật khẩu?')).toBeInTheDocument();
  },
});
export const NoQuestions = meta.story({ parameters: { ...at('questions'), ...bare } });
export const QuestionsFailing = meta.story({
  parameters: { ...at('questions'), ...failing('GET /admin/questions') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, afterRetries)).toBeInTheDocument();
  },
});
export const QuestionWritten = meta.story({ parameters: at('questions/password/show') });
export const QuestionBegun = meta.story({
  parameters: at('questions/create'),
  globals: { language: 'en', theme: 'dark' },
});

export const Pages = meta.story({
  parameters: at('pages'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Về Fitboard')).toBeInTheDocument();
  },
});
export const PagesFailing = meta.story({
  parameters: { ...at('pages'), ...failing('GET /admin/pages') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, afterRetries)).toBeInTheDocument();
  },
});
export const LegalPage = meta.story({
  parameters: at('pages/privacy/show'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Hỏi lại mọi người/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Công bố' }));
    await expect(await screen.findByText('Công bố bản nháp đã lưu?')).toBeInTheDocument();
  },
});
