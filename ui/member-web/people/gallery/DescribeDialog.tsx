import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { altMaxLength } from '#core/people/profile/gallery.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { PrivateMedium } from '../../app/parts/PrivateMedium.tsx';

export type Described = Readonly<{
  id: string;
  name: string;
  url: string;
  thumbnailUrl: string | null;
  alt: string;
}>;

type Props = Readonly<{
  title: ReactNode;
  verb: ReactNode;
  pictures: readonly Described[];
  /** Of body pictures: what will be seen, and by whom. */
  warning?: ReactNode;
  onSave: (alts: ReadonlyMap<string, string>) => Promise<unknown>;
  onClose: () => void;
}>;

/** What is to be seen on each picture, in words, for those who can't see it. */
export const DescribeDialog = ({ title, verb, pictures, warning, onSave, onClose }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const [alts, setAlts] = useState<ReadonlyMap<string, string>>(
    () => new Map(pictures.map((picture) => [picture.id, picture.alt])),
  );
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onSave(new Map([...alts].map(([key, alt]) => [key, alt.trim()])));
      onClose();
    } catch (reason) {
      setRefusal(reason);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h2">
        {title}
      </DialogTitle>
      <form onSubmit={(event) => void save(event)} style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {warning !== undefined && (
            <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
              {warning}
            </Alert>
          )}
          {pictures.map((picture) => (
            <Box key={picture.id} sx={{ display: 'flex', gap: 1.5 }}>
              <Box sx={{ width: 84, height: 84, borderRadius: '12px', overflow: 'hidden', flexShrink: 0 }}>
                <PrivateMedium
                  medium={{
                    mediaId: picture.id,
                    type: 'IMAGE',
                    url: picture.url,
                    thumbnailUrl: picture.thumbnailUrl,
                  }}
                  alt={picture.name}
                  thumbnail
                />
              </Box>
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Field
                  id={`${id}-${picture.id}`}
                  label={<FormattedMessage id="gallery.alt" />}
                  hint={<FormattedMessage id="gallery.alt.hint" />}
                  error={undefined}
                >
                  <OutlinedInput
                    id={`${id}-${picture.id}`}
                    value={alts.get(picture.id) ?? ''}
                    onChange={({ target }) => setAlts(new Map(alts).set(picture.id, target.value))}
                    fullWidth
                    inputProps={{
                      maxLength: altMaxLength,
                      'aria-describedby': describedBy(`${id}-${picture.id}`, { hint: true }),
                      'aria-label': formatMessage({ id: 'gallery.alt.of' }, { name: picture.name }),
                    }}
                  />
                </Field>
              </Box>
            </Box>
          ))}
          {refusal !== undefined && <ErrorNote error={refusal} />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton busy={isBusy}>{verb}</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
