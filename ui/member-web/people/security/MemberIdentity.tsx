import { FormattedMessage } from 'react-intl';
import { IdentityDialog } from '#ui/identity/IdentityDialog.tsx';
import { ProviderProof } from '#ui/providers/ProviderProof.tsx';
import {
  beginProviderProof,
  proveSignIn,
  proveWithPasskey,
  useOwnProviders,
  useSecondFactor,
} from './data.ts';

type Props = Readonly<{ onConfirmed: () => void; onCancel: () => void }>;

/** Asked for where there is nothing else alone. */
const OwnProviderProof = () => <ProviderProof query={useOwnProviders()} begin={beginProviderProof} />;

export const MemberIdentity = (props: Props) => (
  <IdentityDialog
    {...props}
    query={useSecondFactor()}
    prove={proveSignIn}
    proveWithPasskey={proveWithPasskey}
    providerProof={<OwnProviderProof />}
    text={<FormattedMessage id="security.identity" />}
  />
);
