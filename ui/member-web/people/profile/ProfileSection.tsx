import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
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

declare global {
  interface MessageCatalogues {
    profile: typeof import('./messages/vi.json');
  }
}

type Clash = readonly Readonly<{ label: ReactNode; saved: ReactNode }>[];

type Props = Readonly<{
  id: string;
  title: ReactNode;
  description?: ReactNode;
  busy: boolean;
  isDirty: boolean;
  refusal: unknown;
  clash: Clash | undefined;
  onSubmit: (event: FormEvent) => unknown;
  onTakeTheirs: () => void;
  children: ReactNode;
}>;

/** A card with its own save. Until something changed there is nothing to save, and the button says so by staying quiet. */
export const ProfileSection = ({
  id,
  title,
  description,
  busy,
  isDirty,
  refusal,
  clash,
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
          {clash !== undefined && (
            <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
              <AlertTitle>
                <FormattedMessage id="profile.clash.title" />
              </AlertTitle>
              <FormattedMessage id="profile.clash.text" values={{ count: clash.length }} />
              {clash.length > 0 && (
                <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
                  {clash.map(({ label, saved }, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a fixed list of fields
                    <li key={index}>
                      <FormattedMessage
                        id="profile.clash.line"
                        values={{ field: label, saved: <b>{saved}</b> }}
                      />
                    </li>
                  ))}
                </Box>
              )}
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
                <SubmitButton busy={busy} size="small">
                  <FormattedMessage id="profile.clash.mine" />
                </SubmitButton>
                <Button size="small" variant="outlined" onClick={onTakeTheirs}>
                  <FormattedMessage id="profile.clash.theirs" />
                </Button>
              </Stack>
            </Alert>
          )}
          {clash === undefined && (
            <Box>
              <SubmitButton busy={busy} disabled={!isDirty && !busy}>
                <FormattedMessage id="ui.save" />
              </SubmitButton>
            </Box>
          )}
        </Stack>
        <LeaveGuard when={isDirty} />
      </CardContent>
    </Card>
  );
};
