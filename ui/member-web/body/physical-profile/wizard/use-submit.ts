import type { UseFormReturn } from 'react-hook-form';
import type { FieldKey } from '#core/body/indicator/fields.ts';
import { minBodySides } from '#core/body/snapshot/snapshot.ts';
import type { UnitSystem } from '#core/body/indicator/units.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { inputIssues, inputsIn, issueMessage, keyAt, nameOf, type ProfileValues } from '../profile-form.ts';
import type { WaitingWeek } from '../../waiting-weeks/week-queue.ts';
import type { useSave } from '../data.ts';
import type { GoTo } from './use-screen.ts';

type Options = Readonly<{
  form: UseFormReturn<ProfileValues>;
  units: UnitSystem;
  save: ReturnType<typeof useSave>;
  /** The save as it is pressed now. */
  pressed: () => WaitingWeek;
  goTo: GoTo;
}>;

/** Saves the week; what this device or the server objects to is marked, and the first of it is shown. */
export const useSubmit = ({ form, units, save, pressed, goTo }: Options) => {
  /** Marks what breaks a rule of this device. Answers the first field among it. */
  const markIssues = (): FieldKey | undefined => {
    const issues = inputIssues(inputsIn(form.getValues()));
    for (const issue of issues) {
      const key = keyAt(issue.path);
      if (key !== undefined)
        form.setError(nameOf(key), { type: issue.code, message: issueMessage(issue, units) });
    }
    return issues.map(({ path }) => keyAt(path)).find((key) => key !== undefined);
  };

  const showRefusal = (error: unknown) => {
    if (!isApiError(error)) return;
    const placed = error.fields.flatMap((issue) => {
      // A part of the profile is called body too: only the place in what was sent goes.
      const path = issue.path.replace(/^body\./, '');
      const key = keyAt(path);
      if (key === undefined) return path.includes('media') ? (['photos'] as const) : [];
      form.setError(nameOf(key), { type: 'server', message: issueMessage(issue, units) });
      return [key];
    });
    if (placed[0] !== undefined) goTo(placed[0]);
  };

  return () => {
    const first = markIssues();
    if (first !== undefined) return goTo(first);
    if (form.getValues('media').length < minBodySides) return goTo('photos');
    return save.mutate(pressed(), { onError: showRefusal });
  };
};
