import { FormattedMessage } from 'react-intl';
import { IdentityDialog } from '#ui/identity/IdentityDialog.tsx';
import { ProviderProof } from '#ui/providers/ProviderProof.tsx';
import {
  beginProviderProof,
  proveSignIn,
  proveWithPasskey,
  useOwnProviders,
  useOwnSecondFactor,
} from '../layout/data.ts';

type Props = Readonly<{ onConfirmed: () => void; onCancel: () => void }>;

/** Asked for where there is nothing else alone. */
const OwnProviderProof = () => <ProviderProof query={useOwnProviders()} begin={beginProviderProof} />;

export const ConsoleIdentity = (props: Props) => (
  <IdentityDialog
    {...props}
    query={useOwnSecondFactor()}
    prove={proveSignIn}
    proveWithPasskey={proveWithPasskey}
    providerProof={<OwnProviderProof />}
    text={<FormattedMessage id="console.identity.text" />}
  />
);
