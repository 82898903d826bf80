import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ErrorIcon } from '#ui/icons.tsx';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { inputsOf } from '#ui/indicator/week-inputs.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { useForm } from '#ui/use-form.ts';
import { useWallet } from '../../app/data/wallet.ts';
import { forgetValues } from '../calculators/kept-values.ts';
import { CarriedNotice, RestoredNotice } from './DraftNotices.tsx';
import { askedKeys, isStep, keysOf, steps, type WeekPlan } from './form-screens.ts';
import { inputsIn, nameOf, profileResolver, type ProfileValues } from './profile-form.ts';
import { StepBar } from './StepBar.tsx';
import { freshContent, type Start } from './starting-point.ts';
import { useDraft, valuesOf } from './use-draft.ts';
import { usePhotoSlots } from './photos/use-photo-slots.ts';
import { LastWeekContext, useMeasuredByHand } from './use-profile-form.ts';
import type { Saved } from '../waiting-weeks/week-body.ts';
import { usePrice, useSave } from './data.ts';
import { completeSteps } from './wizard/complete-steps.ts';
import { ScreenContent } from './wizard/ScreenContent.tsx';
import { useScreen, useScreenFocus } from './wizard/use-screen.ts';
import { useSubmit } from './wizard/use-submit.ts';
import { waitingWeekOf } from './wizard/waiting-week-of.ts';
import { WizardFoot } from './wizard/WizardFoot.tsx';

type Props = Readonly<{
  user: SignedInUser;
  start: Start;
  plan: WeekPlan;
  thisWeek: SavedWeek | null;
  previous: SavedWeek | null;
  /** The focus begins at its heading. */
  isReopened: boolean;
  onSaved: (saved: Saved) => void;
  onWaiting: () => void;
}>;

type FormProps = Props & Readonly<{ form: UseFormReturn<ProfileValues> }>;

/** What the server refused was true of what was sent: the first change takes the sentence away. */
const useForgottenRefusal = (form: UseFormReturn<ProfileValues>, save: ReturnType<typeof useSave>) => {
  const { isError, reset } = save;
  useEffect(() => {
    if (!isError) return undefined;
    const { unsubscribe } = form.watch(() => reset());
    return unsubscribe;
  }, [form, isError, reset]);
};

/** A week that is saved opens at its cards; a draft goes on where it was left. */
const firstScreen = ({ plan, start }: Pick<Props, 'plan' | 'start'>) =>
  plan.isSaved && start.restoredAt === null ? 'week' : (steps[start.content.step] ?? 'body');

