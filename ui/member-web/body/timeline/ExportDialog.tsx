import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Language, useLanguage } from '#ui/intl.ts';
import { DataExport } from './DataExport.tsx';
import { ReportExport } from './ReportExport.tsx';
import { useReport } from './use-report.ts';

type LanguageProps = Readonly<{ labelId: string; value: Language; onChange: (next: Language) => void }>;

const LanguageChoice = ({ labelId, value, onChange }: LanguageProps) => (
  <Box>
    <Typography id={labelId} variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
      <FormattedMessage id="timeline.export.language" />
    </Typography>
    <ToggleButtonGroup
      exclusive
      value={value}
      onChange={(_, next: Language | null) => next !== null && onChange(next)}
      aria-labelledby={labelId}
    >
      <ToggleButton value="vi" lang="vi">
        <FormattedMessage id="timeline.export.vi" />
      </ToggleButton>
      <ToggleButton value="en" lang="en">
        <FormattedMessage id="timeline.export.en" />
      </ToggleButton>
    </ToggleButtonGroup>
  </Box>
);

type DialogProps = Readonly<{ weekId: string; weekName: string; onClose: () => void }>;

export const ExportDialog = ({ weekId, weekName, onClose }: DialogProps) => {
  const id = useId();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const report = useReport(weekId, language);
  const isMaking = report.make.isPending;

  return (
    <Dialog
      open
      onClose={isMaking ? () => undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        <FormattedMessage id="timeline.export.title" />
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 3 }}>
          <LanguageChoice labelId={`${id}-language`} value={language} onChange={setLanguage} />
          <DataExport language={language} />
          <ReportExport weekName={weekName} report={report} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isMaking}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
