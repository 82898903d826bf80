import { useState } from 'react';
import { useLogout } from 'react-admin';
import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { deviceMarks } from '#ui/device/device-marks.ts';

/**
 * Signing out here empties this browser of what the same person wrote on the member site, too. What has not been sent
 * from there would be lost: that is asked first.
 */
export const useSignOut = () => {
  const logout = useLogout();
  const [isAsking, setIsAsking] = useState(false);
  return {
    signOut: () => {
      if (deviceMarks.hasUnsent()) setIsAsking(true);
      else void logout();
    },
    question: (
      <ConfirmDialog
        open={isAsking}
        dangerous
        title={<FormattedMessage id="console.unsent.title" />}
        confirmLabel={<FormattedMessage id="ra.auth.logout" />}
        onConfirm={() => logout()}
        onClose={() => setIsAsking(false)}
      >
        <FormattedMessage id="console.unsent" />
      </ConfirmDialog>
    ),
  };
};
