import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { isMeasured, readField, sections, type FieldKey } from '#core/body/indicator/fields.ts';
import { minBodySides } from '#core/body/snapshot/snapshot.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { keepFocus } from '#ui/components/Page.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useToast } from '#ui/components/toasts/Toasts.tsx';
import { ArrowLeftIcon, ArrowRightIcon, ErrorIcon } from '#ui/icons.tsx';
import { computeProfile, inputsOf, type SavedWeek } from '#ui/indicator/week.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { sizes } from '#ui/theme/tokens.ts';
import { useForm } from '#ui/use-form.ts';
import { useWallet } from '../../app/layout/MemberTopBar.tsx';
import { ConflictNotice, DraftLine, RestoredNotice } from './DraftNotices.tsx';
import { FormFields } from './fields/FormFields.tsx';
import {
  askedKeys,
  formScreens,
  photosScreen,
  reviewScreen,
  screenOf,
  screensOfStep,
  steps,
  type Step,
} from './form-screens.ts';
import { LiveResults } from './LiveResults.tsx';
import {
  inputIssues,
  inputsIn,
  issueMessage,
  keyAt,
  nameOf,
  profileResolver,
  type ProfileValues,
} from './profile-form.ts';
import { StepBar } from './StepBar.tsx';
import { freshContent, type Start } from './starting-point.ts';
import { useDraft, valuesOf } from './use-draft.ts';
import { usePhotoSlots } from './photos/use-photo-slots.ts';
import { type Saved, usePrice, useSave } from './use-save.ts';
import { LastWeekContext, useMeasuredByHand } from './use-profile-form.tsx';

const PhotoFields = lazy(() => import('./photos/PhotoFields.tsx'));
// What follows a save is here before anything is saved, whatever becomes of the connection meanwhile.
const ReviewStep = lazy(async () => {
  const [step] = await Promise.all([import('./ReviewStep.tsx'), import('./SavedView.tsx')]);
  return step;
});

type Props = Readonly<{
  user: SignedInUser;
  start: Start;
  thisWeek: SavedWeek | null;
  previous: SavedWeek | null;
  onSaved: (saved: Saved) => void;
}>;

const screenAt = (id: string | null) => formScreens.findIndex((screen) => screen.id === id);

/** The address knows the screen, so that Back goes one screen back. */
const useScreen = (first: number) => {
  const [query, setQuery] = useSearchParams();
  const known = screenAt(query.get('step'));
  const screen = known < 0 ? Math.min(Math.max(first, 0), reviewScreen) : known;
  const go = (next: number) =>
    setQuery(
      { step: formScreens[Math.min(Math.max(next, 0), reviewScreen)]?.id ?? 'body' },
      { state: keepFocus },
    );
  return [screen, go] as const;
};

/** Where the focus goes once that screen stands: to its heading, or to one of its fields. */
type Target = Readonly<{ screen: number; key?: FieldKey }>;

