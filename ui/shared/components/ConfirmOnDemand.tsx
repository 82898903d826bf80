import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ConfirmDialog } from './ConfirmDialog.tsx';
import { ErrorNote } from './ErrorNote.tsx';

type Props = ComponentProps<typeof ConfirmDialog>;

/** The same question in the browser's own clothes: without a connection there may be no others. */
const PlainDialog = ({ open, title, children, confirmLabel, cancelLabel, onConfirm, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const confirm = async () => {
    try {
      await onConfirm();
      onClose();
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2>{title}</h2>
      <div>{children}</div>
      {error !== undefined && <ErrorNote error={error} />}
      <p>
        <button type="button" onClick={onClose}>
          {cancelLabel ?? <FormattedMessage id="ui.cancel" />}
        </button>{' '}
        <button type="button" onClick={() => void confirm()}>
          {confirmLabel}
        </button>
      </p>
    </dialog>
  );
};

/** A screen that may have to ask at any moment fetches it beforehand. */
export const fetchConfirmDialog = async (): Promise<{ default: (props: Props) => ReactNode }> => {
  try {
    return { default: (await import('./ConfirmDialog.tsx')).ConfirmDialog };
  } catch {
    return { default: PlainDialog };
  }
};
const Fetched = lazy(fetchConfirmDialog);

/** The confirming dialog on pages that mostly never ask: it is fetched when it first opens. */
export const ConfirmOnDemand = (props: Props) => {
  const [wasOpen, setWasOpen] = useState(props.open);
  // It stays afterwards, to close as it opened.
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  ) : null;
};
