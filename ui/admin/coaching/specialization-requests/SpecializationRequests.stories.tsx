import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { staffRoleId } from '#core/access/role/role.ts';
import { specializationChecks } from '#core/coaching/specialization/specialization-request.ts';
import { aCoach } from '#fixtures/coaching/coaches.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { asOther } from '#fixtures/coaching/coaching-scene.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { evidenceInput } from '#fixtures/coaching/specializations.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import SpecializationRequestList from './SpecializationRequestList.tsx';
import SpecializationRequestShow from './SpecializationRequestShow.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: staffRoleId });
const first = aCoach({ fullname: 'Phạm Gia Huy' });
const second = aCoach({ fullname: 'Võ Ngọc Lan' });
const atHome = aSession({ userId: first.id });
const atGym = aSession({ userId: second.id });
const picture = aMedium({ ownerId: first.id, purpose: 'EVIDENCE', name: 'chứng chỉ CPT.jpg' });
const document = aMedium({
  ownerId: first.id,
  purpose: 'EVIDENCE',
  type: 'FILE',
  name: 'bảng điểm.pdf',
  contentType: 'application/pdf',
  thumbnailKey: null,
});
const asked = { id: '' };

/** Two coaches hand in what they have; their coins are held as they are on the server. */
const twoAsk = async () => {
  const { id } = await asOther(atHome, 'POST', '/specialization-requests', {
    typeId: 'CPT',
    evidence: evidenceInput({
      issuedAt: '2024-05-02',
      expiresAt: '2027-05-02',
      mediaIds: [picture.id, document.id],
    }),
  });
  asked.id = String(id);
  await asOther(atGym, 'POST', '/specialization-requests', {
    typeId: 'NUTRITION_COACH',
    evidence: evidenceInput({ number: 'PN-778' }),
  });
};
const seed = {
  users: [first, second],
  sessions: [atHome, atGym],
  media: [picture, document],
  transfers: [first, second].map(({ id: userId }) => aTransfer({ userId, coin: 'FIT_COIN', amount: 6000 })),
};
const server = { as: staff, seed };

const ListAndRecord = listsAndRecords({
  'specialization-requests': [SpecializationRequestList, SpecializationRequestShow],
});

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
  parameters: { layout: 'fullscreen', path: '/admin/specialization-requests', server },
});

export const Queue = meta.story({
  beforeEach: twoAsk,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Phạm Gia Huy')).toBeInTheDocument();
    await expect(
      canvas.getByText('Huấn luyện viên dinh dưỡng', { selector: 'td *, td' }),
    ).toBeInTheDocument();
  },
});
export const QueueInEnglishAndDark = meta.story({
  beforeEach: twoAsk,
  globals: { language: 'en', theme: 'dark' },
});
export const NothingWaits = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không còn yêu cầu nào đang chờ')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/specialization-requests': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

type Canvas = Readonly<{ findAllByRole: typeof screen.findAllByRole; findByRole: typeof screen.findByRole }>;
const open = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('link', { name: 'Phạm Gia Huy' }));
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
  beforeEach: twoAsk,
  play: async ({ canvas }) => {
    await open(canvas);
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
  beforeEach: twoAsk,
  play: async ({ canvas }) => {
    await open(canvas);
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
  beforeEach: twoAsk,
  play: async ({ canvas }) => {
    await open(canvas);
    await tickAll(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Duyệt' }));
    await asOther(atHome, 'PATCH', `/specialization-requests/${asked.id}`, {
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
  beforeEach: twoAsk,
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByText('Check before approving')).toBeInTheDocument();
  },
});
