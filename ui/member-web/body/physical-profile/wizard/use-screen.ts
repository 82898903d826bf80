import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { FieldKey } from '#core/body/indicator/fields.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { formScreens, photosScreen, reviewScreen, screenOf } from '../form-screens.ts';
import { nameOf, type ProfileValues } from '../profile-form.ts';

const screenAt = (id: string | null) => formScreens.findIndex((screen) => screen.id === id);

/** The address knows the screen, so that Back goes one screen back. */
export const useScreen = (first: number) => {
  const [query, setQuery] = useSearchParams();
  const known = screenAt(query.get('step'));
  const screen = known < 0 ? Math.min(Math.max(first, 0), reviewScreen) : known;
  const move = (next: number) =>
    setQuery(
      { step: formScreens[Math.min(Math.max(next, 0), reviewScreen)]?.id ?? 'body' },
      { state: keepFocus },
    );
  return [screen, move] as const;
};

/** Where the focus goes once that screen stands: to its heading, or to one of its fields. */
type Target = Readonly<{ screen: number; key?: FieldKey }>;

type Options = Readonly<{
  screen: number;
  move: (to: number) => void;
  form: UseFormReturn<ProfileValues>;
}>;

/** Moves between the screens, and takes the focus along. */
export const useScreenFocus = ({ screen, move, form }: Options) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [target, setTarget] = useState<Target>();

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

  return { heading, go, goTo };
};

export type GoTo = ReturnType<typeof useScreenFocus>['goTo'];
