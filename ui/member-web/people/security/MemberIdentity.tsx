import { FormattedMessage } from 'react-intl';
import { IdentityDialog } from '#ui/identity/IdentityDialog.tsx';
import { proveSignIn, proveWithPasskey, useSecondFactor } from './data.ts';

type Props = Readonly<{ onConfirmed: () => void; onCancel: () => void }>;

export const MemberIdentity = (props: Props) => (
  <IdentityDialog
    {...props}
    query={useSecondFactor()}
    prove={proveSignIn}
    proveWithPasskey={proveWithPasskey}
    text={<FormattedMessage id="security.identity" />}
  />
);
