import type { ReactNode } from 'react';
import { SaveBar } from './SaveBar.tsx';
import { SaveRefusal } from './SaveRefusal.tsx';

type Props = Readonly<{
  formState: Readonly<{ isSubmitting: boolean; isDirty: boolean }>;
  /** Undefined: nothing was refused. */
  refusal: unknown;
  /** The refusal has been read: it goes with whatever is done about it. */
  forget: () => void;
  reload?: (() => unknown) | undefined;
  onReset: () => void;
  saveLabel?: ReactNode;
}>;

/** The end of a long form: why it was not saved, and what can be done now. */
export const SaveFoot = ({
  formState: { isSubmitting, isDirty },
  refusal,
  forget,
  reload,
  onReset,
  saveLabel,
}: Props) => (
  <>
    <SaveRefusal
      refusal={refusal}
      reload={
        reload &&
        (() => {
          forget();
          return reload();
        })
      }
    />
    <SaveBar
      busy={isSubmitting}
      isDirty={isDirty}
      saveLabel={saveLabel}
      onReset={() => {
        forget();
        onReset();
      }}
    />
  </>
);
