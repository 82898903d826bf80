import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type ReactNode, useState } from 'react';
import { PasskeyIcon } from '../icons.tsx';
import { PasskeyProblem } from './PasskeyProblem.tsx';

type Props = Readonly<{
  /** Resolves once it has done its work; what it throws is said above the button. */
  work: () => Promise<unknown>;
  children: ReactNode;
  variant?: 'contained' | 'outlined';
  size?: 'large' | 'medium';
}>;

export const PasskeyButton = ({ work, children, variant = 'outlined', size = 'medium' }: Props) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const press = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {problem !== undefined && <PasskeyProblem problem={problem} />}
      <Button
        type="button"
        variant={variant}
        size={size}
        disabled={busy}
        startIcon={busy ? <CircularProgress aria-hidden size={18} color="inherit" /> : <PasskeyIcon />}
        onClick={() => void press()}
      >
        {children}
      </Button>
    </>
  );
};
