import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { OfflineBanner, ReconnectingBanner, UpdateBanner, useOnline } from '#ui/components/Banners.tsx';
import { useOpenedNotices, usePushUpkeep } from '../push/use-push-upkeep.ts';
import { loadWords } from '../catalogues.ts';
import { deviceMarks } from '#ui/device/device-marks.ts';
import { languageOf } from '../language.ts';
import { installWorker } from '../worker-client.ts';
import { useSession, useSignedInUser } from '#ui/api/signed-in.ts';
import { viewingMark } from '#ui/api/viewing-mark.ts';

const WaitingBar = lazy(async () => {
  const [bar] = await Promise.all([
    import('../../body/waiting-weeks/WaitingBar.tsx'),
    loadWords(['waiting-weeks'], languageOf(location.pathname)),
  ]);
  return bar;
});

const ViewingBanner = lazy(async () => {
  const [banner] = await Promise.all([
    import('../../people/viewing/ViewingBanner.tsx'),
    loadWords(['viewing'], languageOf(location.pathname)),
  ]);
  return banner;
});

/** Known once the page stands: the server knows of no tab. */
const useIsViewing = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => viewingMark.current() !== null,
    () => false,
  );

/** Nothing is fetched where nothing waits. */
const Waiting = () => {
  const user = useSignedInUser();
  const count = useSyncExternalStore(deviceMarks.subscribe, deviceMarks.waitingWeeks, () => 0);
  return user?.status !== 'ACTIVE' || count === 0 || viewingMark.current() !== null ? null : (
    <Suspense>
      <WaitingBar userId={user.id} />
    </Suspense>
  );
};

/** No connection, a live line that stays away, or a new release: said above everything, in one line. */
export const Notices = ({ isUnreached = false }: Readonly<{ isUnreached?: boolean }>) => {
  const online = useOnline();
  const [takeOver, setTakeOver] = useState<() => void>();
  const { status } = useSession();
  const isViewing = useIsViewing();
  usePushUpkeep();
  useOpenedNotices();

  // Visitors read one page and go; the copy for offline use is for those who come back.
  useEffect(
    () => (status === 'member' ? installWorker((next) => setTakeOver(() => next)) : undefined),
    [status],
  );

  return (
    <>
      {isViewing && (
        <Suspense>
          <ViewingBanner />
        </Suspense>
      )}
      <OfflineBanner online={online} />
      <Waiting />
      {online && isUnreached && <ReconnectingBanner />}
      {takeOver !== undefined && <UpdateBanner onReload={takeOver} />}
    </>
  );
};
