import { useMemo } from 'react';
import type { Standard } from '#core/body/indicator/categories.ts';
import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import { computeProfile, type ComputedProfile } from '#ui/indicator/week.ts';

/** Apart from the form itself, which is filled in without the formulas. */
export const useComputed = (inputs: ProfileInputs, standard: Standard): ComputedProfile =>
  useMemo(() => computeProfile(inputs, standard), [inputs, standard]);
