import { useEffect } from 'react';
import { useSession } from '#ui/api/signed-in.ts';
import { viewingMark } from '#ui/api/viewing-mark.ts';
import { readNotice } from '../data/notices.ts';
import { useLocalNavigate } from '../parts/use-local-path.ts';

const mayPush = () => 'Notification' in globalThis && Notification.permission === 'granted';

/** Addresses that browsers let go of are made anew, and a device whose sign-in ended falls silent. */
export const usePushUpkeep = () => {
  const session = useSession();
  const memberId =
    session.status === 'member' && session.user.status === 'ACTIVE' && viewingMark.current() === null
      ? session.user.id
      : undefined;
  const isVisitor = session.status === 'visitor';

  useEffect(() => {
    // Most never turn it on: they do not carry what it takes either.
    if (!import.meta.env.PROD || !mayPush() || (memberId === undefined && !isVisitor)) return;
    const mend = async () => {
      const [{ fallSilent, pushStateOf }, { thisBrowser }, { pushServer }] = await Promise.all([
        import('./device.ts'),
        import('./push-browser.ts'),
        import('./push-server.ts'),
      ]);
      if (memberId === undefined) await fallSilent(thisBrowser);
      else await pushStateOf(memberId, thisBrowser, pushServer);
    };
    // The next page mends it; the settings say when it does not work.
    mend().catch(() => undefined);
  }, [memberId, isVisitor]);
};

/** What the service worker asks of a page that is open already, when a notification on the device is pressed. */
const askedFor = (data: unknown): Readonly<{ link: string; id: string | undefined }> | undefined => {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== 'open-notice')
    return undefined;
  const link: unknown = Reflect.get(data, 'link');
  const id: unknown = Reflect.get(data, 'id');
  if (typeof link !== 'string' || !/^\/(?!\/)/.test(link)) return undefined;
  return { link, id: typeof id === 'string' ? id : undefined };
};

/** Follows a notice inside the page that is open: no reload, and a form that is being filled asks first. */
export const useOpenedNotices = () => {
  const navigate = useLocalNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const open = ({ data, ports }: MessageEvent) => {
      const asked = askedFor(data);
      if (asked === undefined) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no target origin
      ports[0]?.postMessage('opened');
      void navigate(asked.link);
      // Unread, at worst: the row in the list can still be pressed.
      if (asked.id !== undefined) readNotice(asked.id).catch(() => undefined);
    };
    serviceWorker.addEventListener('message', open);
    return () => serviceWorker.removeEventListener('message', open);
  }, [navigate]);
};
