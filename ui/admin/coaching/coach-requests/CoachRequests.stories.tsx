import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { staffRoleId } from '#core/access/role/role.ts';
import { coachRequestChecks } from '#core/coaching/coach-request/coach-request.ts';
import { after, day } from '#core/kernel/time.ts';
import { aCoachRequest } from '#fixtures/coaching/coach-requests.ts';
import { asOther } from '#fixtures/coaching/coaching-scene.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import CoachRequestList from './CoachRequestList.tsx';
import CoachRequestShow from './CoachRequestShow.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: staffRoleId });
const colleague = aUser({ fullname: 'Đỗ Văn Nam', roleId: staffRoleId });
const [first, second] = [aUser({ fullname: 'Phạm Gia Huy' }), aUser({ fullname: 'Võ Ngọc Lan' })] as const;
const request = aCoachRequest({ userId: first.id, createdAt: after(noon, -2 * day) });
const next = aCoachRequest({ userId: second.id, createdAt: after(noon, -day) });
const own = aCoachRequest({ userId: staff.id });
const elsewhere = aSession({ userId: colleague.id });
const seed = {
  users: [first, second, colleague],
  sessions: [elsewhere],
  coachRequests: [request, next, own],
};
const server = { as: staff, seed };
const at = (id: string) => ({ path: `/admin/coach-requests/${id}/show` });

const ListAndRecord = listsAndRecords({ 'coach-requests': [CoachRequestList, CoachRequestShow] });

const meta = preview.meta({
  title: 'Console/Coach applications',
  component: ListAndRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/coach-requests', server },
});

export const Queue = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Phạm Gia Huy')).toBeInTheDocument();
    await expect(canvas.getAllByText('instagram.example')).not.toHaveLength(0);
  },
});
export const QueueInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const NothingWaits = meta.story({
  parameters: { server: { seed: { coachRequests: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không còn đơn nào đang chờ')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/coach-requests': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

type Canvas = Readonly<{ findAllByRole: typeof screen.findAllByRole }>;
const tickAll = async (canvas: Canvas) => {
  const boxes = await canvas.findAllByRole('checkbox');
  await expect(boxes).toHaveLength(coachRequestChecks.length);
  for (const box of boxes) {
    // As a person does, one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.click(box);
  }
};

export const ApprovedAndTheNextOpens = meta.story({
  parameters: at(request.id),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /instagram.example/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const approve = canvas.getByRole('button', { name: 'Duyệt' });
    await expect(approve).toBeDisabled();
    await tickAll(canvas);
    await userEvent.click(approve);
    const dialog = await screen.findByRole('dialog', { name: /Duyệt Phạm Gia Huy làm huấn luyện viên/ });
    await expect(dialog).toHaveTextContent(/trở thành huấn luyện viên ngay lập tức/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Huỷ' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Duyệt làm huấn luyện viên' }));
    await expect(await canvas.findByRole('heading', { name: 'Võ Ngọc Lan' })).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Duyệt' })).toBeDisabled();
  },
});

export const RefusedWithAReason = meta.story({
  parameters: at(request.id),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Từ chối' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Từ chối đơn' }));
    const reason = screen.getByRole('textbox', { name: /Lý do/ });
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Vui lòng điền mục này/));
    await userEvent.type(reason, 'Liên kết không mở được.');
    await userEvent.click(screen.getByRole('button', { name: 'Từ chối đơn' }));
    await expect(await canvas.findByRole('heading', { name: 'Võ Ngọc Lan' })).toBeInTheDocument();
  },
});

export const AColleagueWasFaster = meta.story({
  parameters: at(request.id),
  play: async ({ canvas }) => {
    await tickAll(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Duyệt' }));
    await asOther(elsewhere, 'POST', `/admin/coach-requests/${request.id}/reject`, {
      reason: 'Liên kết không mở được.',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Duyệt làm huấn luyện viên' }));
    await expect(await screen.findByText(/Đơn đăng ký này đã được xử lý/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tải bản mới nhất' }));
    await expect(await canvas.findByText(/vừa được xử lý ở nơi khác/)).toBeInTheDocument();
    await expect(canvas.getByText('Liên kết không mở được.')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Đỗ Văn Nam' })).toBeInTheDocument();
  },
});

export const OneIsNobodysOwnJudge = meta.story({
  parameters: at(own.id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/yêu cầu của chính bạn/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Duyệt' })).toBeNull();
  },
});
export const RecordInEnglishAndDark = meta.story({
  parameters: at(request.id),
  globals: { language: 'en', theme: 'dark' },
});