/** All that the screens of the wizard share. */
const useWizard = (props: FormProps) => {
  const { user, start, plan, thisWeek, previous, isReopened, onSaved, onWaiting, form } = props;
  const [screen, move] = useScreen(firstScreen({ plan, start }));
  const place = isStep(screen) ? steps.indexOf(screen) : 0;
  const draft = useDraft({ userId: user.id, form, screen: place, start });
  const slots = usePhotoSlots(user.id);
  const toast = useToast();
  const [isRestored, setIsRestored] = useState(start.restoredAt !== null);
  const [isCarried, setIsCarried] = useState(start.isCarried);
  const price = usePrice(screen === 'review' || plan.isSaved, plan);
  const wallet = useWallet();
  const values = useWatch({ control: form.control }) as ProfileValues; // every field has a default, so none is undefined
  const inputs = useMemo(() => inputsIn(values), [values]);
  useMeasuredByHand(form);

  const finish = () => {
    draft.finish();
    slots.handOver();
    forgetValues();
  };
  const save = useSave({
    userId: user.id,
    onSaved: (saved) => {
      finish();
      onSaved(saved);
    },
    onWaiting: () => {
      finish();
      onWaiting();
    },
  });
  useForgottenRefusal(form, save);
  const { heading, home, go, goTo } = useScreenFocus({ screen, move, form, plan, isReopened });
  const pressed = () =>
    waitingWeekOf({
      userId: user.id,
      values: form.getValues(),
      photos: slots.waitingPhotos(),
      seen: { week: plan.currentWeek, version: thisWeek?.version ?? 0 },
    });
  const submit = useSubmit({ form, units: user.units, save, pressed, goTo });

  const next = async () => {
    const keys = askedKeys(keysOf(screen, plan), values.body.gender);
    if (keys.length > 0 && !(await form.trigger(keys.map(nameOf), { shouldFocus: true }))) return;
    go(isStep(screen) ? (steps[place + 1] ?? 'review') : home);
  };
  const back = () => {
    if (isStep(screen) && place > 0) go(steps[place - 1] ?? 'body');
    else go(isStep(screen) ? 'week' : home);
  };
  const discard = () => {
    const undo = draft.discard(freshContent({ thisWeek, user, hasHistory: previous !== null }));
    setIsRestored(false);
    setIsCarried(false);
    forgetValues();
    go(plan.isSaved ? 'week' : 'body');
    toast(<FormattedMessage id="indicator.draft.discarded" />, { undo });
  };

  const short = (price.fee ?? 0) - (wallet.data?.baseCoin ?? 0);
  return {
    screen,
    draft,
    slots,
    price,
    values,
    inputs,
    save,
    heading,
    go,
    goTo,
    next,
    back,
    submit,
    /** The end of the save, and each card of a week that is saved already. */
    saves: screen === 'review' || (plan.isSaved && !isStep(screen)),
    restoredAt: isRestored ? start.restoredAt : null,
    closeRestored: () => setIsRestored(false),
    isCarried,
    closeCarried: () => setIsCarried(false),
    discard,
    isBlocked: draft.conflict !== null || slots.isSending || price.fee === undefined || short > 0,
  };
};

const WizardForm = (props: FormProps) => {
  const { plan, previous, form } = props;
  const wizard = useWizard(props);
  const { screen, draft, slots, price, inputs, save, isBlocked } = wizard;

  return (
    <LastWeekContext value={previous === null ? null : { inputs: inputsOf(previous), week: previous }}>
      <LeaveGuard
        when={form.formState.isDirty && !save.isSuccess}
        text={
          <FormattedMessage
            id={slots.isSending || draft.state === 'unkept' ? 'ui.leave.text' : 'indicator.leave'}
          />
        }
      />
      {wizard.restoredAt !== null && draft.conflict === null && (
        <RestoredNotice at={wizard.restoredAt} onDiscard={wizard.discard} onClose={wizard.closeRestored} />
      )}
      {wizard.isCarried && <CarriedNotice onDiscard={wizard.discard} onClose={wizard.closeCarried} />}
      {isStep(screen) && (
        <StepBar screen={screen} complete={completeSteps(wizard.values, plan)} onGo={wizard.go} />
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          if (!wizard.saves) void wizard.next();
          else if (!isBlocked && !save.isPending) wizard.submit();
        }}
      >
        <ScreenContent
          screen={screen}
          heading={wizard.heading}
          plan={plan}
          slots={slots}
          inputs={inputs}
          standard={props.user.bodyStandard}
          price={price}
          goTo={wizard.goTo}
          onGo={wizard.go}
        />
        {save.isError && <ErrorNote error={save.error} />}
        {wizard.saves && slots.isSending && (
          <Alert severity="info" sx={{ mt: 2 }} icon={<ErrorIcon fontSize="inherit" />}>
            <FormattedMessage id="indicator.review.sending" />
          </Alert>
        )}
        {screen !== 'week' && (
          <WizardFoot
            screen={screen}
            isWeekSaved={plan.isSaved}
            draft={draft}
            isSaving={save.isPending}
            isBlocked={isBlocked}
            isUpdate={price.isUpdate}
            onBack={wizard.back}
          />
        )}
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
