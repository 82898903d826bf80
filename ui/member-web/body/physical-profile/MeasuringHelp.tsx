import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Sex } from '#core/body/indicator/categories.ts';
import type { NumberFieldKey } from '#core/body/indicator/fields.ts';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { HelpIcon } from '#ui/icons.tsx';
import { useWords } from '#ui/indicator/words.ts';

const MeasuringDialog = lazy(() => import('./MeasuringDialog.tsx'));

type Props = Readonly<{ field: NumberFieldKey; sex: Sex | null }>;

/** Where the tape goes. A tape at another place gives another number, so the help is beside every field. */
export const MeasuringHelp = ({ field, sex }: Props) => {
  const say = useWords();
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const name = say(fieldLabels[field]);

  return (
    <>
      <Button
        size="small"
        variant="text"
        startIcon={<HelpIcon />}
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
        aria-haspopup="dialog"
        aria-label={formatMessage({ id: 'indicator.help.label' }, { name })}
        sx={{ minHeight: 32, py: 0, px: 1, mr: -1, whiteSpace: 'nowrap' }}
      >
        <FormattedMessage id="indicator.help" />
      </Button>
      {wasOpen && (
        <Suspense>
          <MeasuringDialog field={field} sex={sex} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
