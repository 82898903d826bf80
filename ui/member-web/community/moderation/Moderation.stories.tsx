import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { after, day } from '#core/kernel/time.ts';
import { aCase, aContentReport, anAppeal, aSanction } from '#fixtures/community/moderation.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { tabTo } from '#ui/story-keys.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { RestrictionBanner } from './RestrictionBanner.tsx';
import SanctionsPage from './SanctionsPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const other = aUser({ fullname: 'Trần Quốc Bảo', isPublic: true });
const reported = aCase({ ownerId: member.id });
const hidden = aSanction({
  userId: member.id,
  caseId: reported.id,
  kind: 'HIDE',
  reason: 'Bán thuốc không rõ nguồn gốc.',
});
const restricted = aSanction({
  userId: member.id,
  kind: 'RESTRICT',
  reason: 'Nhắn tin quảng cáo cho nhiều người.',
  until: after(noon, 7 * day),
});
const warned = aSanction({
  userId: member.id,
  reason: 'Lời lẽ xúc phạm.',
  createdAt: after(noon, -40 * day),
});
const lifted = aSanction({
  userId: member.id,
  kind: 'HIDE',
  status: 'LIFTED',
  endedBy: 'system',
  endedAt: noon,
  createdAt: after(noon, -20 * day),
});

const about = aCase({ ownerId: other.id, targetKind: 'USER', targetId: other.id });

const meta = preview.meta({
  title: 'Features/Warnings and reports',
  component: SanctionsPage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/user/sanctions',
    words: ['core', 'moderation'],
    server: { as: member, seed: { users: [other] } },
  },
});
const given = (
  sanctions: readonly (typeof warned)[],
  appeals: readonly ReturnType<typeof anAppeal>[] = [],
) => ({
  server: { as: member, seed: { users: [other], cases: [reported], sanctions, appeals } },
});

export const NoWarnings = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn không có cảnh báo nào')).toBeInTheDocument();
  },
});
export const Appealed = meta.story({
  parameters: given([hidden, restricted, warned]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bán thuốc không rõ nguồn gốc.')).toBeInTheDocument();
    await expect(canvas.getByText('Mua thuốc giảm cân ở đây.')).toBeInTheDocument();
    await expect(canvas.getByText('Đã quá hạn khiếu nại.')).toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Khiếu nại' })[0]!); // there are two
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi khiếu nại' }));
    const text = canvas.getByRole('textbox', { name: /Vì sao/ });
    await waitFor(() => expect(text).toBeInvalid());
    await userEvent.type(text, 'Tôi chỉ chia sẻ kinh nghiệm.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi khiếu nại' }));
    await expect(await canvas.findByText('Khiếu nại đang chờ xem xét')).toBeInTheDocument();
  },
});
export const AppealedByKeyboard = meta.story({
  parameters: given([hidden]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Bán thuốc không rõ nguồn gốc.');
    await tabTo(userEvent, () => canvas.getByRole('button', { name: 'Khiếu nại' }));
    await userEvent.keyboard('{Enter}');
    const text = await canvas.findByRole('textbox', { name: /Vì sao/ });
    await waitFor(() => expect(text).toHaveFocus());
    // Nothing written: the field says so, and has the focus.
    await tabTo(userEvent, () => canvas.getByRole('button', { name: 'Gửi khiếu nại' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text).toBeInvalid());
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('Tôi chỉ chia sẻ kinh nghiệm.');
    await tabTo(userEvent, () => canvas.getByRole('button', { name: 'Gửi khiếu nại' }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Khiếu nại đang chờ xem xét')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});

export const Answered = meta.story({
  parameters: given(
    [hidden, restricted, lifted],
    [
      anAppeal(hidden, {
        status: 'REFUSED',
        answer: 'Bài viết có giá và số điện thoại đặt hàng.',
        decidedBy: 'system',
        decidedAt: noon,
      }),
      anAppeal(restricted),
      anAppeal(lifted, {
        status: 'ACCEPTED',
        answer: 'Chúng tôi đã nhầm.',
        decidedBy: 'system',
        decidedAt: noon,
      }),
    ],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Khiếu nại không được chấp nhận')).toBeInTheDocument();
    await expect(canvas.getByText('Khiếu nại được chấp nhận')).toBeInTheDocument();
  },
});
export const AnsweredInEnglishAndDark = meta.story({
  parameters: given([hidden, restricted, warned], [anAppeal(hidden)]),
  globals: { language: 'en', theme: 'dark' },
});
export const Failing = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/sanctions': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/sanctions': 'waiting' } } },
});

const Reporting = ({ id }: Readonly<{ id: string }>) => {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <ReportDialog target={{ targetKind: 'USER', targetId: id }} onClose={() => setIsOpen(false)} />
  ) : null;
};

export const ReportSent = meta.story({
  render: () => <Reporting id={other.id} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Gửi báo cáo' }));
    await expect(await screen.findByText('Hãy chọn một lý do.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Lý do khác/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
    await expect(await screen.findByText('Hãy kể ngắn gọn điều gì không ổn.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Lừa đảo/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
    await expect(await screen.findByText('Đã gửi báo cáo')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const ReportAsked = meta.story({ render: () => <Reporting id={other.id} /> });
export const ReportAskedInEnglishAndDark = meta.story({
  render: () => <Reporting id={other.id} />,
  globals: { language: 'en', theme: 'dark' },
});
export const ReportedBefore = meta.story({
  render: () => <Reporting id={other.id} />,
  parameters: {
    server: {
      as: member,
      seed: {
        users: [other],
        cases: [about],
        contentReports: [aContentReport(about, { reporterId: member.id })],
      },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Quảng cáo/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
    await expect(await screen.findByText('Bạn đã báo cáo rồi')).toBeInTheDocument();
  },
});
export const ReportOfWhatIsGone = meta.story({
  render: () => <Reporting id="gone" />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Quảng cáo/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
    await expect(await screen.findByText(/không còn nữa hoặc bạn không xem được/)).toBeInTheDocument();
  },
});

export const Restricted = meta.story({
  render: () => <RestrictionBanner />,
  parameters: { server: { as: { ...member, restrictedUntil: after(noon, 7 * day) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Xem lý do' })).toHaveAttribute(
      'href',
      '/dashboard/user/sanctions',
    );
  },
});
