import { Route, Routes } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aNotification } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { Page } from '#ui/components/Page.tsx';
import { signedIn } from '#ui/api/signed-in.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../client.ts';
import { reloadAccount } from '../data/own-account.ts';
import { MemberLayout } from './MemberLayout.tsx';
import { Notices } from './Notices.tsx';

/** A line whose other end the story holds. */
class StagedSocket extends EventTarget {
  static last: StagedSocket | undefined;
  readyState = 0;
  constructor() {
    super();
    StagedSocket.last = this;
    setTimeout(() => {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
    });
  }
  says(type: string, payload: object) {
    const frame = { channel: 'receiveMessage', id: 'f', type, payload };
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  send() {
    return undefined;
  }
  close() {
    this.readyState = 3;
  }
}

const Within = () => (
  <Routes>
    <Route Component={MemberLayout}>
      <Route path="*" element={<Page title="Fitboard">{'…'}</Page>} />
    </Route>
  </Routes>
);

const coach = aUser({ type: 'COACH' });
const about = { userId: coach.id, category: 'system', topic: 'reward_claimable', link: '/dashboard/rewards' };
const notifications = [
  aNotification({ ...about, params: { amount: 500, type: 'SAVE_PHYSICAL_PROFILE' } }),
  aNotification({ ...about, params: { amount: 200, type: 'SAVE_PHYSICAL_PROFILE' } }),
];

const meta = preview.meta({
  title: 'Pages/Live',
  component: Within,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard',
    viewport: { options: { desk: { name: 'Desk', styles: { width: '1280px', height: '900px' } } } },
    server: { as: coach, seed: { notifications } },
  },
  // The bell and the presence stand in the rail of a desk.
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    const { WebSocket } = globalThis;
    globalThis.WebSocket = StagedSocket as unknown as typeof WebSocket; // as much of one as the line uses
    return () => {
      globalThis.WebSocket = WebSocket;
    };
  },
});

const isOpen = () => waitFor(() => expect(StagedSocket.last?.readyState).toBe(1));
/** Otherwise the question about the terms lies over everything. */
const agree = async () => {
  const { consentVersion } = await client.site.publicSettings();
  await client.me.consent({ body: { version: consentVersion } });
  await reloadAccount();
};

export const WhoBecomesACoachSeesItAtOnce = meta.story({
  play: async () => {
    await isOpen();
    const session = signedIn.current();
    if (session.status !== 'member') throw new Error('Nobody is signed in');
    signedIn.update({ ...session.user, type: 'USER' });
    await waitFor(() => expect(screen.queryByText('Bàn làm việc')).toBeNull());
    StagedSocket.last?.says('SYSTEM', { action: 'refresh', what: 'me' });
    await expect(await screen.findByText('Bàn làm việc')).toBeInTheDocument();
  },
});

const openNotices = async (
  canvas: Pick<typeof screen, 'findByRole'>,
  user: { click(at: Element): Promise<void> },
) => {
  await agree();
  await isOpen();
  await waitFor(() => expect(document.title).toMatch(/^\(2\)/));
  await user.click(await canvas.findByRole('button', { name: 'Thông báo, 2 chưa đọc' }));
  const panel = await screen.findByRole('dialog', { name: 'Thông báo' });
  await waitFor(() => expect(panel.querySelectorAll('li')).toHaveLength(2));
  return panel;
};
/** As another device of the same person would: this page's own lists are not told by the client. */
const first = notifications[0]!.id; // of two

export const WhatWasReadElsewhereIsReadHere = meta.story({
  play: async ({ canvas, userEvent }) => {
    const panel = await openNotices(canvas, userEvent);
    const unread = () => within(panel).queryAllByText('Chưa đọc:');
    await expect(unread()).toHaveLength(2);
    await client.notifications.read({ params: { id: first } });
    await expect(unread()).toHaveLength(2);
    StagedSocket.last?.says('NOTIFICATION', { action: 'read', notificationId: first });
    await waitFor(() => expect(unread()).toHaveLength(1));
    await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
    await expect(panel.querySelectorAll('li')).toHaveLength(2);
  },
});
export const WhatWasDeletedElsewhereIsGoneHere = meta.story({
  play: async ({ canvas, userEvent }) => {
    const panel = await openNotices(canvas, userEvent);
    await client.notifications.delete({ params: { id: first } });
    StagedSocket.last?.says('NOTIFICATION', { action: 'withdrawn', notificationId: first });
    await waitFor(() => expect(panel.querySelectorAll('li')).toHaveLength(1));
    await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
  },
});
export const AllReadElsewhereIsReadHere = meta.story({
  play: async ({ canvas, userEvent }) => {
    const panel = await openNotices(canvas, userEvent);
    await client.notifications.readAll();
    StagedSocket.last?.says('SYSTEM', { action: 'refresh', what: 'notices' });
    await waitFor(() => expect(within(panel).queryByText('Chưa đọc:')).toBeNull());
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  },
});

export const PresenceIsChosenInTheBar = meta.story({
  play: async ({ canvas, userEvent }) => {
    await agree();
    await userEvent.click(await canvas.findByRole('button', { name: /^Trạng thái: / }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Đang bận' }));
    await expect(await canvas.findByRole('button', { name: 'Trạng thái: Đang bận' })).toBeInTheDocument();
  },
});

export const Reconnecting = meta.story({
  render: () => <Notices isUnreached />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đang kết nối lại…')).toBeInTheDocument();
  },
});
