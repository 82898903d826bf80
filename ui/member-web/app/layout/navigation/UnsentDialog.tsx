import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';

type Props = Readonly<{ count: number; onConfirm: () => unknown; onClose: () => void }>;

/** Before signing out loses what was written without a connection. */
const UnsentDialog = ({ count, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    open
    dangerous
    title={<FormattedMessage id="nav.unsent.title" values={{ count }} />}
    confirmLabel={<FormattedMessage id="nav.signOut" />}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <FormattedMessage id="nav.unsent.text" />
  </ConfirmDialog>
);
export default UnsentDialog;
