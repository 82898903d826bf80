import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router';
import { ConfirmOnDemand, fetchConfirmDialog } from '../ConfirmOnDemand.tsx';
import { keepFocus } from '../../keep-focus.ts';

/** `when` is `isDirty && !isSubmitSuccessful`. Covers links, Back and closing the tab. */
export const LeaveGuard = ({
  when,
  text,
}: Readonly<{
  when: boolean;
  /** Where leaving loses less than everything, what it does lose. */
  text?: ReactNode;
}>) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      currentLocation.pathname !== nextLocation.pathname &&
      // The same page in the other language keeps what was typed.
      (nextLocation.state as typeof keepFocus | null)?.keepFocus !== true, // any page may put any state there
  );

  useEffect(() => {
    if (!when) return undefined;
    void fetchConfirmDialog();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <ConfirmOnDemand
      open={blocker.state === 'blocked'}
      title={<FormattedMessage id="ui.leave.title" />}
      confirmLabel={<FormattedMessage id="ui.leave.confirm" />}
      cancelLabel={<FormattedMessage id="ui.leave.stay" />}
      dangerous
      onConfirm={() => blocker.proceed?.()}
      onClose={() => {
        if (blocker.state === 'blocked') blocker.reset();
      }}
    >
      {text ?? <FormattedMessage id="ui.leave.text" />}
    </ConfirmOnDemand>
  );
};