const WizardForm = ({
  user,
  start,
  thisWeek,
  previous,
  onSaved,
  form,
}: Props & { form: UseFormReturn<ProfileValues> }) => {
  const [screen, move] = useScreen(start.content.step);
  const current = formScreens[screen] ?? formScreens[0];
  const draft = useDraft({ userId: user.id, form, screen, start });
  const slots = usePhotoSlots();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [target, setTarget] = useState<Target>();
  const [isRestored, setIsRestored] = useState(start.restoredAt !== null);
  const price = usePrice(screen === reviewScreen);
  const wallet = useWallet();
  const values = useWatch({ control: form.control }) as ProfileValues; // every field has a default, so none is undefined
  const inputs = inputsIn(values);
  const profile = useMemo(
    () => computeProfile(inputsIn(values), user.bodyStandard),
    [values, user.bodyStandard],
  );
  useMeasuredByHand(form);

  const save = useSave((saved) => {
    draft.finish();
    onSaved(saved);
  });

  // After a change of screen the reader hears where it is; a link to a field leads to the field itself.
  useEffect(() => {
    if (target === undefined || target.screen !== screen) return;
    if (target.key === undefined) heading.current?.focus({ preventScroll: true });
    else form.setFocus(nameOf(target.key));
  }, [target, screen, form]);

  const go = (to: number) => {
    setTarget({ screen: to });
    move(to);
  };
  const goTo = (place: FieldKey | 'photos') => {
    if (place === 'photos') return go(photosScreen);
    setTarget({ screen: screenOf(place), key: place });
    return move(screenOf(place));
  };

  const isComplete = (step: Step): boolean => {
    if (step === 'photos') return values.media.length >= minBodySides;
    const section = sections.find((name) => name === step);
    if (section === undefined) return false;
    const keys = screensOfStep(step).flatMap((index) =>
      askedKeys(formScreens[index]?.keys ?? [], inputs.body.gender),
    );
    const broken = inputIssues(inputs).some(({ path }) => path.startsWith(`${section}.`));
    return !broken && keys.every((key) => isMeasured(readField(inputs, key)));
  };

  const next = async () => {
    const keys = askedKeys(current.keys, inputs.body.gender);
    if (keys.length > 0 && !(await form.trigger(keys.map(nameOf), { shouldFocus: true }))) return;
    go(screen + 1);
  };

  const submit = () => {
    const issues = inputIssues(inputsIn(form.getValues()));
    const first = issues.map(({ path }) => keyAt(path)).find((key) => key !== undefined);
    for (const issue of issues) {
      const key = keyAt(issue.path);
      if (key !== undefined)
        form.setError(nameOf(key), { type: issue.code, message: issueMessage(issue, user.units) });
    }
    if (first !== undefined) return goTo(first);
    if (form.getValues('media').length < minBodySides) return goTo('photos');
    return save.mutate(form.getValues(), {
      onError: (error) => {
        if (!isApiError(error)) return;
        const placed = error.fields.flatMap((issue) => {
          // A part of the profile is called body too: only the place in what was sent goes.
          const path = issue.path.replace(/^body\./, '');
          const key = keyAt(path);
          if (key === undefined) return path.includes('media') ? (['photos'] as const) : [];
          form.setError(nameOf(key), { type: 'server', message: issueMessage(issue, user.units) });
          return [key];
        });
        if (placed[0] !== undefined) goTo(placed[0]);
      },
    });
  };

  const discard = () => {
    const undo = draft.discard(freshContent({ thisWeek, user, hasHistory: previous !== null }));
    setIsRestored(false);
    go(0);
    toast(<FormattedMessage id="indicator.draft.discarded" />, { undo });
  };

  const short = (price.fee ?? 0) - (wallet.data?.baseCoin ?? 0);
  const isLast = screen === reviewScreen;
  const blocked = draft.conflict !== null || slots.isSending || price.fee === undefined || short > 0;
  const unsaved = (form.formState.isDirty || isRestored) && !save.isSuccess;

  return (
    <LastWeekContext value={previous === null ? null : { inputs: inputsOf(previous), week: previous }}>
      <LeaveGuard
        when={unsaved && form.formState.isDirty}
        text={
          <FormattedMessage
            id={slots.isSending || draft.state === 'unkept' ? 'ui.leave.text' : 'indicator.leave'}
          />
        }
      />
      {isRestored && start.restoredAt !== null && draft.conflict === null && (
        <RestoredNotice at={start.restoredAt} onDiscard={discard} onClose={() => setIsRestored(false)} />
      )}
      <StepBar screen={screen} complete={steps.filter(isComplete)} onGo={go} />
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          if (!isLast) void next();
          else if (!blocked && !save.isPending) submit();
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: current.keys.length > 0 ? 'minmax(0, 1fr) 360px' : 'minmax(0, 1fr)',
            },
          }}
        >
          <Box sx={{ maxWidth: current.keys.length > 0 ? 720 : 920, width: '100%' }}>
            <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ scrollMarginTop: sizes.topBar + 24 }}>
              <FormattedMessage id={current.title} />
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
              <FormattedMessage id={current.lead} />
            </Typography>
            {current.keys.length > 0 && <FormFields key={current.id} screen={current} />}
            <Suspense fallback={<FormSkeleton fields={4} />}>
              {current.id === 'photos' && <PhotoFields slots={slots} />}
              {current.id === 'review' && <ReviewStep profile={profile} price={price} goTo={goTo} />}
            </Suspense>
          </Box>
          <Box
            sx={{
              position: { lg: 'sticky' },
              top: { lg: 24 },
              display: current.keys.length > 0 ? 'block' : 'none',
            }}
          >
            <LiveResults screen={current} profile={profile} />
          </Box>
        </Box>
        {save.isError && <ErrorNote error={save.error} />}
        {isLast && slots.isSending && (
          <Alert severity="info" sx={{ mt: 2 }} icon={<ErrorIcon fontSize="inherit" />}>
            <FormattedMessage id="indicator.review.sending" />
          </Alert>
        )}
        <Box
          sx={{
            position: 'sticky',
            bottom: { xs: `calc(${sizes.bottomBar}px + env(safe-area-inset-bottom, 0px))`, md: 0 },
            zIndex: 2,
            mt: 3,
            mx: { xs: -2, sm: -3, md: 0 },
            px: { xs: 2, sm: 3, md: 0 },
            py: 1.25,
            bgcolor: 'background.default',
            borderTop: '1px solid',
            borderColor: 'divider',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
          }}
        >
          {draft.conflict !== null && (
            // Here it is in sight wherever one types.
            <Box sx={{ flex: '1 0 100%' }}>
              <ConflictNotice conflict={draft.conflict} onMine={draft.keepMine} onTheirs={draft.takeTheirs} />
            </Box>
          )}
          <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' } }}>
            <DraftLine state={draft.state} />
          </Box>
          {screen > 0 && (
            <Button variant="outlined" startIcon={<ArrowLeftIcon />} onClick={() => go(screen - 1)}>
              <FormattedMessage id="indicator.back" />
            </Button>
          )}
          {isLast ? (
            <SubmitButton
              busy={save.isPending}
              disabled={blocked}
              size="large"
              color="accent"
              fullWidth={false}
              sx={{ flexGrow: { xs: 1, sm: 0 } }}
            >
              <FormattedMessage id={price.isUpdate ? 'indicator.save.update' : 'indicator.save'} />
            </SubmitButton>
          ) : (
            <Button
              type="submit"
              variant="contained"
              endIcon={<ArrowRightIcon />}
              sx={{ flexGrow: { xs: 1, sm: 0 } }}
            >
              <FormattedMessage id={screen + 1 === reviewScreen ? 'indicator.toReview' : 'indicator.next'} />
            </Button>
          )}
        </Box>
      </Box>
    </LastWeekContext>
  );
};

export const Wizard = (props: Props) => {
  const { user, start } = props;
  const form = useForm<ProfileValues>({
    defaultValues: valuesOf(start.content),
    resolver: useMemo(() => profileResolver(user.units), [user.units]),
    shouldFocusError: true,
  });
  return (
    <FormProvider {...form}>
      <WizardForm {...props} form={form} />
    </FormProvider>
  );
};
