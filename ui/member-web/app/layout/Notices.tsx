import { useEffect, useState } from 'react';
import { OfflineBanner, ReconnectingBanner, UpdateBanner, useOnline } from '#ui/components/Banners.tsx';
import { useOpenedNotices, usePushUpkeep } from '../push/use-push-upkeep.ts';
import { installWorker } from '../worker-client.ts';
import { useSession } from '#ui/api/signed-in.ts';

/** No connection, a live line that stays away, or a new release: said above everything, in one line. */
export const Notices = ({ isUnreached = false }: Readonly<{ isUnreached?: boolean }>) => {
  const online = useOnline();
  const [takeOver, setTakeOver] = useState<() => void>();
  const { status } = useSession();
  usePushUpkeep();
  useOpenedNotices();

  // Visitors read one page and go; the copy for offline use is for those who come back.
  useEffect(
    () => (status === 'member' ? installWorker((next) => setTakeOver(() => next)) : undefined),
    [status],
  );

  return (
    <>
      <OfflineBanner online={online} />
      {online && isUnreached && <ReconnectingBanner />}
      {takeOver !== undefined && <UpdateBanner onReload={takeOver} />}
    </>
  );
};
