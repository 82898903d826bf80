import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId } from 'react';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';

/** What its card shows of a form that is saved by itself. */
export type SectionState = Readonly<{
  isBusy: boolean;
  isDirty: boolean;
  refusal: unknown;
  submit: (event: FormEvent) => unknown;
  takeTheirs: () => void;
}>;

export type SectionFrame = Readonly<{
  id: string;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}>;

type Props = SectionFrame &
  Readonly<{
    section: Pick<SectionState, 'isDirty' | 'refusal' | 'submit'>;
    /** Its buttons, and what is said when another window saved meanwhile. */
    actions: ReactNode;
  }>;

/** A card with its own save. */
export const FormSection = ({ id, title, description, section, actions, children }: Props) => {
  const heading = useId();
  const { isDirty, refusal, submit } = section;
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
          onSubmit={(event) => void submit(event)}
          sx={{ gap: 2.5, mt: 2.5 }}
        >
          {children}
          {/* Beside the button: on a phone the top of the form is out of sight when it is pressed. */}
          {refusal !== undefined && <ErrorNote error={refusal} />}
          {actions}
        </Stack>
        <LeaveGuard when={isDirty} />
      </CardContent>
    </Card>
  );
};
