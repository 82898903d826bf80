import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Sex } from '#core/body/indicator/categories.ts';
import type { NumberFieldKey } from '#core/body/indicator/fields.ts';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { measuringRule } from '#core/body/indicator/explanation/measuring-rules.ts';
import { MeasurePicture, measuredParts, type MeasuredPart } from '#ui/illustrations/body.tsx';
import { useWords } from '#ui/indicator/words.ts';

const isPart = (key: string): key is MeasuredPart => (measuredParts as readonly string[]).includes(key); // a question about any field

type Props = Readonly<{ field: NumberFieldKey; sex: Sex | null; open: boolean; onClose: () => void }>;

/** The rule of measuring in full, with a picture where a tape goes around. */
export default function MeasuringDialog({ field, sex, open, onClose }: Props) {
  const id = useId();
  const say = useWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {say(fieldLabels[field])}
      </DialogTitle>
      <DialogContent>
        {isPart(field) && (
          <Box
            sx={{
              maxWidth: 240,
              mx: 'auto',
              mb: 2,
              bgcolor: 'background.sunken',
              borderRadius: '20px',
              p: 1.5,
            }}
          >
            <MeasurePicture part={field} />
          </Box>
        )}
        <Typography id={`${id}-text`}>{say(measuringRule(field, sex))}</Typography>
        {isPart(field) && (
          <Typography sx={{ mt: 1.5, color: 'text.secondary' }} variant="body2">
            <FormattedMessage id="indicator.help.tape" />
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
