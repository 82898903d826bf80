import { useEffect, useState } from 'react';
import { OfflineBanner, UpdateBanner, useOnline } from '#ui/components/Banners.tsx';
import { installWorker } from '../worker-client.ts';
import { useSession } from '#ui/signed-in.ts';

/** No connection, or a new release: said above everything, in one line. */
export const Notices = () => {
  const online = useOnline();
  const [takeOver, setTakeOver] = useState<() => void>();
  const { status } = useSession();

  // Visitors read one page and go; the copy for offline use is for those who come back.
  useEffect(
    () => (status === 'member' ? installWorker((next) => setTakeOver(() => next)) : undefined),
    [status],
  );

  return (
    <>
      <OfflineBanner online={online} />
      {takeOver !== undefined && <UpdateBanner onReload={takeOver} />}
    </>
  );
};
