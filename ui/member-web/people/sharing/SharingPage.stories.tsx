import { expect, screen, waitFor, within } from 'storybook/test';
import { after, day, minute } from '#core/kernel/time.ts';
import { aCoach, anAnsweredReview, aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aViewing, viewingReasonText } from '#fixtures/people/viewings.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { StoryApplication } from '../../../../.storybook/story-application.ts';
import SharingPage from './SharingPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const khoa = aCoach({ fullname: 'Trần Minh Khoa' });
const former = aCoach({ fullname: 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt' });
const staff = aUser({ fullname: 'Lê Văn Quản' });
const photo = aMedium({ ownerId: member.id, purpose: 'PHYSICAL_PROFILE' });
const week = aSnapshot({ userId: member.id, media: [{ mediumId: photo.id, side: 'FRONT' }] });
const between = { memberId: member.id, snapshotId: week.id, week: week.week };
const answeredBy = (coachId: string) =>
  anAnsweredReview({
    ...between,
    coachId,
    approvedAt: after(noon, -2 * day),
    accessUntil: after(noon, 60 * day),
  });
const seed = {
  users: [khoa, former, staff],
  viewings: [
    aViewing({
      staffId: staff.id,
      memberId: member.id,
      startedAt: after(noon, -day),
      endedAt: after(noon, -day + 8 * minute),
    }),
  ],
  media: [photo],
  snapshots: [week],
  reviews: [answeredBy(khoa.id), answeredBy(former.id)],
};
/** Both coaches and staff have looked, and one of the coaches has no access any longer. */
const before = async ({ app }: Pick<StoryApplication, 'app'>) => {
  const looking = { id: week.id, language: 'vi' } as const;
  for (const coach of [khoa, former]) await app.indicator.getSnapshot(actorFor(coach), looking);
  await app.indicator.viewSnapshot(actorFor(staff, ['indicator.view']), looking);
  await app.coaching.endCoachAccess(actorFor(member), former.id);
};

const meta = preview.meta({
  title: 'Features/Sharing',
  component: SharingPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/user/sharing', server: { as: member, seed, before } },
});

/** From the list of views, too, the access of who may look again is ended; of who may not there is nothing to end. */
export const EndedFromALook = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Xem được tới/)).toBeInTheDocument();
    const views = within(canvas.getByRole('region', { name: 'Ai đã xem ảnh cơ thể của bạn' }));
    await expect(await views.findByText(/Lê Văn Quản · nhân viên Fitboard/)).toBeInTheDocument();
    const ends = await views.findAllByRole('button', { name: /^Kết thúc quyền xem/ });
    await expect(ends).toHaveLength(1);
    await userEvent.click(ends[0]!); // one of one
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Kết thúc quyền xem' }));
    await expect(
      await canvas.findByText('Hiện không có huấn luyện viên nào xem được các tuần của bạn.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(views.queryByRole('button', { name: /^Kết thúc quyền xem/ })).toBeNull());
  },
});

/** Each time staff saw the site as this member stands there with who it was and why. */
export const StaffSawTheSite = meta.story({
  play: async ({ canvas }) => {
    const list = within(
      await canvas.findByRole('region', { name: 'Nhân viên đã xem trang như bạn lúc nào' }),
    );
    await expect(await list.findByText('Lê Văn Quản')).toBeInTheDocument();
    await expect(list.getByText(`Lý do: ${viewingReasonText}`)).toBeInTheDocument();
  },
});

export const TheDayIsMoved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Đổi ngày kết thúc: Trần Minh Khoa' });
    await userEvent.selectOptions(select, '30');
    await expect(await canvas.findByText(/^Xem được tới .*20.*12.*2026/)).toBeInTheDocument();
  },
});

export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: {
    server: {
      as: member,
      seed: {
        ...seed,
        reviews: [
          aWaitingReview({ ...between, coachId: khoa.id, accessUntil: after(noon, 90 * day) }),
          answeredBy(former.id),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Access until the reply, and at least until/)).toBeInTheDocument();
  },
});

export const NobodyLooked = meta.story({
  parameters: { server: { as: member, seed: { viewings: [] }, before: () => Promise.resolve() } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Chưa có huấn luyện viên hay nhân viên nào mở ảnh của bạn.'),
    ).toBeInTheDocument();
    await expect(await canvas.findByText('Chưa có nhân viên nào xem trang như bạn.')).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  parameters: {
    server: {
      as: member,
      seed,
      answers: {
        'GET /me/coach-access': 'waiting',
        'GET /me/photo-views': 'waiting',
        'GET /me/viewings': 'waiting',
      },
    },
  },
});

export const Failing = meta.story({
  parameters: {
    server: {
      as: member,
      seed,
      answers: {
        'GET /me/coach-access': 'failing',
        'GET /me/photo-views': 'failing',
        'GET /me/viewings': 'failing',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Thử lại' })).length).toBeGreaterThan(0);
  },
});
