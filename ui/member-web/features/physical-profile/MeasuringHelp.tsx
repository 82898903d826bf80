import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Sex } from '#core/indicator/categories.ts';
import type { NumberFieldKey } from '#core/indicator/fields.ts';
import { fieldLabels } from '#core/indicator/labels.ts';
import { measuringRule } from '#core/indicator/measuring.ts';
import { HelpIcon } from '#ui/icons.tsx';
import { MeasurePicture, measuredParts, type MeasuredPart } from '#ui/illustrations/index.ts';
import { useWords } from '#ui/indicator/words.ts';

const isPart = (key: string): key is MeasuredPart => (measuredParts as readonly string[]).includes(key); // a question about any field

type Props = Readonly<{ field: NumberFieldKey; sex: Sex | null }>;

/** Where the tape goes. A tape at another place gives another number, so the help is beside every field. */
export const MeasuringHelp = ({ field, sex }: Props) => {
  const id = useId();
  const say = useWords();
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const name = say(fieldLabels[field]);

  return (
    <>
      <Button
        size="small"
        variant="text"
        startIcon={<HelpIcon />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={formatMessage({ id: 'indicator.help.label' }, { name })}
        sx={{ minHeight: 32, py: 0, px: 1, mr: -1, whiteSpace: 'nowrap' }}
      >
        <FormattedMessage id="indicator.help" />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        maxWidth="xs"
        fullWidth
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`} variant="h2">
          {name}
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
          <Button variant="contained" onClick={() => setOpen(false)}>
            <FormattedMessage id="ui.close" />
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
