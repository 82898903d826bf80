import { FormattedMessage } from 'react-intl';
import { IdentityDialog } from '#ui/identity/IdentityDialog.tsx';
import { proveSignIn, proveWithPasskey, useOwnSecondFactor } from '../layout/data.ts';

type Props = Readonly<{ onConfirmed: () => void; onCancel: () => void }>;

export const ConsoleIdentity = (props: Props) => (
  <IdentityDialog
    {...props}
    query={useOwnSecondFactor()}
    prove={proveSignIn}
    proveWithPasskey={proveWithPasskey}
    text={<FormattedMessage id="console.identity.text" />}
  />
);
