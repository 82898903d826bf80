import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import type { FormBuilder } from './use-form-builder.ts';

type Props = Readonly<{
  builder: FormBuilder;
  isComparing: boolean;
  onCompare: () => void;
  onSaveOver: () => void;
}>;

/** Another version was saved since this work began: it can be looked at beside, taken, or followed by one's own. */
export const StaleNote = ({ builder, isComparing, onCompare, onSaveOver }: Props) => (
  <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
    <AlertTitle>
      <FormattedMessage id="questionForm.stale.title" values={{ number: builder.newestNumber }} />
    </AlertTitle>
    <FormattedMessage
      id="questionForm.stale.text"
      values={{ from: builder.number, next: builder.newestNumber + 1 }}
    />
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
      <Button size="small" variant="outlined" color="inherit" aria-pressed={isComparing} onClick={onCompare}>
        <FormattedMessage id={isComparing ? 'questionForm.stale.hide' : 'questionForm.stale.look'} />
      </Button>
      <SubmitButton type="button" size="small" busy={builder.isBusy} onClick={onSaveOver}>
        <FormattedMessage id="questionForm.stale.mine" values={{ next: builder.newestNumber + 1 }} />
      </SubmitButton>
      <Button size="small" variant="outlined" color="inherit" onClick={builder.takeNewest}>
        <FormattedMessage id="questionForm.stale.theirs" />
      </Button>
    </Stack>
  </Alert>
);
