import IconButton from '@mui/material/IconButton';
import { type ComponentProps, useState } from 'react';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { FlagIcon } from '#ui/icons.tsx';
import { ReportOnDemand } from '../../community/moderation/ReportOnDemand.tsx';

type Props = Pick<ComponentProps<typeof ReportOnDemand>, 'target'> & Readonly<{ label: string }>;

/** In the corner of what another person shows. Nothing for visitors, who can't report. */
export const ReportButton = ({ target, label }: Props) => {
  const user = useSignedInUser();
  const [isOpen, setOpen] = useState(false);
  if (user?.status !== 'ACTIVE') return null;
  return (
    <>
      <IconButton
        aria-label={label}
        onClick={() => setOpen(true)}
        sx={{
          position: 'absolute',
          top: 4,
          right: 4,
          color: 'common.white',
          bgcolor: 'rgb(0 0 0 / 0.55)',
          '&:hover, &:focus-visible': { bgcolor: 'rgb(0 0 0 / 0.75)' },
        }}
      >
        <FlagIcon fontSize="small" />
      </IconButton>
      {isOpen && <ReportOnDemand target={target} onClose={() => setOpen(false)} />}
    </>
  );
};
