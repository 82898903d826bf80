import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { FieldKey } from '#core/body/indicator/fields.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { isScreenId, isStep, screenOf, type ScreenId, type Step, type WeekPlan } from '../form-screens.ts';
import { nameOf, type ProfileValues } from '../profile-form.ts';

/** The address knows the screen, so that Back goes one screen back. */
export const useScreen = (first: ScreenId) => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('step');
  const screen = isScreenId(asked) ? asked : first;
  const move = (next: ScreenId) => setQuery({ step: next }, { state: keepFocus });
  return [screen, move] as const;
};

/** Where the focus goes once that screen stands: to its heading, or to one of its fields. */
type Target = Readonly<{ screen: ScreenId; key?: FieldKey }>;

type Options = Readonly<{
  screen: ScreenId;
  move: (to: ScreenId) => void;
  form: UseFormReturn<ProfileValues>;
  plan: WeekPlan;
  isReopened: boolean;
}>;

/** Moves between the screens, and takes the focus along. */
export const useScreenFocus = ({ screen, move, form, plan, isReopened }: Options) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [target, setTarget] = useState<Target | undefined>(isReopened ? { screen } : undefined);
  /** Where a card was opened from: that is where its end leads. */
  const [home, setHome] = useState<Step | 'week'>(plan.isSaved ? 'week' : 'body');

  // After a change of screen the reader hears where it is; a link to a field leads to the field itself.
  useEffect(() => {
    if (target === undefined || target.screen !== screen) return;
    if (target.key === undefined) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    } else form.setFocus(nameOf(target.key));
  }, [target, screen, form]);

  const leave = (to: ScreenId) => {
    if (isStep(screen) || screen === 'week') setHome(screen);
    move(to);
  };
  const go = (to: ScreenId) => {
    setTarget({ screen: to });
    leave(to);
  };
  const goTo = (place: FieldKey | 'photos') => {
    if (place === 'photos') return go('photos');
    const to = screenOf(place, plan);
    setTarget({ screen: to, key: place });
    return leave(to);
  };

  return { heading, home, go, goTo };
};

export type GoTo = ReturnType<typeof useScreenFocus>['goTo'];
