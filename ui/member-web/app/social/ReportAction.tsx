import Button from '@mui/material/Button';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { FlagIcon } from '#ui/icons.tsx';
import { ReportOnDemand } from '../../community/moderation/ReportOnDemand.tsx';

type Props = Pick<ComponentProps<typeof ReportOnDemand>, 'target'> & Readonly<{ label: ReactNode }>;

/** Among what can be done with what another person wrote. Nothing for visitors, who can't report. */
export const ReportAction = ({ target, label }: Props) => {
  const user = useSignedInUser();
  const [isOpen, setOpen] = useState(false);
  if (user?.status !== 'ACTIVE') return null;
  return (
    <>
      <Button color="inherit" startIcon={<FlagIcon />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <ReportOnDemand target={target} onClose={() => setOpen(false)} />}
    </>
  );
};
