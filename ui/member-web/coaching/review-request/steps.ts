export const steps = ['kind', 'week', 'answers', 'summary'] as const;
export type Step = (typeof steps)[number];

/** The address counts from one; anything else is the first step. */
export const stepIn = (text: string | null): Step => steps[Number(text) - 1] ?? 'kind';

export const numberOf = (step: Step): number => steps.indexOf(step) + 1;
