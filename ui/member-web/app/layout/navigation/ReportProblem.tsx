import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { HelpIcon } from '#ui/icons.tsx';
import { BugReportOnDemand } from '../../../content/bug-reports/ReportOnDemand.tsx';

/** From every page of the member area: the report names the page it was opened on. */
export const ReportProblem = () => {
  const user = useSignedInUser();
  const [isOpen, setOpen] = useState(false);
  if (user?.status !== 'ACTIVE') return null;
  return (
    <>
      <ListItemButton onClick={() => setOpen(true)} sx={{ borderRadius: '10px', minHeight: 44 }}>
        <ListItemIcon sx={{ minWidth: 40 }}>
          <HelpIcon />
        </ListItemIcon>
        <ListItemText primary={<FormattedMessage id="nav.reportProblem" />} />
      </ListItemButton>
      {isOpen && <BugReportOnDemand onClose={() => setOpen(false)} />}
    </>
  );
};
