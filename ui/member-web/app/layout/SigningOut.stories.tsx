import { Route, Routes } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '#ui/api/signed-in.ts';
import { Page } from '#ui/components/Page.tsx';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { draftsOf } from '../../community/chat/composer/draft.ts';
import { outboxStore } from '../../community/chat/live/outbox-store.ts';
import { countWaiting, wipeChat } from '../../community/chat/live/session.ts';
import { weekStore } from '../../body/waiting-weeks/week-database.ts';
import { deviceMarks } from '#ui/device/device-marks.ts';
import { forgetDevice } from '#ui/device/forget-device.ts';
import { chatWaiting } from '../kept-chat/chat-waiting.ts';
import { MemberLayout } from './MemberLayout.tsx';

const person = aUser({ fullname: 'Trần Thị Ngọc Lan' });

const Within = () => (
  <Routes>
    <Route Component={MemberLayout}>
      <Route path="/dashboard" element={<Page title="Tổng quan">{''}</Page>} />
    </Route>
    <Route path="*" element={<Page title="Trang chủ">{''}</Page>} />
  </Routes>
);

const meta = preview.meta({
  title: 'Pages/Layouts/SigningOut',
  component: Within,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard',
    // What waits goes nowhere in this story.
    viewport: { options: { desk: { name: 'Desk', styles: { width: '1280px', height: '900px' } } } },
    server: { as: person, answers: { 'POST /chat/rooms/a-room/messages': 'away' } },
  },
  globals: { viewport: { value: 'desk' } },
  beforeEach: async () => {
    await wipeChat();
    await forgetDevice(null);
    return async () => {
      await wipeChat();
      await forgetDevice(null);
    };
  },
});

const writeUnsent = async () => {
  for (const clientId of ['one', 'two'])
    await outboxStore.put({
      clientId,
      userId: person.id,
      roomId: 'a-room',
      body: 'Viết lúc mất mạng',
      replyToSeq: null,
      files: [],
      createdAt: Date.now(),
      failure: null,
    });
  draftsOf(person.id).write('a-room', 'Chưa viết xong');
  chatWaiting.set(true);
  chatWaiting.setUsed(true);
};

export const WithNothingUnsent = meta.story({
  play: async ({ userEvent }) => {
    const [signOut] = await screen.findAllByRole('button', { name: 'Đăng xuất' });
    await userEvent.click(signOut!); // found just before
    await waitFor(() => expect(signedIn.current().status).toBe('visitor'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

/** It says how many would be lost, and nothing is lost by staying. */
export const WithUnsentMessages = meta.story({
  beforeEach: writeUnsent,
  play: async ({ userEvent }) => {
    const [signOut] = await screen.findAllByRole('button', { name: 'Đăng xuất' });
    await userEvent.click(signOut!); // found just before
    const question = await screen.findByRole('alertdialog', {}, { timeout: 5_000 });
    await expect(question).toHaveAccessibleName('Còn 2 tin nhắn chưa gửi');
    await userEvent.click(within(question).getByRole('button', { name: 'Huỷ' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(signedIn.current().status).toBe('member');
    await expect(await countWaiting(person.id)).toBe(2);
  },
});

const typedPlaces = [
  `fitboard.profile-draft.${person.id}`,
  `comment:${person.id}:a-post`,
  `feed:${person.id}`,
  'lesson-note-3',
  'appeal:8',
  `fitboard-bug-report-${person.id}`,
];

/** A save that waits is lost with the sign-in: it is said before. */
export const WithAWaitingWeek = meta.story({
  beforeEach: async () => {
    for (const place of typedPlaces) localStorage.setItem(place, '{}');
    localStorage.setItem('singleKeys', 'off');
    deviceMarks.setWaitingWeeks(1);
    await weekStore.keepPhoto(person.id, { side: 'FRONT', key: 'key', name: 'a.jpg', file: new Blob(['a']) });
  },
  play: async ({ userEvent }) => {
    const [signOut] = await screen.findAllByRole('button', { name: 'Đăng xuất' });
    await userEvent.click(signOut!); // found just before
    const question = await screen.findByRole('alertdialog', {}, { timeout: 5_000 });
    await expect(question).toHaveAccessibleName('Còn 1 lần lưu tuần chưa gửi');
    await userEvent.click(within(question).getByRole('button', { name: 'Đăng xuất' }));
    await waitFor(() => expect(signedIn.current().status).toBe('visitor'));
    await waitFor(async () => expect(await weekStore.photosOf(person.id)).toEqual([]));
    for (const place of typedPlaces) await expect(localStorage.getItem(place)).toBeNull();
    // How this browser behaves is nobody's draft.
    await expect(localStorage.getItem('singleKeys')).toBe('off');
    localStorage.removeItem('singleKeys');
  },
});

/** Signed out all the same, nothing anybody wrote stays on the device. */
export const SignedOutAllTheSame = meta.story({
  beforeEach: writeUnsent,
  play: async ({ userEvent }) => {
    const [signOut] = await screen.findAllByRole('button', { name: 'Đăng xuất' });
    await userEvent.click(signOut!); // found just before
    const question = await screen.findByRole('alertdialog', {}, { timeout: 5_000 });
    await expect(question).toHaveAccessibleName('Còn 2 tin nhắn chưa gửi');
    await userEvent.click(within(question).getByRole('button', { name: 'Đăng xuất' }));
    await waitFor(() => expect(signedIn.current().status).toBe('visitor'));
    await expect(await countWaiting(person.id)).toBe(0);
    await expect(draftsOf(person.id).read('a-room')).toBe('');
    await expect([chatWaiting.is(), chatWaiting.wasUsed()]).toEqual([false, false]);
  },
});
