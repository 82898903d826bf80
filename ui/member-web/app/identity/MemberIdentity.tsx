import type { ReactNode } from 'react';
import { IdentityDialog } from '#ui/identity/IdentityDialog.tsx';
import { ProviderProof } from '#ui/providers/ProviderProof.tsx';
import {
  beginProviderProof,
  proveSignIn,
  proveWithPasskey,
  useOwnProviders,
  useSecondFactor,
} from './data.ts';

type Props = Readonly<{ text: ReactNode; onConfirmed: () => void; onCancel: () => void }>;

/** Asked for where there is nothing else alone. */
const OwnProviderProof = () => <ProviderProof query={useOwnProviders()} begin={beginProviderProof} />;

/** Who is there, where the server wants to know anew. */
export const MemberIdentity = (props: Props) => (
  <IdentityDialog
    {...props}
    query={useSecondFactor()}
    prove={proveSignIn}
    proveWithPasskey={proveWithPasskey}
    providerProof={<OwnProviderProof />}
  />
);
