import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { WarningIcon } from '#ui/icons.tsx';

type Props = Readonly<{
  id: string;
  title: ReactNode;
  description?: ReactNode;
  busy: boolean;
  isDirty: boolean;
  isStale: boolean;
  refusal: unknown;
  onSubmit: (event: FormEvent) => unknown;
  onTakeTheirs: () => void;
  children: ReactNode;
}>;

/** A card with its own save; a save made elsewhere is told, and neither version is lost without a choice. */
export const SettingsSection = ({
  id,
  title,
  description,
  busy,
  isDirty,
  isStale,
  refusal,
  onSubmit,
  onTakeTheirs,
  children,
}: Props) => {
  const heading = useId();
  return (
    <Card component="section" id={id} aria-labelledby={heading} sx={{ scrollMarginTop: 80 }}>
      <CardContent>
        <Typography id={heading} variant="h2">
          {title}
        </Typography>
        {description !== undefined && (
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{description}</Typography>
        )}
        <Stack
          component="form"
          noValidate
          onSubmit={(event) => void onSubmit(event)}
          sx={{ gap: 2.5, mt: 2.5 }}
        >
          {children}
          {/* Beside the button: on a phone the top of the form is out of sight when it is pressed. */}
          {refusal !== undefined && <ErrorNote error={refusal} />}
          {isStale && (
            <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
              <FormattedMessage id="coachSettings.stale" />
            </Alert>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <SubmitButton busy={busy} disabled={!isDirty && !busy}>
              <FormattedMessage id={isStale ? 'coachSettings.stale.mine' : 'ui.save'} />
            </SubmitButton>
            {isStale && (
              <Button variant="outlined" onClick={onTakeTheirs}>
                <FormattedMessage id="coachSettings.stale.theirs" />
              </Button>
            )}
          </Stack>
        </Stack>
        <LeaveGuard when={isDirty} />
      </CardContent>
    </Card>
  );
};
