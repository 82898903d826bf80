import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import type { Unsent } from '../use-sign-out.ts';

type Props = Readonly<{ unsent: Unsent; onConfirm: () => unknown; onClose: () => void }>;

/** Before signing out loses what was written without a connection. */
const UnsentDialog = ({ unsent: { messages, weeks }, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    open
    dangerous
    title={
      weeks > 0 ? (
        <FormattedMessage id="nav.unsent.weeks" values={{ weeks, messages }} />
      ) : (
        <FormattedMessage id="nav.unsent.title" values={{ count: messages }} />
      )
    }
    confirmLabel={<FormattedMessage id="nav.signOut" />}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <FormattedMessage id={weeks > 0 ? 'nav.unsent.weeks.text' : 'nav.unsent.text'} />
  </ConfirmDialog>
);
export default UnsentDialog;
