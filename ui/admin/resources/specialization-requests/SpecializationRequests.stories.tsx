import { useLocation } from 'react-router';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { staffRoleId } from '#core/access/role.ts';
import { after, day } from '#core/kernel/time.ts';
import { specializationChecks } from '#core/specialization/specialization-request.ts';
import { aCoach } from '#fixtures/coaches.ts';
import { aTransfer } from '#fixtures/coins.ts';
import { asOther } from '#fixtures/coaching-scene.ts';
import { noon } from '#fixtures/ids.ts';
import { aMedium } from '#fixtures/media.ts';
import { anEvidence, aSpecializationRequest, evidenceInput, heldFor } from '#fixtures/specializations.ts';
import { aSession, aUser } from '#fixtures/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import SpecializationRequestList from './SpecializationRequestList.tsx';
import SpecializationRequestShow from './SpecializationRequestShow.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: staffRoleId });
const first = aCoach({ fullname: 'Phạm Gia Huy' });
const second = aCoach({ fullname: 'Võ Ngọc Lan' });
const atHome = aSession({ userId: first.id });
const picture = aMedium({ ownerId: first.id, purpose: 'EVIDENCE', name: 'chứng chỉ CPT.jpg' });
const document = aMedium({
  ownerId: first.id,
  purpose: 'EVIDENCE',
  type: 'FILE',
  name: 'bảng điểm.pdf',
  contentType: 'application/pdf',
  thumbnailKey: null,
});
const request = aSpecializationRequest({
  userId: first.id,
  evidence: anEvidence({
    issuedAt: '2024-05-02',
    expiresAt: '2027-05-02',
    mediaIds: [picture.id, document.id],
  }),
  createdAt: after(noon, -2 * day),
  updatedAt: after(noon, -2 * day),
});
const next = aSpecializationRequest({
  userId: second.id,
  type: 'NUTRITION_COACH',
  createdAt: after(noon, -day),
});
const seed = {
  users: [first, second],
  sessions: [atHome],
  media: [picture, document],
  specializationRequests: [request, next],
  transfers: [first, second].map(({ id: userId }) => aTransfer({ userId, coin: 'FIT_COIN', amount: 6000 })),
  holds: [heldFor(request), heldFor(next)],
};
const house = { as: staff, seed };
const atRecord = { path: `/admin/specialization-requests/${request.id}/show` };

const ListAndRecord = () =>
  useLocation().pathname.endsWith('/show') ? <SpecializationRequestShow /> : <SpecializationRequestList />;

const meta = preview.meta({
  title: 'Console/Specialization requests',
  component: ListAndRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/specialization-requests', house },
});

export const Queue = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Phạm Gia Huy')).toBeInTheDocument();
    await expect(
      canvas.getByText('Huấn luyện viên dinh dưỡng', { selector: 'td *, td' }),
    ).toBeInTheDocument();
  },
});
export const QueueInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const NothingWaits = meta.story({
  parameters: { house: { seed: { specializationRequests: [], holds: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không còn yêu cầu nào đang chờ')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { house: { ...house, answers: { 'GET /admin/specialization-requests': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

type Canvas = Readonly<{ findAllByRole: typeof screen.findAllByRole }>;
const tickAll = async (canvas: Canvas) => {
  const boxes = await canvas.findAllByRole('checkbox');
  await expect(boxes).toHaveLength(specializationChecks.length);
  for (const box of boxes) {
    // As a person does, one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.click(box);
  }
};

export const ApprovedAndTheNextOpens = meta.story({
  parameters: atRecord,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Minh chứng 1 của Phạm Gia Huy' }),
    ).toBeInTheDocument();
    const file = canvas.getByRole('link', { name: /Mở tệp bảng điểm.pdf/ });
    await expect(file).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('5.000 Fit Coin')).toBeInTheDocument();
    await tickAll(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Duyệt' }));
    const dialog = await screen.findByRole('dialog', { name: /Duyệt chuyên môn của Phạm Gia Huy/ });
    await expect(dialog).toHaveTextContent(/trở thành phí đã thu/);
    await userEvent.click(screen.getByRole('button', { name: 'Duyệt và thu 5.000 Fit Coin' }));
    await expect(
      await canvas.findByRole('heading', { name: /Võ Ngọc Lan/ }, { timeout: 5000 }),
    ).toBeInTheDocument();
  },
});

export const RefusedAndTheFeeGoesBack = meta.story({
  parameters: atRecord,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Từ chối' }));
    const reason = await screen.findByRole('textbox', { name: /Lý do/ });
    await userEvent.type(reason, 'Số chứng chỉ không có ở NASM.');
    await userEvent.click(screen.getByRole('button', { name: 'Từ chối và hoàn 5.000 Fit Coin' }));
    await expect(
      await canvas.findByRole('heading', { name: /Võ Ngọc Lan/ }, { timeout: 5000 }),
    ).toBeInTheDocument();
  },
});

export const EvidenceReplacedMeanwhile = meta.story({
  parameters: atRecord,
  play: async ({ canvas }) => {
    await tickAll(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Duyệt' }));
    await asOther(atHome, 'PATCH', `/specialization-requests/${request.id}`, {
      version: 1,
      evidence: evidenceInput({ number: 'CPT-2026-0001', mediaIds: [picture.id] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Duyệt và thu 5.000 Fit Coin' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tải bản mới nhất' }));
    await expect(await canvas.findByText(/Minh chứng vừa được thay/)).toBeInTheDocument();
    await expect(canvas.getByText('CPT-2026-0001')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Duyệt' })).toBeDisabled());
  },
});
export const RecordInEnglishAndDark = meta.story({
  parameters: atRecord,
  globals: { language: 'en', theme: 'dark' },
});
