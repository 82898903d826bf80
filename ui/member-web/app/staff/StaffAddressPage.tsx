import { useEffect } from 'react';
import { Navigate, useMatches, useParams } from 'react-router';
import { superUserId } from '#core/kernel/id.ts';
import { useSignedInUser, type SignedInUser } from '#ui/api/signed-in.ts';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { inLanguage } from '../language.ts';
import type { Screen } from '../screens.ts';
import { consoleAddress, denialPath, staffAddresses, type StaffAddress } from './staff-addresses.ts';

/** The same question as the core's `mayDo`. It only leads the way; the server decides. */
const mayOpen = ({ id, permissions }: SignedInUser, { rights }: StaffAddress): boolean =>
  id === superUserId || rights.some((right) => permissions.includes(right));

/** The console is another application: the browser goes there, and Back does not lead into this page again. */
const ToConsole = ({ address }: Readonly<{ address: string }>) => {
  useEffect(() => location.replace(address), [address]);
  return <CardGridSkeleton cards={3} />;
};

/** Leads from an address of the specification to the same record in the console, or to the page that says why not. */
const StaffAddressPage = () => {
  const screen = useMatches().at(-1)?.handle as Screen | undefined; // routes.tsx puts the screen there
  const { id } = useParams();
  const user = useSignedInUser();
  const language = useLanguage();
  const address = staffAddresses.find(({ path }) => path === screen?.path);
  if (address === undefined || user === undefined) return null;
  if (!mayOpen(user, address))
    return <Navigate to={inLanguage(denialPath(address.rights), language)} replace />;
  return <ToConsole address={consoleAddress(address, id)} />;
};
export default StaffAddressPage;
